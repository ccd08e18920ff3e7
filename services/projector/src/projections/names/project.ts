import type { CompanyNameRow } from '@footnote/read-models/company-names';
import type { RowProjection } from '@footnote/projection/projection';
import { ok } from '@footnote/projection/step';
import { wrongCik } from '../cik.ts';
import { normalisedSymbols } from '../symbol.ts';
import { NAMES, readModel } from './ddl.ts';

type StoredName = CompanyNameRow & {
  /** Offset of the event. A company's events are in one partition, so a later one has a higher offset. */
  readonly version: number;
};

/** `companies` → current and former names of a company, for the search. */
export const names: RowProjection<'companies'> = {
  kind: 'rows',
  name: 'names',
  keyedBy: 'cik',
  version: 1,
  topics: ['companies'],
  readModel,
  project: ({ event, offset }) => {
    const wrong = wrongCik(event.cik);
    if (wrong !== null) return wrong;
    // A name that was used again is listed for each time it was dropped.
    const former = new Set(newestFirst(event.former_names).map(({ name }) => name));
    former.delete(event.name);
    const row: StoredName = { cik: event.cik, name: event.name, former_names: [...former], version: offset };
    const symbols = normalisedSymbols(event.tickers.map(({ symbol }) => symbol));
    return ok({
      rows: [{ table: NAMES, row }],
      publication: { entity: event.cik, revision: offset + 1, symbols, sourceTime: event.source_time },
    });
  },
};

function newestFirst<Former extends { readonly to: string | null }>(
  names: readonly Former[],
): readonly Former[] {
  return [...names].sort((a, b) => ((a.to ?? '') < (b.to ?? '') ? 1 : (a.to ?? '') > (b.to ?? '') ? -1 : 0));
}
