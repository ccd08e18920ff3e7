import { amountOrNull } from '../decimal.ts';
import { roundingDigitsCounter } from './rounding-counter.ts';
import type { InputFact } from '../inputs.ts';
import type { KnownConcept } from '../fields/known-concepts.ts';
import { knownConcept } from '../fields/known-concepts.ts';
import type { Context, KnownFact } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';

/** A share average or a per-share result of a span, as filed; an estimate, never served. */
export type ShareFigure = {
  readonly kind: 'average' | 'per_share';
  readonly value: number;
  /** Uncertainty from its number of digits, in the same unit. */
  readonly slack: number;
};

/**
 * Half a unit of the last nonzero digit, 335,000,000 being known to a million; slightly more than a cent for
 * EPS.
 */
const slackOf = (kind: ShareFigure['kind'], text: string): number => {
  const [whole = '', decimals = ''] = text.split('.');
  if (kind === 'per_share') return 0.6 * 10 ** -Math.max(2, decimals.length);
  if (decimals !== '') return 0.5 * 10 ** -decimals.length;
  return 0.5 * 10 ** (whole.length - whole.replace(/0+$/, '').length);
};

/** Parses a filed figure. */
export const shareFigure = (kind: ShareFigure['kind'], text: string): ShareFigure => ({
  kind,
  value: Number(text),
  slack: slackOf(kind, text),
});

/** Properties of one filing that depend only on its own facts. */
export type FilingDigest = {
  /** The periods with the number of facts in each, without cover-page facts. */
  readonly contexts: readonly Context[];
  /**
   * Facts of concepts that the engine reads, in the order of the filing, without values that are not numbers.
   */
  readonly known: readonly KnownFact[];
  /**
   * Dates of its balance sheets: those of total assets, and also of the other side if the filing tags that at
   * any date (segment tables and wrongly dated contexts tag only assets).
   */
  readonly sheets: ReadonlySet<string>;
  /** By concept, unit and span; if there are two values, the larger one, independent of their order. */
  readonly shareFigures: ReadonlyMap<string, ShareFigure>;
  /** Facts that tag the ratio of a share split. */
  readonly splitRatios: readonly InputFact[];
  /** How the amounts are rounded (`roundingDigitsOf`). */
  readonly roundingDigits: number | null;
};

const SPLIT_RATIOS = new Set([
  'StockholdersEquityNoteStockSplitConversionRatio1',
  'StockholdersEquityNoteStockSplitConversionRatio',
]);

const CLAIMS = new Set(['LiabilitiesAndStockholdersEquity', 'EquityAndLiabilities']);

/**
 * One pass over the facts of a filing. Remembered as long as the facts exist: a company is computed again for
 * each new filing and each requested day, and its old filings do not change.
 */
export const digestOf = remembered((facts: readonly InputFact[]): FilingDigest => digested(facts));

const digested = (facts: readonly InputFact[]): FilingDigest => {
  const contexts = contextCounter();
  const rounding = roundingDigitsCounter();
  const known: KnownFact[] = [];
  const assets = new Set<string>();
  const claims = new Set<string>();
  const shareFigures = new Map<string, ShareFigure>();
  const splitRatios: InputFact[] = [];
  let before: InputFact | undefined;
  let found: KnownConcept | undefined;
  for (const fact of facts) {
    const { taxonomy, concept: name, unit, start, end, value: text } = fact;
    const cover = taxonomy === 'dei';
    if (!cover) contexts.add(start, end);
    rounding.add(unit, text);
    if (SPLIT_RATIOS.has(name)) splitRatios.push(fact);
    if (start === null && name === 'Assets') assets.add(end);
    if (start === null && CLAIMS.has(name)) claims.add(end);
    // Facts of one concept are adjacent.
    if (before?.concept !== name || before.taxonomy !== taxonomy) found = knownConcept(taxonomy, name);
    before = fact;
    if (found === undefined) continue;
    const { concept, measure, shares } = found;
    if (shares !== undefined && start !== null) {
      const figure = shareFigure(shares, text);
      const identity = `${name}|${unit}|${start}|${end}`;
      if (figure.value > (shareFigures.get(identity)?.value ?? -Infinity)) shareFigures.set(identity, figure);
    }
    const amount = amountOrNull(text);
    if (amount !== null) known.push({ concept, measure, cover, unit, start, end, text, amount });
  }
  const sheets = claims.size === 0 ? assets : new Set([...assets].filter((date) => claims.has(date)));
  return {
    contexts: contexts.all(),
    known,
    sheets,
    shareFigures,
    splitRatios,
    roundingDigits: rounding.roundingDigits(),
  };
};

const contextCounter = () => {
  type Counted = { readonly start: string | null; readonly end: string; facts: number };
  const byStart = new Map<string | null, Map<string, Counted>>();
  return {
    add: (start: string | null, end: string): void => {
      let ends = byStart.get(start);
      if (ends === undefined) byStart.set(start, (ends = new Map<string, Counted>()));
      const counted = ends.get(end);
      if (counted) counted.facts += 1;
      else ends.set(end, { start, end, facts: 1 });
    },
    all: (): readonly Context[] => [...byStart.values()].flatMap((ends) => [...ends.values()]),
  };
};
