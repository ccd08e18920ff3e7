import { expect } from 'chai';
import { noCoherence } from './coherence/coherence.ts';
import { worseCells, worseThan } from './gate.ts';
import type { FieldTally, Finding } from './measure.ts';
import { noGold, type AccuracyReport } from './report.ts';

const tally = (served: number): FieldTally => ({
  served,
  vouched: 0,
  contradicted: 0,
  refused: {},
  gold: noGold,
  comparatives: { agrees: 0, differs: 0, once: 0 },
});

const finding = (end: string): Finding => ({
  symbol: 'X',
  field: 'revenue',
  kind: 'annual',
  end,
  served: '1',
  accession: '',
  against: ['gold: 2'],
});

const reportOf = (fields: Record<string, number>, more: Partial<AccuracyReport> = {}): AccuracyReport => ({
  policy_version: 1,
  folder: { issuers: 1, filings: 2, facts: 3, newest: '2026-01-01' },
  kinds: {
    bank: {
      issuers: ['X'],
      fields: Object.fromEntries(Object.entries(fields).map(([name, served]) => [name, tally(served)])),
    },
  },
  tunings: {
    'tuned on': { issuers: ['X'], read: ['X'], total: tally(0) },
    'led to a rule': { issuers: [], read: [], total: tally(0) },
    'not tuned on': { issuers: [], read: [], total: tally(0) },
  },
  gold: {
    cells: 0,
    elsewhere: {},
    read: { page: { ...noGold, agreed: 5 }, tagged_row: noGold },
    periods: {},
  },
  coherence: noCoherence,
  trees: { issuers: [], filings: 0, fields: {} },
  multiples: null,
  identities: {
    quarters_make_year: { held: 0, missed: 0, apart: 0 },
    quarters_make_ytd: { held: 0, missed: 0, apart: 0 },
    gross_profit: { held: 0, missed: 0, apart: 0 },
    per_share: { held: 0, missed: 0, apart: 0 },
  },
  findings: { wrong: [], gold_refused: [], contradicted: [], missed: [], differing: [] },
  ...more,
});

const withFindings = (more: Partial<AccuracyReport['findings']>): AccuracyReport =>
  reportOf({ revenue: 100 }, { findings: { ...reportOf({}).findings, ...more } });

describe('the accuracy gate', () => {
  const page = withFindings({ wrong: [finding('2024-12-31')] });

  it('passes an equal or better report', () => {
    expect(worseThan(page, page)).to.deep.equal([]);
    expect(worseThan(page, reportOf({ revenue: 120 }))).to.deep.equal([]);
  });

  for (const kind of ['wrong', 'gold_refused', 'contradicted', 'missed', 'differing'] as const)
    it(`fails on a new cell that is ${kind}, and names it`, () => {
      const faults = worseThan(page, withFindings({ ...page.findings, [kind]: [finding('2025-12-31')] }));
      expect(faults).to.have.length(1);
      expect(faults[0]).to.include('X revenue annual 2025-12-31 (gold: 2)');
    });

  it('fails when one wrong cell is replaced by a new one', () => {
    expect(worseThan(page, withFindings({ wrong: [finding('2025-12-31')] }))).to.have.length(1);
  });

  it('fails when fewer cells agree with gold', () => {
    const fewer = { ...page.gold, read: { ...page.gold.read, page: { ...noGold, agreed: 4 } } };
    expect(worseThan(page, { ...page, gold: fewer })).to.deep.equal([
      'right against gold: 4 cells, 5 on the page',
    ]);
  });

  it('allows a large field to lose one or two cells, and no more', () => {
    const many = reportOf({ revenue: 3000, net_income: 50 });
    expect(worseThan(many, reportOf({ revenue: 2998, net_income: 50 }))).to.deep.equal([]);
    expect(worseThan(many, reportOf({ revenue: 3000, net_income: 46 }))).to.deep.equal([
      'bank, net_income: 46 cells served, 50 on the page',
    ]);
    expect(worseThan(many, reportOf({ revenue: 2990, net_income: 50 }))).to.deep.equal([
      'bank: 3040 cells served, 3050 on the page',
    ]);
  });

  it('fails when a kind of filer is missing', () => {
    expect(worseThan(page, reportOf({}, { kinds: {} }))).to.include('bank: 0 cells served, 100 on the page');
  });

  it('does not compare with the page of another folder', () => {
    const other = { ...page, folder: { ...page.folder, facts: 4 } };
    expect(worseThan(page, other)).to.deep.equal(['the page was made from another folder: facts 3, here 4']);
  });

  it('names new cells of some of the companies without comparing totals', () => {
    const some = { ...page, folder: { ...page.folder, issuers: 0 }, kinds: {}, multiples: null };
    expect(worseCells(page, some)).to.deep.equal([]);
    const findings = { ...page.findings, missed: [finding('2025-12-31')] };
    expect(worseCells(page, { ...some, findings })).to.deep.equal([
      'fails an identity between served cells: X revenue annual 2025-12-31 (gold: 2)',
    ]);
  });

  it('fails when more is served side by side that does not speak of one thing', () => {
    const of = (found: number): AccuracyReport =>
      reportOf({}, { coherence: { ...noCoherence, concepts: { net_income: { judged: 9, found } } } });
    expect(worseThan(of(2), of(3))).to.deep.equal([
      'cells of another concept than their row: 3, 2 on the page',
    ]);
    expect(worseThan(of(3), of(2))).to.deep.equal([]);
  });
});
