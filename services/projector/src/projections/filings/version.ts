import type { Filing } from '@footnote/event-types/types.generated';

/** A filer's submissions have more of a filing than the feed, and the feed more than companyfacts. */
const RANKS: Readonly<Record<Filing['origin'], number>> = {
  companyfacts: 0,
  current_feed: 1,
  submissions: 2,
};
/** More than a partition has records; with the rank above it, still a whole number. */
const OFFSETS_OF_A_RANK = 2 ** 50;

/** Which listing of a filing is valid: that of the best origin, then of the highest offset. */
export const listingVersion = (origin: Filing['origin'], offset: number): number =>
  RANKS[origin] * OFFSETS_OF_A_RANK + offset;
