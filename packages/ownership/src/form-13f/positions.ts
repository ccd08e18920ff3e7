import { Decimal } from 'decimal.js';

/** A position of a manager at the end of a quarter. */
export type Position = {
  readonly cusip: string;
  /** put, call or unknown; empty for the security itself. */
  readonly option: string;
  /** shares or principal; empty if the filing states neither. */
  readonly amountType: string;
  readonly issuer: string;
  readonly classTitle: string;
  /** Shares, or principal in dollars; null if a row states none. */
  readonly amount: Decimal | null;
  /** Dollars; null if a row states none, or the unit is unknown. */
  readonly value: Decimal | null;
};

/** The change of a position by its amount: increased, reduced, new, or unchanged. */
export type ChangeKind = 'new' | 'added' | 'reduced' | 'unchanged';

/** The security of a position; without a CUSIP if the filing states none. */
export const positionKey = ({
  cusip,
  issuer,
  classTitle,
  option,
  amountType,
}: Pick<Position, 'cusip' | 'issuer' | 'classTitle' | 'option' | 'amountType'>): string =>
  JSON.stringify([cusip === '' ? [issuer, classTitle] : cusip, option, amountType]);

/** Why a change is refused: an amount is missing, or a split may explain it. */
export type ChangeRefusal = 'amount_missing' | 'shares_split_possible';

export type Changed<P> = {
  readonly position: P;
  /** The same position at the end of the previous quarter. */
  readonly before: P | undefined;
  readonly kind: ChangeKind | { readonly refused: ChangeRefusal };
};

/** Prices move less than this in most quarters. */
const PRICE_FACTOR = 1.4;
/** The amount grew while the price fell, so that the value stayed about the same. */
const VALUE_FACTOR = 1.35;

const isWithin = (ratio: Decimal, factor: number): boolean => ratio.lt(factor) && ratio.gt(1 / factor);

type Measured = Pick<Position, 'amount' | 'value'>;

/**
 * Whether a split alone may explain two amounts: the price changed by a large factor, and the value did not.
 * A manager that buys so much at a falling price that the value is unchanged cannot be distinguished from it.
 */
function mayBeSplit({ amount, value }: Measured, before: Measured): boolean {
  if (amount === null || value === null || before.amount === null || before.value === null) return false;
  if ([amount, value, before.amount, before.value].some((figure) => figure.lte(0))) return false;
  const price = value.div(amount).div(before.value.div(before.amount));
  return !isWithin(price, PRICE_FACTOR) && isWithin(value.div(before.value), VALUE_FACTOR);
}

function kindOf(now: Measured, before: Measured | undefined): Changed<Position>['kind'] {
  if (before === undefined) return 'new';
  if (now.amount === null || before.amount === null) return { refused: 'amount_missing' };
  const sign = now.amount.comparedTo(before.amount);
  if (sign === 0) return 'unchanged';
  if (mayBeSplit(now, before)) return { refused: 'shares_split_possible' };
  return sign > 0 ? 'added' : 'reduced';
}

/** By value, then by amount, largest first; then by key, so that equal portfolios have the same order. */
function byWeight(a: Position, b: Position): number {
  const values = (b.value ?? new Decimal(-1)).comparedTo(a.value ?? new Decimal(-1));
  if (values !== 0) return values;
  return positionKey(a) < positionKey(b) ? -1 : 1;
}

/** The positions of a quarter compared with those of the previous quarter, including closed ones. */
export function changesOf<P extends Position>(
  now: readonly P[],
  before: readonly P[],
): { readonly held: readonly Changed<P>[]; readonly dropped: readonly P[] } {
  const earlier = new Map(before.map((position) => [positionKey(position), position]));
  const held = now.toSorted(byWeight).map((position) => {
    const same = earlier.get(positionKey(position));
    return { position, before: same, kind: kindOf(position, same) };
  });
  const present = new Set(now.map(positionKey));
  return {
    held,
    dropped: before.filter((position) => !present.has(positionKey(position))).toSorted(byWeight),
  };
}
