import type { Rule } from '@footnote/statements/rules/rule';
import { RULES } from '@footnote/statements/rules/rules';
import { MASK_RULES } from './mask-rules.ts';

/** Every rule that a cell or a candidate may name: those of the engine, then the masks of the verifier. */
export const ALL_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...Object.entries(RULES),
  ...Object.entries(MASK_RULES),
]);

/** A declared rule; throws for an unknown id. */
export const ruleNamed = (id: string): Rule => {
  const found = ALL_RULES.get(id);
  if (found === undefined) throw new TypeError(`no rule is declared as ${id}`);
  return found;
};
