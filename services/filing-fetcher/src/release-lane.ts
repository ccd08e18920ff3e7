import { isPlainName } from '@footnote/edgar/xbrl-references';
import { filingDocumentUrl, fullSubmissionName } from '@footnote/edgar/urls';
import { wrongDate } from '@footnote/events/dates/check';
import type { Filing } from '@footnote/event-types/types.generated';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { Logger } from '@footnote/runtime/logging';
import { isForm6K } from '@footnote/values/form';
import { eachOf } from './each-of.ts';
import { filingFromFeed } from './events.ts';
import type { AnnouncedFiling } from './feed-reader.ts';
import type { DocumentFile, FilingDocument } from './filing-documents/entry.ts';
import { filingDocumentEvent } from './filing-documents/event.ts';
import { noteFiling } from './filing-documents/list.ts';
import { releaseIn } from './filing-documents/texts/find-text.ts';
import { listsResults, mayAnnounceResults } from './filing-documents/texts/forms.ts';
import { FILING_DOCUMENT_KINDS } from './filing-documents/kinds.ts';
import type { FilingFetcher } from './filing-fetcher.ts';
import type { FetcherMetrics } from './metrics.ts';
import { isSourceFailure } from './source-failure.ts';

export type ReleaseLane = {
  /**
   * Publishes announced results with their exhibits, in the order of their acceptance, and again what the source
   * lacked in earlier calls. Returns the filings published. Throws errors of the log and the archive.
   */
  take(entries: readonly AnnouncedFiling[], signal?: AbortSignal): Promise<readonly Filing[]>;
  /** Resolves once everything taken is in the states of its companies. Throws errors of the state folder. */
  recorded(): Promise<void>;
};

const kindOf = ({ form }: { readonly form: string }): 'filing' | 'foreign' =>
  isForm6K(form) ? 'foreign' : 'filing';

/** Releases fetched at once. */
const WIDTH = 4;
/** How long a submission that the source lacks is asked for again; the refresh of its company finds it later. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Takes the releases out of the feed before anything else is fetched, and without waiting for the company, which may
 * be busy with old documents: its state is written once it is free. A crash in between repeats events with the same
 * ids.
 */
export function createReleaseLane({
  fetcher,
  logger,
  metrics,
}: {
  readonly fetcher: Pick<FilingFetcher, 'parts'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics: Pick<FetcherMetrics, 'document'>;
}): ReleaseLane {
  const { alone, archive, claims, client, now, publisher, spans, store } = fetcher.parts;
  const lacking = new Map<AnnouncedFiling, number>();
  const recordings: Promise<void>[] = [];

  /** The document of an announced filing; null if the source lacks it, undefined if it announces no results. */
  const fetchRelease = async (entry: AnnouncedFiling): Promise<FilingDocument | null | undefined> => {
    const { accession, cik } = entry;
    const url = filingDocumentUrl(cik, accession, fullSubmissionName(accession));
    const result = await client.fetch(url);
    const bytes = result.status === 'fetched' ? result.bytes.byteLength : 0;
    metrics.document('filing', result.status, bytes);
    if (result.status !== 'fetched') return null;
    const isListed = entry.items.length > 0 || isForm6K(entry.form);
    if (!isListed && !listsResults(result.bytes)) return undefined;
    const found = releaseIn(result.bytes, accession);
    if (found === null) return undefined;
    const files: DocumentFile[] = [];
    for (const { name, content, type } of found)
      files.push({
        name,
        sha256: await archive.put(content),
        bytes: content.byteLength,
        ...(type === undefined ? {} : { type }),
      });
    const primary = files[0]?.name ?? '';
    return {
      accession,
      form: entry.form,
      filed: entry.filed,
      sourceTime: entry.acceptedAt,
      reportDate: null,
      primaryDocument: isPlainName(primary) ? primary : null,
      isKnown: true,
      isInline: null,
      files,
      isPublished: true,
      lacking: null,
    };
  };

  const record = async (filing: Filing, { files }: FilingDocument): Promise<void> => {
    const { accession, cik } = filing;
    await alone(cik, async () => {
      const state = await store.load(cik);
      if (!state.filings.has(accession)) state.filings.add(filing);
      const list = state.filingDocuments[kindOf(filing)];
      if (list !== null && list.get(accession)?.files == null) {
        noteFiling(FILING_DOCUMENT_KINDS[kindOf(filing)], list, filing);
        const entry = list.get(accession);
        if (entry !== undefined) list.set(accession, { ...entry, files, isPublished: true, lacking: null });
      }
      await store.save(cik, state);
    });
  };

  const takeOne = async (entry: AnnouncedFiling): Promise<Filing | null> => {
    try {
      const release = await fetchRelease(entry);
      if (release === null) {
        const since = lacking.get(entry) ?? now();
        if (now() - since <= PATIENCE_MS) lacking.set(entry, since);
        else lacking.delete(entry);
        return null;
      }
      lacking.delete(entry);
      if (release === undefined) return null;
      const filing = filingFromFeed(entry, await archive.put(entry.page), now());
      // The refresh of the company refuses it.
      if (wrongDate('filings', filing) !== null) return null;
      await publisher.publish('filings', [filing]);
      await publisher.publish('documents', [filingDocumentEvent('filing', entry.cik, release, now())]);
      const recording = record(filing, release);
      // Its failure is thrown by `recorded`.
      recording.catch(() => undefined);
      recordings.push(recording);
      return filing;
    } catch (error) {
      if (!isSourceFailure(error) && !(error instanceof DocumentRefusedError)) throw error;
      logger.warn(
        { err: error, accession: entry.accession },
        'failed to take a release, left to the refresh',
      );
      lacking.delete(entry);
      return null;
    }
  };

  return {
    take: async (entries, signal) => {
      if (!client.hasFilingFiles) return [];
      const announced = entries.filter(
        (entry) => mayAnnounceResults(entry) && spans[kindOf(entry)] !== 'none',
      );
      const due = [...lacking.keys(), ...announced].toSorted((a, b) => a.acceptedAt - b.acceptedAt);
      const taken: Filing[] = [];
      await eachOf(
        due,
        WIDTH,
        async (entry) => {
          const filing = await claims.hold(entry.cik, () => takeOne(entry));
          if (filing === undefined) lacking.delete(entry);
          else if (filing !== null) taken.push(filing);
        },
        signal,
      );
      return taken;
    },
    recorded: async () => {
      await Promise.all(recordings.splice(0));
    },
  };
}
