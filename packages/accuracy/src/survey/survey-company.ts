import type { Cell } from '@footnote/statements/cell';
import { coherenceOf, type CoherenceCounts } from '../coherence/coherence.ts';
import type { FolderCompany } from '../corpus/folder-companies.ts';
import { judgementOf, type Judgement } from '../judgement.ts';
import { kindOfFiler } from '../measure.ts';
import { cellLines } from './cell-lines.ts';
import { checksumsOf, type FieldChecksums } from './checksums.ts';
import { coverageOf, holesOf, type Coverage, type Hole } from './coverage.ts';
import type { Finding } from './finding.ts';
import { oddFigures } from './own-history.ts';
import { basicAndDiluted, perShareGaps } from './per-share.ts';
import { recentCoverage, type RecentCoverage } from './recent.ts';
import { servedCells } from './served.ts';
import { shareJumps } from './share-jumps.ts';
import { sidesGaps } from './sides.ts';
import { oddSplits, repeatedSplits, shownSplits, type ShownSplit } from './split-list.ts';
import { sumGaps } from './sums.ts';

/** Survey results of one issuer as plain values, to pass between threads. */
export type CompanySurvey = {
  readonly cik: string;
  readonly symbol: string;
  /** Industrial, bank, insurer, REIT or utility. */
  readonly type: string;
  readonly filings: number;
  readonly served: number;
  /** Masked by the verifier. */
  readonly contradicted: number;
  readonly splits: readonly ShownSplit[];
  readonly findings: readonly Finding[];
  readonly coherence: CoherenceCounts;
  readonly coverage: Readonly<Record<string, Coverage>>;
  readonly recent: RecentCoverage;
  readonly holes: readonly Hole[];
  readonly checksums: FieldChecksums;
  /** Refused cells by rule. */
  readonly refused: Readonly<Record<string, number>>;
  /** One for each cell; empty unless requested. */
  readonly lines: readonly string[];
};

const refusedByRule = (cells: readonly Cell[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { rule } of cells) if (rule !== null) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
};

/** Runs one company through engine and verifier and checks the served cells. */
export const surveyCompany = (
  { cik, symbol, input }: FolderCompany,
  withLines = false,
  { judged, cells, recorded }: Judgement = judgementOf(input),
): CompanySurvey => {
  const { issuer, splits } = judged;
  const coherence = coherenceOf(cells, recorded);
  const served = servedCells(cells);
  const findings = [
    ...repeatedSplits(splits),
    ...oddSplits(splits),
    ...shareJumps(served, splits),
    ...perShareGaps(served),
    ...basicAndDiluted(served),
    ...sumGaps(cells),
    ...sidesGaps(served),
    ...oddFigures(served),
    ...coherence.findings,
  ];
  const count = cells.filter(({ value }) => value !== null).length;
  return {
    cik,
    symbol,
    type: kindOfFiler(issuer, false),
    filings: input.filings.length,
    served: count,
    contradicted: judged.cells.filter(({ cell }) => cell.value !== null).length - count,
    splits: shownSplits(splits, findings),
    findings,
    coherence: coherence.counts,
    coverage: coverageOf(cells),
    recent: recentCoverage(cells, issuer.reporting_cadence),
    holes: holesOf(cells, issuer.reporting_cadence),
    checksums: checksumsOf(cells),
    refused: refusedByRule(cells),
    lines: withLines ? cellLines(cik, symbol, cells) : [],
  };
};
