import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderCompany } from '@footnote/accuracy/corpus/folder-companies';
import { computeStatements } from '@footnote/statements/compute';
import { segmentsOf } from '@footnote/statements/segments/company-segments';
import { segmentRows, type SegmentRow } from '@footnote/statements/segments/rows';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { expect } from 'chai';

const issuerNamed = (ticker: string): SyntheticIssuer =>
  demoIssuers().find(({ spec }) => spec.ticker === ticker)!;

/** Member → share in percent, of rows of one breakdown. */
const sharesOf = (rows: readonly SegmentRow[]): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map(({ member, share_pct: share }) => [member.replace(/^.*:/, ''), Number(share)]));

describe('segments of synthetic issuers', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-segments-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Rows of each current breakdown, by kind and end of its period. */
  const standing = async (
    ticker: string,
    measure: SegmentRow['measure'],
    by: SegmentRow['breakdown'],
  ): Promise<ReadonlyMap<string, readonly SegmentRow[]>> => {
    const issuer = issuerNamed(ticker);
    await writeMirror(folder, [issuer]);
    const { input } = await folderCompany(folder, issuer.spec.cik);
    const rows = segmentsOf(input, computeStatements(input))
      .filter((vintage) => vintage.standing && vintage.measure === measure && vintage.by === by)
      .flatMap(segmentRows);
    return Map.groupBy(rows, ({ period_kind: kind, period_end: end }) => `${kind} ${end}`);
  };

  it('omit a subtotal of products, in every year, quarter and year to date', async () => {
    const found = await standing('FNDEC', 'revenue', 'product');
    const kinds = new Set([...found.keys()].map((key) => key.split(' ')[0]));
    expect([...kinds].toSorted()).to.deep.equal(['annual', 'quarter', 'ytd']);
    for (const [period, rows] of found) {
      const shares = sharesOf(rows);
      // The first part of a period absorbs the roundings of all others.
      if (rows[0]?.refusal === 'quarters_do_not_add_up') continue;
      expect(Object.keys(shares), period).to.have.members([
        'SprocketsMember',
        'FlangesMember',
        'ServiceMember',
      ]);
      expect(shares['FlangesMember'], period).to.be.closeTo(28.1, 0.1);
    }
    expect(found.size).to.be.greaterThan(30);
  });

  it('add up including eliminations', async () => {
    for (const [measure, item] of [
      ['revenue', 'IntersegmentEliminationMember'],
      ['operating_income', 'CorporateNonSegmentMember'],
    ] as const) {
      const found = await standing('FNCLS', measure, 'segment');
      expect(found.size, measure).to.be.greaterThan(15);
      for (const [period, rows] of found) {
        const total = Number(rows[0]!.total);
        expect(
          rows.reduce((sum, { value }) => sum + Number(value), 0),
          period,
        ).to.equal(total);
        expect(rows.filter(({ role }) => role === 'part')).to.have.length(2);
        const [between] = rows.filter(({ role }) => role === 'reconciling');
        expect(between?.member, period).to.equal(`us-gaap:${item}`);
      }
    }
  });

  it('are those of the newest filing if it recasts them', async () => {
    const { spec } = issuerNamed('FNJAN');
    const found = await standing('FNJAN', 'revenue', 'segment');
    const recast = spec.first_year + Math.ceil(spec.years / 2);
    const yearly = [...found.values()].filter(([row]) => row?.period_kind === 'annual');
    const names = new Map(
      yearly.map((rows) => [rows[0]!.fiscal_year, Object.keys(sharesOf(rows)).toSorted()]),
    );
    expect(names.get(recast - 3)).to.deep.equal(['BootsMember', 'CoatsMember']);
    for (const year of [recast, recast - 1, recast - 2])
      expect(names.get(year), `${year}`).to.deep.equal(['OnlineMember', 'StoresMember']);
  });

  it('have fourth quarters with the parts that they were invented with, except around a recast', async () => {
    const counts: Record<string, number> = {};
    for (const [ticker, measure, by, shares] of [
      ['FNDEC', 'revenue', 'product', { SprocketsMember: 43.7, FlangesMember: 28.1, ServiceMember: 28.2 }],
      ['FNDEC', 'revenue', 'geography', { US: 61.8, NonUsMember: 38.2 }],
      ['FNCLS', 'revenue', 'segment', { BarsMember: 71.3, PralinesMember: 34.9 }],
      ['FNCLS', 'operating_income', 'segment', { BarsMember: 90.2, PralinesMember: 26.9 }],
      ['FNJAN', 'revenue', 'segment', null],
    ] as const)
      for (const [period, rows] of await standing(ticker, measure, by)) {
        const [{ fiscal_period: of, refusal, derived }] = rows as [SegmentRow];
        if (of !== 'Q4') continue;
        const outcome = `${ticker} ${refusal === '' ? 'served' : refusal}`;
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        if (refusal !== '') continue;
        expect(derived, period).to.equal(true);
        const found = sharesOf(rows);
        const sold = 'StoresMember' in found;
        const recast = sold
          ? { StoresMember: 68.8, OnlineMember: 31.2 }
          : { CoatsMember: 52.7, BootsMember: 47.3 };
        for (const [member, share] of Object.entries(shares ?? recast))
          expect(found[member], `${ticker} ${period} ${member}`).to.be.closeTo(share, 0.2);
      }
    expect(counts).to.deep.equal({
      'FNCLS served': 10,
      'FNDEC served': 13,
      'FNDEC quarters_do_not_add_up': 3,
      'FNJAN served': 7,
      'FNJAN other_members': 1,
    });
  });

  it('do not exist for an issuer whose filings have no breakdown', async () => {
    const found = await standing('FNBNK', 'revenue', 'segment');
    expect(found.size).to.be.greaterThan(0);
    for (const [row] of found.values()) expect(row?.refusal).to.equal('not_reported');
  });
});
