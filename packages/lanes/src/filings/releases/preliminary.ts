import type { PreliminaryResults, ResultsRefusal } from '@footnote/contract/types.generated';
import type { ReleaseReading } from '@footnote/releases/types';
import type { Writable } from '@footnote/wire/json';
import { figureMember } from './assemble.ts';
import type { Exhibit } from './read-release-parts.ts';

/**
 * The figures of the newest income statement of a release, of periods after the newest report; a refusal if none is
 * proven. `readings` are those of the exhibits, in their order; null if they were not read.
 */
export function preliminaryResults(
  exhibits: readonly Exhibit[],
  readings: readonly (ReleaseReading | null)[] | null,
  reportedTo: string | null,
): Writable<PreliminaryResults> | ResultsRefusal {
  if (exhibits.length === 0 || readings === null) return { available: false, reason: 'not_read' };
  const found = exhibits.flatMap((exhibit, at) => {
    const cells = (readings[at]?.statements ?? [])
      .filter(({ statement }) => statement === 'income')
      .flatMap(({ cells: own }) => own)
      .filter(({ period }) => reportedTo === null || period.end > reportedTo);
    const end = cells.reduce((newest, { period }) => (period.end > newest ? period.end : newest), '');
    return end === '' ? [] : [{ exhibit, end, cells: cells.filter(({ period }) => period.end === end) }];
  });
  const [newest] = found.toSorted((a, b) => (a.end < b.end ? 1 : a.end > b.end ? -1 : 0));
  if (newest === undefined) return { available: false, reason: 'release_unproven' };
  const { exhibit, source_document, url } = newest.exhibit;
  return {
    available: true,
    exhibit,
    figures: newest.cells.map(figureMember),
    period_end: newest.end,
    source_document,
    status: 'preliminary',
    url,
  };
}
