import { statementRows } from '@footnote/statements/rows/statement-rows';
import type { View } from '@footnote/statements/rows/row-cell';
import type {
  Fundamentals,
  FundamentalsResponse,
  Period,
  QuarterlyViewNotice,
  UnsupportedFundamentals,
} from '../contract/contract.generated.ts';
import { CACHE_AGE, createAnswer, FRESHNESS, MARKET_STATUS, type Answer } from '../wire/answer.ts';
import type { Json, Writable } from '../wire/json.ts';
import { hasFigure, staleFrom } from './freshness.ts';
import type { CompanyStatements } from './read.ts';
import { BLOCKS, type Block } from './request.ts';

const SCHEMA_VERSION: FundamentalsResponse['schema_version'] = '2026-11-21.1';

export type AssembleOptions = {
  readonly symbol: string;
  /** As asked; by default the company's own cadence decides. */
  readonly period: Period | undefined;
  /** As asked; by default all. */
  readonly blocks: readonly Block[] | undefined;
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
      freshness: 'end_of_day',
      staleFrom: staleFrom(newestEnd(cells), 'annual'),
    });
  }

  const rows = statementRows(cells, {
    view,
    isFinancial: issuer.issuer_type === 'bank' || issuer.issuer_type === 'insurer',
  });
  const wanted = BLOCKS.filter((block) => options.blocks?.includes(block) ?? true);
  const blocks: Pick<Writable<Fundamentals>, Block> = Object.fromEntries(
    wanted.map((block) => [block, rows[block]]),
  );
  const data: Writable<Fundamentals> = {
    ...common,
    ...blocks,
    period: view,
    reporting_cadence: issuer.reporting_cadence,
  };
  return createAnswer(envelope(data), {
    computedAt,
    freshness: wanted.every((block) => hasFigure(rows[block])) ? 'end_of_day' : 'degraded',
    staleFrom: staleFrom(newestEnd(cells), view === 'annual' ? 'annual' : issuer.reporting_cadence),
  });
}

/** The answer of a symbol whose company has no statements: a fund, or an issuer that never filed any in XBRL. */
export function assembleUnsupported(symbol: string, computedAt: number): Answer {
  const data: Writable<UnsupportedFundamentals> = {
    as_of: null,
    cache_age_seconds: CACHE_AGE,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
    reason: 'no_statements',
    symbol,
  };
  return createAnswer(envelope(data), { computedAt, freshness: 'unsupported', staleFrom: null });
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
