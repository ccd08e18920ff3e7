import { createHash } from 'node:crypto';
import type { ResolvedInputs } from '@footnote/projection/projection';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { ComputeStatements, Statements } from '@footnote/statements/statements';

/** Statements of a company; `key` is the same for equal inputs and for no others. */
export type KeyedComputation = (company: CompanyInput, key: string) => Statements;

/**
 * The statements that several projections of one process need of the same inputs, computed once. Keeps the most
 * recently used up to `maxCells` (about a kilobyte each); what it dropped is computed again.
 */
export function computedOnce(compute: ComputeStatements, maxCells = 150_000): KeyedComputation {
  // A Map keeps the order of insertion: the first entry is the one unused for longest.
  const known = new Map<string, Statements>();
  let cells = 0;
  const drop = (key: string): void => {
    cells -= known.get(key)?.cells.length ?? 0;
    known.delete(key);
  };
  return (company, key) => {
    const found = known.get(key) ?? compute(company);
    drop(key);
    known.set(key, found);
    cells += found.cells.length;
    for (const oldest of known.keys()) {
      if (cells <= maxCells || oldest === key) break;
      drop(oldest);
    }
    return found;
  };
}

/** Identity of what the statements of a company depend on. */
export function keyOfInputs(cik: string, inputs: ResolvedInputs<'companies' | 'filings' | 'facts'>): string {
  const hash = createHash('sha256');
  const profile = inputs.companies[0]?.events[0];
  hash.update(JSON.stringify([cik, profile?.sic, profile?.fiscal_year_end]));
  for (const { slot, events } of inputs.filings)
    for (const { origin, form, filed, report_date: reported, accepted_at: accepted } of events)
      hash.update(JSON.stringify([slot, origin, form, filed, reported, accepted]));
  for (const { slot, events } of inputs.facts)
    for (const { set_id: set, chunk, form, filed } of events)
      hash.update(JSON.stringify([slot, set, chunk, form, filed]));
  return hash.digest('hex');
}
