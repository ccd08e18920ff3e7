import type { Calendar } from '../calendar/calendar.ts';
import { INSTANTS, slotOf, SPANS } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { FactIndex, FilingFacts } from '../facts/fact-index.ts';
import { DISCONTINUED_INCOME, NCI_SHARES, WHOLE_INCOME } from '../fields/checks.ts';
import type { Field } from '../fields/field.ts';
import { fields } from '../fields/fields.ts';
import { COMMON_INCOME, PARENT_INCOME } from '../fields/totals.ts';
import { addUp, isServed } from '../derive/fourth-quarter.ts';
import { refused, served } from '../derive/table.ts';
import type { Table } from '../derive/table.ts';
import type { Entry } from '../model/model.ts';
import { signedParts } from '../model/operands.ts';
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
  for (const { whole, parts, ofParent, confirms } of IDENTITIES) {
    const [first, second] = parts;
    const isPart = field === first || field === second;
    if (confirms === true || (ofParent === true && !isPlain(period)) || (!isPart && field !== whole))
      continue;
    const others = isPart ? [whole, field === first ? second : first] : parts;
    const [a, b] = others.map((name) => table.get(name, slot));
    if (!isNew(period, a) || !isNew(period, b)) continue;
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

/** Whether a row of the old basis still completes a sum with a figure of the new one. */
const isConfirmed = (period: Restated, field: string): boolean =>
  IDENTITIES.some(({ whole, parts }) => {
    const names = [whole, ...parts];
    if (!names.includes(field)) return false;
    const entries = names.map((name) => period.table.get(name, period.slot));
    const [all, ...rest] = entries.filter(isServed);
    if (!all || rest.length < parts.length || !addUp(rest, all)) return false;
    return entries.some((entry, at) => names[at] !== field && isNew(period, entry));
  });

const settle = (period: Restated, source: Field['source']): void => {
  const { table, slot } = period;
  const old = ROWS[source].filter((field) => {
    const entry = table.get(field, slot);
    return isServed(entry) && !isNew(period, entry);
  });
  const kept = new Set(
    old.filter(
      (field) => isConfirmed(period, field) || (BOTTOM_ROWS.includes(field) && isBottomLineKept(period)),
    ),
  );
  for (const field of old)
    if (!kept.has(field)) table.set(field, slot, follow(period, field) ?? refused('period.other_basis'));
};

/**
 * One basis per period and statement (semantics §3.8.2): where a later filing restated the total (revenue, total assets,
 * operating cash flow), a row that only older filings report follows from two rows of the new basis, stays if a sum with a
 * figure of the new basis still adds up to rounding, or is refused. Net income stays also if a result of all operations was
 * filed again unchanged.
 */
export const keepOneBasis = (table: Table, calendar: Calendar, index: FactIndex): void => {
  for (const year of calendar.keys())
    for (const [source, total] of Object.entries(TOTALS) as [Field['source'], string][])
      for (const place of source === 'balance' ? INSTANTS : SPANS) {
        const slot = slotOf(year, place);
        const since = table.get(total, slot)?.restatement?.restated ?? null;
        if (since === null || table.value(total, slot) === null) continue;
        settle({ table, slot, since, sets: index.slots.get(slot) ?? [] }, source);
      }
};
