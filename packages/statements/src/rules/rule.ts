import type { Refusal } from './refusal.ts';

export type Rule<R extends Refusal | null = Refusal | null> = {
  /** The reason with which it refuses a value; null for a rule that only rejects candidates. */
  readonly refusal: R;
  /** Section of the semantics that defines it. */
  readonly section: string;
  /** First release that includes it. */
  readonly since: string;
  /** Sentence for users: true wherever the rule applies. */
  readonly sentence: string;
};

const FIRST_RELEASE = '0.1.0';

/** A rule of the first release, unless it says otherwise. */
export const rule = <const R extends Refusal | null>(
  refusal: R,
  section: string,
  sentence: string,
  since = FIRST_RELEASE,
): Rule<R> => ({ refusal, section, since, sentence });
