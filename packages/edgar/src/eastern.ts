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
  // Calling Intl is slow, and the offset changes only on the hour.
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
 * The instant (epoch ms) at which the Eastern wall clock shows `wall` (encoded as above). In the hour that is
 * repeated in autumn, the earlier of the two instants; a time that is skipped in spring counts as an hour
 * later.
 */
export const fromEasternWallClock = (wall: number): number => {
  const early = wall + 4 * 3_600_000;
  return easternWallClock(early) === wall ? early : wall + 5 * 3_600_000;
};
