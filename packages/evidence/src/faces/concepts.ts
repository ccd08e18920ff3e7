import { addDays, daysBetween } from '@footnote/values/day';
import { namesConcept } from '../row/label-names.ts';
import type { ColumnPeriod } from './columns.ts';
import { isAbout } from './columns.ts';
import type { FaceFact } from './types.ts';

/** A row whose concept is looked for: its values by column in single units, null where it has none. */
export type ValuedRow = {
  readonly label: string;
  readonly heading: string | null;
  readonly values: readonly (string | null)[];
};

/** The facts of a row: the concept, the fact of each column, and whether it is printed with the opposite sign. */
export type RowFacts = {
  readonly concept: string;
  readonly facts: readonly (FaceFact | null)[];
  readonly negated: boolean;
};

/** Facts by what is asked of them. */
export type FactIndex = {
  readonly byConcept: ReadonlyMap<string, readonly FaceFact[]>;
  readonly byValue: ReadonlyMap<string, ReadonlySet<string>>;
};

const magnitude = (value: string): string => value.replace(/^-/, '');
/** As the values of facts are compared: without a sign, an exponent or zeros at the end. */
const plain = (value: string): string => {
  const text = magnitude(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

export function factIndex(facts: readonly FaceFact[]): FactIndex {
  const byConcept = Map.groupBy(facts, ({ concept }) => concept);
  const byValue = new Map<string, Set<string>>();
  for (const { value, concept } of facts)
    byValue.set(plain(value), (byValue.get(plain(value)) ?? new Set<string>()).add(concept));
  return { byConcept, byValue };
}

type Edge = 'end' | 'start';

/** The facts of a concept with the period of a column, or with the day of its beginning or end. */
function factsOf(
  facts: readonly FaceFact[],
  { months, start, end }: ColumnPeriod,
  edge: Edge,
): readonly FaceFact[] {
  const isOfPeriod = (fact: FaceFact): boolean =>
    fact.end === end &&
    fact.start !== null &&
    months !== null &&
    (start === null ? isAbout(fact.start, end, months) : fact.start === start);
  const spans = edge === 'end' ? facts.filter(isOfPeriod) : [];
  if (spans.length > 0) return spans;
  if (edge === 'end') return facts.filter((fact) => fact.start === null && fact.end === end);
  if (months === null) return [];
  const before = start === null ? null : addDays(start, -1);
  return facts.filter(
    (fact) =>
      fact.start === null &&
      (before === null
        ? isAbout(addDays(fact.end, 1), end, months)
        : Math.abs(daysBetween(fact.end, before)) <= 1),
  );
}

type Match = RowFacts & { readonly equal: number; readonly digits: number; readonly rank: number };

const BEGINNING = /\bbeginning\b|\bstart of\b/i;
/** Significant digits of values that no other row has by chance. */
const TELLING = 4;
/** Of the words of a label and a name, those that both have, where other concepts have the same values. */
const NAMED = 0.5;

/**
 * The concept of a row: the one whose facts of the filing have its values in every period for which it has facts, with
 * one sign. Of several the one that its label names, if it has no word of the others; null if a few digits say it only.
 */
export function conceptOf(
  row: ValuedRow,
  columns: readonly ColumnPeriod[],
  index: FactIndex,
): RowFacts | null {
  const concepts = new Set(
    row.values.flatMap((value) =>
      value === null || !/[1-9]/.test(value) ? [] : [...(index.byValue.get(plain(value)) ?? [])],
    ),
  );
  const edge = BEGINNING.test(row.label) ? 'start' : 'end';
  const matches = [...concepts].flatMap((concept) => {
    const match = matchOf(row, columns, concept, index.byConcept.get(concept) ?? [], edge);
    return match ?? [];
  });
  const [one, ...others] = matches.toSorted((a, b) => b.rank - a.rank);
  // A few digits alone say nothing.
  if (one === undefined || (one.digits < TELLING && one.rank < NAMED)) return null;
  const isNamed = one.rank >= NAMED && others.every(({ rank }) => rank === 0);
  return others.length === 0 || isNamed ? one : null;
}

function matchOf(
  row: ValuedRow,
  columns: readonly ColumnPeriod[],
  concept: string,
  facts: readonly FaceFact[],
  edge: Edge,
): Match | null {
  const found: (FaceFact | null)[] = [];
  const signs = new Set<boolean>();
  let [equal, digits] = [0, 0];
  for (const [at, column] of columns.entries()) {
    const value = row.values[at] ?? null;
    const [fact, ...more] = value === null ? [] : factsOf(facts, column, edge);
    if (value === null || fact === undefined) {
      found.push(null);
      continue;
    }
    if (more.some((other) => other.value !== fact.value) || plain(fact.value) !== plain(value)) return null;
    found.push(fact);
    if (!/[1-9]/.test(value)) continue;
    equal += 1;
    digits += plain(value).replace(/\D|0+$/g, '').length;
    signs.add(fact.value.startsWith('-') !== value.startsWith('-'));
  }
  if (equal === 0 || signs.size > 1) return null;
  return {
    concept,
    facts: found,
    negated: signs.has(true),
    equal,
    digits,
    rank: namesConcept(row.label, row.heading, concept),
  };
}
