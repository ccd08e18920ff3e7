import { readTagged } from '../inline/read-tagged.ts';
import type { TaggedFact } from '../inline/types.ts';
import { dayReader } from '../values/days.ts';
import { flagOf } from '../values/flags.ts';
import { type Group, arrangementOf, markOf } from './arrangement.ts';
import {
  ADOPTED,
  ARRANGEMENT_AXIS,
  ENDS,
  IDENTIFYING,
  INDIVIDUAL_AXIS,
  isFlag,
  isRead,
  SHARES,
  TERMINATED,
  TERMS,
} from './concepts.ts';
import type { GovernanceReport, Statement, Unread } from './types.ts';

const DAYS: ReadonlySet<string> = new Set([ADOPTED, TERMINATED, ENDS]);

/**
 * What an inline report tags of trading arrangements, policies and corrections of errors. Facts of one arrangement are
 * those of one member for the person, and for the arrangement where a person has several; those without members are one
 * person's. Nothing is read from the prose around them.
 *
 * @param filed YYYY-MM-DD: no arrangement is adopted or terminated after it
 * @throws ReportError for a document that is not well-formed
 */
export function readGovernance(file: string, text: string, filed: string): GovernanceReport {
  const { facts, unplaced } = readTagged(file, text, isRead);
  const stated = facts.filter(({ nil }) => !nil);
  const groups = [...Map.groupBy(stated, keyOf).values()].map(groupOf);
  const whole = groups.filter(has(IDENTIFYING));
  const apart = groups.filter((group) => !whole.includes(group) && group.facts.some(isShares));
  const parentOf = (part: Group): Group | undefined => {
    const candidates = whole.filter(({ individual }) => individual === part.individual);
    return part.arrangement === null
      ? undefined
      : (candidates.find(({ arrangement }) => arrangement === null) ?? onlyOne(candidates));
  };
  const unassigned = apart.filter((part) => parentOf(part) === undefined);
  const shared = groups.filter((group) => !whole.includes(group) && has(TERMS_ONLY)(group));
  const sharedFor = ({ individual, arrangement }: Group): Group | undefined =>
    shared.find(
      (group) => group.arrangement === null && group.individual === individual && arrangement !== null,
    ) ?? shared.find((group) => group.arrangement === null && group.individual === null);
  const context = {
    filed,
    dayOf: dayReader(stated.flatMap(({ concept, text: day }) => (DAYS.has(concept) ? [day] : []))),
  };
  const used = new Set(whole.map(sharedFor));
  return {
    arrangements: whole.map((group) =>
      arrangementOf(
        group,
        {
          parts: apart.filter((part) => parentOf(part) === group),
          hasUnassigned: unassigned.some(({ individual }) => individual === group.individual),
          sharedTerms: sharedFor(group)?.facts.find(({ concept }) => concept === TERMS)?.text ?? null,
          ofPerson:
            group.individual === null
              ? []
              : whole.filter(({ individual }) => individual === group.individual),
        },
        context,
      ),
    ),
    statements: groups.flatMap(statementsOf),
    unread: [
      ...unassigned.flatMap(orphans),
      ...shared.filter((group) => !used.has(group) && group.individual !== null).flatMap(orphans),
      ...stated.flatMap(unreadable),
    ],
    unplaced,
  };
}

const TERMS_ONLY: ReadonlySet<string> = new Set([TERMS]);

const has =
  (concepts: ReadonlySet<string>) =>
  ({ facts }: Group): boolean =>
    facts.some(({ concept }) => concepts.has(concept));

const isShares = ({ concept }: TaggedFact): boolean => concept === SHARES;

const onlyOne = (groups: readonly Group[]): Group | undefined =>
  groups.length === 1 ? groups[0] : undefined;

const keyOf = ({ context: { dimensions } }: TaggedFact): string =>
  JSON.stringify(dimensions.map(({ axis, member }) => [axis, member]));

function groupOf(facts: readonly TaggedFact[]): Group {
  const dimensions = facts[0]?.context.dimensions ?? [];
  const memberOf = (wanted: string): string | null =>
    dimensions.find(({ axis }) => axis === wanted)?.member ?? null;
  const isForeign = dimensions.some(({ axis }) => axis !== INDIVIDUAL_AXIS && axis !== ARRANGEMENT_AXIS);
  return {
    individual: memberOf(INDIVIDUAL_AXIS),
    arrangement: memberOf(ARRANGEMENT_AXIS),
    facts: isForeign ? [] : facts,
  };
}

/** Flags outside of any person's facts, once each. */
function statementsOf({ individual, arrangement, facts }: Group): readonly Statement[] {
  if (individual !== null || arrangement !== null) return [];
  const flags = facts.filter(({ concept }) => isFlag(concept));
  return [...Map.groupBy(flags, ({ concept }) => concept).values()].flatMap((same): Statement[] => {
    const values = new Set(same.map(flagOf));
    const [value] = values;
    const [first] = same;
    return first === undefined || value === undefined || value === null || values.size > 1
      ? []
      : [{ mark: markOf(first), value }];
  });
}

/** Characters of a text that says nothing that is served. */
const LONGEST = 300;

const orphans = ({ facts }: Group): readonly Unread[] =>
  facts
    .filter(({ concept }) => !isFlag(concept))
    .map((fact) => ({ mark: markOf(fact), reason: 'no_arrangement', text: fact.text.slice(0, LONGEST) }));

const unreadable = (fact: TaggedFact): readonly Unread[] =>
  isFlag(fact.concept) && flagOf(fact) === null
    ? [{ mark: markOf(fact), reason: 'not_readable', text: fact.text.slice(0, LONGEST) }]
    : [];
