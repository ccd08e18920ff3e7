import { exception } from './exception.ts';
import type { RequestOptions } from './request.ts';
import type { EngineSession, Sessions } from './sessions.ts';
import type { Statement } from './statement.ts';

type Kept = {
  readonly session: EngineSession;
  busy: boolean;
  expiry: NodeJS.Timeout | null;
  /** Restores the settings that the running request's URL has changed. */
  restore: () => void;
};

type Requested = NonNullable<RequestOptions['session']>;

const isRead = (statement: Statement): boolean =>
  statement.kind === 'select' ||
  (statement.kind === 'other' && (statement.readsOnly || statement.changesSession));

/**
 * Connections that clients keep by `session_id`, with their SETs and temporary tables. As in ClickHouse, a
 * session runs one query at a time, and an idle session expires after its timeout.
 */
export class ClientSessions {
  readonly #sessions: Sessions;
  readonly #kept = new Map<string, Kept>();

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  acquire(wanted: Requested, options: RequestOptions, statement: Statement): EngineSession {
    let kept = this.#kept.get(wanted.id);
    if (kept?.busy === true) {
      throw exception(373, 'SESSION_IS_LOCKED', `Session ${wanted.id} is locked by a concurrent client`);
    }
    const settings = new Map(options.settings);
    // A connection that was set to read-only cannot be changed back.
    if ((settings.get('readonly') ?? '0') !== '0' && !isRead(statement)) {
      throw exception(164, 'READONLY', 'default: Cannot execute query in readonly mode.');
    }
    settings.delete('readonly');
    if (kept === undefined) {
      if (wanted.mustExist) throw exception(372, 'SESSION_NOT_FOUND', `Session ${wanted.id} not found`);
      const session = this.#sessions.acquire(
        { database: options.database, settings: new Map() },
        new Map(),
        '',
      );
      kept = { session, busy: true, expiry: null, restore: () => undefined };
      this.#kept.set(wanted.id, kept);
    }
    if (kept.expiry !== null) clearTimeout(kept.expiry);
    kept.busy = true;
    try {
      kept.restore = this.#sessions.applyForOnce(kept.session, { database: options.database, settings });
      this.#sessions.bind(kept.session, options.params);
    } catch (error) {
      this.release(wanted);
      throw error;
    }
    return kept.session;
  }

  release(wanted: Requested): void {
    const kept = this.#kept.get(wanted.id);
    if (kept === undefined) return;
    kept.restore();
    kept.restore = () => undefined;
    kept.busy = false;
    if (wanted.closeAfter) {
      this.#end(wanted.id, kept);
      return;
    }
    kept.expiry = setTimeout(() => this.#end(wanted.id, kept), wanted.timeoutMs);
    kept.expiry.unref();
  }

  close(): void {
    for (const [id, kept] of this.#kept) this.#end(id, kept);
  }

  #end(id: string, kept: Kept): void {
    if (kept.expiry !== null) clearTimeout(kept.expiry);
    this.#kept.delete(id);
    this.#sessions.discard(kept.session);
  }
}
