import type { Archive } from '@footnote/edgar/archive';
import { familyOf } from '@footnote/edgar/form-family';
import type { FiledStatementsResponse } from '@footnote/contract/types.generated';
import { documentSource } from '@footnote/lanes/filings/documents/source';
import type { FilingHead } from '@footnote/lanes/filings/filings/read-filing';
import { statementMembers } from '@footnote/lanes/filings/statements/assemble';
import type { Drawn, DrawJob, StatementDrawer } from '@footnote/lanes/filings/statements/drawer';
import { readWholeFacts } from '@footnote/lanes/filings/statements/read-facts';
import { readLines } from '@footnote/lanes/filings/statements/read-lines';
import { reportDocuments } from '@footnote/lanes/filings/statements/report-documents';
import type { FilingStatementsRequest } from '@footnote/lanes/filings/statements/request';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { StoreReader } from '@footnote/read-store/port';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import { cachedFiling } from './cached-filing.ts';

const SCHEMA_VERSION: FiledStatementsResponse['schema_version'] = '2026-11-28.1';

/** `GET /v2/filings/{accession}/statements`. */
export function filingStatementsEndpoint(options: {
  readonly store: StoreReader;
  readonly archive: Pick<Archive, 'get'> | undefined;
  readonly answers: TaggedCache<Answer>;
  readonly drawer: StatementDrawer;
  readonly now: () => number;
}): GeneralEndpoint<FilingStatementsRequest> {
  const { store, archive, drawer, now } = options;
  const source = documentSource(store, archive);

  /** From the report's XBRL; without any from the tables of its pages. */
  const drawOf = async (files: DrawJob['files'], filing: FilingHead): Promise<Drawn> => {
    const tagged = await drawer.draw({ files, head: filing, facts: null });
    if (!('reason' in tagged) || tagged.reason !== 'no_statements') return tagged;
    return drawer.draw({ files, head: filing, facts: await readWholeFacts(store, filing) });
  };

  const membersOf = async (filing: FilingHead) => {
    const { accession, filed, form } = filing;
    const none = <Reason extends string>(reason: Reason, refused: Drawn['refused'] = []) => ({
      accession,
      available: false as const,
      filing_date: filed,
      form,
      not_drawn: refused.map((one) => ({ ...one })),
      reason,
    });
    const family = familyOf(form);
    if (family === undefined || family === 'current') return none('not_periodic');
    const found = await reportDocuments(await source.documentsOf(filing), source);
    if ('reason' in found) return none(found.reason);
    const [drawn, lines] = await Promise.all([drawOf(found.files, filing), readLines(store, filing)]);
    return 'reason' in drawn ? none(drawn.reason, drawn.refused) : statementMembers(filing, drawn, lines);
  };

  return {
    path: '/v2/filings/:accession/statements',
    parse: createQueryParser<FilingStatementsRequest>('filing-statements'),
    answer: ({ accession }) =>
      cachedFiling({
        ...options,
        key: `filing-statements ${accession}`,
        accession,
        make: async (filing) => {
          const computedAt = now();
          return filingAnswer<FiledStatementsResponse['data']>(await membersOf(filing), {
            asOf: filing.source_time,
            computedAt,
            schemaVersion: SCHEMA_VERSION,
          });
        },
      }),
  };
}
