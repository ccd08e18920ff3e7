/** State of one loop: whether it makes progress, not whether it is connected. */
export type LoopHealth = {
  readonly name: string;
  readonly healthy: boolean;
  /** Seconds since the last tick; null before the first. */
  readonly age_seconds: number | null;
  /** The last reported error of the loop; null if there is none. */
  readonly trouble: string | null;
  /** What somebody must do about the trouble, which no retry mends; null for any other. */
  readonly remedy: string | null;
  /** A condition that needs attention although everything works; null if there is none. */
  readonly notice: string | null;
};

/** A loop's handle: the loop ticks whenever it has made progress or found nothing to do. */
export type Loop = {
  /** Progress. Clears trouble. */
  tick(): void;
  /** Unhealthy at once, until the next tick. `remedy`: what somebody must do, if no retry mends it. */
  trouble(what: string, remedy?: string): void;
  /** Shown until it is cleared with null; not an error. */
  notice(what: string | null): void;
  /** The loop has ended on purpose. */
  close(): void;
};

export type Health = {
  /** Registers a loop, which is unhealthy if its last tick is older than `maxAgeMs`. */
  loop(name: string, maxAgeMs: number): Loop;
  loops(): readonly LoopHealth[];
  healthy(): boolean;
};

/** `now` is in milliseconds and must not go back. */
export function createHealth(now: () => number = () => performance.now()): Health {
  type State = {
    readonly maxAgeMs: number;
    last: number;
    ticked: boolean;
    trouble: string | null;
    remedy: string | null;
    notice: string | null;
  };
  const states = new Map<string, State>();
  const loops = (): readonly LoopHealth[] =>
    [...states].map(([name, state]) => {
      const age = now() - state.last;
      return {
        name,
        healthy: state.trouble === null && age <= state.maxAgeMs,
        age_seconds: state.ticked ? Math.round(age) / 1000 : null,
        trouble: state.trouble,
        remedy: state.remedy,
        notice: state.notice,
      };
    });
  return {
    loop: (name, maxAgeMs) => {
      // Until the first tick the age counts from here: a loop that never turns is found as well.
      const state: State = {
        maxAgeMs,
        last: now(),
        ticked: false,
        trouble: null,
        remedy: null,
        notice: null,
      };
      states.set(name, state);
      return {
        tick: () => {
          state.last = now();
          state.ticked = true;
          state.trouble = null;
          state.remedy = null;
        },
        trouble: (what, remedy) => {
          state.trouble = what;
          state.remedy = remedy ?? null;
        },
        notice: (what) => {
          state.notice = what;
        },
        close: () => void states.delete(name),
      };
    },
    loops,
    healthy: () => loops().every((loop) => loop.healthy),
  };
}
