import type { ShareFigure } from '../filings/filing-digest.ts';
import type { Filing } from '../model/model.ts';
import type { Split } from './detect.ts';
import { agreesAt } from './pairs.ts';
import { productOf, valueOf } from './ratio.ts';
import type { Ratio } from './ratio.ts';

/** One filing's value of a fact, and the splits that it does not reflect yet. */
export type Link = { readonly filing: Filing; readonly figure: ShareFigure; readonly old: boolean[] };

/** New shares per share of the value. */
export const factorOf = ({ old }: Link, splits: readonly Split[]): Ratio =>
  productOf(splits.filter((_, s) => old[s]));

/** Whether two values of one fact agree on the bases assumed for them. */
export const fits = (before: Link, now: Link, splits: readonly Split[]): boolean =>
  agreesAt(before.figure, now.figure, valueOf(factorOf(before, splits)) / valueOf(factorOf(now, splits)));
