import type { Refusal } from './refusal.ts';

export type Rule<R extends Refusal | null = Refusal | null> = {
  /** What it refuses a value as; null for a rule that sets candidates aside and refuses nothing. */
  readonly refusal: R;
  /** Section of the semantics that it is from. */
  readonly section: string;
  /** First release that has it. */
  readonly since: string;
  /** Why, for people: true wherever the rule is used. */
  readonly sentence: string;
};

const FIRST_RELEASE = '0.1.0';

/** A rule of the first release. */
export const rule = <const R extends Refusal | null>(
  refusal: R,
  section: string,
  sentence: string,
): Rule<R> => ({ refusal, section, since: FIRST_RELEASE, sentence });
