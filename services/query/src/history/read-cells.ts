import { setTimeout as sleep } from 'node:timers/promises';
import type { SeriesCell } from '@footnote/figures/series/period-figures';
import { selectList } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { UnsettledRevisionError } from '../fundamentals/read.ts';
import { ROW_CELL_MEMBERS } from '../fundamentals/row-cell-members.ts';
import type { AtRevision, Issuer, IssuerHeads } from '../fundamentals/issuer-heads.ts';

type OfCompany = { readonly cik: string };

/** Every period of every field, as the views of the rows show them. */
export const CELLS_OF_COMPANY = storeQuery<OfCompany, SeriesCell & AtRevision>(`
  SELECT ${selectList(STATEMENT_CELL_COLUMNS, [...ROW_CELL_MEMBERS, 'refusal', 'revision'], ['revision'])}
  FROM statement_cells
  WHERE cik = {cik:String} AND fiscal_period != 'TP' AND period_kind IN ('annual', 'instant', 'quarter', 'ttm')
  ORDER BY period_end DESC
  SETTINGS max_threads = 1`);

const ATTEMPTS = 5;
const PAUSE_MS = 20;

export type CompanyCells = { readonly issuer: Issuer; readonly cells: readonly SeriesCell[] };

/** All cells of one company at one revision; undefined if it has no statements. */
export async function readCells(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
): Promise<CompanyCells | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) {
      heads.forget(cik);
      await sleep(PAUSE_MS * attempt);
    }
    const [issuer, cells] = await Promise.all([heads.read(cik), store.read(CELLS_OF_COMPANY, { cik })]);
    if (issuer === undefined && cells.length === 0) return undefined;
    if (issuer !== undefined && cells.every((cell) => cell.revision === issuer.revision))
      return { issuer, cells };
  }
  throw new UnsettledRevisionError(`the revision of ${cik} kept changing while it was read`);
}
