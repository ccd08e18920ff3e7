import type { DocumentKind } from '@footnote/event-types/types.generated';
import { Counter, Histogram, type Registry } from 'prom-client';

export type DocumentOutcome = 'fetched' | 'unchanged' | 'missing';

export type FetcherMetrics = {
  /** A document was requested; `bytes` of it were received. */
  document(kind: DocumentKind, outcome: DocumentOutcome, bytes: number): void;
  events(topic: string, count: number): void;
  /** Seconds from EDGAR's acceptance of a filing to our publishing it. */
  publicationDelay(seconds: number): void;
};

const DELAY_BUCKETS = [10, 30, 60, 120, 300, 600, 1800, 3600, 14_400, 86_400];

export const createFetcherMetrics = (registry: Registry): FetcherMetrics => {
  const registers = [registry];
  const documents = new Counter({
    name: 'footnote_fetcher_documents_total',
    help: 'Documents requested from EDGAR or a mirror',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const bytes = new Counter({
    name: 'footnote_fetcher_bytes_total',
    help: 'Document bytes fetched, uncompressed',
    registers,
  });
  const events = new Counter({
    name: 'footnote_fetcher_events_total',
    help: 'Events published',
    labelNames: ['topic'],
    registers,
  });
  const delay = new Histogram({
    name: 'footnote_filing_publication_delay_seconds',
    help: "Seconds from EDGAR's acceptance of a filing to the publication of its event, while polling",
    buckets: DELAY_BUCKETS,
    registers,
  });
  return {
    document: (kind, outcome, size) => {
      documents.inc({ kind, outcome });
      bytes.inc(size);
    },
    events: (topic, count) => events.inc({ topic }, count),
    publicationDelay: (seconds) => delay.observe(seconds),
  };
};
