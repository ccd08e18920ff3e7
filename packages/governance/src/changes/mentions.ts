import { personsIn } from './persons.ts';

/** A person in a sentence, by the full name or by "Mr." with a surname that only one full name of the item has. */
export type Mention = {
  /** The full name. */
  readonly person: string;
  /** As the sentence has it. */
  readonly text: string;
  readonly isFull: boolean;
  readonly from: number;
  readonly to: number;
};

/** Persons of whom a sentence says the same, with what stands before them and what follows up to the next ones. */
export type Said = {
  readonly mentions: readonly Mention[];
  readonly before: string;
  readonly after: string;
};

const TITLED = /\b(?:Mr|Ms|Mrs|Dr)\.?\s(\p{Lu}[\p{L}'’-]*[\p{L}])/gu;
const SUFFIX = /,? (?:Jr|Sr)\.?$|,? I{2,3}$|,? IV$/;
/** What stands between the names of a list: ages, commas, "and". */
const JOINS = /^(?:,? (?:age )?\d{2})?(?:,|;)?(?: and| as well as)? $/;

const surnameOf = (name: string): string => name.replace(SUFFIX, '').split(' ').at(-1) ?? name;

/** Whether a name is another one without some of its words: "John Fictional" of "A. John Fictional, Jr.". */
function isShortOf(name: string, other: string): boolean {
  const [words, longer] = [name, other].map((each) => each.replace(SUFFIX, '').split(' '));
  return name.length < other.length && words?.every((word) => longer?.includes(word)) === true;
}

/** The full names of an item by surname, without surnames that several share. */
export function bySurname(sentences: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(sentences.flatMap(personsIn))];
  const names = all.filter((name) => !all.some((other) => isShortOf(name, other)));
  return new Map(
    [...Map.groupBy(names, surnameOf)].flatMap(([surname, same]) =>
      same.length === 1 && same[0] !== undefined ? [[surname, same[0]] as const] : [],
    ),
  );
}

function mentionsIn(sentence: string, surnames: ReadonlyMap<string, string>): readonly Mention[] {
  const full = personsIn(sentence).flatMap((person) => {
    const from = sentence.indexOf(person);
    return from === -1 ? [] : [{ person, text: person, isFull: true, from, to: from + person.length }];
  });
  const titled = [...sentence.matchAll(TITLED)].flatMap(({ 0: text, 1: surname = '', index }) => {
    const person = surnames.get(surname.replace(/['’]s$/, ''));
    const named = text.replace(/['’]s$/, '');
    const isInName = full.some(({ from, to }) => index < to && from < index + named.length);
    return person === undefined || isInName
      ? []
      : [{ person, text: named, isFull: false, from: index, to: index + named.length }];
  });
  return [...full, ...titled].sort((a, b) => a.from - b.from);
}

/** The persons of a sentence, those of a list together. */
export function saidIn(sentence: string, surnames: ReadonlyMap<string, string>): readonly Said[] {
  const groups: Mention[][] = [];
  for (const mention of mentionsIn(sentence, surnames)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && JOINS.test(sentence.slice(last.to, mention.from)))
      group.push(mention);
    else groups.push([mention]);
  }
  return groups.map((mentions, at) => ({
    mentions,
    before: sentence.slice(groups[at - 1]?.at(-1)?.to ?? 0, mentions[0]?.from),
    after: withoutJoint(sentence.slice(mentions.at(-1)?.to, groups[at + 1]?.[0]?.from)),
  }));
}

/** What leads on to the next person is not said of this one. */
const withoutJoint = (after: string): string => after.replace(/,? (?:and|while|with)(?: the Board)? $/, '');
