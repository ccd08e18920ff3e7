import type { IssuerSpec } from './spec.ts';

/** Annual dividend divided by the first price. */
const FIRST_YIELD = 0.02;

/** Dollars per share of an issuer before its first session. */
export const firstPrice = ({ dividend }: Pick<IssuerSpec, 'dividend'>): number =>
  ((dividend > 0 ? dividend : 5000) / 10_000) * (4 / FIRST_YIELD);

/** The same per share after all its splits: its prices stay about there. */
export const priceAfterSplits = (spec: Pick<IssuerSpec, 'dividend' | 'splits'>): number =>
  spec.splits.reduce((price, split) => (price * split.old) / split.new, firstPrice(spec));
