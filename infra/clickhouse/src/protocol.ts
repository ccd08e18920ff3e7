import type { User } from './access.ts';

/** Configuration that the parent passes to the server's process in an environment variable. */
export type ChildOptions = {
  readonly dataDir: string;
  /** Default database of requests that name none; created if missing. */
  readonly database: string;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly maxMemoryBytes: number;
  /** Queries that run at once. */
  readonly maxConcurrent: number;
  /** Queries that wait for those. */
  readonly maxWaiting: number;
  /** How long running queries may go on when the server stops. */
  readonly stopGraceMs: number;
};

export type StartFailure = 'data-folder-locked' | 'data-folder-not-writable' | 'port-in-use' | 'engine';

/** Message of the server process to its parent. */
export type ChildMessage =
  | {
      readonly type: 'ready';
      readonly port: number;
      readonly version: string;
      readonly writer: User;
      readonly reader: User;
    }
  | { readonly type: 'failed'; readonly failure: StartFailure; readonly message: string };

export const OPTIONS_VARIABLE = 'FOOTNOTE_CLICKHOUSE_OPTIONS';
export const STOP_MESSAGE = 'stop';
