import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LocalLimiter } from './rate-limiter.ts';
import type { Usage } from './usage.ts';

/** Saves the counts of a process across restarts. */
export type UsageFile = {
  /** Restores the counts of the limiter from the file. A missing or invalid file is ignored. */
  load(): Promise<void>;
  save(): Promise<void>;
};

/** Stores `usages` in a file as JSON by account, atomically. */
export function openUsageFile(path: string, limiter: LocalLimiter): UsageFile {
  let written = '';
  return {
    load: async () => {
      for (const [account, usage] of await readUsages(path)) limiter.learn(account, usage);
    },
    save: async () => {
      const text = JSON.stringify(Object.fromEntries(limiter.usages()));
      if (text === written) return;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.${process.pid}`, text);
      await rename(`${path}.${process.pid}`, path);
      written = text;
    },
  };
}

async function readUsages(path: string): Promise<readonly (readonly [string, Usage])[]> {
  try {
    const usages = JSON.parse(await readFile(path, 'utf8')) as unknown;
    if (typeof usages !== 'object' || usages === null) return [];
    return Object.entries(usages).filter((entry): entry is [string, Usage] => isUsage(entry[1]));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isUsage(value: unknown): value is Usage {
  if (typeof value !== 'object' || value === null) return false;
  const { minute, inMinute, kind, period, inPeriod } = value as Partial<Record<keyof Usage, unknown>>;
  const isCounted = [minute, inMinute, period, inPeriod].every(Number.isSafeInteger);
  return isCounted && (kind === null || kind === 'day' || kind === 'month');
}
