import { familyOf } from '@footnote/edgar/form-family';
import type { StoreReader } from '@footnote/read-store/port';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { FilingDiffResponse, UnavailableFilingDiff } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import type { Differ } from '../threads/differ.ts';
import { cachedFiling } from './cached-filing.ts';
import { readDiff, readPrior } from '@footnote/lanes/filings/filings/read-diff';
import type { FilingHead } from '@footnote/lanes/filings/filings/read-filing';
import type { FilingDiffRequest } from '@footnote/lanes/filings/filings/request';

const SCHEMA_VERSION: FilingDiffResponse['schema_version'] = '2026-11-28.1';

/** `GET /v2/filings/{accession}/diff`. */
export function filingDiffEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly differ: Pick<Differ, 'compare'>;
  readonly now: () => number;
}): GeneralEndpoint<FilingDiffRequest> {
  const { store, now } = options;

  const membersOf = async (filing: FilingHead, order: NonNullable<FilingDiffRequest['order']>) => {
    const { accession, form } = filing;
    const none = (reason: UnavailableFilingDiff['reason']) => ({
      accession,
      available: false as const,
      form,
      reason,
    });
    const family = familyOf(form);
    if (family !== 'annual' && family !== 'quarterly') return none('not_periodic');
    if (filing.report_date === '') return none('period_unknown');
    const prior = await readPrior(store, filing);
    if (prior === undefined) return none('no_prior_filing');
    return {
      accession,
      form,
      prior_accession: prior.accession,
      prior_filing_date: prior.filed,
      ...(await readDiff(options, filing, prior, order)),
    };
  };

  return {
    path: '/v2/filings/:accession/diff',
    parse: createQueryParser<FilingDiffRequest>('filing-diff'),
    answer: ({ accession, order = 'document' }) =>
      cachedFiling({
        ...options,
        key: `filing-diff ${order} ${accession}`,
        accession,
        make: async (filing) => {
          const computedAt = now();
          return filingAnswer<FilingDiffResponse['data']>(await membersOf(filing, order), {
            asOf: filing.source_time,
            computedAt,
            schemaVersion: SCHEMA_VERSION,
          });
        },
      }),
  };
}
