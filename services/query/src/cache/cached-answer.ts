import type { Answer } from '../wire/answer.ts';
import type { Tag, TaggedCache } from '@footnote/lanes/subject/tagged-cache';

/**
 * The response cached under a key, or else the result of `make`, cached until one of the tags is published.
 */
export function cachedAnswer(
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
