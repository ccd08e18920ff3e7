import type { InformationRow } from './types.ts';

export type ValueUnit = 'dollars' | 'thousands';

/** What tells a unit: prices of the securities, the words of the cover, or the day of filing. */
/** The evidence for a unit: prices of the securities, words on the cover, or the filing date. */
export type UnitEvidence = 'prices' | 'words' | 'filing_date';

/** The unit of a table's values, and why. */
export type UnitDecision = {
  /**
   * Null if it cannot be determined: prices match neither unit; or no prices are known, and the unit by words
   * or filing date would make the median price implausible.
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
  /** The text on the cover. */
  readonly words: string | null;
  /** Close in dollars of a CUSIP on the last day of the period, unadjusted; null if unknown. */
  readonly closeOf: (cusip: string) => number | null;
};

/** Since this day Form 13F requires dollars, before it thousands (SEC Release 34-95148). */
const DOLLARS_SINCE = '2023-01-03';
/** Few rows, some of them of warrants, would fool a median. */
const MIN_ROWS = 5;
/** The median of value ÷ (shares × close), in the right unit, is within this factor of one. */
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

/** The unit in which the values match the closes; null if they match in neither. */
const unitOfRatio = (ratio: number): ValueUnit | null =>
  (['dollars', 'thousands'] as const).find((unit) => {
    const relative = ratio * FACTORS[unit];
    return relative >= 1 / FACTOR && relative <= FACTOR;
  }) ?? null;

/**
 * Determines the unit of a table's values. Some filings of 2023 are still in thousands, and some about
 * earlier quarters in dollars; therefore prices take precedence over words, and words over the filing date.
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
