import type { Generation, Generations } from './generations.ts';

/** The active generations by projection, as they were at most `maxAgeMs` ago. */
export type ActiveWithin = (maxAgeMs: number) => Promise<ReadonlyMap<string, Generation>>;

type Look = { readonly at: number; readonly found: Promise<ReadonlyMap<string, Generation>> };

/** One read of the journal serves all projections of a process that ask while it is recent enough. */
export function shareActive(
  generations: () => Promise<Pick<Generations, 'allActive'>>,
  now: () => number = () => performance.now(),
): ActiveWithin {
  let last: Look | undefined;
  return (maxAgeMs) => {
    if (last !== undefined && now() - last.at <= maxAgeMs) return last.found;
    const look: Look = { at: now(), found: generations().then((journal) => journal.allActive()) };
    last = look;
    look.found.catch(() => {
      if (last === look) last = undefined;
    });
    return look.found;
  };
}
