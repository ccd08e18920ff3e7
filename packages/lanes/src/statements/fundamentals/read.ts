import type { StatementWindowRow } from '@footnote/read-models/statement-windows';
import { isMissingTable } from '@footnote/read-store/missing-table';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { unpackCells } from '@footnote/figures/fundamentals/packed-cells';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import { freshHeads, type Issuer, type IssuerHeads } from '../../subject/issuer-heads.ts';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { unpackedCells } from './unpacked-cells.ts';

/** Statements of one company at one revision. */
export type CompanyStatements = { readonly issuer: Issuer; readonly cells: readonly RowCell[] };

type WindowOfView = { readonly cik: string; readonly view: View; readonly revision: string };

export const WINDOW_OF_VIEW = storeQuery<WindowOfView, Pick<StatementWindowRow, 'cells'>>(`
  SELECT cells FROM statement_windows
  WHERE cik = {cik:String} AND view = {view:String} AND revision = {revision:UInt64}
  LIMIT 1 SETTINGS max_threads = 1`);

/**
 * Reads one company for a view; undefined if it has no statements. All cells are of the revision of the issuer.
 * That of an outdated head is deleted some time after it was superseded: then the head is read again.
 */
export async function readStatements(
  store: StoreReader,
  cik: string,
  view: View,
  heads: IssuerHeads = freshHeads(store),
): Promise<CompanyStatements | undefined> {
  return readAtOneRevision(`the revision of ${cik}`, async ({ isFirst }) => {
    if (!isFirst) heads.forget(cik);
    const issuer = await heads.read(cik);
    if (issuer === undefined) return undefined;
    const cells = await cellsOf(store, { cik, view, revision: issuer.revision });
    if (cells !== undefined) return { issuer, cells };
    return UNSETTLED;
  });
}

async function cellsOf(store: StoreReader, query: WindowOfView): Promise<readonly RowCell[] | undefined> {
  try {
    const [window] = await store.read(WINDOW_OF_VIEW, query);
    return window === undefined ? undefined : unpackCells(window.cells);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    return unpackedCells(store, query);
  }
}
