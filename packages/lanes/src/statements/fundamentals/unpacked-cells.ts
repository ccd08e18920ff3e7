import { windowOf } from '@footnote/figures/fundamentals/window';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import { selectList } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { ROW_CELL_MEMBERS } from './row-cell-members.ts';

const CELLS_OF_REVISION = storeQuery<{ readonly cik: string; readonly revision: string }, RowCell>(`
  SELECT ${selectList(STATEMENT_CELL_COLUMNS, ROW_CELL_MEMBERS)}
  FROM statement_cells WHERE cik = {cik:String} AND revision = {revision:UInt64}
  SETTINGS max_threads = 1`);

/**
 * The cells of a view, in a read model that an earlier release built without `statement_windows`; undefined if the
 * revision is no longer there. Such a read model is served until its rebuild is complete.
 */
export async function unpackedCells(
  store: StoreReader,
  query: { readonly cik: string; readonly view: View; readonly revision: string },
): Promise<readonly RowCell[] | undefined> {
  const { cik, view, revision } = query;
  const cells = await store.read(CELLS_OF_REVISION, { cik, revision });
  return cells.length === 0 ? undefined : windowOf(cells, view);
}
