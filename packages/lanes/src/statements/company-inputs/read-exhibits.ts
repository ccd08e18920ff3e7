import type { Part } from '@footnote/releases/document/parts';
import { readWithinBounds } from '@footnote/releases/read-release';
import type { ReleaseContext, ReleaseReading } from '@footnote/releases/types';

/** What was read of the exhibits of a release, in their order; null of one that takes too long to read. */
export type ReadExhibits = {
  /** ISO currency of the issuer's reports. */
  readonly currency: string;
  readonly readings: readonly (ReleaseReading | null)[];
  /** Newest acceptance of a filing that was known, epoch milliseconds. */
  readonly newest: number;
};

export function readExhibits(
  exhibits: readonly (readonly Part[])[],
  context: ReleaseContext,
): Pick<ReadExhibits, 'currency' | 'readings'> {
  const readings = exhibits.map((parts) => readWithinBounds(parts, context));
  return { currency: context.currency, readings };
}
