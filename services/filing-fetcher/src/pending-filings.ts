/**
 * An announced filing that is incomplete: missing from the filer's submissions or companyfacts, or without
 * its XBRL.
 */
export type PendingFiling = {
  readonly cik: string;
  readonly accession: string;
  readonly form: string;
  /** Hash of the filer's companyfacts when the filing was announced; null if there were none. */
  readonly factsBefore: string | null;
};

export type PendingFilings = {
  add(filing: PendingFiling, now: number): void;
  /** Companies that are due to be requested again. */
  due(now: number): readonly string[];
  /**
   * Of the filings that were due when the request `began`, removes those for which `arrived` returns true and those
   * pending for too long, and postpones the rest.
   */
  settle(
    arrived: (filing: PendingFiling) => Promise<boolean>,
    times: { readonly began: number; readonly now: number },
  ): Promise<void>;
  /** Accessions of all of them. */
  accessions(): ReadonlySet<string>;
  readonly size: number;
};

const PATIENCE_MS = 48 * 3_600_000;
const LONGEST_WAIT_MS = 4 * 3_600_000;

/**
 * Retries after a quarter of the time already waited, at least `intervalMs` and at most four hours: soon at
 * first, then at growing intervals.
 */
export const createPendingFilings = (intervalMs: number): PendingFilings => {
  const waiting = new Map<string, { readonly filing: PendingFiling; readonly since: number; next: number }>();
  return {
    add: (filing, now) => {
      const key = `${filing.accession} ${filing.cik}`;
      if (!waiting.has(key)) waiting.set(key, { filing, since: now, next: now });
    },
    due: (now) => [
      ...new Set([...waiting.values()].filter(({ next }) => next <= now).map(({ filing }) => filing.cik)),
    ],
    settle: async (arrived, { began, now }) => {
      for (const [key, entry] of [...waiting]) {
        if (entry.next > began) continue;
        if (now - entry.since > PATIENCE_MS || (await arrived(entry.filing))) waiting.delete(key);
        else entry.next = now + Math.max(intervalMs, Math.min(LONGEST_WAIT_MS, (now - entry.since) / 4));
      }
    },
    accessions: () => new Set([...waiting.values()].map(({ filing }) => filing.accession)),
    get size() {
      return waiting.size;
    },
  };
};
