import type { ProjectionOutline } from '@footnote/projection/outline';
import type { Config } from '@footnote/runtime/config';
import type { LoopHealth } from '@footnote/runtime/health';
import type { MetricsSnapshot } from '@footnote/runtime/metrics';

/** To a pipeline process: first its settings, then the order to stop. */
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
  /** It runs the projections. */
  | { readonly kind: 'started'; readonly projections: readonly ProjectionOutline[] }
  /** It failed to start or to stop. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Its state, about twice a second. */
  | { readonly kind: 'state'; readonly loops: readonly LoopHealth[]; readonly metrics: MetricsSnapshot };
