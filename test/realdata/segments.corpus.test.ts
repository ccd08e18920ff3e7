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
