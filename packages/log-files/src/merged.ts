/** Items of one partition, in order, and what of them decides their place among those of others. */
export type Lane<T> = AsyncGenerator<T, undefined>;

export type Placing<T> = {
  /** When the event was recorded, epoch milliseconds; null for what is no event. */
  readonly recordedAt: (item: T) => number | null;
  /** Whether the item is in a partition that its key had earlier. */
  readonly isMoved: (item: T) => boolean;
};

type Reading<T> = { readonly lane: Lane<T>; next: T | undefined; time: number };

/**
 * All items of a topic's partitions in one order that keeps that of every key, also if the topic was given more partitions, so
 * that the events of a key are in several. Those of one partition stay in their order; partitions are merged by the time at
 * which events were recorded. Of equal times, an item in a partition that its key had earlier is the older one. A process
 * that was started before partitions were added goes on to use the earlier ones, so that no offset but only time separates them.
 */
export async function* inRecordedOrder<T>(lanes: readonly Lane<T>[], placing: Placing<T>): Lane<T> {
  const readings = lanes.map((lane): Reading<T> => ({ lane, next: undefined, time: -Infinity }));
  try {
    for (const reading of readings) await advance(reading, placing);
    for (;;) {
      const first = firstOf(readings, placing);
      if (first?.next === undefined) return undefined;
      yield first.next;
      await advance(first, placing);
    }
  } finally {
    for (const { lane } of readings) await lane.return(undefined);
  }
}

function firstOf<T>(readings: readonly Reading<T>[], { isMoved }: Placing<T>): Reading<T> | undefined {
  let first: Reading<T> | undefined;
  for (const reading of readings) {
    if (reading.next === undefined) continue;
    const isBefore =
      first?.next === undefined ||
      reading.time < first.time ||
      (reading.time === first.time && isMoved(reading.next) && !isMoved(first.next));
    if (isBefore) first = reading;
  }
  return first;
}

/** The time of a lane never goes back, which keeps the order within it. */
async function advance<T>(reading: Reading<T>, { recordedAt }: Placing<T>): Promise<void> {
  const result = await reading.lane.next();
  reading.next = result.done === true ? undefined : result.value;
  if (reading.next !== undefined)
    reading.time = Math.max(reading.time, recordedAt(reading.next) ?? -Infinity);
}
