import { Counter, Gauge, type Registry } from 'prom-client';

export type PriceMetrics = {
  /** A symbol was requested from a source. */
  read(source: string, outcome: 'failed' | 'missing' | 'read'): void;
  events(topic: string, count: number): void;
  /** Rows that were not published, by reason. */
  left(source: string, reason: string, rows: number): void;
  /** Newest bar of a source, epoch ms. */
  newest(source: string, at: number): void;
};

export const createPriceMetrics = (registry: Registry): PriceMetrics => {
  const registers = [registry];
  const reads = new Counter({
    name: 'footnote_prices_reads_total',
    help: 'Symbols read from price sources',
    labelNames: ['source', 'outcome'],
    registers,
  });
  const events = new Counter({
    name: 'footnote_prices_events_total',
    help: 'Events of prices and corporate actions published',
    labelNames: ['topic'],
    registers,
  });
  const left = new Counter({
    name: 'footnote_prices_rows_left_out_total',
    help: 'Rows of price sources that were refused or left out',
    labelNames: ['source', 'reason'],
    registers,
  });
  const newest = new Gauge({
    name: 'footnote_prices_newest_bar_seconds',
    help: 'Close of the newest bar that a source had, in seconds since 1970',
    labelNames: ['source'],
    registers,
  });
  return {
    read: (source, outcome) => reads.inc({ source, outcome }),
    events: (topic, count) => events.inc({ topic }, count),
    left: (source, reason, rows) => left.inc({ source, reason }, rows),
    newest: (source, at) => newest.set({ source }, at / 1000),
  };
};
