import { Counter, Gauge, type Registry } from 'prom-client';

export type StreamMetrics = {
  /** A stream was ended because the client did not keep up. */
  cutOff(): void;
};

/** `subscribers`: the number of open streams. */
export function createStreamMetrics(registry: Registry, subscribers: () => number): StreamMetrics {
  new Gauge({
    name: 'footnote_stream_subscribers',
    help: 'Open streams',
    registers: [registry],
    collect() {
      this.set(subscribers());
    },
  });
  const cutOff = new Counter({
    name: 'footnote_stream_cut_off_total',
    help: 'Streams that were ended because the client did not keep up',
    registers: [registry],
  });
  return { cutOff: () => cutOff.inc() };
}
