import type { AnswerOf, Footnote, ParametersOf, PathsWith } from '@footnote/client';

/** The state of a request. */
export type Request<Body> =
  | { readonly state: 'loading' }
  | { readonly state: 'answered'; readonly body: Body }
  | {
      readonly state: 'refused';
      /** 0 if the service was not reached. */
      readonly status: number;
      readonly reason: string;
      /** For people; empty if the service has none. */
      readonly message: string;
      /** Whether the same request may succeed later. */
      readonly retryable: boolean;
    };

export type GetPath = PathsWith<'get'>;

type Entry = {
  request: Request<unknown>;
  settledAt: number;
  readonly listeners: Set<() => void>;
  readonly controller: AbortController;
};

/** After five minutes an answer is requested again, by its ETag. */
const FRESH_MILLISECONDS = 5 * 60_000;
const MOST_ENTRIES = 300;
const LOADING = { state: 'loading' } as const;
const NOT_REACHED = {
  state: 'refused',
  status: 0,
  reason: 'not_reached',
  message: 'The service did not answer.',
  retryable: true,
} as const;

/** Answers of the session by path and parameters. Components that need the same answer share a request. */
export type Requests = {
  readonly current: <P extends GetPath>(path: P, parameters: ParametersOf<P>) => Request<AnswerOf<P, 'get'>>;
  /** Sends the request if needed and calls `listener` on each change. The result ends the subscription. */
  readonly subscribe: <P extends GetPath>(
    path: P,
    parameters: ParametersOf<P>,
    listener: () => void,
  ) => () => void;
};

/** `onUnauthorized` is called with the reason if the key is not accepted. */
export function createRequests(footnote: Footnote, onUnauthorized: (because: string) => void): Requests {
  const entries = new Map<string, Entry>();

  const start = async <P extends GetPath>(
    key: string,
    path: P,
    parameters: ParametersOf<P>,
    entry: Entry,
  ): Promise<void> => {
    const settle = (request: Request<unknown>): void => {
      entry.request = request;
      entry.settledAt = Date.now();
      for (const listener of entry.listeners) listener();
    };
    try {
      const answer = await footnote.get(path, parameters, { signal: entry.controller.signal });
      if (answer.ok) settle({ state: 'answered', body: answer.body });
      else if (answer.status === 401) onUnauthorized(answer.message ?? answer.reason);
      else {
        const { status, reason, message = '', retryable, recovery } = answer;
        settle({ state: 'refused', status, reason, message, retryable });
        // A company that is being collected is requested again once it should be served.
        if (status === 202 && recovery?.action === 'wait')
          setTimeout(() => {
            if (entry.listeners.size > 0) void start(key, path, parameters, entry);
          }, recovery.seconds * 1000);
      }
    } catch {
      if (entry.controller.signal.aborted) entries.delete(key);
      else settle(NOT_REACHED);
    }
  };

  return {
    current: (path, parameters) =>
      (entries.get(keyOf(path, parameters))?.request ?? LOADING) as Request<never>,
    subscribe: (path, parameters, listener) => {
      const key = keyOf(path, parameters);
      const existing = entries.get(key);
      const entry = existing ?? {
        request: LOADING,
        settledAt: 0,
        listeners: new Set(),
        controller: new AbortController(),
      };
      entry.listeners.add(listener);
      const isSettled = entry.request.state !== 'loading';
      const isFresh = entry.request.state === 'answered' && Date.now() - entry.settledAt < FRESH_MILLISECONDS;
      entries.delete(key);
      entries.set(key, entry);
      if (existing === undefined || (isSettled && !isFresh)) void start(key, path, parameters, entry);
      dropOldest(entries);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0 || entry.request.state !== 'loading') return;
        entry.controller.abort();
        if (entries.get(key) === entry) entries.delete(key);
      };
    },
  };
}

const keyOf = (path: string, parameters: object): string => `${path} ${JSON.stringify(parameters)}`;

function dropOldest(entries: Map<string, Entry>): void {
  for (const [key, { listeners }] of entries) {
    if (entries.size <= MOST_ENTRIES) return;
    if (listeners.size === 0) entries.delete(key);
  }
}
