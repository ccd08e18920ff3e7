import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type RequestMetrics = {
  /** For a route, returns a function that counts one request. */
  readonly ofRoute: (route: string) => CountRequest;
};

export type CountRequest = (status: number, seconds: number) => void;

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
  return {
    ofRoute: (route) => {
      const counters = new Map<number, ReturnType<typeof requests.labels>>();
      let timer: ReturnType<typeof seconds.labels> | undefined;
      return (status, taken) => {
        let counter = counters.get(status);
        if (counter === undefined) {
          counter = requests.labels({ route, status: String(status) });
          counters.set(status, counter);
        }
        counter.inc();
        timer ??= seconds.labels({ route });
        timer.observe(taken);
      };
    },
  };
}
