import { readFileSync } from 'node:fs';
import { median } from '../bench-env.ts';
import { courseOf, TOLERANCE } from './course.ts';

/** A process to measure. Ours report their heap on the admin port. */
export type Watched = { readonly pid: number; readonly adminPort?: number };

/** Processes to sample, by name; requested for each sample, because they start and exit. */
export type Processes = () => Promise<Readonly<Record<string, Watched>>>;

export type MemoryReport = {
  readonly lines: readonly string[];
  /** Whether every process was flat in the second half. */
  readonly flat: boolean;
};

export type MemoryWatch = {
  /** Stops sampling. */
  stop(): Promise<MemoryReport>;
};

/** One sample of a process, MiB. */
type Look = {
  readonly resident: number;
  /** Used JavaScript heap, including garbage. */
  readonly heap?: number | undefined;
  /** Memory that V8 has reserved for the heap. */
  readonly taken?: number | undefined;
  /** Buffers and other memory outside the heap. */
  readonly external?: number | undefined;
};
type Looks = readonly Readonly<Record<string, Look>>[];

const MIB = 1 << 20;

/** Resident memory of a live process in MiB (Linux); null if unknown. */
function residentMiB(pid: number): number | null {
  try {
    const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}

async function heapOf(adminPort: number): Promise<Omit<Look, 'resident'>> {
  const response = await fetch(`http://127.0.0.1:${adminPort}/metrics`, {
    signal: AbortSignal.timeout(2000),
  });
  const text = await response.text();
  const mib = (name: string): number | undefined => {
    const value = new RegExp(`^${name}\\{[^}]*\\} (\\S+)`, 'm').exec(text)?.[1];
    return value === undefined ? undefined : Number(value) / MIB;
  };
  return {
    heap: mib('nodejs_heap_size_used_bytes'),
    taken: mib('nodejs_heap_size_total_bytes'),
    external: mib('nodejs_external_memory_bytes'),
  };
}

async function lookAt({ pid, adminPort }: Watched): Promise<Look | null> {
  const resident = residentMiB(pid);
  if (resident === null) return null;
  // A busy process may not answer in time: then the sample has no heap.
  const heap = adminPort === undefined ? {} : await heapOf(adminPort).catch(() => ({}));
  return { resident, ...heap };
}

/** Samples the memory of processes every `everyMs` until stopped. */
export function watchMemory(processes: Processes, everyMs: number): MemoryWatch {
  const looks: Readonly<Record<string, Look>>[] = [];
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    // A cluster that is just writing its list of processes is sampled the next time.
    const running = Object.entries(await processes().catch(() => ({})));
    const found = await Promise.all(
      running.map(async ([name, watched]) => [name, await lookAt(watched)] as const),
    );
    looks.push(
      Object.fromEntries(found.flatMap(([name, seen]) => (seen === null ? [] : [[name, seen] as const]))),
    );
  };
  const run = async (): Promise<void> => {
    for (let next = performance.now(); !stopping.signal.aborted; next += everyMs) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next + everyMs - performance.now())));
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      return reportOf(looks);
    },
  };
}

const COLUMNS = 10;

/**
 * A row for each process and a column for each tenth of the time (median resident memory, MiB), then the
 * peak, and the fourth quarter compared with the third. Below, for processes that report it, the smallest
 * used heap of each tenth, which is the closest to live objects, and the medians of V8's reserved heap and of
 * the memory outside it.
 */
function reportOf(looks: Looks): MemoryReport {
  const names = [...new Set(looks.flatMap((each) => Object.keys(each)))].sort();
  const width = Math.max(...names.map(({ length }) => length)) + 10;
  const tenths = (values: readonly (number | undefined)[], middle: (some: readonly number[]) => number) =>
    Array.from({ length: COLUMNS }, (_, tenth) => {
      const [from, to] = [tenth, tenth + 1].map((edge) => Math.floor((edge * values.length) / COLUMNS));
      const some = values.slice(from, to).filter((value) => value !== undefined);
      return (some.length === 0 ? '' : middle(some).toFixed(0)).padStart(6);
    }).join('');
  const lines = [
    `${'MiB'.padEnd(width)}${Array.from({ length: COLUMNS }, (_, tenth) => `${tenth + 1}/10`.padStart(6)).join('')}   peak  4th quarter to 3rd`,
  ];
  let allFlat = true;
  for (const name of names) {
    const of = (member: keyof Look): readonly (number | undefined)[] =>
      looks.map((each) => each[name]?.[member]);
    const resident = of('resident');
    const { growthMiB, growthPercent, flat } = courseOf(resident);
    allFlat &&= flat;
    const peak = Math.max(...resident.filter((value) => value !== undefined));
    const course = `${signed(growthMiB)} MiB ${signed(growthPercent)} %  ${flat ? 'flat' : 'NOT FLAT'}`;
    lines.push(`${name.padEnd(width)}${tenths(resident, median)} ${peak.toFixed(0).padStart(6)}  ${course}`);
    if (of('heap').every((value) => value === undefined)) continue;
    lines.push(`${'  heap, least'.padEnd(width)}${tenths(of('heap'), (some) => Math.min(...some))}`);
    lines.push(`${'  heap, taken'.padEnd(width)}${tenths(of('taken'), median)}`);
    lines.push(`${'  external'.padEnd(width)}${tenths(of('external'), median)}`);
  }
  lines.push(
    `${allFlat ? 'every process is flat' : 'NOT every process is flat'}: the median of the fourth quarter is at most ` +
      `${TOLERANCE.mib} MiB or ${TOLERANCE.percent} % above that of the third`,
  );
  return { lines, flat: allFlat };
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
}
