import { Decimal } from 'decimal.js';
import { type Cell, type Provenance, statusOf } from '@footnote/statements/cell';
import { isFinancial } from '@footnote/statements/fields/field';
import type { Issuer } from '@footnote/statements/statements';
import { bankMetrics } from '../banks/block.ts';
import { callsOf, filled, memberAt, reasonOf, TRAILING_CELLS } from '../catalog/evaluations.ts';
import { forensicsBlock } from '../forensics/block.ts';
import { takesDeposits } from '../fundamentals/blocks.ts';
import { newestCells } from '../fundamentals/window.ts';
import { indexCells, type CellIndex } from '../index/cell-index.ts';
import type { Anchor, View } from '../index/row-cell.ts';
import { industryRows } from '../industry/block.ts';
import { recorded, type Recorded } from '../ratios/recorder.ts';
import { rowsOf } from '../rows/statement-rows.ts';
import { trailingBlock } from '../trailing/block.ts';
import { trajectoryBlock } from '../trajectory/block.ts';
import type { LevelTrend } from '../trajectory/trend.ts';
import { figuresOfBlock, type FigureName, type FigureView } from '../catalog/names.ts';

/** A figure of a company in its newest period. */
export type NewestFigure = {
  readonly figure: FigureName;
  /** Null for a figure that is the same in every view. */
  readonly view: FigureView | null;
  readonly period: Anchor;
  /** As `GET /v2/fundamentals` serves it; null when refused, and for a word. */
  readonly value: Decimal | null;
  readonly word: string | null;
  /** ISO currency, `USD/shares`, `shares`, or the unit of a ratio. */
  readonly unit: string;
  /** Null when served. */
  readonly refusal: string | null;
  /**
   * For a cell its filing, for a computed figure the newest filing of its operands; null if none has a value.
   */
  readonly provenance: Provenance | null;
};

type Indexes = {
  readonly own: CellIndex<Cell>;
  readonly quarters: CellIndex<Cell>;
  readonly years: CellIndex<Cell>;
};

/** Figures of one block, or of the three statements, in one period. */
type Group = {
  readonly blocks: readonly string[];
  readonly view: FigureView | null;
  readonly periodOf: (member: string) => Anchor;
  /** The blocks by name. */
  readonly compute: (indexes: Indexes) => Readonly<Record<string, unknown>>;
  /** The cell that a figure is. */
  readonly cellOf: (figure: FigureName, indexes: Indexes) => Cell | undefined;
  /** Why a company of this kind has no value of a member, whatever its cells; null otherwise. */
  readonly excludes?: (member: string) => 'annual_only_filer' | null;
};

/** Row figures that do not describe the period itself and are meaningless for twelve months. */
const NOT_OF_TWELVE_MONTHS: ReadonlySet<string> = new Set([
  'capex_intensity_3y_avg_pct',
  'piotroski_f_score',
  'revenue_qoq_pct',
]);

/**
 * Every figure of the newest quarter, fiscal year and twelve months of a company, as `GET /v2/fundamentals` serves the
 * newest rows and the other blocks; in the view `ttm` the rows of the newest period with the flows of the twelve months that
 * end with it. A company that reports once a year has no quarters. `cells`: all cells of the company, as they are served.
 */
export function newestFigures(cells: readonly Cell[], issuer: Issuer): readonly NewestFigure[] {
  const isAnnual = issuer.reporting_cadence === 'annual';
  const source = sourceOf(newestCells(recent(cells)), isAnnual);
  const views: readonly View[] = isAnnual ? ['annual'] : ['quarter', 'annual'];
  return figuresOf(source, issuer, [
    ...views.flatMap((view) => rowGroups(source, view, issuer)),
    ...trailingGroups(source, isAnnual ? 'annual' : 'quarter', issuer),
    ...blockGroups(source, issuer),
  ]);
}

/** A figure that rows or blocks of `GET /v2/fundamentals` have as null, and why. */
export type RefusedFigure = {
  /** Block and path. */
  readonly member: string;
  readonly period_end: string;
  readonly reason: string;
};

/**
 * Why figures are null in the rows of a view that end at `ends`, and in the blocks that are the same in every view. Each row
 * is computed as the newest one of the periods up to it. `cells`: all cells of the company, as they are served.
 */
export function refusedFigures(
  cells: readonly Cell[],
  issuer: Issuer,
  view: View,
  ends: readonly string[],
): readonly RefusedFigure[] {
  const isAnnual = issuer.reporting_cadence === 'annual';
  const figuresUpTo = (end: string | undefined): readonly NewestFigure[] => {
    const known = end === undefined ? cells : cells.filter(({ period_end: each }) => each <= end);
    const source = sourceOf(newestCells(recent(known)), isAnnual);
    return figuresOf(
      source,
      issuer,
      end === undefined ? blockGroups(source, issuer) : rowGroups(source, view, issuer),
    );
  };
  return [...ends, undefined].flatMap((end) =>
    figuresUpTo(end).flatMap(({ figure: { member }, period: { period_end }, refusal }) =>
      refusal === null ? [] : [{ member, period_end, reason: refusal }],
    ),
  );
}

/** The newest figures use at most six fiscal years, one of which a change of year end may lengthen. */
const YEARS_BACK = 7;

/** Cells of the years that the newest figures look at. */
function recent(cells: readonly Cell[]): readonly Cell[] {
  const newest = cells.reduce((last, { period_end: end }) => (end > last ? end : last), '');
  const from = `${Number(newest.slice(0, 4)) - YEARS_BACK}-01-01`;
  return cells.filter(({ period_end: end }) => end >= from);
}

const NO_TREND: LevelTrend = 'insufficient_history';

/** Cells as they are, and with every missing value replaced. */
type Source = {
  readonly cells: readonly Cell[];
  readonly real: Indexes;
  readonly stand: Indexes;
  readonly realOf: ReadonlyMap<object, Cell>;
};

function sourceOf(cells: readonly Cell[], isAnnual: boolean): Source {
  const { filled: stand, real } = filled(cells);
  return { cells, real: indexesOf(cells, isAnnual), stand: indexesOf(stand, isAnnual), realOf: real };
}

function indexesOf(cells: readonly Cell[], isAnnual: boolean): Indexes {
  const years = indexCells(cells, 'annual');
  const quarters = indexCells(cells, 'quarter');
  return { years, quarters, own: isAnnual ? years : quarters };
}

const atNewest = (index: CellIndex<Cell>): CellIndex<Cell> => ({
  ...index,
  anchors: index.anchors.slice(0, 1),
});

const STATEMENTS = ['income_statement', 'balance_sheet', 'cash_flow'] as const;

function statementsAt(index: CellIndex<Cell>, view: View, years: CellIndex<Cell>, issuer: Issuer) {
  const rows = rowsOf({ index, years, view, isFinancial: isFinancial(issuer.type) });
  return Object.fromEntries(STATEMENTS.map((statement) => [statement, rows[statement][0]]));
}

/** The rows of a view, with those of banks and of other industries. */
function rowGroups({ cells, real }: Source, view: View, issuer: Issuer): readonly Group[] {
  const shown = ({ quarters, years }: Indexes): CellIndex<Cell> => (view === 'annual' ? years : quarters);
  const [newest] = shown(real).anchors;
  if (newest === undefined) return [];
  const common = {
    view,
    periodOf: () => newest,
    cellOf: ({ cell }: FigureName, indexes: Indexes): Cell | undefined =>
      cell === null
        ? undefined
        : shown(indexes)
            .cells(cell.statement, newest.period_end)
            .find(({ field }) => field === cell.field),
  };
  const isBank = issuer.type === 'bank' && takesDeposits(cells);
  return [
    {
      ...common,
      blocks: STATEMENTS,
      compute: (indexes) => statementsAt(atNewest(shown(indexes)), view, indexes.years, issuer),
    },
    {
      ...common,
      blocks: isBank ? ['bank_metrics'] : [],
      compute: (indexes) => ({ bank_metrics: bankMetrics(atNewest(shown(indexes)), view)[0] }),
    },
    {
      ...common,
      blocks: ['industry_rows'],
      compute: (indexes) => ({
        industry_rows: industryRows(atNewest(shown(indexes)), view, issuer.type)?.[0],
      }),
    },
  ];
}

/** Flows of the twelve months in place of those of a period; a field without twelve months has no figure. */
const overTwelveMonths = (index: CellIndex<Cell>): CellIndex<Cell> => ({
  ...index,
  figure: (statement, field, end) =>
    statement === 'balance'
      ? index.figure(statement, field, end)
      : index.trailingCell(statement, field, end) === undefined
        ? null
        : index.trailing(statement, field, end),
});

function trailingGroups({ real }: Source, view: View, issuer: Issuer): readonly Group[] {
  const [newest] = real.own.anchors;
  if (newest === undefined) return [];
  const end = newest.period_end;
  return [
    {
      blocks: STATEMENTS,
      view: 'ttm',
      periodOf: () => newest,
      compute: ({ own, years }) => statementsAt(overTwelveMonths(atNewest(own)), view, years, issuer),
      cellOf: ({ cell }, { own }) =>
        cell === null
          ? undefined
          : cell.statement === 'balance'
            ? own.cells('balance', end).find(({ field }) => field === cell.field)
            : own.trailingCell(cell.statement, cell.field, end),
    },
  ];
}

/** The blocks that are the same in every view. */
function blockGroups({ real }: Source, issuer: Issuer): readonly Group[] {
  const [newest] = real.own.anchors;
  if (newest === undefined) return [];
  const end = newest.period_end;
  const financial = isFinancial(issuer.type);
  const year = real.years.anchors[0] ?? newest;
  const isAnnual = issuer.reporting_cadence === 'annual';
  const quarter = isAnnual ? year : (real.quarters.anchors[0] ?? newest);
  const isByYear = (member: string): boolean => member.startsWith('trajectory.roic.');
  const common = { view: null, cellOf: () => undefined };
  return [
    {
      ...common,
      blocks: ['ttm'],
      periodOf: () => newest,
      compute: ({ own }) => ({
        ttm: trailingBlock({
          index: own,
          end,
          currency: issuer.reporting_currency ?? '',
          cadence: issuer.reporting_cadence,
          asOf: end,
          isFinancial: financial,
        }),
      }),
      cellOf: ({ name }, { own }) => {
        const field = TRAILING_CELLS[name];
        return field === undefined ? undefined : own.trailingCell('income', field, end);
      },
    },
    {
      ...common,
      blocks: ['forensics'],
      // Rates of growth over years end with a fiscal year.
      periodOf: (member) => (/_cagr_/.test(member) ? year : newest),
      compute: ({ own, years }) => ({ forensics: forensicsBlock({ index: own, years, end }) }),
    },
    {
      ...common,
      blocks: ['trajectory'],
      periodOf: (member) => (isByYear(member) ? year : quarter),
      excludes: (member) => (isAnnual && !isByYear(member) ? 'annual_only_filer' : null),
      compute: ({ quarters, years }) => ({
        trajectory: trajectoryBlock({ quarters, years, isFinancial: financial }),
      }),
    },
  ];
}

function figuresOf(source: Source, issuer: Issuer, groups: readonly Group[]): readonly NewestFigure[] {
  return groups.flatMap((group) => {
    const figures = group.blocks.flatMap(figuresOfBlock);
    if (figures.length === 0) return [];
    const blocks = group.compute(source.real);
    const record = recorded(() => group.compute(source.stand));
    return figures.flatMap((figure) => {
      if (group.view === 'ttm' && NOT_OF_TWELVE_MONTHS.has(figure.name)) return [];
      const served = memberAt(blocks, figure.member.split('.'));
      // Issuers of this type have no such row.
      if (served === undefined) return [];
      return [newestFigure(figure, served, { source, issuer, group, record })];
    });
  });
}

type Context = {
  readonly source: Source;
  readonly issuer: Issuer;
  readonly group: Group;
  readonly record: Recorded;
};

function newestFigure(
  figure: FigureName,
  served: unknown,
  { source, issuer, group, record }: Context,
): NewestFigure {
  const cell = group.cellOf(figure, source.real);
  const { definition, member } = figure;
  const isCell = definition === null || cell !== undefined;
  const calls = isCell ? [] : callsOf(record.calls, { member, definition });
  const operands = isCell
    ? [cell].filter((one) => one !== undefined)
    : [...new Set(calls.flatMap((call) => record.originsOf(call)))].flatMap(
        (origin) => source.realOf.get(origin) ?? [],
      );
  const value = Decimal.isDecimal(served) ? served : null;
  const word = typeof served === 'string' && served !== NO_TREND ? served : null;
  const isServed = value !== null || word !== null;
  const reason = (): string =>
    group.excludes?.(member) ?? refusalOf(served) ?? cellRefusal(figure, cell) ?? reasonOf(operands, calls);
  return {
    figure,
    view: group.view,
    period: group.periodOf(member),
    value,
    word,
    unit: unitOf(figure, cell, issuer),
    refusal: isServed ? null : reason(),
    provenance: newestOf(operands),
  };
}

/** A refused ratio states its reason, and so does a trend over too few periods. */
function refusalOf(served: unknown): string | null {
  if (served === NO_TREND) return NO_TREND;
  return typeof served === 'object' && served !== null && 'reason' in served ? String(served.reason) : null;
}

/**
 * A cell with a value may still be refused in a response: dollar amounts of a company that reports in another
 * currency.
 */
function cellRefusal({ cell: isRow }: FigureName, cell: Cell | undefined): string | null {
  if (cell === undefined) return isRow === null ? null : 'not_reported';
  return cell.refusal ?? 'outside_definition';
}

function unitOf({ unit }: FigureName, cell: Cell | undefined, issuer: Issuer): string {
  const currency = issuer.reporting_currency ?? '';
  if (unit === 'usd') return 'USD';
  if (unit === 'reporting_currency') return cell?.unit ?? currency;
  if (unit === 'reporting_currency_per_share') return cell?.unit ?? `${currency}/shares`;
  return unit;
}

function newestOf(cells: readonly Cell[]): Provenance | null {
  let newest: Provenance | null = null;
  for (const cell of cells) {
    const { value, accession, form, filed } = cell;
    if (value === null || filed === null) continue;
    const isNewer =
      newest === null || filed > newest.filed || (filed === newest.filed && accession > newest.accession);
    if (isNewer) newest = { accession, form, filed, ...statusOf(cell) };
  }
  return newest;
}
