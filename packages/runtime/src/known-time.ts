import { DAY_MS } from '@footnote/values/day';
import type { EventLog } from '@footnote/event-log/port';
import { type Codec, UndecodableError } from '@footnote/events/codec';
import { UserError } from './user-error.ts';

type Source = { readonly log: Pick<EventLog, 'topics' | 'watermarks' | 'read'>; readonly codec: Codec };

/** Epoch milliseconds; 0 where the log has nothing. */
export type KnownTimes = {
  /** When the newest acceptance of a filing was, by EDGAR's clock. */
  readonly accepted: number;
  /** The newest time that a clock of this service gave. */
  readonly recorded: number;
};

/** Each has the newest acceptance that its company's list has. */
const TOPIC = 'companies';
/** Companies that were fetched last in each partition. */
const LAST = 32;
/** A filing of a Friday evening is dated with the next business day. */
const FILED_AHEAD_MS = 7 * DAY_MS;
const RECORDED_AHEAD_MS = DAY_MS;

/** The newest times that the companies have which were fetched last. */
export async function knownTimes({ log, codec }: Source): Promise<KnownTimes> {
  let [accepted, recorded] = [0, 0];
  if (!(await log.topics()).some(({ name }) => name === TOPIC)) return { accepted, recorded };
  for (const { partition, low, high } of await log.watermarks(TOPIC))
    for await (const records of log.read(TOPIC, partition, { from: Math.max(low, high - LAST), to: high }))
      for (const { value } of records)
        try {
          const { source_time, recorded_at } = await codec.decode(TOPIC, value);
          accepted = Math.max(accepted, source_time);
          recorded = Math.max(recorded, recorded_at);
        } catch (error) {
          if (!(error instanceof UndecodableError)) throw error;
        }
  return { accepted, recorded };
}

export type ClockFault = {
  readonly sentence: string;
  readonly remedy: string;
  /** EDGAR's clock is the witness. Otherwise this one may have been ahead before, and be right now. */
  readonly isCertain: boolean;
};

const REMEDY = 'set the clock of this machine: sudo timedatectl set-ntp true';
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** What is wrong with a clock that is behind what the log has; undefined if nothing is known to be. */
export function clockFault({ accepted, recorded }: KnownTimes, now: number): ClockFault | undefined {
  const isCertain = now + FILED_AHEAD_MS < accepted;
  if (!isCertain && now + RECORDED_AHEAD_MS >= recorded) return undefined;
  const what = isCertain
    ? `the newest filing was accepted at ${dayOf(accepted)}`
    : `the newest record was made at ${dayOf(recorded)}`;
  return { sentence: `the clock says ${dayOf(now)} UTC, but ${what}`, remedy: REMEDY, isCertain };
}

/** Nothing is fetched by a clock that is behind: filings of today would be of its future, and refused as such. */
export class ClockBehindError extends UserError {}

/** Throws `ClockBehindError` for a clock that is certainly behind. */
export async function requireClock(source: Source, now: number): Promise<void> {
  const fault = clockFault(await knownTimes(source), now);
  if (fault?.isCertain === true) throw new ClockBehindError(fault.sentence, fault.remedy);
}
