import type { Method } from '../cell.ts';
import type { Restatement, Entry, Part, Reading } from '../model/model.ts';
import type { Slot } from '../calendar/slots.ts';
import type { RefusingRule } from '../rules/rules.ts';
import { refusalOf } from '../rules/rules.ts';

/** The cells under construction, by field and slot. */
export type Table = {
  get(field: string, slot: Slot): Entry | undefined;
  set(field: string, slot: Slot, entry: Entry): void;
  /** Value of a served entry. */
  value(field: string, slot: Slot): bigint | null;
};

export const isServed = (entry: Entry | undefined): entry is Entry & { readonly value: bigint } =>
  entry !== undefined && entry.value !== null;

export const createTable = (): Table => {
  // Slots are small whole numbers.
  const fields = new Map<string, (Entry | undefined)[]>();
  const get = (field: string, slot: Slot): Entry | undefined => fields.get(field)?.[slot];
  return {
    get,
    set: (field, slot, entry) => {
      const slots = fields.get(field);
      if (slots) slots[slot] = entry;
      else {
        const first: (Entry | undefined)[] = [];
        first[slot] = entry;
        fields.set(field, first);
      }
    },
    value: (field, slot) => get(field, slot)?.value ?? null,
  };
};

const plainRefusals = new Map<RefusingRule, Entry>();

/** Most entries of a company are refusals without flags: they share one entry for each rule. */
export const refused = (rule: RefusingRule, flags?: readonly string[]): Entry => {
  const known = flags === undefined || flags.length === 0 ? plainRefusals.get(rule) : undefined;
  if (known !== undefined) return known;
  const made: Entry = {
    restatement: null,
    value: null,
    refusal: refusalOf(rule),
    rule,
    method: null,
    parts: [],
    flags: flags ?? [],
    key: '',
  };
  if (made.flags.length === 0) plainRefusals.set(rule, made);
  return made;
};

export const served = (
  value: bigint,
  method: Method,
  parts: readonly Part[],
  flags: readonly string[] = [],
  key = '',
  restatement: Restatement | null = null,
): Entry => ({ restatement, value, refusal: null, rule: null, method, parts, flags, key });

export const fromReading = (reading: Reading, flags: readonly string[], restatement: Restatement): Entry =>
  served(
    reading.value,
    reading.method,
    reading.parts,
    reading.flags.length === 0 ? flags : [...reading.flags, ...flags],
    reading.key,
    restatement,
  );

export const withFlag = (entry: Entry, flag: string): Entry =>
  entry.flags.includes(flag) ? entry : { ...entry, flags: [...entry.flags, flag] };
