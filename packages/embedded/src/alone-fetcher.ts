import type { EdgarClient } from '@footnote/edgar/client';
import {
  type Claims,
  createSharedClaims,
  FETCHER_GROUP,
  NotAloneError,
} from '@footnote/filing-fetcher/claims';
import type { Logger } from '@footnote/runtime/logging';
import { UserError } from '@footnote/runtime/user-error';
import { openClient } from './edgar-client.ts';
import type { Session } from './session.ts';

/** The right to fetch of a command, while the fetchers of its cluster stand by. */
export type AloneFetcher = {
  readonly client: EdgarClient;
  readonly claims: Claims;
  /** Gives everything back to the fetchers. May be called repeatedly. */
  release(): Promise<void>;
};

/**
 * Makes this process the only fetcher of a log on Kafka: all companies and the whole rate are taken from the others, once they
 * have ended their requests. Undefined without services, and for a source without a rate. Throws `UserError` if the others
 * do not make way.
 */
export async function becomeOnlyFetcher(
  { log, config, hasServices }: Session,
  logger: Logger,
): Promise<AloneFetcher | undefined> {
  if (!hasServices || (config.userAgent === null && config.edgarMirror === null)) return undefined;
  const client = openClient(config);
  if (client.share === undefined) {
    client.close();
    return undefined;
  }
  const claims = createSharedClaims({
    log,
    alone: true,
    onShare: async (part) => client.share?.(part),
    onFailure: (error) => logger.error({ err: error }, 'no longer the only fetcher'),
  });
  let released: Promise<void> | undefined;
  const release = (): Promise<void> => (released ??= claims.stop().finally(() => client.close()));
  try {
    if ((await log.members(FETCHER_GROUP)) > 0)
      process.stderr.write('the fetchers stand by until this ingest has read EDGAR\n');
    await claims.start();
  } catch (error) {
    await release();
    if (!(error instanceof NotAloneError)) throw error;
    throw new UserError(
      'the fetchers of this cluster do not make way',
      'another `footnote ingest` may be reading EDGAR, or a fetcher of an earlier release is running: wait for it, or stop it',
    );
  }
  return { client, claims, release };
}
