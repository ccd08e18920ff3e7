import { setTimeout as delay } from 'node:timers/promises';
import { finishCli, startCli } from '../faults/cli.ts';
import { seconds } from './bench-env.ts';
import { descendantsOf, peakMemoryMiB } from './memory.ts';

export type MeasuredIngest = {
  /** From start to exit. */
  readonly seconds: number;
  /** MiB by process. */
  readonly peaks: Readonly<Record<string, number>>;
  /** Its standard error output. */
  readonly output: string;
};

/**
 * One ingest into an empty folder, by the command line as a user runs it; without the XBRL reports of filings
 * unless requested, and without their documents, since no floor includes them. Throws when it fails.
 */
export async function measuredIngest(
  source: readonly string[],
  data: string,
  reports: 'all' | 'none' = 'none',
): Promise<MeasuredIngest> {
  const started = performance.now();
  const child = startCli(['ingest', ...source, '--data', data], {
    FOOTNOTE_XBRL_REPORTS: reports,
    FOOTNOTE_FILING_DOCUMENTS: 'none',
    FOOTNOTE_OWNERSHIP_DOCUMENTS: 'none',
  });
  const ended = finishCli(child);
  const peaks: Record<string, number> = {};
  const look = (name: string, pid: number): void => {
    const peak = peakMemoryMiB(pid);
    if (peak !== null) peaks[name] = Math.max(peaks[name] ?? 0, peak);
  };
  while (child.exitCode === null && child.signalCode === null) {
    if (child.pid !== undefined) {
      look('footnote', child.pid);
      for (const pid of descendantsOf(child.pid)) look('clickhouse', pid);
    }
    await Promise.race([ended, delay(50)]);
  }
  const result = await ended;
  if (result.code !== 0) throw new Error(`ingest failed: ${result.stderr}`);
  return { seconds: seconds(started), peaks, output: result.stderr };
}

/** Facts of a parsed companyfacts document. */
export function countFacts(document: unknown): number {
  let facts = 0;
  const { facts: taxonomies } = document as {
    facts: Record<string, Record<string, { units: Record<string, unknown[]> }>>;
  };
  for (const concepts of Object.values(taxonomies)) {
    for (const { units } of Object.values(concepts)) {
      for (const rows of Object.values(units)) facts += rows.length;
    }
  }
  return facts;
}
