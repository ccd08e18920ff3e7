import { join } from 'node:path';
import { openBulkArchives, type BulkSource } from '@footnote/edgar/bulk/bulk-archives';
import { BulkArchiveError } from '@footnote/edgar/bulk/random-access';
import { rateOf } from '@footnote/edgar/rate-limiter';
import { parseCik } from '@footnote/values/cik';
import type { EdgarClient } from '@footnote/edgar/client';
import { EdgarRequestError } from '@footnote/edgar/errors';
import type { Selection } from '@footnote/filing-fetcher/selection';
import { UserError } from '@footnote/runtime/user-error';
import { openClient } from './edgar-client.ts';
import type { Session } from './session.ts';

/** EDGAR's nightly archives instead of its individual documents. */
export type Bulk = {
  readonly client: EdgarClient;
  /** The companies to ingest, in the order in which the archives are read fastest. */
  readonly selection: Selection;
  /** Removes the local copies. */
  forget(): Promise<void>;
  close(): Promise<void>;
};

/** Throws `UserError` for archives that cannot be read. */
export async function openBulk(session: Session, source: BulkSource, selection: Selection): Promise<Bulk> {
  const { config, dir } = session;
  // No archive contains the lists of tickers. Without another source for them, symbols come from the
  // submissions.
  const rest = config.edgarMirror === null && config.userAgent === null ? null : openClient(config);
  if (rest === null)
    process.stderr.write('no source of ticker lists: symbols come from the submissions only\n');
  try {
    const archives = await openBulkArchives(source, {
      rest,
      userAgent: config.userAgent ?? undefined,
      requestsPerSecond: rateOf(config.edgarRequestsPerSecond, null),
      spool: join(dir.root, 'bulk'),
      isSelection: !('universe' in selection),
      ciks: 'ciks' in selection ? selection.ciks.flatMap((cik) => parseCik(cik) ?? []) : [],
    });
    return {
      client: archives.client,
      selection: 'universe' in selection ? { ciks: archives.ciks } : selection,
      forget: () => archives.forget(),
      close: async () => {
        await archives.close();
        rest?.close();
      },
    };
  } catch (error) {
    rest?.close();
    if (error instanceof BulkArchiveError) throw new UserError(`bulk archive ${error.message}`);
    if (error instanceof EdgarRequestError) throw new UserError(error.message);
    throw error;
  }
}
