import { fundamentalBlocks } from '@footnote/figures/fundamentals/blocks';
import type { StoreReader } from '@footnote/read-store/port';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Earnings, EarningsResponse, UnsupportedEarnings } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { type CompanyStatements, readStatements } from '@footnote/lanes/statements/fundamentals/read';
import { standing } from '@footnote/lanes/statements/fundamentals/standing';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { type Timeliness, statementsTimeliness, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { withTable } from '../wire/document-table.ts';
import { earningsTable } from '@footnote/lanes/companies/earnings/csv';
import { readWithoutCompany } from '@footnote/lanes/companies/profile/read-unlisted';
import { securityAnswer } from '../wire/unlisted.ts';
import { type Dated, reportedPeriods } from '@footnote/lanes/companies/earnings/announcements';
import { earningsMembers, type EarningsParts } from '@footnote/lanes/companies/earnings/assemble';
import { outlookOf } from '@footnote/lanes/companies/earnings/habit';
import { releaseGuidance } from '@footnote/lanes/filings/releases/guidance';
import { preliminaryResults } from '@footnote/lanes/filings/releases/preliminary';
import { readReleaseExhibits } from '@footnote/lanes/filings/releases/read-release-parts';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import { readReleaseOf } from './read-release.ts';
import { readEarningsFilings } from '@footnote/lanes/companies/earnings/read';

const SCHEMA_VERSION: EarningsResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/earnings`. */
export function earningsEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly heads: IssuerHeads;
  readonly computer: Pick<Computer, 'ask'>;
  readonly states: CompanyStates;
  readonly verifier: 'on' | 'off';
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, heads, now } = options;

  const statementsOf = async (cik: string): Promise<CompanyStatements | undefined> => {
    const company = await readStatements(store, cik, 'quarter', heads);
    const ofView =
      company?.issuer.reporting_cadence === 'annual'
        ? await readStatements(store, cik, 'annual', heads)
        : company;
    // What is announced has members of its own.
    return standing(ofView, 'exclude');
  };

  const resultsOf = async (cik: string, { accession, filed }: Dated, reportedTo: string | null) => {
    const read = await readReleaseOf(options, { cik, accession, filed });
    return preliminaryResults(read.exhibits, read.read?.readings ?? null, reportedTo);
  };

  const guidanceOf = async (cik: string, newest: Dated | undefined, currency: string | null) => {
    if (newest === undefined) return null;
    const filing = { cik, ...newest };
    return releaseGuidance(filing, await readReleaseExhibits(store, filing), currency ?? '');
  };

  const assemble = async ({ cik, symbol }: Company, computedAt: number, today: string): Promise<Answer> => {
    if (cik === '')
      return companyAnswer<UnsupportedEarnings>(
        { reason: await readWithoutCompany(store, symbol) },
        { symbol, asOf: null, timeliness: UNSUPPORTED, computedAt, schemaVersion: SCHEMA_VERSION },
      );
    const [company, { reports, releases }] = await Promise.all([
      statementsOf(cik),
      readEarningsFilings(store, cik),
    ]);
    const periods = reportedPeriods(reports, releases);
    const newestEnd = newestEndOf(company);
    const outlook = outlookOf(periods, releases, today, newestEnd);
    const stated = statedOf(company);
    return companyAnswer<Earnings>(
      earningsMembers({
        ...stated,
        periods,
        outlook,
        guidance: await guidanceOf(cik, releases.at(-1), stated.currency),
        results: outlook.pending === null ? null : await resultsOf(cik, outlook.pending, newestEnd),
      }),
      {
        symbol,
        asOf: company?.issuer.as_of ?? null,
        timeliness: timelinessOf(company),
        computedAt,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  };

  return withTable(
    {
      path: '/v2/earnings',
      takesUnlisted: 'reason',
      parse: createQueryParser<SymbolRequest>('earnings'),
      answer: (_, company) => {
        const computedAt = now();
        // Expected dates depend on the current day.
        const today = new Date(computedAt).toISOString().slice(0, 10);
        return securityAnswer(answers, `earnings ${today}`, company, (requested) =>
          assemble(requested, computedAt, today),
        );
      },
    },
    earningsTable,
  );
}

function statedOf(
  company: CompanyStatements | undefined,
): Pick<EarningsParts, 'cadence' | 'currency' | 'rows'> {
  if (company === undefined) return { cadence: null, currency: null, rows: [] };
  const { cells, issuer } = company;
  const { reporting_cadence: cadence, reporting_currency: currency } = issuer;
  const blocks = fundamentalBlocks(cells, {
    view: cadence === 'annual' ? 'annual' : 'quarter',
    issuerType: issuer.issuer_type,
    cadence,
    currency,
    asOf: issuer.as_of.slice(0, 10),
  });
  return { cadence, currency: currency === '' ? null : currency, rows: blocks.rows().income_statement };
}

const newestEndOf = (company: CompanyStatements | undefined): string | null =>
  company?.cells.reduce<string | null>(
    (last, { period_end: end }) => (last === null || end > last ? end : last),
    null,
  ) ?? null;

function timelinessOf(company: CompanyStatements | undefined): Timeliness {
  if (company === undefined) return UNSUPPORTED;
  return statementsTimeliness(newestEndOf(company) ?? '', company.issuer.reporting_cadence);
}
