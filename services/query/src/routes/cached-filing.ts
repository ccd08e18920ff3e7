import type { StoreReader } from '@footnote/read-store/port';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Answer } from '../wire/answer.ts';
import { noSuchFiling, type Refusal } from '../wire/refusal.ts';
import { type FilingHead, filerOf, readFilers } from '@footnote/lanes/filings/filings/read-filing';

export type AboutFiling = {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  /** The cache key of the response. */
  readonly key: string;
  readonly accession: string;
  /** The filer under which it is served; a refusal if it must not be. Default: `filerOf`. */
  readonly choose?: (filers: readonly FilingHead[]) => FilingHead | Refusal;
  readonly make: (filing: FilingHead) => Promise<Answer>;
};

/**
 * The cached response about a filing, or else the result of `make`, cached until its filer is published.
 * Refuses an unknown accession; refusals are not cached.
 */
export function cachedFiling(requested: AboutFiling): Promise<Answer | Refusal> | Answer {
  return requested.answers.get(requested.key) ?? answerAnew(requested);
}

async function answerAnew({
  store,
  answers,
  key,
  accession,
  choose,
  make,
}: AboutFiling): Promise<Answer | Refusal> {
  const filers = await readFilers(store, accession);
  const first = filerOf(filers);
  if (first === undefined) return noSuchFiling(accession);
  const filing = choose?.(filers) ?? first;
  if ('status' in filing) return filing;
  return cachedAnswer(answers, key, [companyTag(filing.cik)], async () => {
    // Its row may have been republished since it was looked up.
    const current = filerOf(await readFilers(store, accession), filing.cik);
    return make(current ?? filing);
  });
}
