import { type Provenance, statusOf } from '@footnote/statements/cell';
import { isAnnualForm, isPeriodicForm } from '@footnote/statements/filings/forms';
import type { RowCell } from './row-cell.ts';

/**
 * The one filing that a row refers to: the filing that supplied the most reported cells, the newest if tied.
 * A row without reported cells (a quarter derived from year-to-date figures) counts its derived cells. A
 * derived fourth quarter refers to the annual report, which reports its year, unless a release states most of it. Null for a row without a
 * figure.
 */
export function rowProvenance(cells: readonly RowCell[]): Provenance | null {
  const served = cells.filter((cell) => cell.value !== null && cell.filed !== null);
  const fourth = served.filter((cell) => cell.method === 'derived_q4' && isAnnualForm(cell.form));
  const reported = served.filter((cell) => cell.method === 'reported');
  const stated = reported.filter((cell) => !isPeriodicForm(cell.form));
  if (fourth.length > stated.length) return mostCited(fourth);
  return mostCited(reported.length > 0 ? reported : served);
}

function mostCited(cells: readonly RowCell[]): Provenance | null {
  const filings = new Map<string, { provenance: Provenance; count: number }>();
  for (const cell of cells) {
    const { accession, form, filed } = cell;
    if (filed === null) continue;
    const known = filings.get(accession);
    const provenance = { accession, form, filed, ...statusOf(cell) };
    if (known === undefined) filings.set(accession, { provenance, count: 1 });
    else known.count += 1;
  }
  let best: { provenance: Provenance; count: number } | undefined;
  for (const filing of filings.values()) {
    if (
      best === undefined ||
      filing.count > best.count ||
      (filing.count === best.count && isNewer(filing, best))
    ) {
      best = filing;
    }
  }
  return best?.provenance ?? null;
}

function isNewer(a: { provenance: Provenance }, b: { provenance: Provenance }): boolean {
  if (a.provenance.filed !== b.provenance.filed) return a.provenance.filed > b.provenance.filed;
  return a.provenance.accession > b.provenance.accession;
}
