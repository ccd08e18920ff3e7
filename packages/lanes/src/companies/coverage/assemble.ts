import type { Writable } from '@footnote/wire/json';
import type { LaneSupport } from '@footnote/contract/types.generated';
import type { ComputedFigures, LaneSpec, Routes, Subject } from './lanes.ts';
import type { Presence } from './presence.ts';

export type Found = Subject & {
  /** Why a lane does not apply: not to what the symbol is, or no company is known that has it. */
  readonly without: 'company_unknown' | 'not_applicable';
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
  const { path, applies, data, figures, inPart, refusedBeside, reports, ...fixed } = spec;
  const allIn = (kinds: ReadonlySet<Presence>): boolean =>
    data.length > 0 && data.every((presence) => kinds.has(presence));
  const missing = data.filter((presence) => !found.there.has(presence));
  const isRefused = missing.length === 1 && refusedBeside !== undefined && found.there.has(refusedBeside);
  const supported = found.asset === 'unknown' ? routes.unlisted.has(path) : applies(found);
  const routed = routes.all.has(path);
  const reason = !routed
    ? 'no_endpoint'
    : !supported
      ? found.without
      : !allIn(found.there)
        ? isRefused
          ? 'refused'
          : 'not_collected'
        : !allIn(found.inTime)
          ? 'stale'
          : figures !== undefined && !found.served.has(figures)
            ? 'refused'
            : null;
  return {
    ...fixed,
    answers_in_part: reason !== null && routed && inPart?.((kind) => found.there.has(kind)) === true,
    available_now: reason === null,
    lane,
    reason,
    route_supported: routed,
    supported,
    ...(reports === undefined ? {} : { [reports]: allIn(found.there) }),
  };
}
