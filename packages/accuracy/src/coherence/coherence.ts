import type { Cell } from '@footnote/statements/cell';
import type { Finding } from '../survey/finding.ts';
import { anotherConcept, type ConceptCount } from './another-concept.ts';
import { sumOfCounts } from './counts.ts';
import { fourthEps, type FourthEpsCount } from './fourth-eps.ts';
import type { Recorded } from './recorded.ts';
import { twoBases, type BasesCount } from './two-bases.ts';
import { brokenYears, type LawCounts } from './year-laws.ts';

/** Whether the figures served side by side speak of one thing: counts of one issuer, or of several. */
export type CoherenceCounts = {
  /** By field. */
  readonly concepts: Readonly<Record<string, ConceptCount>>;
  readonly laws: LawCounts;
  /** By total. */
  readonly bases: Readonly<Record<string, BasesCount>>;
  /** `eps_basic` and `eps_diluted`. */
  readonly fourth_eps: Readonly<Record<string, FourthEpsCount>>;
};

export const noCoherence: CoherenceCounts = {
  concepts: {},
  laws: { year_law: {}, nine_months_law: {}, rest_of_year_law: {} },
  bases: {},
  fourth_eps: {},
};

export const addCoherence = (a: CoherenceCounts, b: CoherenceCounts): CoherenceCounts => sumOfCounts(a, b);

export type Coherence = { readonly counts: CoherenceCounts; readonly findings: readonly Finding[] };

/** `cells`: all of the company after masking. `recorded`: null for a company without cells. */
export const coherenceOf = (cells: readonly Cell[], recorded: Recorded | null): Coherence => {
  if (recorded === null) return { counts: noCoherence, findings: [] };
  const concepts = anotherConcept(recorded);
  const years = brokenYears(recorded.cells.map(({ cell }) => cell));
  const bases = twoBases(recorded);
  const eps = fourthEps(cells, recorded);
  return {
    counts: {
      concepts: concepts.counts,
      laws: years.counts,
      bases: bases.counts,
      fourth_eps: eps.counts,
    },
    findings: [...concepts.findings, ...years.findings, ...bases.findings, ...eps.findings],
  };
};
