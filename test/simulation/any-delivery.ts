import fc from 'fast-check';

/** Any order of the events, with about every third event duplicated, as an at-least-once log may deliver them. */
export const anyDelivery = (): fc.Arbitrary<<Event>(events: readonly Event[]) => Event[]> =>
  fc.infiniteStream(fc.nat()).map((draws) => <Event>(events: readonly Event[]): Event[] => {
    const next = (): number => Number(draws.next().value);
    return [...events, ...events.filter(() => next() % 3 === 0)]
      .map((event) => ({ event, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ event }) => event);
  });
