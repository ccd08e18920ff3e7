const MILLION = 6;
const CURRENCY = /^[A-Z]{3}$/;

/** Minimum number of amounts that show the rounding of a filing. */
const ENOUGH = 8;

/** Trailing zeros of a filed text, at most six; 0 when there are decimals. */
const zerosOf = (value: string): number => {
  let zeros = 0;
  while (zeros < MILLION && zeros < value.length && value[value.length - 1 - zeros] === '0') zeros += 1;
  return zeros > 0 && value.includes('.') ? 0 : zeros;
};

/** Finds how a filing rounds its amounts, fact by fact (see `roundingDigitsOf`). */
export const roundingDigitsCounter = () => {
  const counts = new Array<number>(MILLION + 1).fill(0);
  const currencies = new Map<string, boolean>();
  let amounts = 0;
  return {
    add: (unit: string, value: string): void => {
      if (value === '0') return;
      let isCurrency = currencies.get(unit);
      if (isCurrency === undefined) currencies.set(unit, (isCurrency = CURRENCY.test(unit)));
      if (!isCurrency) return;
      const zeros = zerosOf(value);
      counts[zeros] = (counts[zeros] ?? 0) + 1;
      amounts += 1;
    },
    /** Median of the trailing zeros; null with too few amounts. */
    roundingDigits: (): number | null => {
      if (amounts < ENOUGH) return null;
      let rest = Math.floor(amounts / 2);
      return counts.findIndex((count) => (rest -= count) < 0);
    },
  };
};
