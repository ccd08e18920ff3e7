import type { Earnings, EarningsResponse, UnsupportedEarnings } from '@footnote/contract/types.generated';
import { indexCells } from '@footnote/figures/index/cell-index';
import { fundamentalBlocks } from '@footnote/figures/fundamentals/blocks';
import type { StoreReader } from '@footnote/read-store/port';
import { dayAt } from '@footnote/values/day';
import { releaseGuidance } from '../../filings/releases/guidance.ts';
import { preliminaryResults } from '../../filings/releases/preliminary.ts';
import { readReleaseOf } from '../../filings/releases/read-release.ts';
import { readReleaseExhibits } from '../../filings/releases/read-release-parts.ts';
import type { Computer } from '../../statements/company-inputs/computing.ts';
import type { CompanyStates } from '../../statements/company-inputs/states.ts';
import { type CompanyStatements, readStatements } from '../../statements/fundamentals/read.ts';
import { newestEnd, servedEnd } from '../../statements/fundamentals/served-end.ts';
import { standing } from '../../statements/fundamentals/standing.ts';
import { companyDocument } from '../../subject/document.ts';
import { type Timeliness, statementsTimeliness, UNSUPPORTED } from '../../subject/freshness.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { Lane } from '../../subject/lane.ts';
import { readWithoutCompany } from '../profile/read-unlisted.ts';
import { type Dated, reportedPeriods } from './announcements.ts';
import { earningsMembers, type EarningsParts } from './assemble.ts';
import { earningsTable } from './csv.ts';
import { outlookOf } from './habit.ts';
import { readEarningsFilings } from './read.ts';
import { reportedUpTo, withoutFigures } from './without-figures.ts';

const SCHEMA_VERSION: EarningsResponse['schema_version'] = '2026-11-23.1';

type Reader = {
  readonly store: StoreReader;
  readonly heads: IssuerHeads;
  readonly historian: Pick<Computer, 'ask'>;
  readonly states: CompanyStates;
};

/** `GET /v2/earnings`. */
export const earnings: Lane<Reader> = {
  path: '/v2/earnings',
  takesUnlisted: 'reason',
  // Expected dates depend on the current day.
  keyOf: (_, now) => dayAt(now),
  document: async (reader, { company: { cik, symbol } }, now) => {
    const { store, heads } = reader;
    if (cik === '')
      return companyDocument<UnsupportedEarnings>(
        { reason: await readWithoutCompany(store, symbol) },
        { symbol, asOf: null, timeliness: UNSUPPORTED, computedAt: now, schemaVersion: SCHEMA_VERSION },
      );
    const [company, { reports, releases }] = await Promise.all([
      statementsOf(store, heads, cik),
      readEarningsFilings(store, cik),
    ]);
    const periods = reportedPeriods(reports, releases);
    const newestEnd = newestEndOf(company);
    const figuresEnd = company === undefined ? null : servedEnd(company.cells);
    const outlook = outlookOf(periods, releases, dayAt(now), newestEnd);
    const stated = statedOf(company);
    return companyDocument<Earnings>(
      earningsMembers({
        ...stated,
        periods,
        outlook,
        guidance: await guidanceOf(store, cik, releases.at(-1), stated.currency),
        results:
          outlook.pending === null
            ? null
            : await resultsOf(reader, cik, outlook.pending, reportedUpTo(periods, figuresEnd)),
        unserved: withoutFigures(periods, figuresEnd),
      }),
      {
        symbol,
        asOf: company?.issuer.as_of ?? null,
        timeliness: timelinessOf(company),
        computedAt: now,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  },
  table: earningsTable,
};

async function statementsOf(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
): Promise<CompanyStatements | undefined> {
  const company = await readStatements(store, cik, 'quarter', heads);
  const ofView =
    company?.issuer.reporting_cadence === 'annual'
      ? await readStatements(store, cik, 'annual', heads)
      : company;
  // What is announced has members of its own.
  return standing(ofView, 'exclude');
}

async function resultsOf(
  { store, historian, states }: Reader,
  cik: string,
  { accession, filed }: Dated,
  reportedTo: string | null,
) {
  const read = await readReleaseOf({ store, computer: historian, states }, { cik, accession, filed });
  return preliminaryResults(read.exhibits, read.read?.readings ?? null, reportedTo);
}

async function guidanceOf(
  store: StoreReader,
  cik: string,
  newest: Dated | undefined,
  currency: string | null,
) {
  if (newest === undefined) return null;
  const filing = { cik, ...newest };
  return releaseGuidance(filing, await readReleaseExhibits(store, filing), currency ?? '');
}

function statedOf(
  company: CompanyStatements | undefined,
): Pick<EarningsParts, 'cadence' | 'currency' | 'quarters' | 'rows'> {
  if (company === undefined) return { cadence: null, currency: null, quarters: null, rows: [] };
  const { cells, issuer } = company;
  const { reporting_cadence: cadence, reporting_currency: currency } = issuer;
  const blocks = fundamentalBlocks(cells, {
    view: cadence === 'annual' ? 'annual' : 'quarter',
    issuerType: issuer.issuer_type,
    cadence,
    currency,
    asOf: issuer.as_of.slice(0, 10),
  });
  return {
    cadence,
    currency: currency === '' ? null : currency,
    quarters: cadence === 'annual' ? null : indexCells(cells, 'quarter'),
    rows: blocks.rows().income_statement,
  };
}

const newestEndOf = (company: CompanyStatements | undefined): string | null =>
  company?.cells.reduce<string | null>(
    (last, { period_end: end }) => (last === null || end > last ? end : last),
    null,
  ) ?? null;

function timelinessOf(company: CompanyStatements | undefined): Timeliness {
  if (company === undefined) return UNSUPPORTED;
  return statementsTimeliness(newestEnd(company.cells), company.issuer.reporting_cadence);
}
