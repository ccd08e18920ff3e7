import { createHash } from 'node:crypto';
import { ArchiveMissingError, type Archive } from '@footnote/edgar/archive';
import type { Document } from '@footnote/event-types/types.generated';

export const CIK = '0009990001';

/** One row of a companyfacts unit. */
export type Row = {
  readonly end: string;
  readonly val: unknown;
  readonly accn: string;
  readonly form: string;
  readonly filed: string;
};

export const row = (changes: Partial<Row> = {}): Row => ({
  end: '2025-09-30',
  val: 12,
  accn: '0009990001-25-000012',
  form: '10-K',
  filed: '2025-11-06',
  ...changes,
});

/** Bytes of a companyfacts document with one concept for each list of rows. */
export function companyfacts(
  concepts: Readonly<Record<string, readonly Row[]>>,
  top: object = {},
): Uint8Array {
  const facts = Object.entries(concepts).map(([concept, rows]) => [concept, { units: { USD: rows } }]);
  const source = {
    cik: Number(CIK),
    entityName: 'LANTERN RIDGE',
    facts: { 'us-gaap': Object.fromEntries(facts) as object },
    ...top,
  };
  return new TextEncoder().encode(JSON.stringify(source));
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const documentOf = (bytes: Uint8Array, changes: Partial<Document> = {}): Document => ({
  event_id: `document ${sha256(bytes)}`,
  source_time: 1_762_445_100_000,
  recorded_at: 1_762_445_141_250,
  cik: CIK,
  kind: 'companyfacts',
  accession: null,
  url: `https://data.sec.gov/api/xbrl/companyfacts/CIK${CIK}.json`,
  sha256: sha256(bytes),
  bytes: bytes.length,
  etag: null,
  last_modified: null,
  form: null,
  filed: null,
  parts: [],
  file_number: null,
  ...changes,
});

/** Parts of a document, with these bytes. */
export const partsOf = (...files: readonly Uint8Array[]): Document['parts'] =>
  files.map((bytes) => ({ url: 'https://x/part', sha256: sha256(bytes), bytes: bytes.length, type: null }));

/** An archive of these documents. */
export function archiveOf(...documents: readonly Uint8Array[]): Pick<Archive, 'get'> {
  const held = new Map(documents.map((bytes) => [sha256(bytes), bytes]));
  return {
    get: (hash) => {
      const bytes = held.get(hash);
      return bytes === undefined ? Promise.reject(new ArchiveMissingError(hash)) : Promise.resolve(bytes);
    },
  };
}
