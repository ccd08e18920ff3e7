import type { EventLog } from '@footnote/event-log/port';
import { percentile } from '../bench-env.ts';

/** Topics in the order in which a report passes them, fetcher, parser, projector, and the key of a company's records there. */
const PASSED: Readonly<Record<string, (cik: string) => string>> = {
  filings: (cik) => cik,
  documents: (cik) => cik,
  facts: (cik) => cik,
  published: (cik) => `${cik}/statements`,
};

/** When the records of companies arrive in the log, as a follower sees them that ends with it. */
export type Passages = {
  /** Notes how long after its publication, `performance.now()`, a company's first record on each topic arrived. */
  note(cik: string, publishedAt: number): void;
  /** A line with p50 and p99 of each. */
  summary(): string;
};

export async function watchPassages(log: Pick<EventLog, 'follow'>): Promise<Passages> {
  const arrivals = new Map<string, number[]>();
  const times = new Map<string, number[]>(Object.keys(PASSED).map((topic) => [topic, []]));
  await log.follow({
    topics: Object.keys(PASSED),
    from: 'end',
    onRecords: (records) => {
      for (const { topic, key } of records) {
        const name = `${topic}/${key}`;
        arrivals.set(name, [...(arrivals.get(name) ?? []), performance.now()]);
      }
    },
  });
  return {
    note: (cik, publishedAt) => {
      for (const [topic, keyOf] of Object.entries(PASSED)) {
        const first = arrivals.get(`${topic}/${keyOf(cik)}`)?.find((at) => at > publishedAt);
        if (first !== undefined) times.get(topic)?.push((first - publishedAt) / 1000);
      }
    },
    summary: () =>
      [...times]
        .map(([topic, all]) => {
          const at = (share: number): string => percentile(all, share).toFixed(2);
          return `on ${topic} p50 ${at(0.5)} s, p99 ${at(0.99)} s`;
        })
        .join('; '),
  };
}
