import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_PARAGRAPH_COLUMNS } from '@footnote/read-models/filings';
import type { FilingSectionResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { noSuchFiling } from '../wire/refusal.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import {
  filerOf,
  type OfFiling,
  readFilers,
  readSymbol,
  readText,
} from '@footnote/lanes/filings/filings/read-filing';
import type { FilingSectionRequest } from '@footnote/lanes/filings/filings/request';
import { sectionIn } from '@footnote/lanes/filings/filings/sections';

const SCHEMA_VERSION: FilingSectionResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 100;

const PARAGRAPH_COLUMNS = pick(FILING_PARAGRAPH_COLUMNS, 'place', 'kind', 'text');

export const PARAGRAPHS_OF_SECTION = storeQuery<
  OfFiling & { readonly section: string; readonly from: number; readonly limit: number },
  RowOf<typeof PARAGRAPH_COLUMNS>
>(
  `SELECT ${selectList(PARAGRAPH_COLUMNS)} FROM filing_paragraphs
  WHERE cik = {cik:String} AND accession = {accession:String} AND section = {section:String}
    AND place >= {from:UInt32}
  ORDER BY place LIMIT {limit:UInt32}`,
);

/**
 * `GET /v2/filings/{accession}/sections/{name}`. Not cached: of the many possible pages, few are requested
 * twice.
 */
export function filingSectionEndpoint(options: {
  readonly store: StoreReader;
  readonly now: () => number;
}): GeneralEndpoint<FilingSectionRequest> {
  const { store, now } = options;
  return {
    path: '/v2/filings/:accession/sections/:name',
    parse: createQueryParser<FilingSectionRequest>('filing-section'),
    answer: async ({ accession, name, cursor, limit = DEFAULT_LIMIT }) => {
      const computedAt = now();
      const filing = filerOf(await readFilers(store, accession));
      if (filing === undefined) return noSuchFiling(accession);
      const { cik, form, filed, url, source_time: asOf } = filing;
      const from = Number(cursor ?? 0);
      const [text, symbol, rows] = await Promise.all([
        readText(store, filing),
        readSymbol(store, cik),
        store.read(PARAGRAPHS_OF_SECTION, { cik, accession, section: name, from, limit: limit + 1 }),
      ]);
      const { row, reason } = sectionIn(text, form, name);
      const head = { accession, filing_date: filed, form, name, symbol, url };
      const last = rows.length > limit ? rows[limit] : undefined;
      return filingAnswer<FilingSectionResponse['data']>(
        row === undefined
          ? { ...head, available: false, reason }
          : {
              ...head,
              available: true,
              char_count: row.char_count,
              evidence: `/v2/filings/${accession}/evidence`,
              next_cursor: last === undefined ? null : String(last.place),
              paragraphs: rows
                .slice(0, limit)
                .map(({ place, kind, text: own }) => ({ index: place, kind, text: own })),
            },
        { asOf, computedAt, schemaVersion: SCHEMA_VERSION },
      );
    },
  };
}
