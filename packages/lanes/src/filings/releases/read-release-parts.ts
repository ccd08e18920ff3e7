import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { RELEASE_COLUMNS, RELEASE_PART_COLUMNS } from '@footnote/read-models/releases';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { ReleasePart } from '@footnote/event-types/types.generated';
import { partsOf } from '@footnote/releases/document/event-parts';
import type { Part } from '@footnote/releases/document/parts';
import type { OfFiling } from '../filings/read-filing.ts';

const EXHIBIT_COLUMNS = pick(RELEASE_COLUMNS, 'source_document', 'exhibit', 'url');
const { cik: _, accession: __, ...PART_COLUMNS } = RELEASE_PART_COLUMNS;

type PartRow = RowOf<typeof PART_COLUMNS>;

export const EXHIBITS_OF_RELEASE = storeQuery<OfFiling, RowOf<typeof EXHIBIT_COLUMNS>>(
  `SELECT ${selectList(EXHIBIT_COLUMNS)} FROM releases
  WHERE cik = {cik:String} AND accession = {accession:String} ORDER BY exhibit, url`,
);

export const PARTS_OF_RELEASE = storeQuery<OfFiling, PartRow>(
  `SELECT ${selectList(PART_COLUMNS)} FROM release_parts
  WHERE cik = {cik:String} AND accession = {accession:String} ORDER BY source_document, chunk, place`,
);

/** An exhibit of a release, as it was parsed. */
export type Exhibit = RowOf<typeof EXHIBIT_COLUMNS> & { readonly parts: readonly Part[] };

/** The exhibits of a release in the order of their types; empty if the filing has none that was parsed. */
export async function readReleaseExhibits(store: StoreReader, filing: OfFiling): Promise<readonly Exhibit[]> {
  const { cik, accession } = filing;
  const [exhibits, parts] = await Promise.all([
    store.read(EXHIBITS_OF_RELEASE, { cik, accession }),
    store.read(PARTS_OF_RELEASE, { cik, accession }),
  ]);
  const rows = Map.groupBy(parts, ({ source_document: document }) => document);
  return exhibits.map((exhibit) => ({
    ...exhibit,
    parts: partsOf((rows.get(exhibit.source_document) ?? []).map(eventPart)),
  }));
}

/** The part as its event had it. */
const eventPart = ({ kind, start: from, stop: to, text, ...cells }: PartRow): ReleasePart => ({
  ...{ kind, from, to, text },
  cells: cells.cell_text.map((own, at) => ({
    text: own,
    row: cells.cell_row[at] ?? 0,
    column: cells.cell_column[at] ?? 0,
    columns: cells.cell_span[at] ?? 1,
    strong: cells.cell_strong[at] === 1,
    from: cells.cell_start[at] ?? 0,
    to: cells.cell_stop[at] ?? 0,
  })),
});
