import { createRandom, mixSeed } from '../random.ts';
import type { Random } from '../random.ts';
import type { Topic } from './topic.ts';

/** The kind of section of a paragraph, which determines its sentences. */
export type Genre = 'business' | 'risk_factors' | 'mda';

/** The words for the time that a filing covers. */
export type PeriodWords = {
  /** "fiscal 2024" or "the three and six months ended June 30, 2024". */
  readonly period: string;
  readonly fiscalYear: number;
  /** Distinguishes the figures of one filing from those of the next. */
  readonly key: number;
};

const SENTENCES: Readonly<Record<Genre, readonly string[]>> = {
  risk_factors: [
    '{subject} matters more to us than to many other companies because {cause}.',
    'If {event}, this could {effect}, and our results of operations and cash flows would suffer.',
    'In fiscal {year} we recorded charges of ${amount} million after such an event, and comparable charges may follow.',
    'We try to limit our exposure by {measure}, but these efforts may fail or may cost more than they save.',
    'Because {cause}, even a change that seems small at first may {effect} before we are able to respond.',
    'Our insurance covers only a part of the losses, with deductibles of as much as ${amount} million for each event.',
    'Our plans for {subject} rest on estimates that proved too favorable in {percent}% of the cases reviewed.',
    'Lawmakers in several countries discuss new rules that touch on {subject}, and nobody can tell which of them will be adopted.',
    'Investors should not take {measure} as a sign that the matter is under control.',
    'A lasting problem of this kind would distract management and could {effect} at a time when capital is scarce.',
  ],
  business: [
    '{subject} accounts for about {percent}% of what we sell, since {cause}.',
    'We distinguish ourselves by {measure}, which our customers value more than a discount.',
    'Over the past {count} months we have put ${amount} million into {subject} and the people who work there.',
    'It is our intention to {effect} as soon as the necessary permits are granted.',
    'As in other years, {event}, and our plants plan their shifts accordingly.',
    'Of every hundred employees, {count} are concerned with {subject}, most of them in the midwest.',
    'No single customer contributes more than {percent}% to {subject}, and the ten largest change from year to year.',
    'Because {cause}, our offers are rarely compared by price alone.',
    'The directors review {subject} every quarter and approve each investment above ${amount} million.',
    'Experience shows that {measure} pays for itself within {count} months.',
  ],
  mda: [
    '{subject} changed by {percent}% in {period}, to ${amount} million, mainly because {cause}.',
    'Compared with the same time a year before, {event}, which explains ${amount} million of the difference.',
    'Management responded by {measure}, with effects that began to show toward the end of the period.',
    'For the time ahead we expect to {effect}, provided that markets stay as they are.',
    'Currency translation changed {subject} by {percent}%, and businesses acquired or sold by another {percent}%.',
    'Without items that we do not expect to recur, the change would have been {percent}% rather than {percent}%.',
    'As a share of sales this was {percent}% after {percent}% a year ago, also because {cause}.',
    'The effect of {measure} was smaller than planned and amounted to ${amount} million.',
    'Our budget for {period} had foreseen ${amount} million, and the variance arose where {event}.',
    'We caution that {subject} may develop differently if conditions prevent us from being able to {effect}.',
  ],
};

const SENTENCES_IN_PARAGRAPH = 5;

/** Number of wordings of a topic; each differs from the one before it in one of five sentences. */
export const REVISIONS = 5;

const shuffled = (count: number, random: Random): number[] => {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = random.integer(0, at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

/** Which sentences a wording consists of, in order. */
const sentencesOf = (genre: Genre, seed: number, revision: number): readonly string[] => {
  const order = shuffled(SENTENCES[genre].length, createRandom(seed));
  const chosen = order.slice(0, SENTENCES_IN_PARAGRAPH);
  for (let step = 1; step <= revision; step += 1)
    chosen[(2 * step) % SENTENCES_IN_PARAGRAPH] = order[SENTENCES_IN_PARAGRAPH + step - 1] ?? 0;
  return chosen.map((at) => SENTENCES[genre][at] ?? '');
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A paragraph on a topic. Topic, seed and revision determine its words; its figures also depend on the period. */
export const paragraphOn = (
  genre: Genre,
  topic: Topic,
  seed: number,
  revision: number,
  { period, fiscalYear, key }: PeriodWords,
): string => {
  const figures = createRandom(mixSeed(seed, key));
  const filled = (sentence: string): string =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      switch (name) {
        case 'year':
          return String(fiscalYear - figures.integer(1, 4));
        case 'period':
          return period;
        case 'percent':
          return figures.between(1, 30).toFixed(1);
        case 'amount':
          return figures.integer(2, 940).toString();
        case 'count':
          return figures.integer(11, 48).toString();
        default:
          return topic[name as keyof Topic];
      }
    });
  return sentencesOf(genre, seed, revision)
    .map((sentence) => capital(filled(sentence)))
    .join(' ');
};
