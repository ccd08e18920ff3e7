import type { Cell } from '@footnote/statements/cell';
import { boundsOf, placeOf, slotOf, yearOf, type Place } from '@footnote/statements/calendar/slots';
import { formatAmount } from '@footnote/statements/decimal';
import type { Watch } from '@footnote/statements/derive/trace-hooks';
import { servedCells, type ServedCell } from '../survey/served.ts';

type Context = Parameters<Watch['begin']>[0];
type Table = Parameters<Watch['begin']>[1];
export type History = Parameters<Watch['history']>[0];
export type Reading = NonNullable<ReturnType<History['vintages']>>['served'];
export type Filing = Context['filings'][number];
export type Slot = ReturnType<typeof slotOf>;
export type FilingFacts = NonNullable<ReturnType<Context['index']['slots']['get']>>[number];
export type FiledFact = NonNullable<ReturnType<FilingFacts['facts']['get']>>;

/** A served cell with its position in the calendar and the entry from which it was made. */
export type RecordedCell = {
  readonly cell: ServedCell;
  readonly slot: Slot;
  readonly entry: NonNullable<ReturnType<Table['get']>>;
};

/** A reading as a float, for comparing sizes. */
export const amountOf = ({ value }: Pick<Reading, 'value'>): number => Number(formatAmount(value));

/** The first quarter is also a cell of the year to date. */
export const isRepeated = ({ cell }: RecordedCell): boolean =>
  cell.period_kind === 'ytd' && cell.fiscal_period === 'Q1';

/** What the engine decided for a company, and the cells that it serves after masking. */
export type Recorded = {
  readonly type: Context['type'];
  readonly cells: readonly RecordedCell[];
  /** Undefined for trailing periods and transition periods. */
  slotOf(cell: Cell): Slot | undefined;
  /** What each filing tags in a slot, oldest filing first. */
  facts(slot: Slot): readonly FilingFacts[];
  /** The served cell of a field in a slot. */
  cell(field: string, slot: Slot): RecordedCell | undefined;
  /** The filed versions of a field; absent for computed fields. */
  history(field: string): History | undefined;
  /** The slots of spans, or of the date, that end with the period which the filing reports; the longest first. */
  ownSlots(filing: Filing, kind: 'span' | 'instant'): readonly Slot[];
};

const PLACES: Readonly<Partial<Record<Cell['period_kind'], Readonly<Record<string, Place>>>>> = {
  annual: { FY: 'FY' },
  quarter: { Q1: 'Q1', Q2: 'Q2', Q3: 'Q3', Q4: 'Q4' },
  ytd: { Q1: 'Q1', Q2: 'Y2', Q3: 'Y3' },
  instant: { Q1: 'I1', Q2: 'I2', Q3: 'I3', Q4: 'I4' },
};

const SPANS: readonly Place[] = ['FY', 'Y3', 'Y2', 'Q1', 'Q2', 'Q3', 'Q4'];
const DATES: readonly Place[] = ['I1', 'I2', 'I3', 'I4'];

/** Slot of each place of the calendar by its last day. */
const slotsByEnd = (calendar: Context['calendar'], places: readonly Place[]): Map<string, Slot[]> => {
  const found = new Map<string, Slot[]>();
  for (const [index, year] of calendar.entries())
    for (const place of places) {
      const end = boundsOf(year, place)?.end;
      if (end === undefined || year.transition) continue;
      const slots = found.get(end);
      if (slots) slots.push(slotOf(index, place));
      else found.set(end, [slotOf(index, place)]);
    }
  return found;
};

/** Listens to the computation of one company, and combines what it heard with the cells. */
export const recorder = (): {
  readonly watch: Watch;
  /** `cells`: after masking. Null for a company without a currency, which has no cells. */
  readonly recordedWith: (cells: readonly Cell[]) => Recorded | null;
} => {
  let begun: { readonly context: Context; readonly table: Table } | null = null;
  const histories = new Map<string, History>();
  const ignore = (): void => undefined;
  return {
    watch: {
      begin: (context, table) => {
        begun = { context, table };
      },
      history: (history) => {
        histories.set(history.spec.field, history);
      },
      step: ignore,
      set: ignore,
    },
    recordedWith: (cells) => {
      if (begun === null) return null;
      const { context, table } = begun;
      const spans = slotsByEnd(context.calendar, SPANS);
      const dates = slotsByEnd(context.calendar, DATES);
      const placeIn = (cell: Cell): Slot | undefined => {
        const place = PLACES[cell.period_kind]?.[cell.fiscal_period];
        const slots = (cell.period_kind === 'instant' ? dates : spans).get(cell.period_end);
        return slots?.find(
          (slot) => placeOf(slot) === place && context.calendar[yearOf(slot)]?.label === cell.fiscal_year,
        );
      };
      const recorded = servedCells(cells).flatMap((cell): RecordedCell[] => {
        const slot = placeIn(cell);
        const entry = slot === undefined ? undefined : table.get(cell.field, slot);
        return slot === undefined || entry === undefined ? [] : [{ cell, slot, entry }];
      });
      const bySlot = new Map(recorded.map((item) => [`${item.cell.field} ${item.slot}`, item]));
      return {
        type: context.type,
        cells: recorded,
        slotOf: placeIn,
        facts: (slot) => context.index.slots.get(slot) ?? [],
        cell: (field, slot) => bySlot.get(`${field} ${slot}`),
        history: (field) => histories.get(field),
        ownSlots: ({ period }, kind) => (kind === 'span' ? spans : dates).get(period ?? '') ?? [],
      };
    },
  };
};
