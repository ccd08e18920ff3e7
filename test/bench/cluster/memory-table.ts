import { readFileSync } from 'node:fs';
import { median } from '../bench-env.ts';

/** Processes to look at, by name; asked for anew at each look, since they come and go. */
export type Processes = () => Promise<Readonly<Record<string, number>>>;

export type MemoryTable = {
  /** Stops looking; answers the table as lines. */
  stop(): Promise<readonly string[]>;
};

/** Resident memory of a live process in MiB (Linux); null where it cannot be told. */
function residentMiB(pid: number): number | null {
  try {
    const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}

const COLUMNS = 10;

/**
 * Looks at the resident memory of processes every `everyMs`. The table has a row for each process and a column for
 * each tenth of the time (median of its looks, MiB), then the peak, and the growth from the sixth tenth to the last.
 */
export function watchMemory(processes: Processes, everyMs: number): MemoryTable {
  const looks: Readonly<Record<string, number>>[] = [];
  let stopped = false;
  const look = async (): Promise<void> => {
    const found: Record<string, number> = {};
    // A cluster that is just writing down its processes is looked at the next time.
    for (const [name, pid] of Object.entries(await processes().catch(() => ({})))) {
      const resident = residentMiB(pid);
      if (resident !== null) found[name] = resident;
    }
    looks.push(found);
  };
  const run = async (): Promise<void> => {
    while (!stopped) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      await running;
      const names = [...new Set(looks.flatMap((each) => Object.keys(each)))].sort();
      const width = Math.max(...names.map(({ length }) => length), 4);
      const share = Math.max(1, Math.ceil(looks.length / COLUMNS));
      return [
        `${'MiB'.padEnd(width)}  ${Array.from({ length: COLUMNS }, (_, tenth) => `${tenth + 1}/10`.padStart(6)).join('')}   peak  growth`,
        ...names.map((name) => {
          const values = looks.map((each) => each[name]);
          const tenths = Array.from({ length: COLUMNS }, (_, tenth) =>
            median(values.slice(tenth * share, (tenth + 1) * share).filter((value) => value !== undefined)),
          );
          const peak = Math.max(...values.filter((value) => value !== undefined));
          const growth = (tenths.at(-1) ?? NaN) - (tenths[5] ?? NaN);
          const cells = tenths
            .map((value) => (Number.isNaN(value) ? '' : value.toFixed(0)).padStart(6))
            .join('');
          return `${name.padEnd(width)}  ${cells} ${peak.toFixed(0).padStart(6)} ${growth.toFixed(0).padStart(7)}`;
        }),
      ];
    },
  };
}
