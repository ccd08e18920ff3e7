import { Decimal } from 'decimal.js';

/** A position of a manager at the end of a quarter. */
export type Position = {
  readonly cusip: string;
  /** put, call or unknown; empty for the security itself. */
  readonly option: string;
  /** shares or principal; empty where the filing has neither. */
  readonly amountType: string;
  readonly issuer: string;
  readonly classTitle: string;
  /** Shares, or principal in dollars; null where a row has none. */
  readonly amount: Decimal | null;
  /** Dollars; null where a row has none, or where the unit is not known. */
  readonly value: Decimal | null;
};

/** How a position came about, by its amount: added to, reduced, taken up, or as it was. */
export type ChangeKind = 'new' | 'added' | 'reduced' | 'unchanged';

/** What a position is of: a security has no CUSIP where the filing gives it none. */
export const positionKey = ({
  cusip,
  issuer,
  classTitle,
  option,
  amountType,
}: Pick<Position, 'cusip' | 'issuer' | 'classTitle' | 'option' | 'amountType'>): string =>
  JSON.stringify([cusip === '' ? [issuer, classTitle] : cusip, option, amountType]);

/** Why a change is not told: an amount is missing, or the amount may count other shares after a split. */
export type ChangeRefusal = 'amount_missing' | 'shares_split_possible';

export type Changed<P> = {
  readonly position: P;
  /** The same position at the end of the quarter before. */
  readonly before: P | undefined;
  readonly kind: ChangeKind | { readonly refused: ChangeRefusal };
};

/** Prices move less than this in most quarters. */
const PRICE_FACTOR = 1.4;
/** An amount that grew as the price fell left the value about where it was. */
const VALUE_FACTOR = 1.35;

const isWithin = (ratio: Decimal, factor: number): boolean => ratio.lt(factor) && ratio.gt(1 / factor);

type Measured = Pick<Position, 'amount' | 'value'>;

/**
 * Whether a split alone explains two amounts: the price fell, or rose, by far, and the value did not. A manager that buys
 * so much in a falling price that the value stays is not told from it.
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

/** By value, then by amount, largest first; then by key, so that equal portfolios are told in equal order. */
function byWeight(a: Position, b: Position): number {
  const values = (b.value ?? new Decimal(-1)).comparedTo(a.value ?? new Decimal(-1));
  if (values !== 0) return values;
  return positionKey(a) < positionKey(b) ? -1 : 1;
}

/** The positions of a quarter set against those of the quarter before, and those that are no longer there. */
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
