import { easternWallClock, fromEasternWallClock } from './eastern.ts';

/**
 * The clock of `acceptanceDateTime` in a submissions document. Every document labels its times `Z`, but EDGAR
 * serves two kinds: in some they are UTC as labelled, in others they are the Eastern wall clock of the SGML
 * header with a false `Z`. A document uses one clock throughout; captures of the same filer days apart may
 * differ.
 */
export type AcceptanceClock = 'utc' | 'eastern';

export type AcceptedFiling = { readonly accepted: string; readonly filed: string; readonly form: string };

const HOUR = 3_600_000;
const STAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?$/;

/** Digits of a stamp (2026-07-31T10:01:02.000Z) as if they were UTC, epoch ms; null when it is not a stamp. */
const digits = (stamp: string): number | null => {
  const seconds = STAMP.exec(stamp)?.[1];
  const time = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  return Number.isNaN(time) ? null : time;
};

const timeOfDay = (wall: number): number => ((wall % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR);

/**
 * Forms that EDGAR itself posts at night, and forms whose filing date is not the date of their public
 * acceptance.
 */
const OFF_HOURS = /^(EFFECT|UPLOAD|CORRESP|DRS|DOS|CERT|.*-NSE)/;

/** Forms that keep the day's date until 22:00 Eastern: Section 16 reports, Schedules 13D/13G, Form 144, 462(b). */
const EVENING = /^([345]|144|SC 13|SCHEDULE 13|.*MEF)/;

/**
 * Whether EDGAR could have accepted the filing at this Eastern wall-clock time with this filing date
 * (`filedOn` is its midnight on the same clock): between 06:00 and 22:00, and by 17:30 for the same day's
 * date (for most forms; some have until later).
 */
const isPlausible = (wall: number, filedOn: number, form: string): boolean => {
  const time = timeOfDay(wall);
  if (time < 6 * HOUR || time >= 22 * HOUR + HOUR / 12) return false;
  const day = wall - time;
  if (day > filedOn) return false;
  // Transmissions that began by 17:30 may be accepted some minutes later.
  return day < filedOn || time < 18 * HOUR || EVENING.test(form);
};

/**
 * The clock of one document's stamps: the one by which fewer filings were accepted at an impossible time. If
 * both have equally many (few filings, all at midday), the label `Z` is taken as correct.
 */
export const acceptanceClock = (filings: Iterable<AcceptedFiling>): AcceptanceClock => {
  let againstUtc = 0;
  let againstEastern = 0;
  for (const filing of filings) {
    const stamp = digits(filing.accepted);
    // Filings of the 1990s carry a date only, midnight: no evidence.
    if (stamp === null || filing.filed < '2003-01-01' || OFF_HOURS.test(filing.form)) continue;
    const filedOn = Date.parse(filing.filed);
    if (!isPlausible(easternWallClock(stamp), filedOn, filing.form)) againstUtc += 1;
    if (!isPlausible(stamp, filedOn, filing.form)) againstEastern += 1;
  }
  return againstEastern < againstUtc ? 'eastern' : 'utc';
};

/** Acceptance as an instant, epoch ms UTC; null if the stamp is empty or invalid. */
export const acceptanceInstant = (stamp: string, clock: AcceptanceClock): number | null => {
  const time = digits(stamp);
  if (time === null) return null;
  return clock === 'utc' ? time : fromEasternWallClock(time);
};

/** `<ACCEPTANCE-DATETIME>` of an SGML header (20260731060102, Eastern) as an instant, epoch ms UTC. */
export const sgmlAcceptance = (stamp: string): number | null => {
  const field = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(stamp);
  if (field === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = field.slice(1).map(Number);
  return fromEasternWallClock(Date.UTC(year, month - 1, day, hour, minute, second));
};
