const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const HOUR = 3_600_000;

/** Eastern wall clock minus UTC at an instant, in milliseconds (−4 h or −5 h), by the calendar. */
export const offsetByCalendar = (instant: number): number => {
  const hour = Math.floor(instant / HOUR) * HOUR;
  const field = Object.fromEntries(parts.formatToParts(hour).map(({ type, value }) => [type, +value]));
  const wall = Date.UTC(
    field['year'] ?? 0,
    (field['month'] ?? 1) - 1,
    field['day'],
    field['hour'],
    field['minute'],
    field['second'],
  );
  return wall - hour;
};

const MOST_OFFSETS = 100_000;

/** Offsets by name of the time in which they hold. */
const offsets = new Map<string, number>();

const remember = (name: string, instant: number): number => {
  const known = offsets.get(name);
  if (known !== undefined) return known;
  const offset = offsetByCalendar(instant);
  if (offsets.size > MOST_OFFSETS) offsets.clear();
  offsets.set(name, offset);
  return offset;
};

/** The same, remembered: calling Intl is slow. The offset changes at most once a month, on the hour. */
const offsetAt = (instant: number): number => {
  const date = new Date(instant);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [first, next] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
  const offset = remember(`month ${first}`, first);
  if (offset === remember(`month ${next}`, next)) return offset;
  return remember(`hour ${Math.floor(instant / HOUR)}`, instant);
};

/**
 * An instant (epoch ms) as the Eastern wall clock shows it, encoded as if that clock were UTC: read it with the
 * `getUTC…` methods.
 */
export const easternWallClock = (instant: number): number => instant + offsetAt(instant);

/**
 * The instant (epoch ms) at which the Eastern wall clock shows `wall` (encoded as above). In the hour that is
 * repeated in autumn, the earlier of the two instants; a time that is skipped in spring counts as an hour
 * later.
 */
export const fromEasternWallClock = (wall: number): number => {
  const early = wall + 4 * 3_600_000;
  return easternWallClock(early) === wall ? early : wall + 5 * 3_600_000;
};
