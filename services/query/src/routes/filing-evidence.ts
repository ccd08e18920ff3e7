import type { FilingEvidence, FilingEvidenceResponse } from '@footnote/contract/types.generated';
import type { Archive } from '@footnote/edgar/archive';
import { documentSource } from '@footnote/lanes/filings/documents/source';
import { fieldMembers, figureMembers } from '@footnote/lanes/filings/evidence/filing-evidence';
import { locateFacts, type Locator } from '@footnote/lanes/filings/evidence/locate';
import { passageMembers } from '@footnote/lanes/filings/evidence/passages';
import { readServedFacts } from '@footnote/lanes/filings/evidence/read-figures';
import { readSymbol } from '@footnote/lanes/filings/filings/read-filing';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { StoreReader } from '@footnote/read-store/port';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import { cachedFiling } from './cached-filing.ts';

/** The path and query of `GET /v2/filings/{accession}/evidence`; see schemas/requests/filing-evidence.json. */
type FilingEvidenceRequest = { readonly accession: string; readonly path?: string };

const SCHEMA_VERSION: FilingEvidenceResponse['schema_version'] = '2026-11-28.1';

/** `GET /v2/filings/{accession}/evidence`. */
export function filingEvidenceEndpoint(options: {
  readonly store: StoreReader;
  readonly archive: Pick<Archive, 'get'> | undefined;
  readonly locator: Locator;
  readonly heads: IssuerHeads;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): GeneralEndpoint<FilingEvidenceRequest> {
  const { store, archive, locator, heads, now } = options;
  const source = documentSource(store, archive);
  return {
    path: '/v2/filings/:accession/evidence',
    parse: createQueryParser<FilingEvidenceRequest>('filing-evidence'),
    answer: ({ accession, path }) =>
      cachedFiling({
        ...options,
        key: `filing-evidence ${accession} ${path ?? ''}`,
        accession,
        make: async (head) => {
          const { cik, form, source_time: asOf } = head;
          const computedAt = now();
          const filing = { cik, accession };
          const served = await readServedFacts(store, filing);
          const located = await locateFacts(
            cik,
            served.map(({ fact }) => fact),
            { source, locator },
          );
          return filingAnswer<FilingEvidence>(
            {
              accession,
              form,
              ...figureMembers(accession, served, located),
              ...(await fieldMembers(filing, source, path)),
              ...(await passageMembers(head, await currencyOf(heads, cik), { store, source, locator })),
              symbol: await readSymbol(store, cik),
            },
            { asOf, computedAt, schemaVersion: SCHEMA_VERSION },
          );
        },
      }),
  };
}

/** That of the company's reports; empty for a company without statements. */
const currencyOf = async (heads: IssuerHeads, cik: string): Promise<string> =>
  (await heads.read(cik))?.reporting_currency ?? '';
