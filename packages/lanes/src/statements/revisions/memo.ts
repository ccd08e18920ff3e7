import { createHash } from 'node:crypto';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import type { Revision, RevisionMemo } from '@footnote/statements/revisions/revisions';

/** Maximum number of cached revisions, of all companies: some fifty megabytes. */
const MAX_REVISIONS = 100_000;

export type RevisionMemory = {
  /** The record of the company; equal filings have equal revisions, whatever was filed later. */
  of(company: CompanyInput): RevisionMemo;
};

/**
 * Remembers which cells each filing changed, by the contents of the filings up to it: if a company files
 * again, only that filing is new.
 */
export function createRevisionMemory(maxRevisions = MAX_REVISIONS): RevisionMemory {
  // A Map preserves the order of insertion: the first entry is the least recently used one.
  const entries = new Map<string, readonly Revision[]>();
  const digests = new WeakMap<InputFiling, string>();
  let count = 0;

  const digestOf = (filing: InputFiling): string => {
    const known = digests.get(filing);
    if (known !== undefined) return known;
    const digest = createHash('sha256').update(JSON.stringify(filing)).digest('base64');
    digests.set(filing, digest);
    return digest;
  };
  const remove = (key: string): void => {
    count -= (entries.get(key)?.length ?? -1) + 1;
    entries.delete(key);
  };
  const put = (key: string, revisions: readonly Revision[]): void => {
    remove(key);
    entries.set(key, revisions);
    count += revisions.length + 1;
    for (const oldest of entries.keys()) {
      if (count <= maxRevisions || oldest === key) break;
      remove(oldest);
    }
  };

  return {
    of: ({ cik, sic, fiscal_year_end }) => {
      const keyOf = (filings: readonly InputFiling[]): string =>
        createHash('sha256')
          .update(JSON.stringify([cik, sic, fiscal_year_end, ...filings.map(digestOf)]))
          .digest('base64');
      return {
        get: (filings) => {
          const key = keyOf(filings);
          const known = entries.get(key);
          if (known !== undefined) put(key, known);
          return known;
        },
        set: (filings, revisions) => put(keyOf(filings), revisions),
      };
    },
  };
}
