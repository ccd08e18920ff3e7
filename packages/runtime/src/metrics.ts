import type { Right } from '@footnote/event-log/kafka/access';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** How a record left a step. */
export type StepOutcome = 'ok' | 'dropped' | 'dead_letter' | 'failed';

export type Metrics = {
  readonly registry: Registry;
  /** Counts records that left a step. `reason` is a snake_case word, empty when ok. */
  readonly records: (step: string, outcome: StepOutcome, reason?: string, count?: number) => void;
  /** Observes the duration of one part of a step's work, in seconds. */
  readonly seconds: (step: string, work: string, seconds: number) => void;
  /** Sets how many records a consumer group is behind. */
  readonly lag: (step: string, topic: string, records: number) => void;
  /** Sets whether a projection's tables were written by another version of it. */
  readonly outdated: (projection: string, isOutdated: boolean) => void;
  /** Sets whether the log is not the one that the tables were built from. */
  readonly logDiffers: (isDifferent: boolean) => void;
  /** Sets which topics are not as they are declared, in place of those set before. */
  readonly topicFaults: (faults: readonly { readonly topic: string; readonly setting: string }[]) => void;
  /** Sets which rights on the brokers are missing, in place of those set before. */
  readonly missingRights: (rights: readonly Right[]) => void;
  /** Everything that was measured here, for a process that includes it. */
  readonly snapshot: () => Promise<MetricsSnapshot>;
  /** Counts in what another process measured; the newest snapshot of each `source` counts. */
  readonly include: (source: string, snapshot: MetricsSnapshot) => void;
  /** Everything in Prometheus's text format. */
  readonly text: () => Promise<string>;
};

/** Metrics as plain objects. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

const SECONDS_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60];

/**
 * One registry per process. `defaults: false` omits Node's own metrics, whose timers keep the process alive.
 */
export function createMetrics(serviceName: string, options: { readonly defaults?: boolean } = {}): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: serviceName });
  if (options.defaults !== false) collectDefaultMetrics({ register: registry });
  const records = new Counter({
    name: 'footnote_records_total',
    help: 'Records by step and outcome',
    labelNames: ['step', 'outcome', 'reason'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'footnote_work_seconds',
    help: 'Duration of an operation in seconds',
    labelNames: ['step', 'work'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  const lag = new Gauge({
    name: 'footnote_consumer_lag_records',
    help: 'Consumer group lag: records not yet committed',
    labelNames: ['step', 'topic'],
    registers: [registry],
    // Each replica looks up the lag of the whole group.
    aggregator: 'max',
  });
  const outdated = new Gauge({
    name: 'footnote_projection_outdated',
    help: '1 if another version of the projection wrote its tables, which then need a rebuild',
    labelNames: ['projection'],
    registers: [registry],
    aggregator: 'max',
  });
  const differs = new Gauge({
    name: 'footnote_log_differs',
    help: '1 if the log is not the one that the tables were built from, or its topics have other partitions',
    registers: [registry],
    aggregator: 'max',
  });
  const faulty = new Gauge({
    name: 'footnote_topic_faults',
    help: '1 for each setting of a topic on Kafka that is not as it is declared',
    labelNames: ['topic', 'setting'],
    registers: [registry],
    aggregator: 'max',
  });
  const lacking = new Gauge({
    name: 'footnote_missing_rights',
    help: '1 for each right on the brokers of Kafka that this service needs and lacks',
    labelNames: ['resource', 'name', 'operation'],
    registers: [registry],
    aggregator: 'max',
  });
  const included = new Map<string, MetricsSnapshot>();
  return {
    registry,
    records: (step, outcome, reason = '', count = 1) => records.inc({ step, outcome, reason }, count),
    seconds: (step, work, value) => seconds.observe({ step, work }, value),
    lag: (step, topic, value) => lag.set({ step, topic }, value),
    outdated: (projection, isOutdated) => outdated.set({ projection }, Number(isOutdated)),
    logDiffers: (isDifferent) => differs.set(Number(isDifferent)),
    topicFaults: (faults) => {
      faulty.reset();
      for (const { topic, setting } of faults) faulty.set({ topic, setting }, 1);
    },
    missingRights: (rights) => {
      lacking.reset();
      for (const { resource, name, operation } of rights) lacking.set({ resource, name, operation }, 1);
    },
    snapshot: () => registry.getMetricsAsJSON(),
    include: (source, snapshot) => void included.set(source, snapshot),
    text: async () => {
      if (included.size === 0) return registry.metrics();
      const all = [await registry.getMetricsAsJSON(), ...included.values()];
      return AggregatorRegistry.aggregate(all).metrics();
    },
  };
}
