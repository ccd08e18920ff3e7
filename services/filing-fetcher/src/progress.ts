import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';
import type { IngestProgress } from './filing-fetcher.ts';

export type ProgressReporter = {
  readonly report: (progress: IngestProgress) => void;
  /** Removes the bar, so that further output starts on its own line. */
  readonly stop: () => void;
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Maximum number of progress lines; a longer run prints only every n-th company. */
const LINES = 40;

const createLines = (stream: NodeJS.WritableStream): ProgressReporter => {
  let finished = 0;
  let bytes = 0;
  return {
    report: (progress) => {
      if (progress.step !== 'done' && progress.step !== 'failed') return;
      finished += 1;
      bytes += progress.bytes;
      const every = Math.ceil(progress.total / LINES);
      if (finished % every !== 0 && finished !== progress.total) return;
      const what =
        every === 1
          ? `${progress.company} ${progress.step}, ${megabytes(progress.bytes)}`
          : `${megabytes(bytes)}, last ${progress.company}`;
      stream.write(`${finished}/${progress.total} ${what}\n`);
    },
    stop: () => undefined,
  };
};

const createBar = (stream: NodeJS.WritableStream): ProgressReporter => {
  const bar = new SingleBar(
    {
      stream,
      format: '{bar} {value}/{total} {company} {step} {megabytes} {eta_formatted}',
      hideCursor: true,
      clearOnComplete: false,
      barsize: 24,
    },
    Presets.shades_classic,
  );
  let running = false;
  let finished = 0;
  let sum = 0;
  const bytes = new Map<string, number>();
  return {
    report: ({ company, cik, total, step, bytes: own }) => {
      if (!running) bar.start(total, 0, { company: '', step: '', megabytes: '' });
      running = true;
      if (step === 'done' || step === 'failed') finished += 1;
      sum += own - (bytes.get(cik) ?? 0);
      bytes.set(cik, own);
      bar.update(finished, { company, step, megabytes: megabytes(sum) });
    },
    stop: () => {
      if (running) bar.stop();
      running = false;
    },
  };
};

/** A bar in a terminal, plain lines elsewhere. */
export const createProgressReporter = (stream: NodeJS.WritableStream): ProgressReporter =>
  (stream as Partial<WriteStream>).isTTY === true ? createBar(stream) : createLines(stream);
