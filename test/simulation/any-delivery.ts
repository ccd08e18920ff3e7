import fc from 'fast-check';

/** In any order, and about every third event twice: what a log that delivers at least once may bring. */
export const anyDelivery = (): fc.Arbitrary<<Event>(events: readonly Event[]) => Event[]> =>
  fc.infiniteStream(fc.nat()).map((draws) => <Event>(events: readonly Event[]): Event[] => {
    const next = (): number => Number(draws.next().value);
    return [...events, ...events.filter(() => next() % 3 === 0)]
      .map((event) => ({ event, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ event }) => event);
  });
