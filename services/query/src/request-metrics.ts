import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type RequestMetrics = {
  /** One request of a route that was answered, with how long it took in seconds. */
  readonly answered: (route: string, status: number, seconds: number) => void;
};

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export function createRequestMetrics(registry: Registry, cacheBytes: () => number): RequestMetrics {
  const requests = new Counter({
    name: 'footnote_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'footnote_http_request_seconds',
    help: 'Request duration in seconds',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'footnote_response_cache_bytes',
    help: 'Response cache size in bytes',
    registers: [registry],
    collect() {
      this.set(cacheBytes());
    },
  });
  const counters = new Map<string, ReturnType<typeof requests.labels>>();
  const timers = new Map<string, ReturnType<typeof seconds.labels>>();
  return {
    answered: (route, status, taken) => {
      const key = `${route} ${status}`;
      let counter = counters.get(key);
      if (counter === undefined) {
        counter = requests.labels({ route, status: String(status) });
        counters.set(key, counter);
      }
      counter.inc();
      let timer = timers.get(route);
      if (timer === undefined) {
        timer = seconds.labels({ route });
        timers.set(route, timer);
      }
      timer.observe(taken);
    },
  };
}
