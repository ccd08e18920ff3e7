import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_PARAGRAPH_COLUMNS } from '@footnote/read-models/filings';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { OfFiling } from '../filings/read-filing.ts';

const COLUMNS = pick(FILING_PARAGRAPH_COLUMNS, 'section', 'place', 'text');

const edgeOf = (order: string) =>
  storeQuery<OfFiling, RowOf<typeof COLUMNS>>(
    `SELECT ${selectList(COLUMNS)} FROM filing_paragraphs
    WHERE cik = {cik:String} AND accession = {accession:String} ORDER BY section, place ${order} LIMIT 5 BY section`,
  );

export const FIRST_PARAGRAPHS = edgeOf('ASC');
export const LAST_PARAGRAPHS = edgeOf('DESC');

/** Paragraphs at either end of a section, in order. */
export type Edges = { readonly first: readonly string[]; readonly last: readonly string[] };

/** By the section's name. */
export async function readEdges(
  store: StoreReader,
  { cik, accession }: OfFiling,
): Promise<ReadonlyMap<string, Edges>> {
  const [first, last] = await Promise.all([
    store.read(FIRST_PARAGRAPHS, { cik, accession }),
    store.read(LAST_PARAGRAPHS, { cik, accession }),
  ]);
  const lastOf = Map.groupBy(last, ({ section }) => section);
  return new Map(
    [...Map.groupBy(first, ({ section }) => section)].map(([section, rows]) => [
      section,
      {
        first: rows.map(({ text }) => text),
        last: (lastOf.get(section) ?? []).toReversed().map(({ text }) => text),
      },
    ]),
  );
}
