import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { FilingsResponse, ListedFiling, SectionName } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import { paramInvalid, noCompany } from '../wire/refusal.ts';
import { filingFolder } from '@footnote/values/accession';
import { withTable } from '../wire/document-table.ts';
import { filingsTable } from '@footnote/lanes/filings/filings/csv';
import { filingAnswer } from '../wire/document-answer.ts';
import { excerptOf } from '@footnote/lanes/filings/filings/excerpt';
import { itemTitle } from '@footnote/lanes/filings/filings/item-titles';
import type { FilingHead } from '@footnote/lanes/filings/filings/read-filing';
import {
  filingKey,
  type FilingsPage,
  type ListedRow,
  type MatchRow,
  readFilings,
  wordsOf,
} from '@footnote/lanes/filings/filings/read-filings';
import type { FilingsRequest } from '@footnote/lanes/filings/filings/request';

const SCHEMA_VERSION: FilingsResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 50;

/** `GET /v2/filings`. Not cached: of the many possible pages, few are requested twice. */
export function filingsEndpoint(options: {
  readonly store: StoreReader;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly now: () => number;
}): GeneralEndpoint<FilingsRequest> {
  const { store, symbols, now } = options;
  return withTable(
    {
      path: '/v2/filings',
      parse: createQueryParser<FilingsRequest>('filings'),
      answer: async (request) => {
        const { query, symbol: given, limit = DEFAULT_LIMIT } = request;
        const computedAt = now();
        const words = query === undefined ? undefined : wordsOf(query);
        if (words?.length === 0) return paramInvalid(`query must have a word, not '${query ?? ''}'`);
        const entry =
          given === undefined ? undefined : await resolveSymbol(store, symbols, normaliseSymbol(given));
        if (entry?.cik === null) return noCompany(entry);
        const page = await readFilings(store, entry?.cik ?? '', request, words, limit);
        const last = page.goesOn ? page.filings.at(-1) : undefined;
        const members: Omit<
          Writable<FilingsResponse['data']>,
          'as_of' | 'cache_age_seconds' | 'freshness' | 'market_status'
        > = {
          filings: page.filings.map((filing) => listed(filing, page, entry?.symbol, words)),
          next_cursor: last === undefined ? null : `${last.filed}.${last.accession}.${last.cik}`,
          symbol: entry?.symbol ?? null,
        };
        return filingAnswer<FilingsResponse['data']>(members, {
          asOf: newestOf(page.filings),
          computedAt,
          schemaVersion: SCHEMA_VERSION,
        });
      },
    },
    filingsTable,
  );
}

function listed(
  filing: ListedRow,
  { matches, sections, symbols }: FilingsPage,
  requested: string | undefined,
  words: readonly string[] | undefined,
): Writable<ListedFiling> {
  const { cik, accession, accepted_at: accepted, filed, form, items, report_date: period, url } = filing;
  const { primary_document: document, size } = filing;
  const own = matches.filter((match) => match.cik === cik && match.accession === accession);
  return {
    accepted_at: accepted === null ? null : utc(accepted),
    accession,
    cik,
    document_url: document === '' ? null : `${filingFolder(cik, accession)}/${document}`,
    filing_date: filed,
    form,
    items: items.map((item) => ({ item, title: itemTitle(item) })),
    ...(words === undefined ? {} : { matches: own.map((match) => matchMember(match, words)) }),
    period_of_report: period === '' ? null : period,
    sections: (sections.get(filingKey(filing)) as readonly SectionName[] | undefined) ?? null,
    size_bytes: size === 0 ? null : size,
    symbol: requested ?? symbols.get(cik) ?? null,
    url,
  };
}

function matchMember(
  { section, place, text }: MatchRow,
  words: readonly string[],
): NonNullable<Writable<ListedFiling>['matches']>[number] {
  return { index: place, section: section as SectionName, ...excerptOf(text, words) };
}

function newestOf(filings: readonly FilingHead[]): string | null {
  return filings.reduce<string | null>(
    (newest, { source_time: time }) => (newest === null || time > newest ? time : newest),
    null,
  );
}
