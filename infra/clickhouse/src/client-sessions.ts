import { exception } from './exception.ts';
import type { RequestOptions } from './request.ts';
import type { EngineSession, Sessions } from './sessions.ts';
import type { Statement } from './statement.ts';

type StoredSession = {
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
  readonly #kept = new Map<string, StoredSession>();

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  acquire(requested: Requested, options: RequestOptions, statement: Statement): EngineSession {
    let stored = this.#kept.get(requested.id);
    if (stored?.busy === true) {
      throw exception(373, 'SESSION_IS_LOCKED', `Session ${requested.id} is locked by a concurrent client`);
    }
    const settings = new Map(options.settings);
    // A connection that was set to read-only cannot be changed back.
    if ((settings.get('readonly') ?? '0') !== '0' && !isRead(statement)) {
      throw exception(164, 'READONLY', 'default: Cannot execute query in readonly mode.');
    }
    settings.delete('readonly');
    if (stored === undefined) {
      if (requested.mustExist) throw exception(372, 'SESSION_NOT_FOUND', `Session ${requested.id} not found`);
      const session = this.#sessions.acquire(
        { database: options.database, settings: new Map() },
        new Map(),
        '',
      );
      stored = { session, busy: true, expiry: null, restore: () => undefined };
      this.#kept.set(requested.id, stored);
    }
    if (stored.expiry !== null) clearTimeout(stored.expiry);
    stored.busy = true;
    try {
      stored.restore = this.#sessions.applyForOnce(stored.session, { database: options.database, settings });
      this.#sessions.bind(stored.session, options.params);
    } catch (error) {
      this.release(requested);
      throw error;
    }
    return stored.session;
  }

  release(requested: Requested): void {
    const stored = this.#kept.get(requested.id);
    if (stored === undefined) return;
    stored.restore();
    stored.restore = () => undefined;
    stored.busy = false;
    if (requested.closeAfter) {
      this.#end(requested.id, stored);
      return;
    }
    stored.expiry = setTimeout(() => this.#end(requested.id, stored), requested.timeoutMs);
    stored.expiry.unref();
  }

  close(): void {
    for (const [id, stored] of this.#kept) this.#end(id, stored);
  }

  #end(id: string, stored: StoredSession): void {
    if (stored.expiry !== null) clearTimeout(stored.expiry);
    this.#kept.delete(id);
    this.#sessions.discard(stored.session);
  }
}
