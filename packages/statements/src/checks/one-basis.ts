import type { Calendar } from '../calendar/calendar.ts';
import { INSTANTS, placeOf, QUARTERS, slotOf, SPANS, YEAR_TO_DATE, yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { FactIndex, FilingFacts } from '../facts/fact-index.ts';
import { DISCONTINUED_INCOME, NCI_SHARES, WHOLE_INCOME } from '../fields/checks.ts';
import type { Field } from '../fields/field.ts';
import { fields } from '../fields/fields.ts';
import { COMMON_INCOME, PARENT_INCOME } from '../fields/totals.ts';
import { addUp } from '../derive/sums.ts';
import { isServed, refused, served } from '../derive/table.ts';
import type { Table } from '../derive/table.ts';
import type { Entry } from '../model/model.ts';
import { signedParts } from '../model/operands.ts';
import type { History } from '../versions/history.ts';
import { combinedRestatement } from '../versions/runs.ts';

/** The figure of each statement of which a restatement is one of the statement. */
const TOTALS: Readonly<Record<Field['source'], string>> = {
  income: 'revenue',
  balance: 'total_assets',
  cash_flow: 'operating_cash_flow',
};

/** A row that is the sum of two others. */
type Identity = {
  readonly whole: string;
  readonly parts: readonly [string, string];
  /** Holds only without noncontrolling interests and discontinued operations. */
  readonly ofParent?: true;
  /** Only confirms: the balance sheet may also have temporary equity. */
  readonly confirms?: true;
};

const IDENTITIES: readonly Identity[] = [
  { whole: 'revenue', parts: ['cost_of_revenue', 'gross_profit'] },
  { whole: 'revenue', parts: ['costs_and_expenses', 'operating_income'] },
  { whole: 'gross_profit', parts: ['operating_expense', 'operating_income'] },
  { whole: 'pretax_income', parts: ['income_tax', 'net_income'], ofParent: true },
  { whole: 'total_assets', parts: ['total_liabilities', 'total_equity_with_nci'], confirms: true },
];

/** Money of a statement; averages and figures per share follow net income. */
const rowsOf = (source: Field['source']): readonly string[] =>
  fields
    .filter((spec) => spec.source === source && spec.measure === 'money' && spec.nature !== 'per_share')
    .map(({ field }) => field)
    .filter((field) => field !== TOTALS[source]);

const ROWS: Readonly<Record<Field['source'], readonly string[]>> = {
  income: rowsOf('income'),
  balance: rowsOf('balance'),
  cash_flow: rowsOf('cash_flow'),
};

/** One statement of one period, of which a filing restated the total. */
type Restated = {
  readonly table: Table;
  readonly slot: Slot;
  /** Order of the filing that restated the total. */
  readonly since: number;
  /** What the filings tag for the period, oldest first. */
  readonly sets: readonly FilingFacts[];
  readonly histories: Histories;
};

/** What the filings report for each field. */
export type Histories = ReadonlyMap<string, History>;

/** The rows of an identity as one filing tags them for a period. */
const asFiled = (
  histories: Histories,
  slot: Slot,
  { whole, parts }: Identity,
): readonly (readonly Entry[])[] =>
  (histories.get(whole)?.versions(slot) ?? []).flatMap(({ filing }) => {
    const entries = [whole, ...parts].map((field) => {
      const version = histories
        .get(field)
        ?.versions(slot)
        .find((other) => other.filing === filing);
      const [first] = version?.readings ?? [];
      return first && served(first.value, first.method, first.parts);
    });
    const known = entries.filter((entry) => entry !== undefined);
    return known.length === entries.length ? [known] : [];
  });

/**
 * Whether the rows of the filer make up this identity: in every filing that tags all of them for a period of the fiscal
 * year, and in one at least. A cost of revenue without depreciation does not.
 */
const holds = ({ histories, slot }: Restated, identity: Identity): boolean => {
  const filed = SPANS.flatMap((place) => asFiled(histories, slotOf(yearOf(slot), place), identity));
  return filed.length > 0 && filed.every(([all, ...rest]) => all !== undefined && addUp(rest, all));
};

/** Results of all operations: a filing that leaves them as they were restates other rows only. */
const BOTTOM_LINES = [...WHOLE_INCOME, ...PARENT_INCOME, COMMON_INCOME];
const BOTTOM_ROWS = ['net_income', 'net_income_to_common'];

/** Whether a filing since the restatement has a result of all operations that an older one has, too. */
const isBottomLineKept = ({ sets, since }: Restated): boolean => {
  const amounts = (isNewer: boolean, concept: string): readonly bigint[] =>
    sets
      .filter(({ filing }) => filing.order >= since === isNewer)
      .flatMap(({ facts }) => facts.get(concept)?.amount ?? []);
  return BOTTOM_LINES.some((concept) => {
    const older = new Set(amounts(false, concept));
    return amounts(true, concept).some((amount) => older.has(amount));
  });
};

/** Whether net income is the parent's and of continuing operations alone. */
const isPlain = ({ sets }: Restated): boolean =>
  sets.every(({ facts }) =>
    [...NCI_SHARES, ...DISCONTINUED_INCOME].every((concept) => (facts.get(concept)?.amount ?? 0n) === 0n),
  );

/** Whether a figure was filed, or filed again, since the total was restated. */
const isNew = ({ since }: Restated, entry: Entry | undefined): entry is Entry & { value: bigint } =>
  isServed(entry) && (entry.restatement === null || entry.restatement.filed >= since);

/** The row from two figures of the new basis; undefined if no identity has both. */
const follow = (period: Restated, field: string): Entry | undefined => {
  const { table, slot } = period;
  for (const identity of IDENTITIES) {
    const { whole, parts, ofParent, confirms } = identity;
    const [first, second] = parts;
    const isPart = field === first || field === second;
    if (confirms === true || (ofParent === true && !isPlain(period)) || (!isPart && field !== whole))
      continue;
    const others = isPart ? [whole, field === first ? second : first] : parts;
    const [a, b] = others.map((name) => table.get(name, slot));
    if (!isNew(period, a) || !isNew(period, b) || !holds(period, identity)) continue;
    const sign = isPart ? -1 : 1;
    return served(
      sign > 0 ? a.value + b.value : a.value - b.value,
      'derived_identity',
      [...a.parts, ...signedParts(b.parts, sign)],
      [],
      '',
      combinedRestatement([a.restatement, b.restatement]),
    );
  }
  return undefined;
};

/** Whether a row of the old basis completes a sum with two figures of the new one. */
const isConfirmed = (period: Restated, field: string): boolean =>
  IDENTITIES.some(({ whole, parts, ofParent }) => {
    const names = [whole, ...parts];
    if (!names.includes(field) || (ofParent === true && !isPlain(period))) return false;
    const [all, ...rest] = names
      .map((name) => period.table.get(name, period.slot))
      .filter((entry, at) => (names[at] === field ? isServed(entry) : isNew(period, entry)))
      .filter(isServed);
    return all !== undefined && rest.length === parts.length && addUp(rest, all);
  });

/** Moves or refuses the rows of the old basis, and yields their fields. */
const settle = (period: Restated, source: Field['source']): readonly string[] => {
  const { table, slot } = period;
  const old = ROWS[source].filter((field) => {
    const entry = table.get(field, slot);
    return isServed(entry) && !isNew(period, entry);
  });
  const isKept = (field: string): boolean =>
    isConfirmed(period, field) || (BOTTOM_ROWS.includes(field) && isBottomLineKept(period));
  const others = old.filter((field) => !isKept(field));
  for (const field of others) table.set(field, slot, follow(period, field) ?? refused('period.other_basis'));
  return others;
};

/**
 * Refuses the quarter at the end of a span that was itself refused or moved, if it is a difference: then it is of the older
 * basis as well.
 */
const settleDifferences = (table: Table, slot: Slot, fields: readonly string[]): void => {
  const last = QUARTERS[YEAR_TO_DATE.findIndex((place) => place === placeOf(slot))];
  if (last === undefined || last === placeOf(slot)) return;
  const quarter = slotOf(yearOf(slot), last);
  for (const field of fields)
    if (table.get(field, quarter)?.method?.startsWith('derived') === true)
      table.set(field, quarter, refused('period.other_basis'));
};

/**
 * One basis per period and statement (semantics §3.8.2): where a later filing restated the total (revenue, total assets,
 * operating cash flow), a row that only older filings report follows from two rows of the new basis, stays if it
 * completes a sum with two of them to rounding, or is refused. Net income stays also if a result of all operations was
 * filed again unchanged.
 */
export const keepOneBasis = (
  table: Table,
  calendar: Calendar,
  index: FactIndex,
  histories: Histories,
): void => {
  for (const year of calendar.keys())
    for (const [source, total] of Object.entries(TOTALS) as [Field['source'], string][])
      for (const place of source === 'balance' ? INSTANTS : SPANS) {
        const slot = slotOf(year, place);
        const since = table.get(total, slot)?.restatement?.restated ?? null;
        if (since === null || table.value(total, slot) === null) continue;
        const period = { table, slot, since, histories, sets: index.slots.get(slot) ?? [] };
        settleDifferences(table, slot, settle(period, source));
      }
};
