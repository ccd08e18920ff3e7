import type { Refusal } from '@footnote/statements/rules/refusal';
import type { Rule as DeclaredRule } from '@footnote/statements/rules/rule';
import { RULES } from './rules.ts';
import type { Rule } from './verification.ts';

/** Why a value that the engine computed is withheld: no verdict of it yet, or the check that contradicts it. */
export type MaskRule = `verification.${'pending' | 'contradicted' | Rule}`;

type Declared = DeclaredRule<Refusal>;

const mask = (refusal: Refusal, section: string, sentence: string, since = '0.1.0'): Declared => ({
  refusal,
  section,
  since,
  sentence,
});

const CHECKS = Object.entries(RULES).map(
  ([id, { says, since }]) =>
    [
      `verification.${id}`,
      mask('oracle_contradicted', '3.6', `it fails the check that ${says}`, since),
    ] as const,
);

/** The rules of masks, declared as those of the engine are. */
export const MASK_RULES = {
  'verification.pending': mask(
    'verification_pending',
    '3.4',
    'the verifier has no verdict on this value yet',
  ),
  'verification.contradicted': mask(
    'oracle_contradicted',
    '3.6',
    'a check of the verifier contradicts the value',
  ),
  ...Object.fromEntries(CHECKS),
} as Readonly<Record<MaskRule, Declared>>;

/** The rule of a contradicted value: the first check against it, in the order of the evidence. */
export const contradictedBy = (evidence: readonly { readonly rule: string }[]): MaskRule => {
  const id = `verification.${evidence[0]?.rule ?? ''}`;
  return id in MASK_RULES ? (id as MaskRule) : 'verification.contradicted';
};
