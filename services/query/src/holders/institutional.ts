import type { StoreReader } from '@footnote/read-store/port';
import type { Institutional13F } from '../contract/contract.generated.ts';
import type { Writable } from '../wire/json.ts';
import { type CoverShares, institutionalMember, TOP_HOLDERS, topOf } from './institutional-member.ts';
import { readInstitutional, REPORTING_MANAGERS } from './read-institutional.ts';

/** What institutional managers report of an issuer, by Form 13F alone: never added to stakes of Schedules 13D and 13G. */
export async function readInstitutional13f(
  store: StoreReader,
  cik: string,
  count: CoverShares | null,
): Promise<{ readonly member: Writable<Institutional13F>; readonly newest: string | null }> {
  const inputs = await readInstitutional(store, cik);
  const before = inputs?.before ?? null;
  const top = inputs === null ? [] : topOf(inputs).slice(0, TOP_HOLDERS);
  const reporting =
    before === null || top.length === 0
      ? []
      : await store.read(REPORTING_MANAGERS, {
          period: before.period,
          ciks: top.map((holder) => holder.cik),
        });
  const member = institutionalMember(inputs, new Set(reporting.map((manager) => manager.cik)), count);
  return { member, newest: inputs?.quarter.newest ?? null };
}
