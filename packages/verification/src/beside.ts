import type { Cell } from '@footnote/statements/cell';
import { parseAmount, size } from '@footnote/statements/decimal';
import type { CellFault } from './cell-checks.ts';
import { areOfOneConcept, conceptsOf } from './concepts.ts';
import type { Readings } from './readings.ts';
import type { Rule } from './verification.ts';

type Period = Pick<Cell, 'period_kind' | 'period_start' | 'period_end'>;

/** Served cells of one period by field. */
type Rows = ReadonlyMap<string, Cell>;

const periodOf = ({ period_kind, period_start, period_end }: Period): string =>
  `${period_kind} ${period_start ?? ''} ${period_end}`;

const amountOf = (cell: Cell): bigint => parseAmount(cell.value ?? '0');

const isServed = ({ value, fiscal_period: period }: Cell): boolean => value !== null && period !== 'TP';

/**
 * A total of the balance sheet and parts of it that exclude each other. A `nested` part is at times inside another part
 * (investments in cash, noncurrent debt in current liabilities), so it is the first to be doubted; a `firm` one, a total
 * with checks of its own, is not doubted.
 */
type Total = {
  readonly whole: string;
  readonly nested?: string;
  readonly parts: readonly string[];
  readonly firm?: string;
};

const TOTALS: readonly Total[] = [
  {
    whole: 'current_assets',
    parts: ['cash_and_equivalents', 'short_term_investments', 'receivables', 'inventory'],
    nested: 'short_term_investments',
  },
  {
    whole: 'total_assets',
    parts: ['current_assets', 'ppe_net', 'intangibles', 'long_term_investments'],
    firm: 'current_assets',
  },
  {
    whole: 'total_liabilities',
    parts: ['current_liabilities', 'long_term_debt'],
    nested: 'long_term_debt',
    firm: 'current_liabilities',
  },
  { whole: 'total_liabilities', parts: ['total_debt'] },
];

/** The fields that are compared within a period. */
const COMPARED: ReadonlySet<string> = new Set([
  'revenue',
  'cost_of_revenue',
  ...TOTALS.flatMap(({ whole, parts }) => [whole, ...parts]),
]);

const rowsOf = (cells: readonly Cell[]): readonly Rows[] => {
  const compared = cells.filter((cell) => COMPARED.has(cell.field) && isServed(cell));
  return [...Map.groupBy(compared, periodOf).values()].map(
    (list) => new Map(list.map((cell) => [cell.field, cell])),
  );
};

/** Parts may be shown with amounts that the total nets: in per cent of the total. */
const NETTED = 2n;

const isMore = (parts: readonly Cell[], whole: Cell): boolean => {
  const sum = parts.reduce((total, part) => total + amountOf(part), 0n);
  return (sum - amountOf(whole)) * 100n > size(amountOf(whole)) * NETTED;
};

/**
 * The cells without one of which the parts fit into the total: the nested one, else all of them; the total if there is
 * none.
 */
const doubted = ({ nested, firm }: Total, whole: Cell, parts: readonly Cell[]): readonly Cell[] => {
  const fitting = parts.filter(
    (part) =>
      part.field !== firm &&
      !isMore(
        parts.filter((other) => other !== part),
        whole,
      ),
  );
  const inside = fitting.find(({ field }) => field === nested);
  if (inside !== undefined) return [inside];
  return fitting.length > 0 ? fitting : [whole];
};

const faultOf = (
  rule: Rule,
  blamed: readonly Cell[],
  sides: { readonly difference: bigint; readonly tolerance: bigint },
  all: readonly Cell[],
): readonly (readonly [Cell, CellFault])[] =>
  blamed.map((cell) => [
    cell,
    {
      rule,
      because: blamed.length === 1 ? 'others_hold' : 'undecided',
      ...sides,
      beside: all.filter((other) => other !== cell),
      isWhole: true,
    },
  ]);

/** Parts of the balance sheet that are together more than their total, each from whatever filing it is served from. */
const partFaults = (rows: Rows): readonly (readonly [Cell, CellFault])[] =>
  TOTALS.flatMap((total) => {
    const whole = rows.get(total.whole);
    const parts = total.parts.flatMap((field) => rows.get(field) ?? []);
    if (whole === undefined || amountOf(whole) <= 0n || !isMore(parts, whole)) return [];
    const [most, least] = [amountOf(whole), parts.reduce((sum, part) => sum + amountOf(part), 0n)];
    const sides = { difference: least - most, tolerance: (most * NETTED) / 100n };
    return faultOf('part_of_total', doubted(total, whole, parts), sides, [whole, ...parts]);
  });

/** Preceding years or quarters in which the cost was at most the revenue, and the most in which it was not. */
const FEWEST_HELD = 8;
const MOST_FAILED = 2;

/** Cost of revenue above revenue at a filer whose cost was at most its revenue for years; not what other checks confirm. */
const costFaults = (
  all: readonly Rows[],
  isVouched: (cell: Cell) => boolean,
): readonly (readonly [Cell, CellFault])[] => {
  const pairs = all.flatMap((rows) => {
    const [cost, revenue] = [rows.get('cost_of_revenue'), rows.get('revenue')];
    if (cost === undefined || revenue === undefined || amountOf(revenue) <= 0n) return [];
    return [{ cost, revenue, isHeld: amountOf(cost) * 1000n <= amountOf(revenue) * 1005n }];
  });
  return [...Map.groupBy(pairs, ({ cost }) => cost.period_kind).values()].flatMap((list) => {
    const failed = list.filter(({ isHeld }) => !isHeld);
    if (failed.length > MOST_FAILED) return [];
    return failed.flatMap(({ cost, revenue }) => {
      const held = list.filter((pair) => pair.isHeld && pair.cost.period_end < cost.period_end);
      const open = [cost, revenue].filter((cell) => !isVouched(cell));
      if (held.length < FEWEST_HELD || open.length === 0) return [];
      const sides = {
        difference: amountOf(cost) - amountOf(revenue),
        tolerance: amountOf(revenue) / 200n,
      };
      return faultOf('cost_order', open, sides, [cost, revenue]);
    });
  });
};

/** Flows that never reverse, of which a longer period has no less than a shorter one within it. */
const ONE_WAY = ['depreciation_amortization', 'capex', 'dividends_paid', 'buybacks'];

const isWithin = (part: Cell, whole: Cell): boolean =>
  part !== whole &&
  part.period_start !== null &&
  whole.period_start !== null &&
  part.period_start >= whole.period_start &&
  part.period_end <= whole.period_end;

/** What filings tag, for the period of a cell, under the one concept that another cell is read from. */
const taggedFor = (
  readings: Readings,
  { period_start: start, period_end: end }: Cell,
  of: Cell,
): bigint[] => {
  const concepts = conceptsOf(of);
  return readings.across(concepts, start, end).map(({ amount }) => size(amount));
};

/**
 * The cell that is not the row: the longer one if its concept is less than the row wherever a filing tags both, or if the
 * row is tagged for its period; else either.
 */
const notTheRow = (readings: Readings, row: readonly Cell[], whole: Cell, part: Cell): readonly Cell[] => {
  const isPart = row
    .filter((cell) => conceptsOf(cell) === conceptsOf(part))
    .some((cell) =>
      taggedFor(readings, cell, whole).some((amount) => amount * 1000n < size(amountOf(cell)) * 995n),
    );
  const isTagged = taggedFor(readings, whole, part).some(
    (amount) => amount * 1000n >= size(amountOf(part)) * 995n,
  );
  return isPart || isTagged ? [whole] : [whole, part];
};

/** One rounding unit of a filer in millions. */
const MILLION = parseAmount('1000000');

/**
 * A year, or a part of one, of less than a shorter period within it, read from other concepts: one of them is not the row.
 */
const spanFaults = (cells: readonly Cell[], readings: Readings): readonly (readonly [Cell, CellFault])[] => {
  const flows = cells.filter(
    (cell) => isServed(cell) && cell.period_kind !== 'ttm' && ONE_WAY.includes(cell.field),
  );
  return [...Map.groupBy(flows, ({ field, fiscal_year: year }) => `${field} ${year}`).values()].flatMap(
    (list) => {
      if (areOfOneConcept(list)) return [];
      const sizes = new Map(list.map((cell) => [cell, size(amountOf(cell))]));
      return list.flatMap((whole) =>
        list.flatMap((part) => {
          const [most, least] = [sizes.get(whole) ?? 0n, sizes.get(part) ?? 0n];
          if (least <= most || least * 1000n <= most * 1005n + MILLION * 1000n) return [];
          if (!isWithin(part, whole) || conceptsOf(whole) === conceptsOf(part)) return [];
          const sides = { difference: least - most, tolerance: most / 200n };
          return faultOf(
            'span_order',
            notTheRow(
              readings,
              flows.filter(({ field }) => field === whole.field),
              whole,
              part,
            ),
            sides,
            [whole, part],
          );
        }),
      );
    },
  );
};

/**
 * Faults that only cells side by side show, each from whatever filing it is served from: parts above their total, a cost
 * above revenue, and a span of less than a shorter one.
 */
export const besideFaults = (
  cells: readonly Cell[],
  readings: Readings,
  isVouched: (cell: Cell) => boolean,
): ReadonlyMap<Cell, CellFault> => {
  const all = rowsOf(cells);
  return new Map([...costFaults(all, isVouched), ...spanFaults(cells, readings), ...all.flatMap(partFaults)]);
};
