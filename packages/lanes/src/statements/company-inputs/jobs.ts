import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import { explainCell, type RequestedCell, type Explanation } from '@footnote/statements/explain/explain';
import { newestCells } from '@footnote/figures/fundamentals/window';
import {
  explainFigure,
  type RequestedFigure,
  type FigureExplanation,
} from '@footnote/figures/explain/figure';
import { newestAcceptance, type CompanyRecord } from '@footnote/statements/as-of/company-record';
import { knownOn } from '@footnote/statements/as-of/known-on';
import type { CompanyInput } from '@footnote/statements/inputs';
import { revisionPage, type PageRequest, type RevisionPage } from '@footnote/statements/revisions/page';
import { contextOn, withReleases } from '@footnote/releases/company/with-releases';
import type { Part } from '@footnote/releases/document/parts';
import { type FiledSplits, filedSplits } from '@footnote/statements/splits/filed-splits';
import type { Issuer, Statements } from '@footnote/statements/statements';
import { cellName } from '@footnote/verification/mask';
import { verifiedStatements } from '@footnote/verification/served';
import type { CellVerdict } from '@footnote/verification/verification';
import { type FiledDaysRequest, type FiledDays, filedDays } from '../as-filed/filed-days.ts';
import { readExhibits, type ReadExhibits } from './read-exhibits.ts';
import { createRevisionMemory } from '../revisions/memo.ts';
import { type FoundSegments, foundIn } from '../segments/found.ts';
import type { BreakdownRequest } from '../segments/request.ts';

/**
 * A day is YYYY-MM-DD, null for everything known today. `masks`: whether cells that the verifier contradicts,
 * given the known filings, are refused.
 */
export type StatementsJob = { readonly kind: 'statements'; readonly day: string; readonly masks: boolean };
export type ExplainJob = {
  readonly kind: 'explain';
  readonly day: string | null;
  readonly requested: RequestedCell;
  readonly masks: boolean;
};
export type FigureJob = {
  readonly kind: 'figure';
  readonly day: string | null;
  readonly requested: RequestedFigure;
  readonly masks: boolean;
};
export type SegmentsJob = {
  readonly kind: 'segments';
  readonly day: string;
  readonly requested: BreakdownRequest;
  readonly masks: boolean;
};
/** What had been filed by the days with reports. */
export type FiledJob = { readonly kind: 'filed'; readonly requested: FiledDaysRequest };
/**
 * Reads the exhibits of a release filed on a day, which are parts as they were parsed, with what was known on the
 * evening before.
 */
export type ReleaseJob = {
  readonly kind: 'release';
  /** The evening before. */
  readonly day: string;
  readonly released: string;
  readonly exhibits: readonly (readonly Part[])[];
};
export type RevisionsJob = {
  readonly kind: 'revisions';
  readonly page: PageRequest;
  readonly masks: boolean;
};
/** What the filings alone say of splits. */
export type SplitsJob = { readonly kind: 'splits' };

/** The computations on a company's inputs. */
export type Job =
  StatementsJob | ExplainJob | FigureJob | FiledJob | ReleaseJob | SegmentsJob | SplitsJob | RevisionsJob;

/** Statements computed from inputs, as far back as an answer looks, without the operands of the cells. */
export type ComputedStatements = {
  readonly issuer: Issuer;
  readonly cells: readonly Omit<Cell, 'operands'>[];
  /** Newest acceptance of a known filing, epoch milliseconds. */
  readonly newest: number;
};

export type ExplainedCell = {
  readonly explanation: Explanation;
  /** The verdict on the cell's value; null without a value, or without the verifier. */
  readonly verdict: CellVerdict | null;
  /** Newest acceptance of a known filing, epoch milliseconds. */
  readonly newest: number;
};

export type ExplainedFigure = {
  readonly explanation: FigureExplanation;
  readonly issuer: Issuer;
  /** End of the company's newest period. */
  readonly newestEnd: string;
  /** Newest acceptance of a known filing, epoch milliseconds. */
  readonly newest: number;
};

export type RevisedCompany = {
  readonly page: RevisionPage;
  /** Newest acceptance of a filing, epoch milliseconds. */
  readonly newest: number;
};

export type Results = {
  /** Null when the page begins at a filing that the company does not have. */
  readonly revisions: RevisedCompany | null;
  /** Null when the company had no such cell. */
  readonly explain: ExplainedCell | null;
  /** Null when the company had no such period, or is of a kind that has no such figure. */
  readonly figure: ExplainedFigure | null;
  readonly filed: FiledDays;
  readonly release: ReadExhibits;
  /** Null if no filing with statements was known yet. */
  readonly segments: FoundSegments | null;
  readonly splits: FiledSplits;
  /** Null if no filing with statements was known yet. */
  readonly statements: ComputedStatements | null;
};

type Handlers = {
  readonly [Kind in Job['kind']]: (
    record: CompanyRecord,
    job: Extract<Job, { readonly kind: Kind }>,
  ) => Results[Kind];
};

/** Save time and change no result. */
const revisionMemories = { masked: createRevisionMemory(), computed: createRevisionMemory() };

const handlers: Handlers = {
  explain: (record, { day, requested, masks }) => {
    const known = withReleases(day === null ? record : knownOn(record, day));
    const explanation = explainCell(known.company, requested);
    if (explanation === null) return null;
    const verdict = masks ? verdictOf(known.company, explanation.cell) : null;
    return { explanation, verdict, newest: newestAcceptance(known) };
  },
  figure: (record, { day, requested, masks }) => {
    const known = withReleases(day === null ? record : knownOn(record, day));
    const { issuer, cells } = servedOf(known.company, masks);
    const explanation = explainFigure(cells, issuer, requested);
    if (explanation === null) return null;
    const newestEnd = cells.reduce((newest, { period_end: end }) => (end > newest ? end : newest), '');
    return { explanation, issuer, newestEnd, newest: newestAcceptance(known) };
  },
  filed: (record, { requested }) => filedDays(record, requested, servedOf),
  release: (record, { day, released, exhibits }) => {
    const known = knownOn(record, day);
    const { context } = contextOn(known.company, released);
    return { ...readExhibits(exhibits, context), newest: newestAcceptance(known) };
  },
  revisions: (record, { page: request, masks }) => {
    const { company } = withReleases(record, 'all');
    const { start } = request;
    if (start !== null && !company.filings.some(({ accession }) => accession === start.accession))
      return null;
    return {
      page: revisionPage(company, request, {
        memo: revisionMemories[masks ? 'masked' : 'computed'].of(company),
        serve: (known, computed) =>
          masks ? verifiedStatements(known, computed).statements.cells : computed.cells,
      }),
      newest: newestAcceptance(record),
    };
  },
  segments: (record, { day, requested, masks }) => {
    const known = knownOn(record, day);
    const served = servedOf(known.company, masks);
    return served.cells.length === 0
      ? null
      : foundIn(known.company, served, requested, newestAcceptance(known));
  },
  splits: ({ company }) => filedSplits(company),
  statements: (record, { day, masks }) => {
    const known = withReleases(knownOn(record, day));
    const { issuer, cells } = servedOf(known.company, masks);
    if (cells.length === 0) return null;
    return {
      issuer,
      cells: newestCells(cells).map(({ operands: _, ...cell }) => cell),
      newest: newestAcceptance(known),
    };
  },
};

/** The statements as served: masked if the verifier is on. */
function servedOf(company: CompanyInput, masks: boolean): Statements {
  const computed = computeStatements(company);
  return masks ? verifiedStatements(company, computed).statements : computed;
}

/** Verdicts of a company as of today, cached for consecutive explanations. */
const verdictMemory = new WeakMap<CompanyInput, ReadonlyMap<string, CellVerdict>>();

function verdictOf(company: CompanyInput, cell: Cell): CellVerdict | null {
  if (cell.value === null) return null;
  const verdicts =
    verdictMemory.get(company) ?? verifiedStatements(company, computeStatements(company)).verdicts;
  verdictMemory.set(company, verdicts);
  return verdicts.get(cellName(cell)) ?? null;
}

/** Runs one job on a company's inputs. Pure: the same record and job have the same result. */
export function runJob<Kind extends Job['kind']>(
  record: CompanyRecord,
  job: Extract<Job, { readonly kind: Kind }>,
): Results[Kind] {
  return handlers[job.kind](record, job);
}
