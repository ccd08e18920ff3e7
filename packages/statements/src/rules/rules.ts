import { anyFieldRules } from './any-field.ts';
import { balanceRules } from './balance.ts';
import { cashRules } from './cash.ts';
import { incomeRules } from './income.ts';
import { periodRules } from './periods.ts';
import type { Refusal } from './refusal.ts';
import type { Rule } from './rule.ts';
import { shareRules } from './shares.ts';

const declared = {
  ...anyFieldRules,
  ...incomeRules,
  ...balanceRules,
  ...cashRules,
  ...shareRules,
  ...periodRules,
};

export type RuleId = keyof typeof declared;

/** Rules that refuse a value. */
export type RefusingRule = {
  [Id in RuleId]: (typeof declared)[Id]['refusal'] extends Refusal ? Id : never;
}[RuleId];

/** The rule named by a refused cell: a rule of the engine, or a check of the verifier. */
export type CellRule = RefusingRule | `verification.${string}`;

/**
 * Every rule by which the engine refuses a value or rejects a candidate, by its id: the subject, a dot, and
 * the cause.
 */
export const RULES: Readonly<Record<RuleId, Rule>> = declared;

/** The reason of a cell refused by the rule. */
export const refusalOf = (id: RefusingRule): Refusal => declared[id].refusal;

/** Whether a rule refuses values; the others only reject candidates. */
export const isRefusing = (id: RuleId): id is RefusingRule => RULES[id].refusal !== null;
