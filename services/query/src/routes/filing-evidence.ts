import type { FilingEvidence, FilingEvidenceResponse } from '@footnote/contract/types.generated';
import type { DocumentSource } from '@footnote/lanes/filings/documents/source';
import type { Locator } from '@footnote/lanes/filings/evidence/locate';
import { filingEvidence } from '@footnote/lanes/filings/evidence/of-filing';
import type { FilingEvidenceRequest } from '@footnote/lanes/filings/evidence/request';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { StoreReader } from '@footnote/read-store/port';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import { cachedFiling } from './cached-filing.ts';

const SCHEMA_VERSION: FilingEvidenceResponse['schema_version'] = '2026-11-28.1';

/** `GET /v2/filings/{accession}/evidence`. */
export function filingEvidenceEndpoint(options: {
  readonly store: StoreReader;
  readonly source: DocumentSource;
  readonly locator: Locator;
  readonly heads: IssuerHeads;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): GeneralEndpoint<FilingEvidenceRequest> {
  return {
    path: '/v2/filings/:accession/evidence',
    parse: createQueryParser<FilingEvidenceRequest>('filing-evidence'),
    answer: ({ accession, ...wanted }) => {
      const { concept, guidance, path, section } = wanted;
      return cachedFiling({
        ...options,
        key: `filing-evidence ${accession} ${JSON.stringify([concept, guidance, path, section])}`,
        accession,
        make: async (filing) => {
          const computedAt = options.now();
          return filingAnswer<FilingEvidence>(await filingEvidence(filing, wanted, options), {
            asOf: filing.source_time,
            computedAt,
            schemaVersion: SCHEMA_VERSION,
          });
        },
      });
    },
  };
}
