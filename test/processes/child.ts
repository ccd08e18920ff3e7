import { readdirSync, readFileSync } from 'node:fs';

/** The process that another one started with an argument that contains `word`, as Linux lists them. */
export function childOf(parent: number, word: string): number | undefined {
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number))
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const isChild = new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status);
      if (isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)) return pid;
    } catch {
      // It has ended.
    }
  return undefined;
}
