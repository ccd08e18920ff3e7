import type { Generation, Generations } from './generations.ts';

/** Generations by projection, as they were at most `maxAgeMs` ago. */
export type ActiveWithin = (maxAgeMs: number) => Promise<ReadonlyMap<string, Generation>>;

type Look = { readonly at: number; readonly found: Promise<ReadonlyMap<string, Generation>> };

/** The active generations. */
export const shareActive = (
  generations: () => Promise<Pick<Generations, 'allActive'>>,
  now?: () => number,
): ActiveWithin => shareLook(async () => (await generations()).allActive(), now);

/** Those that are being built. */
export const shareBuilding = (generations: () => Promise<Pick<Generations, 'allBuilding'>>): ActiveWithin =>
  shareLook(async () => (await generations()).allBuilding());

/** One read of the journal serves all projections of a process that ask while it is recent enough. */
function shareLook(
  read: () => Promise<ReadonlyMap<string, Generation>>,
  now: () => number = () => performance.now(),
): ActiveWithin {
  let last: Look | undefined;
  return (maxAgeMs) => {
    if (last !== undefined && now() - last.at <= maxAgeMs) return last.found;
    const look: Look = { at: now(), found: read() };
    last = look;
    look.found.catch(() => {
      if (last === look) last = undefined;
    });
    return look.found;
  };
}
