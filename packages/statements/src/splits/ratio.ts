/** New shares for old ones. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

export const ONE: Ratio = { numerator: 1n, denominator: 1n };

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

/** In lowest terms. Both numbers are positive. */
export const ratioOf = (numerator: bigint, denominator: bigint): Ratio => {
  const divisor = divisorOf(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

/** New shares per old one as a float: only for comparing, never served. */
export const valueOf = ({ numerator, denominator }: Ratio): number => Number(numerator) / Number(denominator);

export const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});

export const isSame = (a: Ratio, b: Ratio): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;

/** Product of several ratios; 1:1 for none. */
export const productOf = (ratios: readonly Ratio[]): Ratio =>
  ratios.reduce(
    (product, { numerator, denominator }) => ({
      numerator: product.numerator * numerator,
      denominator: product.denominator * denominator,
    }),
    ONE,
  );

const FRACTIONS: readonly (readonly [number, number])[] = [
  [3, 2],
  [5, 4],
  [4, 3],
  [5, 2],
  [6, 5],
  [11, 10],
];
const LARGEST = 50;

/** Ratios recognised without a tag: whole numbers to 50, small fractions, inverses. */
export const PLAIN_RATIOS: readonly Ratio[] = [
  ...Array.from({ length: LARGEST - 1 }, (_, index): readonly [number, number] => [index + 2, 1]),
  ...FRACTIONS,
].flatMap(([up, down]) => {
  const ratio = { numerator: BigInt(up), denominator: BigInt(down) };
  return [ratio, inverse(ratio)];
});
