import type { Part } from '../document/parts.ts';

/** An amount of money that a sentence states. */
export type StatedAmount = {
  /** Its magnitude, */
  readonly size: number;
  /** and half of the last place that is stated. */
  readonly half: number;
  /** Digits that are stated, without leading zeros. */
  readonly digits: number;
  readonly isPerShare: boolean;
  /** What is per share: dividends and book values are not earnings. */
  readonly perShare: 'basic' | 'diluted' | 'earnings' | null;
  /** The paragraph or cell. */
  readonly from: number;
  readonly to: number;
};

const AMOUNT =
  /[$€£]\s?\(?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*(trillion|billion|million|thousand|bn|mm)?/gi;
const UNITS: Readonly<Record<string, number>> = {
  trillion: 1e12,
  billion: 1e9,
  bn: 1e9,
  million: 1e6,
  mm: 1e6,
  thousand: 1e3,
};
/** A cell with a sentence; a shorter one is a label or a figure. */
const SENTENCE = 40;
const PER_SHARE = /per (?:\w+ ){0,2}share|\beps\b/i;
const EARNED = /\b(?:earnings|income|loss|profit|eps)\b/i;
const NOT_EARNED =
  /dividend|book value|adjusted|non-?\s?gaap|\bcore\b|pro forma|operating (?:income|earnings)|\bffo\b|excluding|expected|guidance|outlook/i;
const AFTER = 60;
/** Sentences are sought in this many characters of the document at most. */
const MOST_AMOUNTS = 5_000;

/** The amounts in the sentences of a release: in paragraphs, and in cells that hold sentences. */
export function statedAmounts(parts: readonly Part[]): readonly StatedAmount[] {
  const amounts: StatedAmount[] = [];
  for (const part of parts) {
    const texts =
      part.kind === 'prose' ? [part] : part.rows.flat().filter(({ text }) => text.length > SENTENCE);
    for (const { text, from, to } of texts)
      for (const match of text.matchAll(AMOUNT)) {
        if (amounts.length >= MOST_AMOUNTS) return amounts;
        const [whole, integer = '', decimals = '', unit = ''] = match;
        const times = UNITS[unit.toLowerCase()] ?? 1;
        const after = text.slice(match.index + whole.length, match.index + whole.length + AFTER);
        const before = text.slice(Math.max(0, match.index - AFTER), match.index);
        const isPerShare = unit === '' && (PER_SHARE.test(after) || PER_SHARE.test(before));
        amounts.push({
          size: Number(`${integer.replaceAll(',', '')}.${decimals || '0'}`) * times,
          half: (0.5 / 10 ** decimals.length) * times,
          digits: `${integer}${decimals}`.replace(/\D/g, '').replace(/^0+/, '').length,
          isPerShare,
          perShare: isPerShare ? perShareOf(before, after) : null,
          from,
          to,
        });
      }
  }
  return amounts;
}

function perShareOf(before: string, after: string): StatedAmount['perShare'] {
  const around = `${before} ${after}`;
  if (!EARNED.test(around) || NOT_EARNED.test(around)) return null;
  const [isDiluted, isBasic] = [/dilut/i.test(around), /\bbasic\b/i.test(around)];
  if (isDiluted === isBasic) return 'earnings';
  return isDiluted ? 'diluted' : 'basic';
}

const isNear = (stated: StatedAmount, size: number): boolean =>
  Math.abs(stated.size - size) <= stated.half * 1.0001 + 1e-9;

/** The first sentence that states an amount of money, to within the place that it is rounded to. */
export const statedAs = (
  amounts: readonly StatedAmount[],
  size: number,
  leastDigits: number,
): StatedAmount | undefined =>
  amounts.find((stated) => !stated.isPerShare && stated.digits >= leastDigits && isNear(stated, size));

/** The first sentence that states earnings per share, of the kind or of no kind. */
export const statedPerShare = (
  amounts: readonly StatedAmount[],
  size: number,
  kind: 'basic' | 'diluted',
): StatedAmount | undefined =>
  amounts.find(({ perShare, ...stated }) => {
    if (perShare !== kind && perShare !== 'earnings') return false;
    return isNear({ ...stated, perShare }, size);
  });
