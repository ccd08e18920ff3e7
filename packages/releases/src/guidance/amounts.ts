import { Decimal } from 'decimal.js';
import type { Scan } from './scan.ts';

/** A value or range as printed, in single units or percent. */
export type Stated = {
  readonly kind: 'money' | 'percent';
  readonly low: Decimal | null;
  readonly high: Decimal | null;
  readonly approximate: boolean;
  /** Whether a word or the size tells that the amount is not in thousands or millions that stand elsewhere. */
  readonly isScaled: boolean;
};

type Number = {
  readonly kind: 'money' | 'percent' | 'bare';
  readonly value: Decimal;
  readonly scale: number | null;
};

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  m: 1e6,
  b: 1e9,
};

const PRINTED =
  /(?<money>(?:US)?\$)?\s?(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:\s?(?<percent>%|percent\b)|\s(?<scale>thousand|million|billion)\b|(?<letter>[MB])\b)?/u;
const APPROXIMATELY = /(?:approximately|about|roughly|around) /iu;
const TO = /\s?(?:to|[-–—])\s?|\s(?:and|through)\s/u;

function eatNumber(scan: Scan): Number | null {
  const found = scan.eat(PRINTED);
  if (found === null) return null;
  const { money, number = '', percent, scale, letter } = found.groups ?? {};
  if (money !== undefined && percent !== undefined) return null;
  return {
    kind: money !== undefined ? 'money' : percent !== undefined ? 'percent' : 'bare',
    value: new Decimal(number.replaceAll(',', '')),
    scale: SCALES[scale ?? letter?.toLowerCase() ?? ''] ?? null,
  };
}

const one = (number: Number, approximate: boolean, bound: 'low' | 'high' | null): Stated | null => {
  const { kind, value, scale } = number;
  if (kind === 'bare') return null;
  const amount = value.times(scale ?? 1);
  return {
    kind,
    low: bound === 'high' ? null : amount,
    high: bound === 'low' ? null : amount,
    approximate,
    isScaled: scale !== null,
  };
};

/** Null where the two do not make a range: other units, or the first not below the second. */
function range(from: Number, to: Number, approximate: boolean): Stated | null {
  const { kind } = to;
  if (kind === 'bare' || (from.kind !== kind && from.kind !== 'bare')) return null;
  // "$10.0 to $10.4 billion", but never "$10.0 billion to $10.4".
  if (from.scale !== null && to.scale === null) return null;
  // "10 to $12" is no range.
  if (kind === 'money' && from.kind === 'bare') return null;
  const low = from.value.times(from.scale ?? to.scale ?? 1);
  const high = to.value.times(to.scale ?? 1);
  return low.lt(high) ? { kind, low, high, approximate, isScaled: to.scale !== null } : null;
}

/**
 * A value or range: "$2.5 billion", "$10.0 to $10.4 billion", "between $0.24 and $0.40", "5% to 7%", "at least $3
 * billion", with "approximately" before it. Null for anything else, and nothing is read then.
 */
export function eatStated(scan: Scan): Stated | null {
  return scan.attempt(() => {
    let isApproximate = scan.eat(APPROXIMATELY) !== null;
    const opening = scan.eat(
      /(?:in (?:the|a) range of (?:between )?|(?:a|the) range of |between |ranging (?:from|between) |from )/iu,
    );
    const isRange = opening !== null;
    const bound = scan.eat(/at least /iu) !== null ? 'low' : scan.eat(/up to /iu) !== null ? 'high' : null;
    isApproximate ||= scan.eat(APPROXIMATELY) !== null;
    const first = eatNumber(scan);
    if (first === null) return null;
    const isBetween = opening !== null && /between/i.test(opening[0]);
    const second = scan.attempt(() => {
      const word = scan.eat(TO);
      if (word === null) return null;
      // "$10 million and $12 million" is a range only after "between".
      if (/and/.test(word[0]) !== isBetween) return null;
      scan.eat(APPROXIMATELY);
      return eatNumber(scan);
    });
    // A third number, as in "2.0 to 2.5 to 3.0" or "$1-2-3", is none of ours.
    if (
      second !== null &&
      scan.attempt(() => (scan.eat(/\s?(?:to|[-–—])\s?/u) === null ? null : eatNumber(scan))) !== null
    )
      return null;
    if (second !== null) return bound === null ? range(first, second, isApproximate) : null;
    return isRange ? null : one(first, isApproximate, bound);
  });
}

/** `value` with the tolerance that follows, "plus or minus 2%"; null if a tolerance follows that is ambiguous. */
export function eatTolerance(scan: Scan, values: readonly Stated[]): readonly Stated[] | null {
  const before = scan.at;
  if (scan.eat(/,?\s?(?:plus or minus|plus\/minus|\+\/-|±)\s?/iu) === null) return values;
  const points = scan.eat(/(\d+(?:\.\d+)?) basis points/iu);
  const number = points === null ? eatNumber(scan) : null;
  const widened = values.map((value): Stated | null => {
    const { kind, low, high } = value;
    if (low === null || high === null || !low.eq(high)) return null;
    if (kind === 'percent') {
      // One percent of a percentage, or one point of it?
      if (points === null) return null;
      const margin = new Decimal(points[1] ?? 0).div(100);
      return { ...value, low: low.minus(margin), high: high.plus(margin) };
    }
    if (number === null || number.kind === 'bare') return null;
    if (number.kind === 'money' && value.isScaled && number.scale === null) return null;
    const margin =
      number.kind === 'percent' ? low.times(number.value).div(100) : number.value.times(number.scale ?? 1);
    return margin.lt(low) ? { ...value, low: low.minus(margin), high: high.plus(margin) } : null;
  });
  if (widened.some((each) => each === null)) {
    scan.at = before;
    return null;
  }
  return widened.filter((each) => each !== null);
}
