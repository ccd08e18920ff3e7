import type { StatementDetail } from '@footnote/statements/presented/detail';
import { fundamentalBlocks, type Blocks } from '@footnote/figures/fundamentals/blocks';
import type { View } from '@footnote/figures/index/row-cell';
import type { Writable } from '@footnote/wire/json';
import type {
  Fundamentals,
  FundamentalsResponse,
  Period,
  QuarterlyViewNotice,
  UnsupportedFundamentals,
} from '@footnote/contract/types.generated';
import { companyDocument, type CompanyDocumentOptions, type LaneDocument } from '../../subject/document.ts';
import { type Timeliness, statementsTimeliness, UNSUPPORTED } from '../../subject/freshness.ts';
import { hasFigure } from './freshness.ts';
import type { CompanyStatements } from './read.ts';
import { newestEnd } from './served-end.ts';
import { BLOCKS, OPT_IN, type Block } from './request.ts';
import { statementDetailBlock } from './statement-detail.ts';

const SCHEMA_VERSION: FundamentalsResponse['schema_version'] = '2026-11-23.1';

export type AssembleOptions = {
  readonly symbol: string;
  /** As requested; by default the company's own cadence. */
  readonly period: Period | undefined;
  /** As requested; by default all but those that must be named. */
  readonly blocks: readonly Block[] | undefined;
  /** As requested; by default they are included. */
  readonly preliminary?: 'exclude' | 'include' | undefined;
  /** The day of `as_known_on`, YYYY-MM-DD; undefined for today. */
  readonly asKnownOn?: string | undefined;
  /** Contents of the newest filing, if requested; null when not available. */
  readonly detail?: StatementDetail | null;
  /** Why figures are null, if requested. */
  readonly reasons?: Writable<NonNullable<Fundamentals['reasons']>> | undefined;
  /** When the statements were read, epoch milliseconds. */
  readonly computedAt: number;
};

/** The view that an answer shows. */
export function viewOf(period: Period | undefined, cadence: 'quarterly' | 'annual'): View {
  return period ?? (cadence === 'annual' ? 'annual' : 'quarter');
}

/** The document of a company with statements. */
export function assembleFundamentals(company: CompanyStatements, options: AssembleOptions): LaneDocument {
  const { issuer, cells } = company;
  const view = viewOf(options.period, issuer.reporting_cadence);
  const common = {
    currency: issuer.reporting_currency === '' ? null : issuer.reporting_currency,
    statements_source: 'sec_edgar',
  } as const;
  const answered = (timeliness: Timeliness): CompanyDocumentOptions => ({
    ...about(options),
    asOf: issuer.as_of,
    timeliness,
  });

  if (view === 'quarter' && issuer.reporting_cadence === 'annual')
    return companyDocument<QuarterlyViewNotice>(
      {
        ...common,
        period: 'quarter',
        quarterly_view: { available: false, reason: 'annual_only_filer', use: { period: 'annual' } },
        reporting_cadence: 'annual',
      },
      answered(statementsTimeliness(newestEnd(cells), 'annual')),
    );

  const blocks = blocksOf(company, view, options.detail ?? null);
  const requestedBlocks = BLOCKS.filter((block) => options.blocks?.includes(block) ?? block !== OPT_IN);
  const served: Partial<Pick<Writable<Fundamentals>, Block>> = Object.fromEntries(
    requestedBlocks
      .map((block) => [block, blocks[block]()] as const)
      .filter(([, block]) => block !== undefined),
  );
  const isWhole = Object.values(served).every(hasFigure);
  const { reporting_cadence: cadence } = issuer;
  return companyDocument<Fundamentals>(
    {
      ...common,
      ...served,
      period: view,
      ...(options.reasons !== undefined && { reasons: options.reasons }),
      reporting_cadence: cadence,
    },
    answered(statementsTimeliness(newestEnd(cells), cadence, isWhole ? 'end_of_day' : 'degraded')),
  );
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

/** Each block of a response, computed lazily. */
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
    industry_rows: blocks.industryRows,
    statement_detail: () => statementDetailBlock(detail),
    trajectory: blocks.trajectory,
    ttm: blocks.ttm,
  };
}

/**
 * The document of a symbol whose company has no statements: a fund, or an issuer that never filed any in
 * XBRL, or none up to the requested day.
 */
export function assembleUnsupported(
  options: Pick<AssembleOptions, 'symbol' | 'computedAt' | 'asKnownOn'>,
): LaneDocument {
  return companyDocument<UnsupportedFundamentals>(
    { reason: 'no_statements' },
    { ...about(options), asOf: null, timeliness: UNSUPPORTED },
  );
}

/** The company and day of the response, and the time and schema of its creation. */
function about({
  symbol,
  asKnownOn: day,
  computedAt,
}: Pick<AssembleOptions, 'symbol' | 'asKnownOn' | 'computedAt'>): Omit<
  CompanyDocumentOptions,
  'asOf' | 'timeliness'
> {
  return { symbol, day, computedAt, schemaVersion: SCHEMA_VERSION };
}
