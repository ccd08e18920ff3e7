import type { RowCell } from '@footnote/figures/index/row-cell';
import type { SeriesCell } from '@footnote/figures/series/period-figures';
import { selectList } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { Cell } from '@footnote/statements/cell';
import type { Issuer as ComputedIssuer } from '@footnote/statements/statements';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { ROW_CELL_MEMBERS } from './row-cell-members.ts';
import type { AtRevision, Issuer, IssuerHeads } from '../../subject/issuer-heads.ts';

type OfCompany = { readonly cik: string };

/** Every period of every field, as the views of the rows show them. */
export const CELLS_OF_COMPANY = storeQuery<OfCompany, SeriesCell & AtRevision>(`
  SELECT ${selectList(STATEMENT_CELL_COLUMNS, [...ROW_CELL_MEMBERS, 'refusal', 'revision'], ['revision'])}
  FROM statement_cells
  WHERE cik = {cik:String} AND fiscal_period != 'TP' AND period_kind IN ('annual', 'instant', 'quarter', 'ttm')
  ORDER BY period_end DESC
  SETTINGS max_threads = 1`);

type OfFields = { readonly cik: string; readonly fields: readonly string[]; readonly depth: number };

/** The newest periods of some fields, `depth` of each field by kind of period, as served today. */
export const CELLS_OF_FIELDS = storeQuery<OfFields, RowCell>(`
  SELECT ${selectList(STATEMENT_CELL_COLUMNS, [...ROW_CELL_MEMBERS])}
  FROM statement_cells
  WHERE cik = {cik:String} AND field IN ({fields:Array(String)}) AND fiscal_period != 'TP' AND period_kind != 'ytd'
  ORDER BY period_end DESC
  LIMIT {depth:UInt32} BY statement, field, period_kind
  SETTINGS max_threads = 1`);

export type CompanyCells = { readonly issuer: Issuer; readonly cells: readonly SeriesCell[] };

/** Cells and issuer as figures of the newest periods are computed from, which read nothing of a cell that these lack. */
export function computedFrom({ cells, issuer }: CompanyCells): readonly [readonly Cell[], ComputedIssuer] {
  const whole = cells.map((cell) => ({ ...cell, refusal: cell.refusal === '' ? null : cell.refusal }));
  return [
    whole as unknown as readonly Cell[],
    { ...issuer, type: issuer.issuer_type, reporting_currency: issuer.reporting_currency || null },
  ];
}

/** All cells of one company at one revision; undefined if it has no statements. */
export async function readCells(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
): Promise<CompanyCells | undefined> {
  return readAtOneRevision(`the revision of ${cik}`, async ({ isFirst }) => {
    if (!isFirst) heads.forget(cik);
    const [issuer, cells] = await Promise.all([heads.read(cik), store.read(CELLS_OF_COMPANY, { cik })]);
    if (issuer === undefined && cells.length === 0) return undefined;
    if (issuer !== undefined && cells.every((cell) => cell.revision === issuer.revision))
      return { issuer, cells };
    return UNSETTLED;
  });
}
