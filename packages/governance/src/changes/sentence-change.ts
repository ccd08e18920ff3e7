import { namedDays } from '../values/named-days.ts';
import { type Said, saidIn } from './mentions.ts';
import { phraseOf, titleOf } from './phrases.ts';
import type { Change, EffectiveDay } from './types.ts';

type Read = Pick<Change, 'day' | 'person' | 'role' | 'type'>;

const DAY = '([A-Z][a-z]{2,8}\\.? \\d{1,2},? \\d{4})';
const OF_BUSINESS = '(?:the (?:close|opening|end) of business on )?';
const EFFECTIVE = [
  new RegExp(`\\b[Ee]ffective(?:,)? (?:as of |on |from )?${OF_BUSINESS}${DAY}`, 'g'),
  new RegExp(`\\bwith effect (?:from|on|as of) ${OF_BUSINESS}${DAY}`, 'g'),
  new RegExp(
    `\\b(?:will|to) (?:retire|resign|step down|depart|leave|cease|end|terminate|become|join|assume|succeed)\\b[^.;,]{0,80}? (?:on|as of|effective) ${OF_BUSINESS}${DAY}`,
    'g',
  ),
];
const AT_ONCE =
  /\beffective (?:immediately|as of (?:that|such) date|on (?:that|such) date)\b(?! (?:upon|following|after|prior|before|at|when|on|as of)\b)/;
const LEADING_DAY = new RegExp(`^(?:\\([a-f]\\) )?(?:[Oo]n|[Ee]ffective(?: as of| on)?),? ${DAY}`);
const LEADING_EFFECTIVE = new RegExp(`^(?:\\([a-f]\\) )?[Ee]ffective(?: as of| on)?,? ${DAY}`);
/** A change that did not happen, or does so only if something else does. */
const DOUBTS =
  /\b(?:[Ii]f|[Uu]nless|would|may|might|[Pp]reviously(?! announced [^.;]{0,80}\b(?:plan|transition|succession)\b)|[Ff]ormerly|had been|[Ii]n the event|provided that|[Pp]rior to joining|no longer expects|[Nn]either|[Nn]one of)\b/;
/** What is announced in the past tense is to happen. */
const ANNOUNCED_WOULD = /(\b(?:announced|notified|informed|advised|disclosed|reported)\b[^;]*? )would\b/;
const GRANTS =
  /\b(?:approved|entered into|granted|adopted|awarded)\b.*\b(?:compensation|salary|bonus|award|agreement|retention|severance|grant)\b/i;
const YEAR = /\b(?:19|20)\d{2}\b/g;
/** How long somebody has had an office, and other years that are no days of a change. */
const PAST =
  /\bsince (?:[A-Z][a-z]+ )?(?:\d{1,2}, )?\d{4}|\b(?:19|20)\d{2} (?:Annual|annual|Equity|Proxy)\b/g;

/** The changes that a sentence says of persons; none where it says several things of one of them. */
export function changesIn(
  printed: string,
  filed: string,
  subItem: string | null,
  surnames: ReadonlyMap<string, string>,
): readonly Read[] {
  const sentence = printed.replaceAll(/ +,/g, ',').replace(ANNOUNCED_WOULD, '$1will');
  if (DOUBTS.test(sentence)) return [];
  // What happened years ago is the person's past.
  const years = [...sentence.replaceAll(PAST, ' ').matchAll(YEAR)].map(([year]) => Number(year));
  if (filed < '9' && years.some((year) => year < Number(filed.slice(0, 4)) - 1)) return [];
  const said = saidIn(sentence, surnames);
  const isAlone = said.length === 1;
  const read = said.flatMap((each) => readOf(each, isAlone ? sentence : null, sentence));
  const [only] = said;
  const [mention, ...others] = only?.mentions ?? [];
  if (read.length > 0 || !isAlone || mention === undefined || others.length > 0) return withoutDoubles(read);
  return subItem === 'e' && mention.isFull && GRANTS.test(sentence)
    ? [
        {
          person: mention.person,
          type: 'compensation',
          role: titleOf(only?.after ?? ''),
          day: dayIn(sentence, sentence),
        },
      ]
    : [];
}

function readOf({ mentions, before, after }: Said, alone: string | null, sentence: string): readonly Read[] {
  return mentions.flatMap(({ person, text, isFull }) => {
    const phrase = phraseOf(text, before, after, isFull);
    return phrase === null ? [] : [{ person, ...phrase, day: dayIn(alone ?? after, sentence) }];
  });
}

/** A person of whom a sentence says that they leave and that they enter. */
const withoutDoubles = (read: readonly Read[]): readonly Read[] =>
  read.filter(({ person }) => read.filter((other) => other.person === person).length === 1);

/** The day that a part of a sentence calls effective, or the one at its beginning where the change is at once. */
function dayIn(text: string, sentence: string): EffectiveDay {
  const stated = EFFECTIVE.flatMap((pattern) => [...text.matchAll(pattern)].map(([, day = '']) => day));
  const leading = LEADING_EFFECTIVE.exec(sentence)?.[1];
  const atOnce = AT_ONCE.test(text) ? LEADING_DAY.exec(sentence)?.[1] : undefined;
  const days = new Set(
    [...stated, leading ?? [], atOnce ?? []]
      .flat()
      .flatMap((day) => namedDays(day).map((named) => named.day)),
  );
  const [day, ...others] = days;
  if (others.length > 0) return { day: null, refusal: 'several_days' };
  return day === undefined ? { day: null, refusal: 'not_stated' } : { day, refusal: null };
}
