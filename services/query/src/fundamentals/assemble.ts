import type { StatementDetail } from '@footnote/statements/presented/detail';
import { fundamentalBlocks, type Blocks } from '@footnote/figures/fundamentals/blocks';
import type { View } from '@footnote/figures/index/row-cell';
import type {
  Fundamentals,
  FundamentalsResponse,
  Period,
  QuarterlyViewNotice,
  UnsupportedFundamentals,
} from '../contract/contract.generated.ts';
import {
  CACHE_AGE,
  createAnswer,
  FRESHNESS,
  MARKET_STATUS,
  type Answer,
  type AnswerFreshness,
  type AnswerOptions,
} from '../wire/answer.ts';
import type { Json, Writable } from '../wire/json.ts';
import { DAY_MS, hasFigure, staleFrom } from './freshness.ts';
import type { CompanyStatements } from './read.ts';
import { BLOCKS, OPT_IN, type Block } from './request.ts';
import { statementDetailBlock } from './statement-detail.ts';

const SCHEMA_VERSION: FundamentalsResponse['schema_version'] = '2026-11-21.2';

export type AssembleOptions = {
  readonly symbol: string;
  /** As asked; by default the company's own cadence decides. */
  readonly period: Period | undefined;
  /** As asked; by default all but those that have to be named. */
  readonly blocks: readonly Block[] | undefined;
  /** The day whose knowledge this is, YYYY-MM-DD; today's when undefined. */
  readonly asKnownOn?: string | undefined;
  /** Contents of the newest filing, if requested; null when not available. */
  readonly detail?: StatementDetail | null;
  /** When the statements were read, epoch milliseconds. */
  readonly computedAt: number;
};

/** The view that an answer shows. */
export function viewOf(period: Period | undefined, cadence: 'quarterly' | 'annual'): View {
  return period ?? (cadence === 'annual' ? 'annual' : 'quarter');
}

/** The answer of a company with statements. */
export function assembleFundamentals(company: CompanyStatements, options: AssembleOptions): Answer {
  const { issuer, cells } = company;
  const { symbol, computedAt } = options;
  const view = viewOf(options.period, issuer.reporting_cadence);
  const common = {
    ...knownOn(options),
    as_of: isoSeconds(issuer.as_of),
    cache_age_seconds: CACHE_AGE,
    currency: issuer.reporting_currency === '' ? null : issuer.reporting_currency,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
    statements_source: 'sec_edgar',
    symbol,
  } as const;

  if (view === 'quarter' && issuer.reporting_cadence === 'annual') {
    const notice: Writable<QuarterlyViewNotice> = {
      ...common,
      period: 'quarter',
      quarterly_view: { available: false, reason: 'annual_only_filer', use: { period: 'annual' } },
      reporting_cadence: 'annual',
    };
    return createAnswer(envelope(notice), {
      computedAt,
      ...judged('end_of_day', staleFrom(newestEnd(cells), 'annual'), options),
    });
  }

  const blocks = blocksOf(company, view, options.detail ?? null);
  const wanted = BLOCKS.filter((block) => options.blocks?.includes(block) ?? block !== OPT_IN);
  const served: Partial<Pick<Writable<Fundamentals>, Block>> = Object.fromEntries(
    wanted.map((block) => [block, blocks[block]()] as const).filter(([, block]) => block !== undefined),
  );
  const data: Writable<Fundamentals> = {
    ...common,
    ...served,
    period: view,
    reporting_cadence: issuer.reporting_cadence,
  };
  return createAnswer(envelope(data), {
    computedAt,
    ...judged(
      Object.values(served).every(hasFigure) ? 'end_of_day' : 'degraded',
      staleFrom(newestEnd(cells), issuer.reporting_cadence),
      options,
    ),
  });
}

function blocksFrom({ issuer, cells }: CompanyStatements, view: View): Blocks {
  return fundamentalBlocks(cells, {
    view,
    issuerType: issuer.issuer_type,
    cadence: issuer.reporting_cadence,
    currency: issuer.reporting_currency,
    asOf: issuer.as_of.slice(0, 10),
  });
}

/** Accession of the filing that reported the newest period of the view; null when it has no figure. */
export function newestAccession(
  { issuer, cells }: CompanyStatements,
  period: Period | undefined,
): string | null {
  const view = viewOf(period, issuer.reporting_cadence);
  // Blocks refer to the newest period of the company's cadence, rows to that of the view: here both are
  // equal.
  const cadence = view === 'annual' ? 'annual' : 'quarterly';
  const blocks = blocksFrom({ issuer: { ...issuer, reporting_cadence: cadence }, cells }, view);
  return blocks.newestFiling()?.accession ?? null;
}

/** Each block of an answer, computed when it is called. */
function blocksOf(
  { issuer, cells }: CompanyStatements,
  view: View,
  detail: StatementDetail | null,
): { readonly [Name in Block]: () => Writable<Fundamentals>[Name] | undefined } {
  const blocks = blocksFrom({ issuer, cells }, view);
  return {
    balance_sheet: () => blocks.rows().balance_sheet,
    bank_metrics: blocks.bankMetrics,
    cash_flow: () => blocks.rows().cash_flow,
    forensics: blocks.forensics,
    income_statement: () => blocks.rows().income_statement,
    statement_detail: () => statementDetailBlock(detail),
    trajectory: blocks.trajectory,
    ttm: blocks.ttm,
  };
}

/**
 * The answer of a symbol whose company has no statements: a fund, or an issuer that never filed any in XBRL, or none
 * up to the day that is asked for.
 */
export function assembleUnsupported({
  symbol,
  computedAt,
  asKnownOn,
}: Pick<AssembleOptions, 'symbol' | 'computedAt' | 'asKnownOn'>): Answer {
  const data: Writable<UnsupportedFundamentals> = {
    ...knownOn({ asKnownOn }),
    as_of: null,
    cache_age_seconds: CACHE_AGE,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
    reason: 'no_statements',
    symbol,
  };
  return createAnswer(envelope(data), { computedAt, freshness: 'unsupported', staleFrom: null });
}

function knownOn({ asKnownOn }: Pick<AssembleOptions, 'asKnownOn'>): { readonly as_known_on?: string } {
  return asKnownOn === undefined ? {} : { as_known_on: asKnownOn };
}

/** What was known on a day keeps the freshness of the end of that day. */
function judged(
  freshness: AnswerFreshness,
  staleAt: number,
  { asKnownOn }: Pick<AssembleOptions, 'asKnownOn'>,
): Pick<AnswerOptions, 'freshness' | 'staleFrom'> {
  if (asKnownOn === undefined) return { freshness, staleFrom: staleAt };
  const dayEnd = Date.parse(asKnownOn) + DAY_MS;
  return { freshness: dayEnd > staleAt ? 'stale' : freshness, staleFrom: null };
}

/** End of the newest period that has a cell. A company with statements has one. */
function newestEnd(cells: CompanyStatements['cells']): string {
  return cells.reduce((newest, { period_end: end }) => (end > newest ? end : newest), '');
}

function envelope(data: Json): Json {
  return { data, schema_version: SCHEMA_VERSION };
}

/** ClickHouse's `YYYY-MM-DD HH:MM:SS` in UTC as a timestamp of the wire. */
function isoSeconds(time: string): string {
  return `${time.slice(0, 19).replace(' ', 'T')}Z`;
}
