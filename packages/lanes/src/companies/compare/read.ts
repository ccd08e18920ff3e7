import type { FigureName, FigureView } from '@footnote/figures/catalog/names';
import type { QueryParams, StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { ANCHOR, FIGURE_CELL, type FigureCell } from '../figures/cell.ts';

/** A company with statements, with the requested figures. */
export type ComparedRow = {
  readonly cik: string;
  readonly name: string;
  readonly currency: string;
  readonly reporting_cadence: 'annual' | 'quarterly';
  /** End of its newest period. */
  readonly newest_end: string;
  /** Newest source time of its statements, UTC. */
  readonly as_of: string;
  /** The period of the view: end, label and year; the end is empty if the company has none. */
  readonly period_end: string;
  readonly fiscal_period: string;
  readonly fiscal_year: number;
  readonly cells: readonly FigureCell[];
};

/** In every view that a company has, refused or not. */
const OF_VIEW = 'revenue';

type FigureQuery = QueryParams & {
  readonly anchor: string;
  readonly ciks: readonly string[];
  readonly figures: readonly string[];
  readonly of_view: string;
  readonly read: readonly string[];
  /** Empty for each company's own. */
  readonly view: string;
};

export const COMPARED = storeQuery<FigureQuery, ComparedRow>(`
  SELECT f.cik AS cik, c.name AS name, i.reporting_currency AS currency, i.reporting_cadence AS reporting_cadence,
    toString(f.newest_end) AS newest_end, toString(i.as_of) AS as_of, if(f.view_year = 0, '', toString(f.view_end)) AS period_end,
    f.view_period AS fiscal_period, f.view_year AS fiscal_year, f.cells AS cells
  FROM (
    SELECT cik, maxIf(period_end, figure = {anchor:String}) AS newest_end, maxIf(period_end, figure = {of_view:String}) AS view_end,
      anyIf(fiscal_period, figure = {of_view:String}) AS view_period, anyIf(fiscal_year, figure = {of_view:String}) AS view_year,
      groupArrayIf(${FIGURE_CELL}, figure IN {figures:Array(String)}) AS cells
    FROM (SELECT * FROM company_figures
      WHERE cik IN {ciks:Array(String)} AND figure IN {read:Array(String)}
        AND if({view:String} = '', own, view IN ('', {view:String})))
    GROUP BY cik) AS f
  INNER JOIN statement_issuers AS i ON i.cik = f.cik
  LEFT JOIN companies AS c ON c.cik = f.cik
  SETTINGS max_threads = 1`);

/** The figures of companies by CIK; those without statements are left out. */
export async function readCompared(
  store: StoreReader,
  ciks: readonly string[],
  figures: readonly FigureName[],
  view: FigureView | undefined,
): Promise<ReadonlyMap<string, ComparedRow>> {
  const names = figures.map(({ name }) => name);
  const rows = await store.read(COMPARED, {
    anchor: ANCHOR,
    ciks: [...new Set(ciks)],
    figures: names,
    of_view: OF_VIEW,
    read: [...new Set([ANCHOR, OF_VIEW, ...names])],
    view: view ?? '',
  });
  return new Map(rows.map((row) => [row.cik, row]));
}
