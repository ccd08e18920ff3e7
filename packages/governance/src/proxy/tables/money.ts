import { scaleIn } from '@footnote/releases/captions/scale';
import type { Part } from '@footnote/releases/document/parts';
import type { Figure } from '@footnote/releases/grid/lines';
import { type Entry } from './grid.ts';

/** What amounts of a table are in: a currency by its ISO code, in units of `scale`. */
export type Money = { readonly unit: string; readonly scale: number };

/** Signs and words of currencies other than the dollar of the United States. */
const FOREIGN: readonly (readonly [string, RegExp])[] = [
  ['CAD', /\b(?:C|CA|CAD|Cdn)\s?\$|\bCAD\b|\bCanadian dollars?\b/i],
  ['AUD', /\b(?:A|AU)\s?\$|\bAUD\b|\bAustralian dollars?\b/i],
  ['HKD', /\bHK\s?\$|\bHKD\b/i],
  ['SGD', /\bS\s?\$|\bSGD\b/i],
  ['NZD', /\bNZ\s?\$|\bNZD\b/i],
  ['EUR', /€|\bEUR\b|\beuros?\b/i],
  ['GBP', /£|\bGBP\b|\bpounds sterling\b/i],
  ['JPY', /\bJPY\b|\byen\b/i],
  ['CNY', /\bRMB\b|\bCNY\b|\brenminbi\b/i],
  ['CHF', /\bCHF\b|\bSwiss francs?\b/i],
  ['ILS', /₪|\bNIS\b|\bILS\b/i],
  ['INR', /₹|\bINR\b|\bRs\./],
];
const DOLLARS = /\bU\.?S\.?\s?\$|\bUSD\b|\bU\.?S\.? dollars?\b/i;
/** A yen or a yuan. */
const EITHER = /¥/;
/** Texts before a table in which its unit is looked for. */
const BEFORE = 3;

/** Sentences on how amounts were converted name currencies that the table is not in. */
const proseBefore = (parts: readonly Part[], at: number): readonly string[] =>
  parts.slice(Math.max(0, at - BEFORE), at).flatMap((each) => (each.kind === 'prose' ? [each.text] : []));

/**
 * The currency and scale of the table at a place among the parts of its document, by its figures, the rows above them and,
 * for the scale, what stands before it. Null if several are named, or one that two currencies share.
 */
export function moneyOf(
  parts: readonly Part[],
  at: number,
  above: readonly Entry[],
  figures: readonly Figure[],
): Money | null {
  const heads = above.flatMap(({ line }) => line.cells.map(({ text }) => text));
  const texts = [...heads, ...figures.map(({ text }) => text)];
  if (texts.some((text) => EITHER.test(text))) return null;
  const named = FOREIGN.filter(([, signs]) => texts.some((text) => signs.test(text))).map(([unit]) => unit);
  if (named.length > 1 || (named.length > 0 && texts.some((text) => DOLLARS.test(text)))) return null;
  const own = scalesIn(heads);
  const scales = own.size > 0 ? own : scalesIn(proseBefore(parts, at));
  const [scale = 1, ...others] = scales;
  return others.length > 0 ? null : { unit: named[0] ?? 'USD', scale };
}

const scalesIn = (texts: readonly string[]): ReadonlySet<number> =>
  new Set(texts.map(scaleIn).filter((each) => each !== null));
