import type { Config } from '@footnote/runtime/config';
import type { LoopHealth } from '@footnote/runtime/health';
import type { MetricsSnapshot } from '@footnote/runtime/metrics';

/** To a pipeline process: first what it works on, then that it is to end. */
export type Order =
  | {
      readonly kind: 'start';
      readonly config: Config;
      /** Of the ClickHouse that serves the data folder. */
      readonly clickhouseUrl: string;
    }
  | { readonly kind: 'stop' };

/** From a pipeline process. */
export type Notice =
  | { readonly kind: 'started' }
  /** It could not start, or stop. */
  | { readonly kind: 'failed'; readonly message: string }
  /** How it is, about twice a second. */
  | { readonly kind: 'state'; readonly loops: readonly LoopHealth[]; readonly metrics: MetricsSnapshot };
