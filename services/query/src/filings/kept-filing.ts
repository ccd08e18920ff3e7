import type { StoreReader } from '@footnote/read-store/port';
import { companyTag } from '../cache/invalidation.ts';
import { keptAnswer } from '../cache/kept-answer.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Answer } from '../wire/answer.ts';
import { noSuchFiling, type Refusal } from '../wire/refusal.ts';
import { type FilingHead, filerOf, readFilers } from './read-filing.ts';

export type AboutFiling = {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  /** What the answer is kept under. */
  readonly key: string;
  readonly accession: string;
  /** As whose filing it is told, of its filers; a refusal where it is not to be told. Default: `filerOf`. */
  readonly choose?: (filers: readonly FilingHead[]) => FilingHead | Refusal;
  readonly make: (filing: FilingHead) => Promise<Answer>;
};

/**
 * The answer about a filing that is kept, or else what `make` gives of it, kept until its filer is published. Refuses an
 * accession that is not known; refusals are not remembered.
 */
export function keptFiling(asked: AboutFiling): Promise<Answer | Refusal> | Answer {
  return asked.answers.get(asked.key) ?? answerAnew(asked);
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
  return keptAnswer(answers, key, [companyTag(filing.cik)], async () => {
    // Its row may have been published anew since it was looked for.
    const current = filerOf(await readFilers(store, accession), filing.cik);
    return make(current ?? filing);
  });
}
