import { readFileSync } from 'node:fs';
import { corpusCompany, corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import type { CompanyInput } from '@footnote/statements/inputs';
import { computeStatements } from '@footnote/statements/compute';
import { segmentsOf } from '@footnote/statements/segments/company-segments';
import { segmentRows, type SegmentRow } from '@footnote/statements/segments/rows';
import { verifiedStatements } from '@footnote/verification/served';
import { expect } from 'chai';

/** Tables as a filing prints them, read by hand: columns by period end, in millions. */
type Reading = {
  readonly cik: string;
  readonly accession: string;
  readonly page: string;
  readonly kind: SegmentRow['period_kind'];
  readonly ends: readonly string[];
  /** By measure and axis: local name of the member, or `total`, → one figure per column. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
};

const READINGS = JSON.parse(
  readFileSync(new URL('./printed-segments.json', import.meta.url), 'utf8'),
) as readonly Reading[];

const served = new Map<string, { readonly input: CompanyInput; readonly rows: readonly SegmentRow[] }>();

const rowsOf = async (folder: string, cik: string) => {
  const known = served.get(cik);
  if (known !== undefined) return known;
  const input = await corpusCompany(folder, cik);
  const { statements } = verifiedStatements(input, computeStatements(input));
  const rows = segmentsOf(input, statements)
    .filter(({ standing }) => standing)
    .flatMap(segmentRows);
  const found = { input, rows };
  served.set(cik, found);
  return found;
};

/** Local name of each member, and `total`, → millions; the refusal if nothing is served. */
const shown = (rows: readonly SegmentRow[]): unknown => {
  const [first] = rows;
  if (first === undefined || first.refusal !== '') return first?.refusal;
  const members = rows.map(({ member, value }) => [member.replace(/^.*:/, ''), Number(value) / 1e6]);
  return Object.fromEntries([...members, ['total', Number(first.total) / 1e6]]);
};

/**
 * Revenue of NVIDIA's market platforms in the fourth quarter of fiscal 2025, which its release of 2025-02-26 states
 * with one decimal of a billion, or in millions: value and rounding unit in millions.
 */
const RELEASED = {
  GamingMember: [2500, 100],
  ProfessionalVisualizationMember: [511, 1],
  AutomotiveMember: [570, 1],
};
const DATA_CENTER = [35_600, 100] as const;

describe('fourth quarters of real segments', () => {
  it('are those of the release, which states some of them in words', async function () {
    const folder = corpusFolder();
    const rows = folder === undefined ? [] : (await rowsOf(folder, '0001045810')).rows;
    const found = rows.filter(({ measure, breakdown, period_end: end, period_kind: kind }) => {
      return measure === 'revenue' && breakdown === 'product' && end === '2025-01-26' && kind === 'quarter';
    });
    if (found.length === 0) return this.skip();
    const values = shown(found) as Readonly<Record<string, number>>;
    for (const [member, [printed = 0, unit = 0]] of Object.entries(RELEASED))
      expect(values[member], member).to.be.closeTo(printed, unit / 2);
    const [printed, unit] = DATA_CENTER;
    expect(values['ComputeMember']! + values['NetworkingMember']!).to.be.closeTo(printed, unit / 2);
  });

  it('complete their year, member by member, wherever they are derived', async function () {
    const folder = corpusFolder();
    if (folder === undefined) return this.skip();
    const served: Record<string, number> = {};
    for (const cik of ['0000320193', '0001652044', '0000080424', '0001045810']) {
      const { rows } = await rowsOf(folder, cik);
      const valueOf = (row: SegmentRow, period: string, kind: string): number | undefined => {
        const found = rows.find(
          (other) =>
            other.measure === row.measure &&
            other.breakdown === row.breakdown &&
            other.fiscal_year === row.fiscal_year &&
            other.period_kind === kind &&
            other.fiscal_period === period &&
            other.member === row.member,
        );
        return found === undefined ? undefined : Number(found.value);
      };
      for (const row of rows.filter(({ derived }) => derived)) {
        const year = valueOf(row, 'FY', 'annual');
        const quarters = ['Q1', 'Q2', 'Q3'].map((of) => valueOf(row, of, 'quarter'));
        if (year === undefined || quarters.includes(undefined)) continue;
        const sum = quarters.reduce<number>((added, value) => added + (value ?? 0), Number(row.value));
        expect(
          Math.abs(sum - year),
          `${cik} ${row.breakdown} ${row.member} ${row.fiscal_year}`,
        ).to.be.at.most(2e6);
        served[cik] = (served[cik] ?? 0) + 1;
      }
    }
    expect(Object.keys(served)).to.have.length.greaterThan(0);
  });
});

describe('segments of real filings', () => {
  for (const { cik, accession, page, kind, ends, tables } of READINGS)
    it(`equal those printed in ${accession}: ${page}`, async function () {
      const folder = corpusFolder();
      const found = folder === undefined ? undefined : await rowsOf(folder, cik);
      const filing = found?.input.filings.find((each) => each.accession === accession);
      if (found === undefined || filing?.report === undefined) {
        console.log('      skipped: the corpus of real filings lacks it (set FOOTNOTE_CORPUS)');
        return this.skip();
      }
      for (const [name, printed] of Object.entries(tables))
        for (const [column, end] of ends.entries()) {
          const rows = found.rows.filter(
            (row) =>
              `${row.measure} ${row.breakdown}` === name &&
              row.period_kind === kind &&
              row.period_end === end,
          );
          const expected = Object.fromEntries(
            Object.entries(printed).map(([member, figures]) => [member, figures[column]]),
          );
          expect(shown(rows), `${name} ${end}`).to.deep.equal(expected);
        }
    });
});
