import { setTimeout as sleep } from 'node:timers/promises';
import type { StatementWindowRow } from '@footnote/read-models/statement-windows';
import { isMissingTable } from '@footnote/read-store/missing-table';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { unpackCells } from '@footnote/figures/fundamentals/packed-cells';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import { freshHeads, type Issuer, type IssuerHeads } from './issuer-heads.ts';
import { unpackedCells } from './unpacked-cells.ts';

/** Statements of one company at one revision. */
export type CompanyStatements = { readonly issuer: Issuer; readonly cells: readonly RowCell[] };

/** The company was republished again and again while it was read. */
export class UnsettledRevisionError extends Error {
  override readonly name = 'UnsettledRevisionError';
}

const ATTEMPTS = 5;
const PAUSE_MS = 20;

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
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) {
      heads.forget(cik);
      await sleep(PAUSE_MS * attempt);
    }
    const issuer = await heads.read(cik);
    if (issuer === undefined) return undefined;
    const cells = await cellsOf(store, { cik, view, revision: issuer.revision });
    if (cells !== undefined) return { issuer, cells };
  }
  throw new UnsettledRevisionError(`the revision of ${cik} kept changing while it was read`);
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
