import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import { folderCompany } from '@footnote/accuracy/corpus/folder-companies';
import { isMasked, judgedCompany } from '@footnote/accuracy/judged';
import type { Spine } from '../spine.ts';

/** Field, period, value or refusal, and source of a cell, as a reader of the table sees them. */
const reported = (
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

/** The cells of a company that the accuracy page measures. */
export const measuredCells = async (folder: string, cik: string): Promise<string[]> =>
  judgedCompany((await folderCompany(folder, cik)).input)
    .cells.map((item) =>
      reported(
        isMasked(item)
          ? { ...item.cell, value: null, refusal: 'oracle_contradicted', accession: '' }
          : item.cell,
      ),
    )
    .sort();

/** The cells of a company that the read model serves. */
export const servedCells = async (spine: Spine, cik: string): Promise<string[]> => {
  const rows = await spine.store.query<StatementCellRow>(
    `SELECT * FROM statement_cells WHERE cik = '${cik}'`,
  );
  return rows.map(reported).sort();
};
