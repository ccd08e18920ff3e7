import type { FilingsResponse } from '@footnote/contract/types.generated';
import { joined, nextOf, type Read, type Table } from '../../subject/table.ts';

/** A row for each filing; of the paragraphs that match a query, their sections. */
export const filingsTable = ({ filings, next_cursor: cursor }: Read<FilingsResponse['data']>): Table => ({
  columns: [
    'symbol',
    'cik',
    'accession',
    'form',
    'filed',
    'accepted_at',
    'period_of_report',
    'items',
    'matched_sections',
    'url',
    'document_url',
    'size_bytes',
    'sections',
  ],
  rows: filings.map(({ items, matches = [], ...filing }) => [
    filing.symbol,
    filing.cik,
    filing.accession,
    filing.form,
    filing.filing_date,
    filing.accepted_at,
    filing.period_of_report,
    joined(items.map(({ item }) => item)),
    joined([...new Set(matches.map(({ section }) => section))]),
    filing.url,
    filing.document_url,
    filing.size_bytes,
    joined(filing.sections ?? []),
  ]),
  next: nextOf(cursor),
});
