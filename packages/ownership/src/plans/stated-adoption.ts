import { type WrittenDay, writtenDays } from '@footnote/values/written-days';
import { isOwnerNamed, isSurnameOf } from './person-name.ts';

/**
 * When the trading plan was adopted that a transaction was made under, by the footnotes of a form: the days that the date
 * may say, two for one in figures. Refused: `adoption_not_stated`: they say no day, or several; `adopted_by_another`: another
 * than the owners of the form adopted it.
 */
export type StatedAdoption =
  { readonly days: readonly string[] } | { readonly reason: 'adopted_by_another' | 'adoption_not_stated' };

const PLAN = /10b5\s?[-–—‑]?\s?1/i;
/** Dates are replaced by §, which is of no other use in footnotes. */
const ADOPTED =
  /\b(?:adopted|entered into)(?:,? (?:solely )?by (?<who>[^§;]{1,80}?))?,? ?(?:on |as of |dated |on or about )?§/gi;
const ADOPTION_DATE =
  /\badoption date(?: of (?:the|such|this)(?: [\w-]+){0,5})?(?:,? which)?(?: was| is|:| of)? ?§/gi;
const DATED = /\bplan,? (?:which was |that was )?dated (?:as of )?§/gi;
const REPORTER = /^(?:the |such |each )?reporting (?:person|owner)s?$|^(?:him|her|them)$/i;
/** Where a sentence ends: not after a title or an initial. */
const END = /;|(?<!\b(?:Mr|Ms|Mrs|Dr|[A-Z]))\.\s/;
/** What may change the days of a plan. */
const CHANGED = /\b(?:amend|modif|replac|terminat|supersed)/i;

/** Null if the texts do not mention a plan under Rule 10b5-1. `owners` are as the form writes them. */
export function statedAdoption(texts: readonly string[], owners: readonly string[]): StatedAdoption | null {
  const own = texts.filter((text) => PLAN.test(text));
  if (own.length === 0) return null;
  const stated = own.map((text) => adoptionIn(text, owners));
  const days = new Set(stated.map((each) => ('days' in each ? each.days.join() : each.reason)));
  const [first] = stated;
  return days.size === 1 && first !== undefined ? first : { reason: 'adoption_not_stated' };
}

function adoptionIn(text: string, owners: readonly string[]): StatedAdoption {
  const dates = writtenDays(text).toSorted((a, b) => a.from - b.from);
  const { marked, places } = markedDates(text, dates);
  const found = [ADOPTED, ADOPTION_DATE, DATED].flatMap((pattern) => [...marked.matchAll(pattern)]);
  const said = new Set(dates.map(({ days }) => days.join()));
  const days = found.map((match) => places.get(match.index + match[0].length - 1)?.join() ?? '');
  const [only, ...others] = new Set(days);
  if (only === undefined || only === '' || others.length > 0) return { reason: 'adoption_not_stated' };
  if (said.size > 1 && CHANGED.test(text)) return { reason: 'adoption_not_stated' };
  // A plan for employees is adopted as well.
  const isOfPlan = found.every((match) => {
    const [sentence = ''] = marked
      .slice(0, match.index + match[0].length)
      .split(END)
      .slice(-1);
    return PLAN.test(sentence);
  });
  if (!isOfPlan) return { reason: 'adoption_not_stated' };
  const isByOwners = found.every((match) => isOwner(match.groups?.['who'], owners));
  return isByOwners ? { days: only.split(',') } : { reason: 'adopted_by_another' };
}

/** The text with § for each date, and what the § at a place stands for. */
function markedDates(
  text: string,
  dates: readonly WrittenDay[],
): { readonly marked: string; readonly places: ReadonlyMap<number, readonly string[]> } {
  const places = new Map<number, readonly string[]>();
  let marked = '';
  let at = 0;
  for (const { from, to, days } of dates) {
    marked += text.slice(at, from).replaceAll('§', ' ').replaceAll(/\s+/g, ' ');
    places.set(marked.length, days);
    marked += '§';
    at = to;
  }
  return { marked: marked + text.slice(at).replaceAll('§', ' '), places };
}

/** Without a name, the only owner of a form is meant. */
function isOwner(who: string | undefined, owners: readonly string[]): boolean {
  if (who === undefined) return owners.length === 1;
  if (REPORTER.test(who.trim())) return true;
  return owners.some((owner) => isOwnerNamed(who, owner) || isSurnameOf(who, owner));
}
