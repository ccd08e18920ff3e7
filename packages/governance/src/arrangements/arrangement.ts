import { daysBetween } from '@footnote/values/day';
import type { TaggedFact } from '../inline/types.ts';
import type { ReadDay } from '../values/days.ts';
import { daysOf } from '../values/durations.ts';
import { flagOf } from '../values/flags.ts';
import {
  ADOPTED,
  DURATION,
  ENDS,
  NAME,
  OTHER_ADOPTED,
  OTHER_TERMINATED,
  RULE_ADOPTED,
  RULE_TERMINATED,
  SHARES,
  TERMINATED,
  TERMS,
  TITLE,
} from './concepts.ts';
import type { Arrangement, Mark, Part, StatedDay, StatedDays, StatedShares } from './types.ts';

/** The facts with the same members, in the order of the document. */
export type Group = {
  readonly individual: string | null;
  readonly arrangement: string | null;
  readonly facts: readonly TaggedFact[];
};

export type DayContext = {
  /** YYYY-MM-DD. */
  readonly filed: string;
  readonly dayOf: (text: string) => ReadDay;
};

type Others = {
  /** Shares that are tagged apart under the arrangement. */
  readonly parts: readonly Group[];
  /** Whether shares of the person are tagged apart that may be of this or another arrangement. */
  readonly hasUnassigned: boolean;
  /** Terms that are tagged for the person, or for all, and not for an arrangement. */
  readonly sharedTerms: string | null;
  /** All arrangements of the person. */
  readonly ofPerson: readonly Group[];
};

export const markOf = ({ taxonomy, concept, id, from, to }: TaggedFact): Mark => ({
  concept: `${taxonomy}:${concept}`,
  id,
  from,
  to,
});

export function arrangementOf(
  group: Group,
  { parts, hasUnassigned, sharedTerms, ofPerson }: Others,
  { filed, dayOf }: DayContext,
): Arrangement {
  const values = (concept: string): readonly TaggedFact[] =>
    group.facts.filter((fact) => fact.concept === concept);
  const day = (concept: string, latest: string | null): StatedDay =>
    statedDay(values(concept), dayOf, latest);
  const flag = (concept: string): boolean | null => agreed(values(concept).map(flagOf));
  const read = parts.flatMap(partOf);
  const [adopted, terminated, ends] = [day(ADOPTED, filed), day(TERMINATED, filed), day(ENDS, null)];
  return {
    individual: group.individual,
    arrangement: group.arrangement,
    name: nameOf(values(NAME), ofPerson),
    title: oneLine(agreed(values(TITLE).map(({ text }) => text))),
    rule10b51Adopted: flag(RULE_ADOPTED),
    rule10b51Terminated: flag(RULE_TERMINATED),
    otherAdopted: flag(OTHER_ADOPTED),
    otherTerminated: flag(OTHER_TERMINATED),
    adopted,
    terminated,
    ends,
    terminates: terminatedOne(adopted, terminated, flag(RULE_TERMINATED) ?? flag(OTHER_TERMINATED)),
    duration: statedDays(values(DURATION), adopted, ends),
    shares: statedShares(
      values(SHARES),
      read.length > 0 ? 'in_parts' : hasUnassigned ? 'not_assigned' : 'not_tagged',
    ),
    parts: read,
    terms: agreed(values(TERMS).map(({ text }) => text)) ?? sharedTerms,
    marks: group.facts.map(markOf),
  };
}

/** The one value of all; null for none, and for several. */
function agreed<T>(values: readonly (T | null)[]): T | null {
  const [value, ...others] = new Set(values);
  return value === undefined || others.length > 0 ? null : value;
}

/** Marks of lists before a text, and of footnotes after it. */
const MARKS = /^[•·▪◦*\s]+|(?:\s*(?:\(\d{1,2}\)|[*†‡¹²³]))+$|,$/g;

const oneLine = (text: string | null): string | null => {
  const line = text?.replaceAll('\n', ' ').replaceAll(MARKS, '').trim() ?? '';
  return line === '' ? null : line;
};

/** "Ms. Doe" stands for a name that the report tags elsewhere for the same person. */
const SHORT = /^(?:Mr|Ms|Mrs|Dr)\.? /;

function nameOf(own: readonly TaggedFact[], ofPerson: readonly Group[]): string | null {
  const name = oneLine(agreed(own.map(({ text }) => text)));
  if (name === null || !SHORT.test(name)) return name;
  const whole = ofPerson
    .flatMap(({ facts }) => facts.filter(({ concept }) => concept === NAME))
    .map(({ text }) => oneLine(text))
    .filter((text) => text !== null && !SHORT.test(text));
  return agreed(whole) ?? name;
}

function statedDay(
  facts: readonly TaggedFact[],
  dayOf: DayContext['dayOf'],
  latest: string | null,
): StatedDay {
  const [text = '', ...others] = new Set(facts.map((fact) => fact.text.replaceAll('\n', ' ')));
  const refused = (refusal: StatedDay['refusal']): StatedDay => ({ text, day: null, refusal });
  if (facts.length === 0) return refused('not_tagged');
  if (others.length > 0) return refused('contradictory');
  const read = dayOf(text);
  if ('reason' in read) return refused(read.reason);
  return latest !== null && read.day > latest
    ? refused('day_after_filing')
    : { text, day: read.day, refusal: null };
}

/** A duration may count from the first trade: such a one is not told apart from a wrong one. */
function statedDays(
  facts: readonly TaggedFact[],
  { day: from }: StatedDay,
  { day: to }: StatedDay,
): StatedDays {
  const refused = (refusal: StatedDays['refusal']): StatedDays => ({ days: null, refusal });
  if (facts.length === 0) return refused('not_tagged');
  const read = new Set(facts.map(daysOf));
  const [days] = read;
  if (read.size > 1) return refused('contradictory');
  if (days === undefined || days === null) return refused('not_in_days');
  const isOther = from !== null && to !== null && Math.abs(daysBetween(from, to) - days) > 1;
  return isOther ? refused('contradictory') : { days, refusal: null };
}

function terminatedOne(
  adopted: StatedDay,
  terminated: StatedDay,
  flag: boolean | null,
): Arrangement['terminates'] {
  if (terminated.day === null && flag !== true) return null;
  const isReplaced = adopted.day !== null && terminated.day !== null && adopted.day >= terminated.day;
  return isReplaced ? 'another_arrangement' : 'this_arrangement';
}

function statedShares(facts: readonly TaggedFact[], without: StatedShares['refusal']): StatedShares {
  const refused = (refusal: StatedShares['refusal']): StatedShares => ({ shares: null, refusal });
  if (facts.length === 0) return refused(without);
  const read = new Set(facts.map(sharesOf));
  const [shares] = read;
  if (read.size > 1) return refused('contradictory');
  return shares === undefined || shares === null ? refused('not_readable') : { shares, refusal: null };
}

const sharesOf = ({ unit, value }: TaggedFact): string | null =>
  unit === 'shares' && value !== null && !value.startsWith('-') ? value : null;

function partOf({ arrangement, facts }: Group): readonly Part[] {
  const [fact, ...others] = facts.filter(({ concept }) => concept === SHARES);
  const shares = fact === undefined ? null : sharesOf(fact);
  if (fact === undefined || shares === null || arrangement === null) return [];
  return others.some((other) => sharesOf(other) !== shares)
    ? []
    : [{ member: arrangement, shares, mark: markOf(fact) }];
}
