import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { openSpine, type Spine } from './spine.ts';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { ciksOf, folderCompany } from '@footnote/accuracy/corpus/folder-companies';
import { isMasked, judgedCompany } from '@footnote/accuracy/judged';

/** Field, period, value or refusal, source: what a reader of the table sees of a cell. */
const told = (
  cell: Pick<StatementCellRow, 'field' | 'period_kind' | 'period_end' | 'fiscal_period' | 'accession'> & {
    readonly value: string | null;
    readonly refusal: string | null;
  },
): string =>
  [
    cell.field,
    cell.period_kind,
    cell.fiscal_period,
    cell.period_end,
    cell.value === null ? (cell.refusal ?? '') : String(Number(cell.value)),
    cell.accession,
  ].join(' ');

const measured = async (folder: string, cik: string): Promise<string[]> =>
  judgedCompany((await folderCompany(folder, cik)).input)
    .cells.map((item) =>
      told(
        isMasked(item)
          ? { ...item.cell, value: null, refusal: 'oracle_contradicted', accession: '' }
          : item.cell,
      ),
    )
    .sort();

describe('what the accuracy page measures', () => {
  let spine: Spine;
  before(async () => {
    spine = await openSpine();
  });
  after(() => spine.close());

  const projected = async (cik: string): Promise<string[]> => {
    const rows = await spine.store.query<StatementCellRow>(
      `SELECT * FROM statement_cells WHERE cik = '${cik}'`,
    );
    return rows.map(told).sort();
  };

  it('measures the same cells as the projections serve, for invented companies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footnote-accuracy-'));
    await writeMirror(folder, demoIssuers());
    await spine.ingest(folder, { ciks: ciksOf(folder) });
    for (const cik of ciksOf(folder)) {
      const rows = await projected(cik);
      expect(rows.length).to.be.at.least(100);
      expect(rows).to.deep.equal(await measured(folder, cik));
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('measures the same cells as the projections serve, for a real company and with masks', async function () {
    const folder = corpusFolder();
    if (folder === undefined) {
      console.log('      skipped: the corpus of real filings is absent (set FOOTNOTE_CORPUS)');
      return this.skip();
    }
    const cik = '0000001961';
    await spine.ingest(folder, { ciks: [cik] });
    const rows = await projected(cik);
    expect(rows.filter((row) => row.includes('oracle_contradicted')).length).to.be.at.least(1);
    expect(rows).to.deep.equal(await measured(folder, cik));
  });
});
