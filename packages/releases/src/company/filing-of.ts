import type { ParsedRelease } from '@footnote/statements/as-of/company-record';
import type { Cell } from '@footnote/statements/cell';
import type { InputFact, InputFiling } from '@footnote/statements/inputs';
import type { CandidateCell, ReleaseReading } from '../types.ts';
import { asTagged, type RowConcept, rowConcepts } from './concepts.ts';
import { isOnServedBasis, withoutShares } from './share-basis.ts';

/** The exhibit of a release with its reading; null of one that takes too long to read. */
export type ReadExhibit = { readonly exhibit: string; readonly reading: ReleaseReading | null };

/**
 * A release as a filing beside the reports of its issuer: the proven figures of its newest period, each under the concept by
 * which the reports tag the row. Figures of
 * shares are left out where a split that no report shows may be in them. Null if it proves no income of a period that no report is of.
 * @param served The cells that were served on the evening before.
 */
export function filingOf(
  { accession, form, filed }: ParsedRelease,
  exhibits: readonly ReadExhibit[],
  served: readonly Cell[],
): InputFiling | null {
  const found = exhibits.find(({ reading }) =>
    reading?.statements.some(({ statement, cells }) => statement === 'income' && cells.length > 0),
  );
  if (found?.reading === undefined || found.reading === null) return null;
  const cells = found.reading.statements.flatMap((statement) => statement.cells);
  const end = newestEnd(
    cells.filter(({ statement }) => statement === 'income').map(({ period }) => period.end),
  );
  if (end <= newestEnd(served.map(({ period_end }) => period_end))) return null;
  const concepts = rowConcepts(served);
  const comparable = isOnServedBasis(cells, served, end) ? cells : withoutShares(cells);
  const own = comparable.filter(
    ({ field, period }) =>
      period.end === end && (period.months === null || period.start !== null) && concepts.has(field),
  );
  if (own.length === 0) return null;
  const facts = own.flatMap((cell) => factOf(cell, concepts.get(cell.field)));
  const release = { exhibit: found.exhibit, fields: [...new Set(own.map(({ field }) => field))] };
  return { accession, form, filed, report_date: end, fy: null, fp: null, facts, release };
}

const newestEnd = (ends: readonly string[]): string =>
  ends.reduce((newest, end) => (end > newest ? end : newest), '');

function factOf({ value, unit, period }: CandidateCell, row: RowConcept | undefined): InputFact[] {
  if (row === undefined) return [];
  const { taxonomy, concept } = row;
  const start = period.months === null ? null : period.start;
  return [{ taxonomy, concept, unit, start, end: period.end, value: asTagged(value, row) }];
}
