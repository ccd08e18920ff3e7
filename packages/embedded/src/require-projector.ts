import { UserError } from '@footnote/runtime/user-error';
import { runningServer } from './clickhouse-address.ts';
import type { Session } from './session.ts';

/**
 * Throws `UserError` if services use the log but no ClickHouse is found. Called before this process starts
 * one, which would lock the folder for an `up --cluster` that is about to start, and then wait forever.
 */
export async function requireProjector(
  session: Pick<Session, 'hasServices' | 'dir'> & {
    readonly config: Pick<Session['config'], 'clickhouseUrl'>;
  },
): Promise<void> {
  if (!session.hasServices || session.config.clickhouseUrl !== null) return;
  if ((await runningServer(session.dir)).state !== 'none') return;
  throw new UserError(
    `no projector is running on the data folder ${session.dir.root}`,
    'start `footnote up --cluster` on it, or set FOOTNOTE_CLICKHOUSE_URL to the ClickHouse of the cluster',
  );
}
