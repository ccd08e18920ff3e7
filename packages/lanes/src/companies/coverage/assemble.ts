import type { Writable } from '@footnote/wire/json';
import type { LaneSupport } from '@footnote/contract/types.generated';
import type { ComputedFigures, LaneSpec, Routes, Subject } from './lanes.ts';
import type { Presence } from './presence.ts';

export type Found = Subject & {
  /** Kinds of data that are there, and those of them that are not stale. */
  readonly there: ReadonlySet<Presence>;
  readonly inTime: ReadonlySet<Presence>;
  /** Computed figures that are served. */
  readonly served: ReadonlySet<ComputedFigures>;
};

/**
 * The state of one lane for a symbol. Of one without a company it is not known what it stands for: the lanes of its prices
 * apply, that answer without one.
 */
export function laneSupport(
  lane: string,
  spec: LaneSpec,
  found: Found,
  routes: Routes,
): Writable<LaneSupport> {
  const { path, applies, data, figures, reports, ...fixed } = spec;
  const allIn = (kinds: ReadonlySet<Presence>): boolean =>
    data.length > 0 && data.every((presence) => kinds.has(presence));
  const supported = found.asset === 'unknown' ? routes.unlisted.has(path) : applies(found);
  const routed = routes.all.has(path);
  return {
    ...fixed,
    available_now:
      supported && routed && allIn(found.inTime) && (figures === undefined || found.served.has(figures)),
    lane,
    route_supported: routed,
    supported,
    ...(reports === undefined ? {} : { [reports]: allIn(found.there) }),
  };
}
