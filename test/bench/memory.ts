import { readdirSync, readFileSync } from 'node:fs';

/** Peak resident memory of a live process in MiB (Linux); null if unknown. */
export function peakMemoryMiB(pid: number): number | null {
  try {
    const kib = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? null : Math.round(Number(kib) / 1024);
  } catch {
    return null;
  }
}

/** User and system time of a process and its live descendants so far, in ms (Linux). */
export function cpuMs(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, each) => sum + cpuOf(each), 0);
}

/** User and system time so far of the children of this process that have exited, in ms (Linux). */
export function endedChildrenMs(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

/** Direct and indirect children of a process (Linux). */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      parents.set(Number(entry), parent);
    } catch {
      // The process exited meanwhile.
    }
  }
  const found: number[] = [];
  const queue = [pid];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const [child, parent] of parents) {
      if (parent !== next) continue;
      found.push(child);
      queue.push(child);
    }
  }
  return found;
}
