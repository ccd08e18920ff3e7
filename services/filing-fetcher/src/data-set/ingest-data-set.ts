import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '@footnote/edgar/archive';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import { groupLines, type LineGroup } from '@footnote/edgar/bulk/grouped-lines';
import type { RandomAccess } from '@footnote/edgar/bulk/random-access';
import { eventId } from '@footnote/events/event-id';
import type { Document } from '@footnote/event-types/types.generated';
import { DATA_SET_MEMBERS, dataSetHead } from '@footnote/forms/form-13f/data-set';
import { ACCESSION } from '@footnote/values/accession';
import { startOfDay } from '../events.ts';
import type { LogAnchor } from '../log-anchor.ts';
import type { Publisher } from '../publisher.ts';

export type DataSetDeps = {
  readonly archive: Pick<Archive, 'put'>;
  readonly publisher: Publisher;
  readonly anchor: LogAnchor;
  /** Folder of the fetcher's state. */
  readonly stateDir: string;
  /** Folder for lines on the way. */
  readonly spool: string;
  /** Wall clock, epoch ms. */
  readonly now: () => number;
  readonly onProgress?: (done: number, of: number) => void;
  /** Ends early, between parts. */
  readonly signal?: AbortSignal | undefined;
};

export type DataSetReport = {
  /** Filings published. */
  readonly filings: number;
  /** Whether all of it was published before. */
  readonly isKnown: boolean;
};

/** Documents archived at once. */
const AT_ONCE = 8;
/** Progress of an archive: the number of published parts. */
type Progress = { readonly done: number; readonly log: string | null };

/**
 * Publishes the filings of a quarterly data set of Form 13F as documents, each with its lines from all
 * members. A run that was killed resumes with the interrupted part; an archive that was published is not
 * published again. Throws `ZipMemberError` and `BulkArchiveError` for an unreadable archive, before anything
 * is published.
 */
export async function ingestDataSet(
  access: RandomAccess,
  /** URL of the archive on the SEC's site, or its name. */
  url: string,
  deps: DataSetDeps,
): Promise<DataSetReport> {
  const { stateDir, anchor } = deps;
  const id = await identityOf(access);
  const path = join(stateDir, 'data-sets', `${id}.json`);
  const before = await readProgress(path);
  const from = before.log === anchor.name() ? before.done : 0;
  const lines = await groupLines(access, {
    members: DATA_SET_MEMBERS,
    column: 'ACCESSION_NUMBER',
    key: ACCESSION,
    folder: join(deps.spool, id),
  });
  let filings = 0;
  try {
    for (let bucket = from; bucket < lines.buckets; bucket += 1) {
      if (deps.signal?.aborted === true) break;
      filings += await publish(await lines.groups(bucket), url, deps);
      await writeAtomically(path, JSON.stringify({ done: bucket + 1, log: anchor.name() }));
      deps.onProgress?.(bucket + 1, lines.buckets);
    }
  } finally {
    await lines.close();
  }
  return { filings, isKnown: from >= lines.buckets };
}

async function publish(
  groups: readonly LineGroup[],
  url: string,
  { archive, publisher, anchor, now }: DataSetDeps,
): Promise<number> {
  const events: Document[] = [];
  for (let at = 0; at < groups.length; at += AT_ONCE) {
    const some = groups.slice(at, at + AT_ONCE).map(async ({ key, text }): Promise<Document> => {
      const sha256 = await archive.put(text);
      return documentOf(key, text, sha256, url, now());
    });
    events.push(...(await Promise.all(some)));
  }
  const position = await publisher.publish('documents', events);
  const last = events.at(-1);
  if (position !== null && last !== undefined) await anchor.rememberFirst(position, last);
  return events.filter(({ accession }) => accession !== null).length;
}

/**
 * Lines that belong to no filing become a document without one, which the parser refuses, so that nothing is
 * lost.
 */
function documentOf(
  accession: string | null,
  text: Buffer,
  sha256: string,
  url: string,
  recordedAt: number,
): Document {
  const head = accession === null ? null : dataSetHead(text.subarray(0, 4096).toString('utf8'));
  return {
    event_id: eventId(['document', 'holdings_rows', url, accession, sha256]),
    source_time: head === null ? 0 : startOfDay(head.filed),
    recorded_at: recordedAt,
    cik: head?.cik ?? '',
    kind: 'holdings_rows',
    accession,
    url: accession === null ? url : `${url}#${accession}`,
    sha256,
    bytes: text.length,
    etag: null,
    last_modified: null,
    form: head?.form ?? null,
    filed: head?.filed ?? null,
    parts: [],
    file_number: null,
  };
}

/** Identified by its size and its end, where a zip file has the checksums of its members. */
async function identityOf(access: RandomAccess): Promise<string> {
  const length = Math.min(access.size, 64 * 1024);
  const end = await access.read(access.size - length, length);
  return createHash('sha256').update(`${access.size} `).update(end).digest('hex').slice(0, 32);
}

async function readProgress(path: string): Promise<Progress> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Progress;
  } catch (error) {
    // A damaged file counts as absent: everything is published again, under the same ids.
    if (isNotFound(error) || error instanceof SyntaxError) return { done: 0, log: null };
    throw error;
  }
}
