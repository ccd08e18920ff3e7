import { addCoherence, noCoherence, type CoherenceCounts } from '../coherence/coherence.ts';
import { addCoverage, noCoverage, type Coverage } from './coverage.ts';
import { checkNames, coherenceNames, type CheckName, type Finding } from './finding.ts';
import { addRecent, noRecent, type RecentCoverage } from './recent.ts';
import type { CompanySurvey } from './survey-company.ts';

/** Label → CIKs of ten digits; an issuer on no list has the label `OTHERS`. */
export type Labels = Readonly<Record<string, readonly string[]>>;

export const OTHERS = 'not tuned on';

export type IssuerReport = Omit<
  CompanySurvey,
  'checksums' | 'lines' | 'refused' | 'coverage' | 'recent' | 'findings'
> & {
  readonly label: string;
  /** Findings by check. */
  readonly found: Readonly<Partial<Record<CheckName, number>>>;
};

/** Findings of one issuer, check and ratio or class. */
export type FindingGroup = {
  readonly symbol: string;
  readonly label: string;
  readonly check: CheckName;
  readonly by: string;
  readonly findings: readonly Omit<Finding, 'check' | 'by'>[];
};

/** Contents of `survey.json`: everything on the page. */
export type SurveyReport = {
  readonly issuers: readonly IssuerReport[];
  readonly failed: Readonly<Record<string, string>>;
  readonly groups: readonly FindingGroup[];
  /** Kind of issuer → field. */
  readonly coverage: Readonly<Record<string, Readonly<Record<string, Coverage>>>>;
  /** All issuers together. */
  readonly coherence: CoherenceCounts;
  readonly recent: RecentCoverage;
};

const labelOf = (labels: Labels, cik: string): string =>
  Object.entries(labels).find(([, ciks]) => ciks.includes(cik))?.[0] ?? OTHERS;

const countOf = (findings: readonly Finding[]): Partial<Record<CheckName, number>> =>
  Object.fromEntries(
    [...checkNames, ...coherenceNames].flatMap((name) => {
      const count = findings.filter(({ check }) => check === name).length;
      return count === 0 ? [] : [[name, count]];
    }),
  );

const groupsOf = ({ symbol, findings }: CompanySurvey, label: string): FindingGroup[] =>
  [...Map.groupBy(findings, ({ check, by }) => `${check} ${by}`).values()].flatMap((list) => {
    const [first] = list;
    if (first === undefined) return [];
    return [
      {
        symbol,
        label,
        check: first.check,
        by: first.by,
        findings: list.map(({ field, kind, end, seen }) => ({ field, kind, end, seen })),
      },
    ];
  });

/** Merges companies into one report; their order does not matter. */
export const reportOf = (
  surveys: readonly CompanySurvey[],
  failed: Readonly<Record<string, string>>,
  labels: Labels,
): SurveyReport => {
  const companies = surveys.toSorted((a, b) => (a.cik < b.cik ? -1 : 1));
  const coverage: Record<string, Record<string, Coverage>> = {};
  for (const { type, coverage: fields } of companies)
    for (const [field, tally] of Object.entries(fields)) {
      const ofType = (coverage[type] ??= {});
      ofType[field] = addCoverage(ofType[field] ?? noCoverage, tally);
    }
  return {
    issuers: companies.map(
      ({ cik, symbol, type, filings, served, contradicted, splits, findings, holes, coherence }) => ({
        cik,
        symbol,
        type,
        filings,
        served,
        contradicted,
        splits,
        holes,
        coherence,
        label: labelOf(labels, cik),
        found: countOf(findings),
      }),
    ),
    failed,
    groups: companies.flatMap((company) => groupsOf(company, labelOf(labels, company.cik))),
    coverage,
    coherence: companies.map(({ coherence }) => coherence).reduce(addCoherence, noCoherence),
    recent: companies.map(({ recent }) => recent).reduce(addRecent, noRecent),
  };
};
