/** The multiples of a company in its snapshot: as `GET /v2/valuation` has them. */
import type { Snapshot } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import type { Company } from '../../subject/company.ts';
import { valuationMembers } from '../valuation/assemble.ts';
import { readValuedCompany } from '../valuation/company.ts';
import { historyOf, type HistoryReader } from '../valuation/lane.ts';

type Multiples = Writable<Snapshot>['multiples'];
type Reason = Extract<Multiples, { readonly available: false }>['reason'];

/**
 * `refusal`: of a symbol without statements to value, null for a company. `hasHistory`: whether each multiple is ranked
 * among those of ten years, which takes seconds the first time. `now`: epoch milliseconds.
 */
export async function readMultiples(
  reader: HistoryReader,
  subject: Company,
  { refusal, hasHistory }: { readonly refusal: Reason | null; readonly hasHistory: boolean },
  now: number,
): Promise<Multiples> {
  if (refusal !== null) return { available: false, reason: refusal };
  const company = await readValuedCompany(reader.store, reader.heads, subject, now);
  if (typeof company === 'string') return { available: false, reason: company };
  const { market, stated, valued, valuedAt } = company;
  const history = hasHistory ? await historyOf(reader, company, subject) : null;
  return valuationMembers({ valued, stated, market, history, now: valuedAt }).multiples;
}
