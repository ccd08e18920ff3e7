import type { CompanyMultiples } from './multiples.ts';
import { MEASURED_ON } from './prices.ts';
import { VALUATION_FIGURES, type ValuationFigure } from './served.ts';

export type FigureTally = {
  /** Number of figures that were served and recomputed with the same result. */
  readonly agrees: number;
  /** Number of figures that were served but not recomputed, because the recomputation lacks an operand. */
  readonly alone: number;
  readonly contradicted: number;
  /** Counts by reason. */
  readonly refused: Readonly<Record<string, number>>;
};

export type ContradictedFigure = {
  readonly symbol: string;
  readonly figure: ValuationFigure;
  readonly served: number;
  readonly recomputed: number;
};

export type MultiplesReport = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly issuers: readonly string[];
  readonly figures: Readonly<Record<ValuationFigure, FigureTally>>;
  readonly contradicted: readonly ContradictedFigure[];
};

/** Merges companies into one report; their order does not matter. */
export const multiplesReport = (measured: readonly CompanyMultiples[]): MultiplesReport => {
  const companies = measured.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));
  return {
    day: MEASURED_ON,
    issuers: companies.map(({ symbol }) => symbol),
    figures: Object.fromEntries(
      VALUATION_FIGURES.map((name) => [name, tallyOf(companies, name)]),
    ) as MultiplesReport['figures'],
    contradicted: companies.flatMap(({ symbol, figures }) =>
      VALUATION_FIGURES.flatMap((figure) => {
        const outcome = figures[figure];
        if (outcome.kind !== 'contradicted') return [];
        return [{ symbol, figure, served: outcome.value, recomputed: outcome.recomputed }];
      }),
    ),
  };
};

const tallyOf = (companies: readonly CompanyMultiples[], name: ValuationFigure): FigureTally => {
  const outcomes = companies.map(({ figures }) => figures[name]);
  const count = (kind: string): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const reasons = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.reason] : [])).sort();
  const refused: Record<string, number> = {};
  for (const reason of reasons) refused[reason] = (refused[reason] ?? 0) + 1;
  return { agrees: count('agrees'), alone: count('alone'), contradicted: count('contradicted'), refused };
};

/** Figures of a kind that may disappear without failing the gate: a newly refused cell also removes its multiples. */
const ALLOWED = 1;

/** Figures of any issuers that the recomputation contradicts, and did not on the committed page. */
export const newContradictions = (
  committed: MultiplesReport | null,
  fresh: MultiplesReport | null,
): string[] => {
  if (committed === null) return [];
  if (fresh === null) return ['the page has multiples, but this folder has no prices'];
  const known = new Set(committed.contradicted.map(({ symbol, figure }) => `${symbol} ${figure}`));
  return fresh.contradicted
    .filter(({ symbol, figure }) => !known.has(`${symbol} ${figure}`))
    .map(
      ({ symbol, figure, served, recomputed }) =>
        `recomputed with another result: ${symbol} ${figure} (${served} served, ${recomputed})`,
    );
};

/** Reasons why the multiples are worse than on the committed page; empty when they are not. */
export const worseMultiples = (
  committed: MultiplesReport | null,
  fresh: MultiplesReport | null,
): string[] => {
  const found = newContradictions(committed, fresh);
  if (committed === null || fresh === null) return found;
  const lost = VALUATION_FIGURES.flatMap((name) => {
    const [before, after] = [committed.figures[name], fresh.figures[name]].map(
      ({ agrees, alone, contradicted }) => agrees + alone + contradicted,
    );
    return (before ?? 0) - (after ?? 0) > ALLOWED
      ? [`${name}: ${after} issuers served, ${before} on the page`]
      : [];
  });
  return [...found, ...lost];
};
