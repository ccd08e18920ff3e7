import type { StoreQuery, StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { selectList } from '@footnote/read-models/columns';
import type { CompanyRow } from '@footnote/read-models/companies';
import { STATEMENT_CELL_COLUMNS, type StatementCellRow } from '@footnote/read-models/statement-cells';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { type AtRevision, type Issuer, ISSUER_HEAD } from '../../subject/issuer-heads.ts';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { ROW_CELL_MEMBERS } from '../fundamentals/row-cell-members.ts';
import type { FinancialsRequest, PeriodKind } from './request.ts';

/** A row of `statement_cells` as the tool reads it. */
export type ToolCell = RowCell &
  Pick<StatementCellRow, 'refusal' | 'concept'> & {
    /** JSON array of operands; empty if not requested. */
    readonly operands: string;
  };

/** One company at one revision, in the periods of one kind. */
export type CompanyFinancials = {
  readonly issuer: Issuer;
  /** Empty while the company's profile is missing. */
  readonly name: string;
  readonly cells: readonly ToolCell[];
};

/** Periods read in addition to those shown: up to a year before the oldest, and one to detect older ones. */
const BEYOND: Readonly<Record<PeriodKind, number>> = { annual: 3, quarter: 6, ytd: 5 };

/** The instants at the ends of the periods: a year ends with its fourth quarter. */
const INSTANTS: Readonly<Record<PeriodKind, readonly string[]>> = {
  annual: ['FY', 'Q4'],
  quarter: ['Q1', 'Q2', 'Q3', 'Q4', 'FY'],
  ytd: ['Q1', 'Q2', 'Q3'],
};

export const NAME_OF_COMPANY = storeQuery<{ readonly cik: string }, Pick<CompanyRow, 'name'>>(
  'SELECT name FROM companies WHERE cik = {cik:String} LIMIT 1',
);

const CELL_LIST = selectList(
  STATEMENT_CELL_COLUMNS,
  [...ROW_CELL_MEMBERS, 'refusal', 'concept', 'revision'],
  ['revision'],
);

type CellsOfTool = {
  readonly cik: string;
  readonly kind: PeriodKind;
  readonly instants: readonly string[];
  readonly depth: number;
  /** 1 to include the figures that a release announces, else 0. */
  readonly preliminary: number;
};

const toolCells = (operands: string): StoreQuery<CellsOfTool, ToolCell & AtRevision> =>
  storeQuery(`
  SELECT ${CELL_LIST}, ${operands} AS operands
  FROM statement_cells
  WHERE cik = {cik:String} AND (
    period_kind = {kind:String} AND fiscal_period != 'TP'
    OR period_kind = 'instant' AND fiscal_period IN ({instants:Array(String)}))
    AND ({preliminary:UInt8} = 1 OR NOT has(flags, 'preliminary'))
  ORDER BY period_end DESC
  LIMIT {depth:UInt32} BY statement, field, period_kind
  SETTINGS max_threads = 1`);

export const CELLS_OF_TOOL = toolCells("''");
export const CELLS_WITH_OPERANDS = toolCells('operands');

/** Reads one company; undefined if it has no statements. If revisions differ, it is read again. */
export async function readFinancials(
  store: StoreReader,
  cik: string,
  requested: { readonly periodKind: PeriodKind; readonly periods: number; readonly operands: boolean } & Pick<
    FinancialsRequest,
    'preliminary'
  >,
): Promise<CompanyFinancials | undefined> {
  const { periodKind, periods, operands, preliminary } = requested;
  return readAtOneRevision(`the revision of ${cik}`, async ({ isFirst }) => {
    const [issuers, companies, cells] = await Promise.all([
      store.read(ISSUER_HEAD, { cik }),
      store.read(NAME_OF_COMPANY, { cik }),
      store.read(operands ? CELLS_WITH_OPERANDS : CELLS_OF_TOOL, {
        cik,
        kind: periodKind,
        instants: INSTANTS[periodKind],
        depth: periods + BEYOND[periodKind],
        preliminary: preliminary === 'include' ? 1 : 0,
      }),
    ]);
    const [issuer] = issuers;
    if (issuer === undefined && cells.length === 0) return undefined;
    if (issuer !== undefined && cells.every((cell) => cell.revision === issuer.revision)) {
      // An issuer without cells of this kind, or one published after its cells were queried.
      if (cells.length > 0 || !isFirst) return { issuer, name: companies[0]?.name ?? '', cells };
    }
    return UNSETTLED;
  });
}
