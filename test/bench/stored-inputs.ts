import { createHash } from 'node:crypto';
import type { Codec } from '@footnote/events/codec';
import type { FilingFacts } from '@footnote/event-types/types.generated';
import { parseDocument } from '@footnote/filing-parser/parse';
import type { CompanySources } from '@footnote/statements/as-of/company-record';

/** A company's facts as stored in the log and the read store. */
export type StoredInputs = {
  /** The inputs as the projection sees them, without profile and submissions. */
  decode(): Promise<CompanySources>;
};

/** Encodes the facts of a companyfacts document as the parser does. */
export async function storedInputs(codec: Codec, cik: string, bytes: Uint8Array): Promise<StoredInputs> {
  const document = {
    event_id: 'bench',
    source_time: 0,
    recorded_at: 0,
    kind: 'companyfacts' as const,
    cik,
    accession: null,
    url: '',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    etag: null,
    last_modified: null,
    form: null,
    filed: null,
    parts: [],
    file_number: null,
  };
  const stored: { readonly slot: string; readonly payloads: readonly Uint8Array[] }[] = [];
  for (const events of parseDocument(document, bytes).filings) {
    const payloads = await Promise.all(
      events.map((event) => codec.encode('facts', { ...event, recorded_at: 0 })),
    );
    stored.push({ slot: events[0]?.accession ?? '', payloads });
  }
  return {
    decode: async () => {
      const facts: { slot: string; events: FilingFacts[] }[] = [];
      for (const { slot, payloads } of stored)
        facts.push({
          slot,
          events: await Promise.all(payloads.map((bytes) => codec.decode('facts', bytes))),
        });
      return { companies: [], filings: [], facts };
    },
  };
}
