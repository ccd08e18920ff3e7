import type { HoldingFilingRow } from '@footnote/read-models/holdings';
import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import type { Writable } from '@footnote/wire/json';
import type { HolderPortfolio } from '@footnote/contract/types.generated';
import { pageOf, portfolioMember } from './portfolio.ts';
import type { HeldPosition } from './read-manager.ts';

const [PERIOD, ACCESSION] = ['2025-12-31', '0000000007-26-000001'];
const FILING: HoldingFilingRow = {
  cik: '0000000007',
  period: PERIOD,
  accession: ACCESSION,
  set_key: 'set.1',
  form: '13F-HR',
  filed: '2026-02-12',
  manager: 'Manager',
  report_type: 'holdings',
  kind: 'original',
  amendment_number: 0,
  entries: 2,
  entries_difference: '0',
  value: '100',
  value_difference: '0',
  cover_unit: 'same',
  value_unit: 'dollars',
  unit_by: 'filing_date',
  confidential_omitted: false,
  shares_withheld: false,
  included_managers: [],
  reported_by: [],
  source: 'documents',
  source_time: '2026-02-12 21:30:00.000',
  is_effective: true,
  portfolio: 'known',
};
const position = (cusip: string, value: string, option = ''): HeldPosition => ({
  cusip,
  option,
  amountType: 'shares',
  issuer: 'Issuer',
  classTitle: 'COM',
  amount: new Decimal(1),
  value: new Decimal(value),
  accession: ACCESSION,
});
const HELD = [position('A', '75'), position('B', '25'), position('A', '10', 'put')];

/** A figure, or why it is missing. */
function textOf(member: Writable<HolderPortfolio>['value_usd']): string {
  const isRefusal = typeof member === 'object' && 'reason' in member && typeof member.reason === 'string';
  return isRefusal ? member.reason : String(Number(member));
}

const reported = (...filings: readonly Partial<HoldingFilingRow>[]) => {
  const { value_usd: value, positions } = portfolioMember(
    { period: PERIOD, filings: filings.map((changes) => ({ ...FILING, ...changes })), status: 'known' },
    null,
    pageOf(HELD, null, 0, 10),
    new Map(),
  );
  return { value: textOf(value), positions };
};
const weights = ({ positions }: ReturnType<typeof reported>): readonly string[] =>
  positions.map(({ weight_pct: weight }) => textOf(weight));

describe('the portfolio of a manager', () => {
  it('has weights relative to the sum of its tables', () => {
    const whole = reported({});
    expect(whole.value).to.equal('100');
    expect(weights(whole)).to.deep.equal(['75', '25', 'option']);
  });

  it('has the total of its tables if a cover rounds it or states none', () => {
    expect(reported({ value_difference: '-4' }).value).to.equal('100');
    expect(reported({ value_difference: '-99900', cover_unit: 'thousandfold' }).value).to.equal('100');
    expect(reported({ value_difference: '', cover_unit: '' }).value).to.equal('100');
  });

  it('has neither total nor weights if rows of a table may be missing, but has the positions', () => {
    const short = reported({}, { kind: 'new_holdings', value_difference: '-9000', cover_unit: '' });
    expect(short.value).to.equal('cover_contradicted');
    expect(weights(short)).to.deep.equal(['cover_contradicted', 'cover_contradicted', 'option']);
    expect(short.positions.map(({ value_usd: value }) => textOf(value))).to.deep.equal(['75', '25', '10']);
  });

  it('has no numbers of shares, and says why, where its filing repeats the values in their column', () => {
    const [amountless] = HELD.map((held) => ({ ...held, amount: null }));
    const { positions } = portfolioMember(
      { period: PERIOD, filings: [{ ...FILING, shares_withheld: true }], status: 'known' },
      null,
      pageOf(amountless === undefined ? [] : [amountless], null, 0, 10),
      new Map(),
    );
    expect(positions[0]?.amount).to.deep.equal({ available: false, reason: 'shares_repeat_values' });
    expect(textOf(positions[0]?.value_usd ?? 0)).to.equal('75');
  });

  it('does not mind the cover of a filing that a restatement replaced', () => {
    expect(reported({}, { is_effective: false, value_difference: '-9000', cover_unit: '' }).value).to.equal(
      '100',
    );
  });
});
