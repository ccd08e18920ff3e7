import type { Archive } from '@footnote/edgar/archive';
import type { EdgarClient } from '@footnote/edgar/client';
import { EdgarRequestError } from '@footnote/edgar/errors';
import { filingDocumentUrl } from '@footnote/edgar/urls';
import type { Document } from '@footnote/event-types/types.generated';
import type { LogAnchor } from '../log-anchor.ts';
import type { FetcherMetrics } from '../metrics.ts';
import type { Publisher } from '../publisher.ts';
import type { Problem } from '../report.ts';
import type { CompanyState, StateStore } from '../state-store.ts';
import type { FilingDocument } from './entry.ts';
import { filingDocumentEvent } from './event.ts';
import { readHeldFile } from './held-file.ts';
import type { HeldFile, TakeFile } from './kind.ts';
import { FILING_DOCUMENT_KINDS, FILING_DOCUMENT_NAMES, type FilingDocumentName } from './kinds.ts';
import { isDue, documentsWithin, type DocumentSpan } from './list.ts';

export type DocumentOptions = {
  readonly span: DocumentSpan;
  /** Accessions to request regardless of earlier answers. */
  readonly awaited?: ReadonlySet<string> | undefined;
  /** Number of further documents that may be requested; counted down. */
  readonly budget: { left: number };
  /** Ends early, between documents. */
  readonly signal?: AbortSignal | undefined;
};

export type SyncDocumentsDeps = DocumentOptions & {
  readonly client: EdgarClient;
  readonly archive: Archive;
  readonly metrics: FetcherMetrics;
  readonly publisher: Publisher;
  readonly store: StateStore;
  readonly anchor: LogAnchor;
  /** Wall clock, epoch ms. */
  readonly now: () => number;
  /** Symbols of the filer. */
  readonly symbols: readonly string[];
  /** Called for every fetched file with its size in bytes. */
  readonly onFile: (bytes: number) => void;
  /** Whether another document of the company, of which its facts are read, will be published after these. */
  readonly isFollowed: boolean;
};

export type SyncedDocuments = {
  /** Documents fetched. */
  readonly fetched: number;
  /** Documents that were requested and are missing in the source. */
  readonly lacking: number;
  /** Documents published. */
  readonly published: number;
  readonly problems: readonly Problem[];
};

/** Documents published at once; a crash repeats at most the requests for these. */
const BATCH = 16;
/** Documents wait at most this long for others to be published with, milliseconds. */
const PUBLISH_MS = 5000;
/** Number of consecutive failures after which no more documents are requested in this run. */
const GIVE_UP_AFTER = 3;

/**
 * Brings the documents of one kind of a company's filings up to date: fetches those that are due, newest
 * first, and publishes those that the log lacks, all but the last saying that more follow. A failed request is a problem of its document, which is
 * retried the next time. The state is saved after publication: a crash in between repeats events with the
 * same ids.
 */
export const syncFilingDocuments = async (
  name: FilingDocumentName,
  cik: string,
  state: CompanyState,
  deps: SyncDocumentsDeps,
): Promise<SyncedDocuments> => {
  const { client, archive, anchor, now, budget, awaited } = deps;
  const kind = FILING_DOCUMENT_KINDS[name];
  const list = state.filingDocuments[name];
  if (list === null || !client.hasFilingFiles) return { fetched: 0, lacking: 0, published: 0, problems: [] };
  const problems: Problem[] = [];
  const counts = { fetched: 0, lacking: 0, published: 0 };
  const unpublished: { readonly entry: FilingDocument; readonly event: Document }[] = [];
  let isSaved = true;
  let failures = 0;
  let publishedAt = performance.now();

  const heldOf =
    (accession: string): HeldFile =>
    async (file) => {
      for (const other of FILING_DOCUMENT_NAMES) {
        if (other === name) continue;
        const content = await readHeldFile(state.filingDocuments[other]?.get(accession), file, archive);
        if (content !== null) return content;
      }
      return null;
    };

  const fetchDocument = async (entry: FilingDocument): Promise<FilingDocument> => {
    const take: TakeFile = async (file) => {
      const result = await client.fetch(filingDocumentUrl(cik, entry.accession, file));
      const bytes = result.status === 'fetched' ? result.bytes.byteLength : 0;
      deps.metrics.document(kind.kind, result.status, bytes);
      deps.onFile(bytes);
      return result.status === 'fetched' ? result.bytes : null;
    };
    const found = await kind.find({ ...entry, symbols: deps.symbols }, take, heldOf(entry.accession));
    if (found === null) {
      counts.lacking += 1;
      return { ...entry, lacking: { source: client.source, at: now() } };
    }
    const files = [];
    for (const { name: file, content, type } of found)
      files.push({
        name: file,
        sha256: await archive.put(content),
        bytes: content.byteLength,
        ...(type === undefined ? {} : { type }),
      });
    counts.fetched += 1;
    return { ...entry, files, lacking: null };
  };

  const isLost = async ({ files }: FilingDocument): Promise<boolean> => {
    for (const { sha256 } of files ?? []) if (!(await archive.has(sha256))) return true;
    return false;
  };

  /** The updated entry, or the same one if nothing was requested. */
  const refresh = async (known: FilingDocument): Promise<FilingDocument> => {
    // A document lost from the archive counts as never fetched.
    const entry = (await isLost(known))
      ? { ...known, files: null, isPublished: false, lacking: null }
      : known;
    const isAwaited = entry.files === null && awaited?.has(entry.accession) === true;
    if (!isAwaited) {
      if (!isDue(entry, { source: client.source, now: now(), lateMs: kind.lateMs }) || budget.left <= 0)
        return entry;
      budget.left -= 1;
    }
    return fetchDocument(entry);
  };

  const save = async (): Promise<void> => {
    if (!isSaved) await deps.store.save(cik, state);
    isSaved = true;
  };

  const publish = async (some: typeof unpublished, isFollowed: boolean): Promise<void> => {
    const events = some.map(({ event }) => event);
    const position = await deps.publisher.publishPart('documents', events, isFollowed);
    const last = some.at(-1);
    publishedAt = performance.now();
    if (position !== null && last !== undefined) {
      await anchor.rememberFirst(position, last.event);
      state.log = anchor.name();
      isSaved = false;
    }
    for (const { entry } of some) list.set(entry.accession, { ...entry, isPublished: true });
    counts.published += some.length;
    await save();
  };

  for (const known of documentsWithin(list, deps.span, kind.isAlwaysFetched)) {
    if (deps.signal?.aborted === true || failures >= GIVE_UP_AFTER) break;
    try {
      const entry = await refresh(known);
      failures = 0;
      if (entry !== known) {
        list.set(entry.accession, entry);
        isSaved = false;
      }
      if (entry.files !== null && !entry.isPublished)
        unpublished.push({ entry, event: filingDocumentEvent(kind.kind, cik, entry, now()) });
    } catch (error) {
      if (!(error instanceof EdgarRequestError)) throw error;
      failures += 1;
      const { url, failure, message } = error;
      const detail = message.replace(`${failure}: ${url}: `, '');
      problems.push({ reason: kind.unfetched, url, detail: `${failure}: ${detail}` });
    }
    // The last one is published once it is known whether another follows.
    if (unpublished.length > BATCH || performance.now() - publishedAt > PUBLISH_MS)
      await publish(unpublished.splice(0, unpublished.length - 1), true);
  }
  await publish(unpublished, deps.isFollowed);
  return { ...counts, problems };
};
