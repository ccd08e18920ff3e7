import { formatAmount } from '@footnote/statements/decimal';
import { captionsOf } from '../captions/captions.ts';
import { scaleOf } from '../captions/scale.ts';
import type { Part, RawTable } from '../document/parts.ts';
import { type Block, blocksOf, type Row } from '../grid/blocks.ts';
import type { Figure } from '../grid/lines.ts';
import { type FiscalCalendar, fiscalCalendar } from '../periods/calendar.ts';
import { spanOfColumn } from '../periods/column-period.ts';
import { knownDays } from '../periods/known-days.ts';
import type { CandidateCell, FigurePlace, ReleasePeriod, ReleaseReading } from '../types.ts';
import type { NonGaapFigure, Reconciled } from './non-gaap.ts';

/** What only a figure beside GAAP is called. */
const BESIDE_GAAP =
  /non-?\s?gaap|\badjusted\b|\bebitdax?\b|\bexcluding\b|\bfree cash flow\b|\bcore\b|\bdistributable\b/i;
const PER_SHARE = /per\b.*\bshare|\beps\b|per unit/i;
/** Rows of a reconciliation, without headings. */
const MOST_ROWS = 40;

type Column = { readonly at: number; readonly period: ReleasePeriod };

/** A block of a table, and what its figures are. */
type Sheet = {
  readonly table: number;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** Multiplier of its amounts; null if no text names one. */
  readonly scale: number | null;
};

/**
 * The figures beside GAAP of a release whose reconciliation adds up: it begins with a figure of a statement that is
 * proven, and the rows after it lead to a row that is called non-GAAP, adjusted or EBITDA, exactly and in every column
 * with a period. Anything else is only in the tables.
 * @param parts Those of which `reading` is.
 * @param released YYYY-MM-DD.
 * @throws DocumentRefusedError for a table with too many headings.
 */
export function readNonGaap(
  parts: readonly Part[],
  { statements, tables }: ReleaseReading,
  released: string,
): readonly NonGaapFigure[] {
  const proven = statements.flatMap(({ cells }) => cells);
  if (proven.length === 0) return [];
  const calendar = fiscalCalendar({ released, fiscalYearEnd: null, served: [], currency: '' });
  const known = knownDays(parts);
  return parts.flatMap((part, at) => {
    const table = tables.find(({ from, kind }) => part.from === from && kind === 'reconciliation')?.table;
    if (part.kind === 'prose' || table === undefined) return [];
    return sheetsOf(part, captionsOf(parts, at), { table, calendar, known }).flatMap((sheet) =>
      figuresOf(sheet, proven),
    );
  });
}

function sheetsOf(
  part: RawTable,
  captions: readonly string[],
  {
    table,
    calendar,
    known,
  }: { readonly table: number; readonly calendar: FiscalCalendar; readonly known: readonly string[] },
): readonly Sheet[] {
  return blocksOf(part).map((block) => ({
    table,
    rows: block.rows,
    columns: columnsOf(block, captions, calendar, known),
    scale: scaleOf([...block.titles, ...block.stub, ...block.heads.flat()], captions),
  }));
}

/** The columns with a period; of two with the same, neither: one of them is of a part, or per share. */
function columnsOf(
  { columns, heads, stub, titles }: Block,
  captions: readonly string[],
  calendar: FiscalCalendar,
  known: readonly string[],
): readonly Column[] {
  const around = [...stub, ...titles.toReversed(), ...captions.toReversed()];
  const found = columns.flatMap((_, at): Column[] => {
    const period = spanOfColumn({ heads: (heads[at] ?? []).join(' '), around, known }, calendar);
    return period === null ? [] : [{ at, period }];
  });
  return found.filter((one) => found.filter((other) => isSame(one.period, other.period)).length === 1);
}

const isSame = (one: ReleasePeriod, other: ReleasePeriod): boolean =>
  one.end === other.end && one.months === other.months;

function figuresOf(sheet: Sheet, proven: readonly CandidateCell[]): readonly NonGaapFigure[] {
  if (sheet.columns.length === 0) return [];
  const rows = sheet.rows.filter(({ figures }) => figures.some((figure) => figure !== undefined));
  const found = rows.flatMap((row, at) => {
    const begins = BESIDE_GAAP.test(row.label) ? [] : beginningOf(sheet, row, proven);
    return begins.length === 0 ? [] : chainFrom(sheet, rows.slice(at, at + MOST_ROWS), begins);
  });
  // A row after the first may be a proven figure as well: the longest way to a figure is that of the table.
  return found.filter((one, at) => found.findIndex((other) => other.place.from === one.place.from) === at);
}

/** The proven figure that a row has in each column with a period; none unless it has one in every column that has one. */
function beginningOf(
  sheet: Sheet,
  row: Row,
  proven: readonly CandidateCell[],
): readonly { readonly column: Column; readonly cell: CandidateCell }[] {
  const factor = factorOf(sheet, row.label);
  if (factor === null) return [];
  const isPerShare = PER_SHARE.test(row.label);
  return sheet.columns.flatMap((column) => {
    const figure = row.figures[column.at];
    if (figure === undefined || figure.percent || figure.dash || figure.amount === 0n) return [];
    const value = formatAmount(figure.amount * factor);
    const same = proven.filter(
      (each) =>
        isSame(each.period, column.period) && each.value === value && each.unit.includes('/') === isPerShare,
    );
    // Basic and diluted figures per share are often the same.
    const cell = same.find(({ field }) => field === 'eps_diluted' && /dilut/i.test(row.label)) ?? same[0];
    return cell === undefined || cell.unit === 'shares' ? [] : [{ column, cell }];
  });
}

const factorOf = ({ scale }: Sheet, label: string): bigint | null =>
  PER_SHARE.test(label) ? 1n : scale === null ? null : BigInt(scale);

/** The figures to which the rows lead from the first, which is a GAAP figure. */
function chainFrom(
  sheet: Sheet,
  [first, ...rest]: readonly Row[],
  begins: readonly { readonly column: Column; readonly cell: CandidateCell }[],
): readonly NonGaapFigure[] {
  if (first === undefined) return [];
  const isPerShare = PER_SHARE.test(first.label);
  const start = amountsOf(sheet, first);
  if (start === null) return [];
  let sums = start;
  const adjustments: Row[] = [];
  const found: NonGaapFigure[] = [];
  for (const row of rest) {
    const amounts = amountsOf(sheet, row);
    if (amounts === null) break;
    const isTotal = amounts.every((amount, at) => amount === sums[at]);
    const isOfAdjustments = amounts.every((amount, at) => amount === (sums[at] ?? 0n) - (start[at] ?? 0n));
    if (isTotal && adjustments.length > 0) {
      const isChanged = sums.some((sum, at) => sum !== start[at]);
      if (BESIDE_GAAP.test(row.label) && isChanged && PER_SHARE.test(row.label) === isPerShare)
        found.push(...reconciled(sheet, { first, row, adjustments: [...adjustments] }, begins));
      continue;
    }
    if (BESIDE_GAAP.test(row.label) && !isOfAdjustments) break;
    if (isOfAdjustments && adjustments.length > 1) continue;
    sums = sums.map((sum, at) => sum + (amounts[at] ?? 0n));
    adjustments.push(row);
  }
  return found;
}

/** The amounts of a row in the columns with a period, an empty one being nothing; null if one is in percent, or all are empty. */
function amountsOf({ columns }: Sheet, { figures }: Row): readonly bigint[] | null {
  const own = columns.map(({ at }) => figures[at]);
  if (own.every((figure) => figure === undefined)) return null;
  if (own.some((figure) => figure?.percent === true)) return null;
  return own.map((figure) => figure?.amount ?? 0n);
}

function reconciled(
  sheet: Sheet,
  {
    first,
    row,
    adjustments,
  }: { readonly first: Row; readonly row: Row; readonly adjustments: readonly Row[] },
  begins: readonly { readonly column: Column; readonly cell: CandidateCell }[],
): readonly NonGaapFigure[] {
  const factor = factorOf(sheet, first.label) ?? 1n;
  return begins.flatMap(({ column, cell }): NonGaapFigure[] => {
    const at = (one: Row): Reconciled[] => {
      const figure = one.figures[column.at];
      return figure === undefined
        ? []
        : [{ value: formatAmount(figure.amount * factor), place: placeOf(sheet, one, figure) }];
    };
    const [total] = at(row);
    const [gaap] = at(first);
    if (total === undefined || gaap === undefined) return [];
    return [
      {
        ...total,
        label: row.label,
        period: cell.period,
        unit: cell.unit,
        gaap: { ...gaap, field: cell.field },
        adjustments: adjustments.flatMap(at),
      },
    ];
  });
}

const placeOf = ({ table }: Sheet, { row, label }: Row, { left, text, from, to }: Figure): FigurePlace => ({
  table,
  row,
  column: left,
  label,
  text,
  from,
  to,
});
