import { expect } from 'chai';
import type { Cell, Operand } from '../cell.ts';
import { causesOf, type CellChange } from './cause.ts';

const OLD = { accession: '0000000001-25-000001', form: '10-K', filed: '2025-02-01' };
const NEW = { accession: '0000000001-26-000001', form: '10-K', filed: '2026-02-01' };
const NEWER = { accession: '0000000001-26-000002', form: '10-Q', filed: '2026-05-01' };

type Filing = typeof OLD;

const operand = (filing: Filing, value: string, more: Partial<Operand> = {}): Operand => ({
  ...filing,
  concept: 'us-gaap:Revenues',
  value,
  start: '2024-01-01',
  end: '2024-12-31',
  role: '+',
  ...more,
});

const EMPTY: Cell = {
  statement: 'income',
  field: 'revenue',
  period_kind: 'annual',
  fiscal_year: 2024,
  fiscal_period: 'FY',
  period_start: '2024-01-01',
  period_end: '2024-12-31',
  value: null,
  refusal: null,
  rule: null,
  unit: 'USD',
  concept: '',
  accession: '',
  form: '',
  filed: null,
  method: null,
  operands: [],
  flags: [],
};

const served = (value: string, filing: Filing, more: Partial<Cell> = {}): Cell => ({
  ...EMPTY,
  ...filing,
  value,
  concept: 'us-gaap:Revenues',
  method: 'reported',
  operands: [operand(filing, value)],
  ...more,
});

const refused = (rule: Cell['rule']): Cell => ({ ...EMPTY, refusal: 'not_reported', rule });

const causes = (changes: readonly CellChange[], filings: readonly Filing[]) =>
  causesOf(changes, filings).map(({ cause, filing }) => [cause, filing?.filed ?? null]);
const causeOf = (before: Cell, after: Cell | null, filings: readonly Filing[]) =>
  causes([{ before, after }], filings)[0];

describe('the cause of a change', () => {
  it('is the kind of revision by the new filing that the value comes from', () => {
    const before = served('1001', OLD);
    expect(causeOf(before, served('1101', NEW), [NEW])).to.deep.equal(['restatement', '2026-02-01']);
    const amended = { ...NEW, form: '10-K/A' };
    expect(causeOf(before, served('1101', amended), [NEWER, amended])).to.deep.equal([
      'correction',
      '2026-02-01',
    ]);
    const derived = served('51', NEW, {
      method: 'derived_q4',
      operands: [operand(NEW, '1051'), operand(OLD, '1000', { role: '-', end: '2024-09-30' })],
    });
    expect(causeOf(before, derived, [NEW])).to.deep.equal(['derived_follow_up', '2026-02-01']);
  });

  it('is no filing that the value does not come from', () => {
    const before = served('1001', OLD);
    for (const filings of [[], [NEW], [NEWER, NEW]]) {
      expect(causeOf(before, served('1101', OLD), filings)).to.deep.equal(['evidence', null]);
      expect(causeOf(refused('field.not_reported'), before, filings)).to.deep.equal(['evidence', null]);
      const lost = filings.length === 0 ? 'evidence' : 'withdrawn';
      expect(causeOf(before, refused('field.not_reported'), filings)).to.deep.equal([lost, null]);
      expect(causeOf(before, null, filings)).to.deep.equal([lost, null]);
    }
  });

  it('is the verifier where it refuses the value, or refused it', () => {
    const value = served('1001', OLD);
    const masked = refused('verification.per_share');
    expect(causeOf(value, masked, [NEW])).to.deep.equal(['verdict', null]);
    expect(causeOf(masked, value, [])).to.deep.equal(['verdict', null]);
    expect(causeOf(masked, served('1001', NEW), [NEW])).to.deep.equal(['reported', '2026-02-01']);
  });

  it('is a report of what was refused', () => {
    const before = refused('field.not_reported');
    expect(causeOf(before, served('5', NEW), [NEW])).to.deep.equal(['reported', '2026-02-01']);
    const derived = served('5', NEW, { method: 'derived_identity' });
    expect(causeOf(before, derived, [NEW])).to.deep.equal(['derived_follow_up', '2026-02-01']);
  });

  describe('a split', () => {
    const eps = (value: string, filing: Filing, end: string, filed: string, role: string): Cell =>
      served(value, filing, {
        field: 'eps_diluted',
        unit: 'USD/shares',
        period_end: end,
        operands: [operand(filing, filed, { end, role })],
      });
    const adjusted = (end: string, role = '+/4'): CellChange => ({
      before: eps('4.4', OLD, end, '4.4', '+'),
      after: eps('1.1', OLD, end, '4.4', role),
    });

    it('shows by a fact that is adjusted now, and counts for figures that are filed anew', () => {
      const anew = {
        before: eps('8.8', OLD, '2024-12-31', '8.8', '+'),
        after: eps('2.2', NEW, '2024-12-31', '2.2', '+'),
      };
      expect(causes([adjusted('2023-12-31'), anew], [NEW])).to.deep.equal([
        ['split', '2026-02-01'],
        ['split', '2026-02-01'],
      ]);
      expect(causes([adjusted('2023-12-31'), anew], [NEWER, NEW])).to.deep.equal([
        ['split', null],
        ['split', '2026-02-01'],
      ]);
    });

    it('has a cause without a filing when prices reported it', () => {
      expect(causes([adjusted('2023-12-31')], [])).to.deep.equal([['split', null]]);
    });

    it('is none when the facts show two', () => {
      const both = [adjusted('2023-12-31'), adjusted('2022-12-31', '+/2')];
      expect(causes(both, [NEW])).to.deep.equal([
        ['evidence', null],
        ['evidence', null],
      ]);
    });

    it('counts by its ratio to one that was known', () => {
      const change = {
        before: eps('1.1', OLD, '2023-12-31', '4.4', '+/4'),
        after: eps('0.55', OLD, '2023-12-31', '4.4', '+/8'),
      };
      expect(causes([change], [NEW])).to.deep.equal([['split', '2026-02-01']]);
    });
  });
});
