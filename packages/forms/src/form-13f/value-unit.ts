import type { InformationRow } from './types.ts';

export type ValueUnit = 'dollars' | 'thousands';

/** What tells a unit: prices of the securities, the words of the cover, or the day of filing. */
/** What tells a unit: prices of the securities, the words of the cover, or the day of filing. */
export type UnitEvidence = 'prices' | 'words' | 'filing_date';

/** The unit of a table's values, and why. */
export type UnitDecision = {
  /**
   * Null where it cannot be told: prices agree with neither unit, or none are known and the unit that words or the day
   * tell would make the median security dearer or cheaper than securities are.
   */
  readonly unit: ValueUnit | null;
  /** The strongest evidence there is. */
  readonly by: UnitEvidence;
  /** Weaker evidence, of the other unit. */
  readonly contradictedBy: readonly UnitEvidence[];
};

export type UnitQuestion = {
  /** Day of filing, YYYY-MM-DD. */
  readonly filed: string;
  readonly rows: readonly InformationRow[];
  /** What the cover says in words. */
  readonly words: string | null;
  /** Close in dollars of a CUSIP on the last day of the period, unadjusted; null where it is not known. */
  readonly closeOf: (cusip: string) => number | null;
};

/** Since this day Form 13F asks for dollars; before, for thousands (SEC Release 34-95148). */
const DOLLARS_SINCE = '2023-01-03';
/** Few rows, some of them of warrants, would fool a median. */
const MIN_ROWS = 5;
/** A median of values over shares times close, in one unit or the other, is within this factor of what it should be. */
const FACTOR = 2;
/** Dollars that the median security of a portfolio costs. */
const PLAUSIBLE = { least: 1, most: 5000 };

const FACTORS: Readonly<Record<ValueUnit, number>> = { dollars: 1, thousands: 1000 };

function medianOf(values: readonly number[]): number | null {
  if (values.length < MIN_ROWS) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Value over shares of rows of the securities themselves, in the unit of the table. */
const pricesOf = (rows: readonly InformationRow[]): readonly { cusip: string; price: number }[] =>
  rows.flatMap(({ cusip, value, amount, amountType, option }) =>
    cusip !== null && value !== null && Number(amount) > 0 && amountType === 'shares' && option === null
      ? [{ cusip, price: Number(value) / Number(amount) }]
      : [],
  );

const unitOfWords = (words: string): ValueUnit | null => {
  const dollars = /\b(?:in|nearest) (?:(?:US|U\.S\.|whole|actual) )?dollars?\b/i.test(words);
  const thousands = /\b(?:in|nearest) (?:\w+ )?thousands?\b/i.test(words);
  if (dollars === thousands) return null;
  return dollars ? 'dollars' : 'thousands';
};

/** The unit in which the values stand for the closes; null where they do in neither. */
const unitOfRatio = (ratio: number): ValueUnit | null =>
  (['dollars', 'thousands'] as const).find((unit) => {
    const relative = ratio * FACTORS[unit];
    return relative >= 1 / FACTOR && relative <= FACTOR;
  }) ?? null;

/**
 * The unit of a table's values. Filings of 2023 still have thousands, and filings about earlier quarters dollars, hence
 * prices count for more than words, and words for more than the day of filing.
 */
export function valueUnitOf({ filed, rows, words, closeOf }: UnitQuestion): UnitDecision {
  const prices = pricesOf(rows);
  const ratio = medianOf(
    prices.flatMap(({ cusip, price }) => {
      const close = closeOf(cusip);
      return close !== null && close > 0 ? [price / close] : [];
    }),
  );
  const byDate: ValueUnit = filed < DOLLARS_SINCE ? 'thousands' : 'dollars';
  const byWords = words === null ? null : unitOfWords(words);
  const otherThan = (unit: ValueUnit): UnitEvidence[] => [
    ...(byWords === null || byWords === unit ? [] : ['words' as const]),
    ...(byDate === unit ? [] : ['filing_date' as const]),
  ];
  if (ratio !== null) {
    const unit = unitOfRatio(ratio);
    return { unit, by: 'prices', contradictedBy: unit === null ? [] : otherThan(unit) };
  }
  const unit = byWords ?? byDate;
  const median = medianOf(prices.map(({ price }) => price * FACTORS[unit]));
  const isPlausible = median === null || (median >= PLAUSIBLE.least && median <= PLAUSIBLE.most);
  return {
    unit: isPlausible ? unit : null,
    by: byWords === null ? 'filing_date' : 'words',
    contradictedBy: otherThan(unit),
  };
}
