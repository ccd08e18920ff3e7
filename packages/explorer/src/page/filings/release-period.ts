import type { Schemas } from '@footnote/client';

/** A period of a release as a heading: “3 months to 2026-06-30”. */
export const headingOf = ({ months, end }: Schemas['ReleasePeriod']): string =>
  months === null ? end : `${months} months to ${end}`;
