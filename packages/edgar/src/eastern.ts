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

const offsets = new Map<number, number>();

/** Eastern wall clock minus UTC at an instant, in milliseconds (−4 h or −5 h). */
const offsetAt = (instant: number): number => {
  // Asking Intl is slow and the offset changes on the hour only.
  const hour = Math.floor(instant / 3_600_000);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const field = Object.fromEntries(
    parts.formatToParts(hour * 3_600_000).map(({ type, value }) => [type, +value]),
  );
  const wall = Date.UTC(
    field['year'] ?? 0,
    (field['month'] ?? 1) - 1,
    field['day'],
    field['hour'],
    field['minute'],
    field['second'],
  );
  const offset = wall - hour * 3_600_000;
  if (offsets.size > 100_000) offsets.clear();
  offsets.set(hour, offset);
  return offset;
};

/**
 * An instant (epoch ms) as the Eastern wall clock shows it, encoded as if that clock were UTC: read it with the
 * `getUTC…` methods.
 */
export const easternWallClock = (instant: number): number => instant + offsetAt(instant);

/**
 * The instant (epoch ms) at which the Eastern wall clock shows `wall` (encoded as above). Of the two instants of the
 * hour that autumn repeats, the earlier; a time that spring skips counts as an hour later.
 */
export const fromEasternWallClock = (wall: number): number => {
  const early = wall + 4 * 3_600_000;
  return easternWallClock(early) === wall ? early : wall + 5 * 3_600_000;
};
