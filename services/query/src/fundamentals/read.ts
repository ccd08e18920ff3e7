import { setTimeout as sleep } from 'node:timers/promises';
import { selectList } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { QUARTERLY_FIELDS, TRAILING_FIELDS, YEARLY_FIELDS } from '@footnote/figures/fundamentals/fields';
import { DEPTH } from '@footnote/figures/fundamentals/window';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import { freshHeads, type AtRevision, type Issuer, type IssuerHeads } from './issuer-heads.ts';

/** Statements of one company at one revision. */
export type CompanyStatements = { readonly issuer: Issuer; readonly cells: readonly RowCell[] };

/** The company was republished again and again while it was read. */
export class UnsettledRevisionError extends Error {
  override readonly name = 'UnsettledRevisionError';
}

/** The rows of the other view that are needed for blocks that are the same in both. */
const OTHER_VIEW: Readonly<Record<View, readonly string[]>> = {
  quarter: YEARLY_FIELDS,
  annual: QUARTERLY_FIELDS,
};

const ATTEMPTS = 5;
const PAUSE_MS = 20;

/** Columns that make a `RowCell`. */
export const ROW_CELL_MEMBERS = [
  'statement',
  'field',
  'period_kind',
  'fiscal_year',
  'fiscal_period',
  'period_end',
  'value',
  'accession',
  'form',
  'filed',
  'method',
  'flags',
] as const satisfies readonly (keyof RowCell)[];

type CellsOfView = {
  readonly cik: string;
  readonly view: View;
  readonly otherView: View;
  /** Fields of the other view. */
  readonly other: readonly string[];
  /** Fields of trailing periods. */
  readonly trailing: readonly string[];
  readonly depth: number;
};

// One company has little data, and distributing it over several threads takes time proportional to the number
// of parts.
export const CELLS_OF_VIEW = storeQuery<CellsOfView, RowCell & AtRevision>(`
  SELECT ${selectList(STATEMENT_CELL_COLUMNS, [...ROW_CELL_MEMBERS, 'revision'], ['revision'])}
  FROM statement_cells
  WHERE cik = {cik:String} AND fiscal_period != 'TP' AND (
    period_kind IN ({view:String}, 'instant')
    OR (period_kind = {otherView:String} AND field IN ({other:Array(String)}))
    OR (period_kind = 'ttm' AND field IN ({trailing:Array(String)})))
  ORDER BY period_end DESC
  LIMIT {depth:UInt32} BY statement, field, period_kind
  SETTINGS max_threads = 1`);

/**
 * Reads one company for a view; undefined if it has no statements. Issuer and cells are read separately, so a
 * revision may be published in between: if revisions differ, they are read again.
 */
export async function readStatements(
  store: StoreReader,
  cik: string,
  view: View,
  heads: IssuerHeads = freshHeads(store),
): Promise<CompanyStatements | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) {
      heads.forget(cik);
      await sleep(PAUSE_MS * attempt);
    }
    const [issuer, cells] = await Promise.all([
      heads.read(cik),
      store.read(CELLS_OF_VIEW, {
        cik,
        view,
        otherView: view === 'quarter' ? 'annual' : 'quarter',
        other: OTHER_VIEW[view],
        trailing: TRAILING_FIELDS,
        depth: DEPTH,
      }),
    ]);
    if (issuer === undefined && cells.length === 0) return undefined;
    // An issuer without cells may have been published after its cells were queried.
    if (cells.length === 0 && attempt < ATTEMPTS - 1) continue;
    if (issuer !== undefined && cells.every((cell) => cell.revision === issuer.revision)) {
      return { issuer, cells };
    }
  }
  throw new UnsettledRevisionError(`the revision of ${cik} kept changing while it was read`);
}
