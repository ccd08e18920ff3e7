import { Counter, Gauge, type Registry } from 'prom-client';

export type WebhookMetrics = {
  /** Counts an attempt by its outcome: `delivered`, `gone` or the reason of a failure. */
  readonly attempted: (endpoint: string, outcome: string) => void;
  /** Counts an event that is done with: `delivered` or `dead_letter`. */
  readonly ended: (endpoint: string, outcome: 'dead_letter' | 'delivered') => void;
  readonly disabled: (endpoint: string, isDisabled: boolean) => void;
};

/** `lagSeconds`: for each endpoint, the age of the oldest event that is waiting to be delivered, 0 for none. */
export function createWebhookMetrics(
  registry: Registry,
  lagSeconds: () => ReadonlyMap<string, number>,
): WebhookMetrics {
  const attempts = new Counter({
    name: 'footnote_webhook_attempts_total',
    help: 'Attempts to deliver an event, by endpoint and outcome',
    labelNames: ['endpoint', 'outcome'],
    registers: [registry],
  });
  const deliveries = new Counter({
    name: 'footnote_webhook_deliveries_total',
    help: 'Events that were delivered, or given up as dead letters, by endpoint',
    labelNames: ['endpoint', 'outcome'],
    registers: [registry],
  });
  const disabled = new Gauge({
    name: 'footnote_webhook_disabled',
    help: '1 if the endpoint is disabled because the receiver answered 410',
    labelNames: ['endpoint'],
    registers: [registry],
  });
  new Gauge({
    name: 'footnote_webhook_lag_seconds',
    help: 'Age of the oldest event that is waiting to be delivered to the endpoint, in seconds',
    labelNames: ['endpoint'],
    registers: [registry],
    collect() {
      for (const [endpoint, seconds] of lagSeconds()) this.set({ endpoint }, seconds);
    },
  });
  return {
    attempted: (endpoint, outcome) => attempts.inc({ endpoint, outcome }),
    ended: (endpoint, outcome) => deliveries.inc({ endpoint, outcome }),
    disabled: (endpoint, isDisabled) => disabled.set({ endpoint }, Number(isDisabled)),
  };
}
