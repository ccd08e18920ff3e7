import { exception } from './exception.ts';
import type { RequestOptions } from './request.ts';
import type { EngineSession, Sessions } from './sessions.ts';

type StoredSession = {
  readonly session: EngineSession;
  busy: boolean;
  expiry: NodeJS.Timeout | null;
  /** Restores the settings that the running request's URL has changed. */
  restore: () => void;
};

type Requested = NonNullable<RequestOptions['session']>;

const readonlyOf = ({ settings }: Pick<RequestOptions, 'settings'>): string =>
  settings.get('readonly') ?? '0';

/** A session belongs to its user. What may only read has connections of its own: the engine keeps them read-only. */
const keyOf = ({ id }: Requested, options: Pick<RequestOptions, 'settings' | 'user'>): string =>
  JSON.stringify([options.user, readonlyOf(options), id]);

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

  acquire(requested: Requested, options: RequestOptions): EngineSession {
    const key = keyOf(requested, options);
    let stored = this.#kept.get(key);
    if (stored?.busy === true) {
      throw exception(373, 'SESSION_IS_LOCKED', `Session ${requested.id} is locked by a concurrent client`);
    }
    const settings = new Map(options.settings);
    const readonly = readonlyOf(options);
    settings.delete('readonly');
    if (stored === undefined) {
      if (requested.mustExist) throw exception(372, 'SESSION_NOT_FOUND', `Session ${requested.id} not found`);
      const session = this.#sessions.acquire(
        {
          database: options.database,
          settings: readonly === '0' ? new Map() : new Map([['readonly', readonly]]),
        },
        new Map(),
        '',
      );
      stored = { session, busy: true, expiry: null, restore: () => undefined };
      this.#kept.set(key, stored);
    }
    if (stored.expiry !== null) clearTimeout(stored.expiry);
    stored.busy = true;
    try {
      stored.restore = this.#sessions.applyForOnce(stored.session, { database: options.database, settings });
      this.#sessions.bind(stored.session, options.params);
    } catch (error) {
      this.release(requested, options);
      throw error;
    }
    return stored.session;
  }

  release(requested: Requested, options: RequestOptions): void {
    const key = keyOf(requested, options);
    const stored = this.#kept.get(key);
    if (stored === undefined) return;
    stored.restore();
    stored.restore = () => undefined;
    stored.busy = false;
    if (requested.closeAfter) {
      this.#end(key, stored);
      return;
    }
    stored.expiry = setTimeout(() => this.#end(key, stored), requested.timeoutMs);
    stored.expiry.unref();
  }

  close(): void {
    for (const [key, stored] of this.#kept) this.#end(key, stored);
  }

  #end(key: string, stored: StoredSession): void {
    if (stored.expiry !== null) clearTimeout(stored.expiry);
    this.#kept.delete(key);
    this.#sessions.discard(stored.session);
  }
}
