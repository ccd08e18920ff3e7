import { near } from '../decimal.ts';
import { incomesOf } from './income.ts';
import type { ShareFigure } from '../filings/filing-digest.ts';
import type { Filing } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';
import { shareFiguresOf } from '../filings/share-figures.ts';

/**
 * One share average or per-share result of one period in two consecutive filings that report it. A split that
 * changed it happened after the first filing and by the second.
 */
export type Pair = {
  readonly identity: string;
  readonly kind: ShareFigure['kind'];
  /** Filing dates of the two. */
  readonly after: string;
  readonly until: string;
  readonly older: ShareFigure;
  readonly newer: ShareFigure;
  /** Newer ÷ older income of the period if it was restated, which a split does not do; else 1. */
  readonly income: number;
};

/**
 * Newer ÷ older income of the span if both filings report it in one concept and currency and it differs by
 * more than `perMille` ‰, else 1.
 */
const incomeMove = (older: Filing, newer: Filing, identity: string, perMille: number): number => {
  const [, , start = '', end = ''] = identity.split('|');
  const incomes = incomesOf(newer, start, end);
  const moves = [...incomesOf(older, start, end)].flatMap(([concept, was]) => {
    const is = incomes.get(concept);
    return is === undefined || was === 0n ? [] : [near(was, is, perMille) ? 1 : Number(is) / Number(was)];
  });
  return moves.includes(1) ? 1 : (moves.sort((a, b) => a - b)[0] ?? 1);
};

/**
 * Results are no evidence of a split if income was restated as well; averages are none if it became another
 * company's.
 */
const MOST_RESTATED = { per_share: 5, average: 250 };

/** Equal within the filed digits; EPS to six tenths of a cent each. */
const equals = (a: ShareFigure, b: ShareFigure): boolean => Math.abs(a.value - b.value) <= a.slack + b.slack;

/** Apart from rounding, averages may miss a ratio by this much: fractional shares paid in cash. */
const BLUR = 0.0008;
/** Coarsely rounded averages miss a ratio by at most this much. */
const MOST_BLUR = 0.012;
/** One of two filings may report its averages in thousands or millions with the unit of single shares. */
const SCALES = [1, 1e3, 1e-3, 1e6, 1e-6];

const within = ({ older, newer }: Pair, ratio: number): boolean => {
  const rounding = older.slack / Math.abs(older.value) + newer.slack / Math.abs(newer.value);
  return Math.abs(newer.value / older.value / ratio - 1) <= Math.min(MOST_BLUR, rounding + BLUR);
};

/** Whether the figure was restated. */
export const isMoved = (pair: Pair): boolean =>
  pair.kind === 'average' ? !within(pair, 1) : !equals(pair.older, pair.newer);

/**
 * Whether the figure changed as by a split of `ratio` (new shares per old one): averages by it, possibly with
 * an error of a thousand or a million; per-share results inversely, to the cent. Source: semantics §2.7 (a).
 */
export const movesBy = (pair: Pair, ratio: number): boolean => {
  const { older, newer } = pair;
  if (pair.kind === 'average') return SCALES.some((scale) => within(pair, ratio * scale));
  return isMoved(pair) && Math.abs(newer.value - older.value / ratio) <= newer.slack + older.slack / ratio;
};

/**
 * Whether income changed by about the same factor as the average: shares were exchanged for another company,
 * whose results are in the comparatives.
 */
export const movesWithIncome = ({ income, older, newer }: Pair): boolean => {
  const average = Math.log(newer.value / older.value);
  return income > 0 && income !== 1 && Math.abs(Math.log(income) / average - 1) < 0.5;
};

/** The same without errors of scale. */
export const movesPlainlyBy = (pair: Pair, ratio: number): boolean =>
  pair.kind === 'average' ? within(pair, ratio) : movesBy(pair, ratio);

/**
 * The same if a filing names the ratio: fractions of few shares paid in cash change an average by up to 1.2
 * %.
 */
export const movesAboutBy = (pair: Pair, ratio: number): boolean =>
  pair.kind === 'average'
    ? Math.abs(pair.newer.value / pair.older.value / ratio - 1) <= MOST_BLUR
    : movesBy(pair, ratio);

/**
 * Whether two values of one figure agree after the older is multiplied (a per-share result divided) by a
 * factor.
 */
export const agreesAt = (older: ShareFigure, newer: ShareFigure, factor: number): boolean =>
  older.kind === 'average'
    ? Math.abs(newer.value / older.value / factor - 1) <= MOST_BLUR
    : Math.abs(newer.value - older.value / factor) <= newer.slack + older.slack / factor;

/** Whether the filed digits would show a change by the ratio: two cents split in three would not. */
export const couldMoveBy = ({ kind, older, newer }: Pair, ratio: number): boolean => {
  const other = kind === 'average' ? older.value * ratio : older.value / ratio;
  const slack = kind === 'average' ? older.slack * (1 + ratio) : older.slack * (1 + 1 / ratio);
  return Math.abs(older.value - other) > newer.slack + slack;
};

/**
 * Share averages and EPS that two consecutive filings report. Without amendments, which repeat the basis of
 * the original. A result whose income was restated as well is no evidence of a split.
 */
const findPairs = (filings: readonly Filing[]): readonly Pair[] => {
  const last = new Map<string, { readonly figure: ShareFigure; readonly filing: Filing }>();
  const pairs: Pair[] = [];
  for (const filing of filings) {
    if (filing.amendment) continue;
    for (const [identity, figure] of shareFiguresOf(filing)) {
      const before = last.get(identity);
      last.set(identity, { figure, filing });
      if (!before || before.filing.filed >= filing.filed) continue;
      if (before.figure.value === 0 || figure.value === 0) continue;
      const { kind } = figure;
      const figures = { identity, kind, after: before.filing.filed, until: filing.filed };
      const pair: Pair = { ...figures, older: before.figure, newer: figure, income: 1 };
      const income = isMoved(pair) ? incomeMove(before.filing, filing, identity, MOST_RESTATED[kind]) : 1;
      if (kind === 'average' || income === 1) pairs.push(income === 1 ? pair : { ...pair, income });
    }
  }
  // Makes the evidence independent of the order of facts.
  return pairs.sort((a, b) =>
    a.until !== b.until ? (a.until < b.until ? -1 : 1) : a.identity < b.identity ? -1 : 1,
  );
};

/** `filings` oldest first. */
export const pairsOf = remembered(findPairs);

/** Whether two bounds allow one event. */
export const overlap = (
  a: { readonly after: string; readonly until: string },
  b: { readonly after: string; readonly until: string },
): boolean => a.after < b.until && b.after < a.until;

/** Reported before the date and again on it or later. */
export const crosses = ({ after, until }: Pick<Pair, 'after' | 'until'>, date: string): boolean =>
  after < date && date <= until;
