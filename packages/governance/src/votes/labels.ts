import type { VoteKind } from './types.ts';

/**
 * What a column holds: votes of a kind, the sum of the others, something that is no number of votes (ignored), the names of the rows
 * (name), or what cannot be told (unknown).
 */
export type Label = VoteKind | 'ignored' | 'name' | 'total' | 'unknown';

const NAMES =
  /^(?:names?|nominees?|directors?|trustees?|candidates?|proposals?|matters?|items?|descriptions?|resolutions?|agenda|no|number|class|of|the|for|election|elected|director nominees?|and|or|to|board|voted|upon|as|a|s|member|members|\s)*$/;
const NAME_WORDS = /nominee|name|director|trustee|candidate|proposal|matter|item|description|resolution/;
const PERCENT = /%|percent/;

/** Each matches what is left of a heading without the words that say nothing of the kind. */
const KINDS: readonly (readonly [VoteKind, RegExp])[] = [
  ['broker_non_votes', /^(?:broker s?|brokers)? ?non ?-? ?votes?$/],
  ['withheld', /^(?:with ?held|with ?hold|withheld authority|authority withheld|withhold authority)$/],
  ['against', /^against$/],
  ['abstain', /^(?:abstain(?:ed|ing)?|abstentions?|abstention s)$/],
  ['for', /^(?:for|in favor|in favour|affirmative)$/],
  ['one_year', /^(?:every )?(?:1|one) ?years?(?: frequency)?$|^(?:every year|annual|annually|yearly)$/],
  ['two_years', /^(?:every )?(?:2|two) ?years?(?: frequency)?$|^biennial(?:ly)?$/],
  ['three_years', /^(?:every )?(?:3|three) ?years?(?: frequency)?$|^triennial(?:ly)?$/],
];

const SILENT =
  /\b(?:number|no|of|votes?|voted|voting|shares?|cast|the|total|common stock|were|results?|each)\b/g;
const OBJECT = /^(for|against) (?:the )?(?:approval|election|proposal|nominee|director|ratification)$/;

/** The words of a heading in lower case, without marks of footnotes and punctuation. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\(\d{1,2}\)|\(s\)/g, ' ')
    .replaceAll(/[^a-z0-9% ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export function labelOf(text: string): Label {
  const words = wordsOf(text);
  if (PERCENT.test(words)) return 'ignored';
  // "Broker Non-Votes": its words are kept together.
  const joined = words.replaceAll(
    /\b(?:uninstructed )?broker s? ?non ?votes?\b|\bbroker ?non ?votes?\b|\bnon ?votes?\b/g,
    'nonvotes',
  );
  const essence = joined.replaceAll(SILENT, ' ').replaceAll(/\s+/g, ' ').trim();
  if (essence === 'nonvotes') return 'broker_non_votes';
  const plain = OBJECT.exec(essence)?.[1] ?? essence;
  for (const [kind, pattern] of KINDS) if (pattern.test(plain)) return kind;
  if (essence === '' && /\btotal|votes? cast|shares? (?:voted|cast)/.test(words)) return 'total';
  if (words === '' || (NAMES.test(words) && NAME_WORDS.test(words))) return 'name';
  return 'unknown';
}

export const isVoteKind = (label: Label): label is VoteKind =>
  label !== 'ignored' && label !== 'name' && label !== 'total' && label !== 'unknown';
