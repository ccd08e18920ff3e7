import { exception } from './exception.ts';
import type { RequestOptions } from './request.ts';
import type { EngineSession, Sessions } from './sessions.ts';

type Kept = { readonly session: EngineSession; busy: boolean; expiry: NodeJS.Timeout | null };

type Wanted = NonNullable<RequestOptions['session']>;

/**
 * Connections that clients keep by `session_id`, with their SETs and temporary tables.
 * As in ClickHouse, one query at a time runs in a session, and an idle one ends after
 * its timeout.
 */
export class ClientSessions {
  readonly #sessions: Sessions;
  readonly #kept = new Map<string, Kept>();

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  acquire(wanted: Wanted, options: RequestOptions, query: string): EngineSession {
    const kept = this.#kept.get(wanted.id);
    if (kept?.busy === true) {
      throw exception(373, 'SESSION_IS_LOCKED', `Session ${wanted.id} is locked by a concurrent client`);
    }
    if (kept === undefined) {
      if (wanted.mustExist) throw exception(372, 'SESSION_NOT_FOUND', `Session ${wanted.id} not found`);
      const session = this.#sessions.acquire(
        { database: options.database, settings: options.settings },
        options.params,
        query,
      );
      this.#kept.set(wanted.id, { session, busy: true, expiry: null });
      return session;
    }
    if (kept.expiry !== null) clearTimeout(kept.expiry);
    kept.busy = true;
    try {
      this.#sessions.apply(kept.session, { database: options.database, settings: options.settings });
      this.#sessions.bind(kept.session, options.params);
    } catch (error) {
      this.release(wanted);
      throw error;
    }
    return kept.session;
  }

  release(wanted: Wanted): void {
    const kept = this.#kept.get(wanted.id);
    if (kept === undefined) return;
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
