import { Session } from 'chdb';
import { exception, fromEngine } from './exception.ts';

/** The requirements of a request for its engine connection. Values are as in the URL. */
export type SessionSettings = {
  readonly database: string;
  readonly settings: ReadonlyMap<string, string>;
};

/** A connection of the engine with its own settings, parameters and temporary tables. */
export type EngineSession = {
  readonly connection: Session;
  readonly key: string;
  /** Value of `log_comment`, which identifies the running query. */
  readonly mark: string;
  readonly params: Set<string>;
  database: string;
  /** Value of `insert_deduplication_token`. */
  token: string;
};

/** Every insert has another one: it is set again, where other settings have a connection each. */
const TOKEN = 'insert_deduplication_token';

// Compiling an expression takes longer than evaluating it over the rows of one machine saves.
const NO_MACHINE_CODE =
  'compile_expressions = 0, compile_aggregate_expressions = 0, compile_sort_description = 0';

// Parameters are set by a statement, and may be longer than a query.
const MAX_STATEMENT_BYTES = 1024 ** 3;

const NAME = /^[A-Za-z_]\w*$/;

/** A ClickHouse string literal. A NUL byte would end the statement early and is written as its escape. */
export const literal = (value: string): string =>
  `'${value.replace(/[\\']/g, '\\$&').replaceAll('\0', '\\0')}'`;

export const identifier = (name: string): string => `\`${name.replace(/[\\`]/g, '\\$&')}\``;

const assignments = (prefix: string, values: ReadonlyMap<string, string>): string[] =>
  [...values].map(([name, value]) => {
    if (!NAME.test(name))
      throw exception(36, 'BAD_ARGUMENTS', `Not the name of a setting or parameter: ${name}`);
    return `${prefix}${name} = ${literal(value)}`;
  });

/** Names that a query may use as parameters, which are written `{name:Type}`. */
const parametersOf = (query: string): ReadonlySet<string> =>
  new Set([...query.matchAll(/\{([^{}:]*):/g)].flatMap(([, text = '']) => text.match(/\w+/g) ?? []));

/**
 * The engine's connections. Creating a connection takes milliseconds of CPU, so connections with equal
 * settings are pooled; one that a query has changed in any other way is closed.
 */
export class Sessions {
  readonly #dataDir: string;
  readonly #database: string;
  readonly #idle = new Map<string, EngineSession[]>();
  readonly #maxIdle: number;
  #idleCount = 0;
  #made = 0;

  /** `database`: the default database of a connection. */
  constructor(dataDir: string, database: string, maxIdle: number) {
    this.#dataDir = dataDir;
    this.#database = database;
    this.#maxIdle = maxIdle;
  }

  /**
   * A connection in the required state, for one query at a time. Throws ClickHouse's exception for an invalid
   * setting.
   */
  acquire(requested: SessionSettings, params: ReadonlyMap<string, string>, query: string): EngineSession {
    const settings = new Map(requested.settings);
    // On a read-only connection it could not be set again.
    const token = settings.has('readonly') ? '' : (settings.get(TOKEN) ?? '');
    if (token !== '') settings.delete(TOKEN);
    const database = requested.database === '' ? this.#database : requested.database;
    const key = JSON.stringify([...settings].sort(([a], [b]) => (a < b ? -1 : 1)));
    const session = this.#reuse(key, params, query) ?? this.#make(key, { settings, database });
    try {
      if (session.database !== database) this.#run(session.connection, `USE ${identifier(database)}`);
      session.database = database;
      if (session.token !== token) this.#run(session.connection, `SET ${TOKEN} = ${literal(token)}`);
      session.token = token;
      this.bind(session, params);
    } catch (error) {
      this.discard(session);
      throw error;
    }
    return session;
  }

  /** Sets query parameters on a connection, as escaped in the URL. */
  bind(session: EngineSession, params: ReadonlyMap<string, string>): void {
    if (params.size === 0) return;
    // The value is sent in its escaped form, in which a NUL is written \0.
    const escaped = new Map([...params].map(([name, value]) => [name, value.replaceAll('\0', '\\0')]));
    this.#run(session.connection, `SET ${assignments('param_', escaped).join(', ')}`);
    for (const name of params.keys()) session.params.add(name);
  }

  /** Offers a connection for reuse. If too many are idle, one of those that have been idle for longest is closed. */
  release(session: EngineSession): void {
    const same = this.#idle.get(session.key) ?? [];
    same.push(session);
    // The map's order is that of the latest releases.
    this.#idle.delete(session.key);
    this.#idle.set(session.key, same);
    this.#idleCount += 1;
    if (this.#idleCount <= this.#maxIdle) return;
    for (const [key, [longest]] of this.#idle) {
      if (longest === undefined) continue;
      this.#remove(key, 0);
      this.discard(longest);
      return;
    }
  }

  discard(session: EngineSession): void {
    session.connection.close();
  }

  /**
   * Applies a request's settings to a connection that a client keeps; the returned function restores the
   * connection's own. Throws ClickHouse's exception.
   */
  applyForOnce(session: EngineSession, required: SessionSettings): () => void {
    const names = [...required.settings.keys()].map(literal);
    const before = new Map(
      names.length === 0
        ? []
        : this.#rows(
            session.connection,
            `SELECT name, value FROM system.settings WHERE name IN (${names.join(', ')})`,
          ),
    );
    const database = this.#rows(session.connection, "SELECT 'database', currentDatabase()")[0]?.[1] ?? '';
    this.#apply(session, required);
    return () => this.#apply(session, { database, settings: before });
  }

  #rows(connection: Session, sql: string): [string, string][] {
    const text = this.#run(connection, sql, 'JSONCompactStringsEachRow');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as [string, string]);
  }

  #apply(session: EngineSession, required: SessionSettings): void {
    if (required.database !== '') this.#run(session.connection, `USE ${identifier(required.database)}`);
    const own = new Map(required.settings);
    // Set last, because it forbids setting the others.
    const readonly = own.get('readonly');
    own.delete('readonly');
    own.delete('log_comment');
    if (own.size > 0) this.#run(session.connection, `SET ${assignments('', own).join(', ')}`);
    if (readonly !== undefined) this.#run(session.connection, `SET readonly = ${literal(readonly)}`);
  }

  /** Ends the running query of a connection, if any. */
  async kill(session: EngineSession): Promise<void> {
    const killer = new Session(this.#dataDir);
    try {
      await killer.queryAsync(`KILL QUERY WHERE Settings['log_comment'] = ${literal(session.mark)} ASYNC`);
    } finally {
      killer.close();
    }
  }

  close(): void {
    for (const session of [...this.#idle.values()].flat()) this.discard(session);
    this.#idle.clear();
    this.#idleCount = 0;
  }

  #reuse(key: string, params: ReadonlyMap<string, string>, query: string): EngineSession | undefined {
    const same = this.#idle.get(key);
    if (same === undefined) return undefined;
    // A parameter of an earlier query must not replace one that is missing from this request.
    const missing = [...parametersOf(query)].filter((name) => !params.has(name));
    const at = same.findLastIndex((session) => !missing.some((name) => session.params.has(name)));
    return at === -1 ? undefined : this.#remove(key, at);
  }

  #remove(key: string, at: number): EngineSession | undefined {
    const same = this.#idle.get(key) ?? [];
    const [session] = same.splice(at, 1);
    if (same.length === 0) this.#idle.delete(key);
    this.#idleCount -= 1;
    return session;
  }

  #make(key: string, required: SessionSettings): EngineSession {
    this.#made += 1;
    const mark = `connection-${this.#made}`;
    const connection = new Session(this.#dataDir);
    const { database } = required;
    const session: EngineSession = { connection, key, mark, params: new Set(), database, token: '' };
    try {
      this.#run(
        session.connection,
        `SET ${NO_MACHINE_CODE}, max_query_size = ${MAX_STATEMENT_BYTES}, log_comment = ${literal(mark)}`,
      );
      this.#apply(session, required);
    } catch (error) {
      this.discard(session);
      throw error;
    }
    return session;
  }

  #run(connection: Session, sql: string, format = 'TabSeparated'): string {
    try {
      // Fifty microseconds: cheaper in line than on a thread.
      return connection.query(sql, format);
    } catch (error) {
      throw fromEngine(error);
    }
  }
}
