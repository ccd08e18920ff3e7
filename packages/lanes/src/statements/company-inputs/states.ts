import type { Codec } from '@footnote/events/codec';
import type { StoreReader } from '@footnote/read-store/port';
import { companyTag } from '../../subject/tagged-cache.ts';
import type { TaggedCache } from '../../subject/tagged-cache.ts';
import type { CompanyState } from './computing.ts';
import { readStoredCompany } from './read.ts';
import { readSpan } from './span.ts';

const STATE_BYTES = 500;

/** The version of a company's inputs: a new one each time the company is published. */
export type CompanyStates = (cik: string) => Promise<CompanyState> | CompanyState;

export function createCompanyStates(options: {
  readonly store: StoreReader;
  readonly codec: Pick<Codec, 'schema'>;
  readonly cache: TaggedCache<CompanyState>;
}): CompanyStates {
  const { store, codec, cache } = options;
  let count = 0;
  return (cik) =>
    cache.get(cik) ??
    cache.load(cik, [companyTag(cik)], () => {
      count += 1;
      const value = {
        key: `${cik} ${count}`,
        load: () => readStoredCompany(store, codec, cik),
        span: () => readSpan(store, cik),
      };
      return Promise.resolve({ value, size: STATE_BYTES, tags: [companyTag(cik)] });
    });
}
