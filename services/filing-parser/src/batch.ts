import { ArchiveCorruptError, ArchiveMissingError, type Archive } from '@footnote/edgar/archive';
import type { Batch, BatchControl, EventLog, LogRecord, NewRecord } from '@footnote/event-log/port';
import { UndecodableError, type Codec } from '@footnote/events/codec';
import { keyOf } from '@footnote/events/topics';
import type { Document } from '@footnote/events/types.generated';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { readReport as readXbrl } from '@footnote/xbrl/report/read-report';
import { deadLetter, STEP } from './dead-letter.ts';
import { parseDocument, refused, type Parsed } from './parse.ts';
import { parseReport, type ReadReport } from './parse-report.ts';
import { reportFiles, ReportFilesError } from './report-files.ts';

export type FilingParserPorts = {
  readonly log: Pick<EventLog, 'append'>;
  readonly codec: Codec;
  readonly archive: Pick<Archive, 'get'>;
  /** Reads the XBRL report of a filing. */
  readonly readReport?: ReadReport;
  readonly metrics?: Pick<Metrics, 'records' | 'seconds'>;
  readonly logger?: Pick<Logger, 'warn'>;
  /** Wall clock, epoch milliseconds. */
  readonly now?: () => number;
  /** True once the batch should end after the document in hand. */
  readonly isStopping?: () => boolean;
  /** Called after each document: a batch of large ones takes its time. */
  readonly onDocument?: () => void;
};

/** Value bytes that are collected before they are appended. */
const APPEND_BYTES = 4 << 20;
/** The membership is kept alive between documents that take their time. */
const HEARTBEAT_MS = 1000;

/** One record of `documents` as read. */
type Read = Parsed & {
  /** What the document says of its time; null where the bytes are no document. */
  readonly sourceTime: number | null;
  /** Documents of other kinds are for others to read. */
  readonly ours: boolean;
};

/**
 * One batch of `documents`: its facts acknowledged, then its dead letters acknowledged, then its offset
 * committed. Stops without a commit once the partition is another's, and with a commit of what is done when the
 * process stops. Throws what the log, the registry or the
 * archive's storage throws, with nothing committed.
 */
export async function parseBatch(
  ports: FilingParserPorts,
  batch: Batch,
  control: BatchControl,
): Promise<void> {
  const { log, codec, metrics, logger, now = Date.now } = ports;
  const letters: NewRecord[] = [];
  let pending: NewRecord[] = [];
  let bytes = 0;
  let next: number | undefined;
  let alive = now();

  const flush = async (): Promise<void> => {
    if (pending.length > 0) await log.append('facts', pending);
    pending = [];
    bytes = 0;
    await control.heartbeat();
  };

  for (const record of batch.records) {
    if (next !== undefined && ports.isStopping?.() === true) break;
    const began = performance.now();
    const { filings, refusal, sourceTime, ours } = await readRecord(ports, record);
    for (const events of filings) {
      for (const unrecorded of events) {
        const event = { ...unrecorded, recorded_at: now() };
        const value = await codec.encode('facts', event);
        pending.push({ key: keyOf('facts', event), value });
        bytes += value.byteLength;
      }
      if (bytes < APPEND_BYTES) continue;
      if (control.isStale()) return;
      await flush();
    }
    if (refusal !== null) {
      const letter = deadLetter(record, refusal, sourceTime, now());
      letters.push({ key: letter.key, value: await codec.encode('dead-letters', letter) });
      const { topic, partition, offset } = record;
      logger?.warn({ topic, partition, offset, ...refusal }, 'dead letter');
    }
    const outcome = refusal !== null ? 'dead_letter' : ours ? 'ok' : 'dropped';
    metrics?.records(STEP, outcome, refusal?.reason ?? (ours ? '' : 'other_kind'));
    if (ours) metrics?.seconds(STEP, 'parse', (performance.now() - began) / 1000);
    next = record.offset + 1;
    ports.onDocument?.();
    if (now() - alive < HEARTBEAT_MS) continue;
    await control.heartbeat();
    alive = now();
  }
  if (control.isStale()) return;
  await flush();
  if (letters.length > 0) await log.append('dead-letters', letters);
  if (next !== undefined) await control.commit(next);
}

async function readRecord(
  { codec, archive, readReport = readXbrl }: FilingParserPorts,
  record: LogRecord,
): Promise<Read> {
  let document: Document;
  try {
    document = await codec.decode('documents', record.value);
  } catch (error) {
    if (!(error instanceof UndecodableError)) throw error;
    return { ...refused(error.reason, error.message), sourceTime: null, ours: true };
  }
  const ours = document.kind === 'companyfacts' || document.kind === 'xbrl';
  const sourceTime = document.source_time;
  if (!ours) return { filings: [], refusal: null, sourceTime, ours };
  try {
    const parsed =
      document.kind === 'xbrl'
        ? parseReport(document, await reportFiles(document, archive), readReport)
        : parseDocument(document, await archive.get(document.sha256));
    return { ...parsed, sourceTime, ours };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return { ...refused(reason, (error as Error).message), sourceTime, ours };
  }
}

/** Why a document cannot be had in whole; null for what another attempt may mend. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ArchiveMissingError) return 'archive_missing';
  if (error instanceof ArchiveCorruptError) return 'archive_corrupt';
  return error instanceof ReportFilesError ? error.reason : null;
}
