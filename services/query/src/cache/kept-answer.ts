import type { Answer } from '../wire/answer.ts';
import type { Tag, TaggedCache } from './tagged-cache.ts';

/** The answer that is kept under a key, or else what `make` gives, kept until one of the tags is published. */
export function keptAnswer(
  answers: TaggedCache<Answer>,
  key: string,
  tags: readonly Tag[],
  make: () => Promise<Answer> | Answer,
): Promise<Answer> | Answer {
  return (
    answers.get(key) ??
    answers.load(key, tags, async () => {
      const value = await make();
      return { value, size: value.size, tags };
    })
  );
}
