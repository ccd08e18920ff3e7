/** Called with what is done so far of a total, which may still grow. `what`: `records projected`. */
export type OnProgress = (what: string, done: number, total: number) => void;

export type Progress = {
  readonly report: OnProgress;
  /** Ends the line in a terminal, so that further output starts on its own. */
  readonly stop: () => void;
};

export type ProgressOptions = {
  /** Whether the line is rewritten, as in a terminal (default: whether the stream is one). */
  readonly isTerminal?: boolean;
  /** Milliseconds; must not go back. */
  readonly now?: () => number;
};

/** A shorter wait needs no words. */
const SILENT_MS = 2000;
const LINE_EVERY_MS = 5000;
const REDRAW_EVERY_MS = 200;
/** The rate is that of the last seconds: what comes next resembles them more than the start. */
const WINDOW_MS = 20_000;
const SAMPLE_EVERY_MS = 500;
const REWRITE = '\r\u001B[K';

type Sample = { readonly at: number; readonly done: number };

/**
 * Says what is done, how fast, and how long the rest takes at that rate, once a wait has lasted two seconds: in a
 * terminal in one line that is rewritten, elsewhere in a line every five seconds.
 */
export function createProgress(stream: NodeJS.WritableStream, options: ProgressOptions = {}): Progress {
  const { now = () => performance.now() } = options;
  const isTerminal = options.isTerminal ?? (stream as { readonly isTTY?: boolean }).isTTY === true;
  const begun = now();
  let current = '';
  let samples: Sample[] = [];
  let nextAt = begun + SILENT_MS;
  let isOpen = false;

  const rateAt = (at: number, done: number): number => {
    const [first] = samples;
    return first === undefined || at === first.at ? 0 : ((done - first.done) * 1000) / (at - first.at);
  };

  const sample = (at: number, done: number): void => {
    if (at - (samples.at(-1)?.at ?? -Infinity) < SAMPLE_EVERY_MS) return;
    samples.push({ at, done });
    while (samples.length > 2 && at - (samples[0]?.at ?? at) > WINDOW_MS) samples.shift();
  };

  return {
    report: (what, done, total) => {
      const at = now();
      if (what !== current) samples = [];
      current = what;
      sample(at, done);
      if (at < nextAt) return;
      nextAt = at + (isTerminal ? REDRAW_EVERY_MS : LINE_EVERY_MS);
      const line = describeProgress(what, { done, total, rate: rateAt(at, done) });
      stream.write(isTerminal ? `${REWRITE}${line}` : `${line}\n`);
      isOpen = isTerminal;
    },
    stop: () => {
      if (isOpen) stream.write(REWRITE);
      isOpen = false;
    },
  };
}

/** `rate`: per second. */
export function describeProgress(
  what: string,
  { done, total, rate }: { readonly done: number; readonly total: number; readonly rate: number },
): string {
  const count = `${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (rate <= 0) return count;
  const shown = rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en');
  return `${count}, ${shown}/s, about ${describeSeconds((total - done) / rate)} left`;
}

function describeSeconds(seconds: number): string {
  if (seconds < 100) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 6000) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
