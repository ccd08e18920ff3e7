import { familyOf } from '@footnote/edgar/form-family';
import type { ReleaseResponse, UnavailableRelease } from '@footnote/contract/types.generated';
import { itemsOf } from '@footnote/lanes/filings/filings/current-report';
import { type FilingHead, readSymbol, readText } from '@footnote/lanes/filings/filings/read-filing';
import type { ReleaseRequest } from '@footnote/lanes/filings/filings/request';
import { exhibitMembers } from '@footnote/lanes/filings/releases/assemble';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { StoreReader } from '@footnote/read-store/port';
import { dayBefore } from '@footnote/values/day';
import { isForm6K } from '@footnote/values/form';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import { cachedFiling } from './cached-filing.ts';
import { readReleaseOf } from '@footnote/lanes/filings/releases/read-release';

const SCHEMA_VERSION: ReleaseResponse['schema_version'] = '2026-11-28.1';

/** `GET /v2/releases/{accession}`. */
export function releaseEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly computer: Pick<Computer, 'ask'>;
  readonly states: CompanyStates;
  readonly verifier: 'on' | 'off';
  readonly now: () => number;
}): GeneralEndpoint<ReleaseRequest> {
  const { store, now } = options;

  const missing = async (filing: FilingHead): Promise<UnavailableRelease['reason']> => {
    if (isForm6K(filing.form)) return 'not_read';
    if (familyOf(filing.form) !== 'current') return 'not_current_report';
    const items = itemsOf(filing, await readText(store, filing));
    return items.some(({ item }) => item === '2.02' || item === '12') ? 'not_read' : 'no_results';
  };

  const membersOf = async (filing: FilingHead, withTables: boolean) => {
    const { accession, cik, filed, form, url } = filing;
    const { exhibits, read } = await readReleaseOf(options, filing);
    if (exhibits.length === 0)
      return { accession, available: false as const, form, reason: await missing(filing) };
    if (read === null)
      return { accession, available: false as const, form, reason: 'no_statements' as const };
    return {
      accession,
      available: true as const,
      currency: read.currency,
      exhibits: exhibitMembers(exhibits, read.readings, {
        accession,
        withTables,
        released: filed,
        currency: read.currency,
      }),
      filing_date: filed,
      form,
      known_on: dayBefore(filed),
      symbol: await readSymbol(store, cik),
      url,
    };
  };

  return {
    path: '/v2/releases/:accession',
    parse: createQueryParser<ReleaseRequest>('release'),
    answer: ({ accession, tables = 'all' }) =>
      cachedFiling({
        ...options,
        key: `release ${accession} ${tables}`,
        accession,
        make: async (filing) => {
          const computedAt = now();
          return filingAnswer<ReleaseResponse['data']>(await membersOf(filing, tables === 'all'), {
            asOf: filing.source_time,
            computedAt,
            schemaVersion: SCHEMA_VERSION,
          });
        },
      }),
  };
}
