import { isPreliminary } from '../cell.ts';
import type { Cell, Operand, Provenance } from '../cell.ts';
import type { SplitFactor } from '../model/model.ts';
import { isSplit, kindOf, KINDS, type RevisionKind } from './kind.ts';

/** Why a served cell changed between two publications of a company. */
export type ChangeCause = RevisionKind | 'evidence' | 'reported' | 'verdict';

/** The causes with their conditions. */
export const CAUSES: Readonly<Record<ChangeCause, string>> = {
  ...KINDS,
  reported: 'a filing reports the value, which was refused before',
  verdict: 'the verifier contradicts the value now, or no longer does',
  evidence:
    'the value or its refusal comes from filings that were known: more of them was read, or a new filing is evidence for it',
};

/** A cell that was served or refused, and what it is now; null if its period is gone. */
export type CellChange = { readonly before: Cell; readonly after: Cell | null };

export type CausedChange = CellChange & {
  readonly cause: ChangeCause;
  /** The new filing that the value comes from, or that revealed the split; null if there is none. */
  readonly filing: Provenance | null;
};

/**
 * The cause of each change, `filings` being those that are new, the newest first. Changes of cells that were refused and
 * still are not among them.
 */
export const causesOf = (
  changes: readonly CellChange[],
  filings: readonly Provenance[],
): readonly CausedChange[] => {
  const context = { split: newSplit(changes), isNewFiling: filings.length > 0 };
  const [only = null, ...others] = filings;
  return changes.map((change) => {
    const own = sourceOf(change.after, filings);
    const cause = causeOf(change, own, context);
    return { ...change, cause, filing: cause === 'split' && others.length === 0 ? (own ?? only) : own };
  });
};

/** The newest of the filings that the value comes from. */
const sourceOf = (after: Cell | null, filings: readonly Provenance[]): Provenance | null => {
  const sources = new Set(after?.operands.map(({ accession }) => accession));
  return filings.find(({ accession }) => sources.has(accession)) ?? null;
};

const isVerifier = (rule: string | null | undefined): boolean => rule?.startsWith('verification.') ?? false;

const causeOf = (
  { before, after }: CellChange,
  own: Provenance | null,
  { split, isNewFiling }: { readonly split: SplitFactor | null; readonly isNewFiling: boolean },
): ChangeCause => {
  if (after === null || after.value === null) {
    if (isVerifier(after?.rule)) return 'verdict';
    if (!isNewFiling) return 'evidence';
    return isPreliminary(before) && before.value !== null ? 'not_restated' : 'withdrawn';
  }
  if (before.value === null) {
    if (own !== null) return after.method === 'reported' ? 'reported' : 'derived_follow_up';
    return isVerifier(before.rule) ? 'verdict' : 'evidence';
  }
  if (isSplit(before, after, split)) return 'split';
  return own === null ? 'evidence' : kindOf(before, after, own, split);
};

const FACTOR = /[*/]([0-9]+)(?::([0-9]+))?$/;

const factorOf = ({ role }: Operand): SplitFactor => {
  const [, numerator = '1', denominator = '1'] = FACTOR.exec(role.slice(1)) ?? [];
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
};

/**
 * The factor by which facts are adjusted now and were not before; null if there is none, or more than one. Only facts that
 * a cell had before and still has show it.
 */
const newSplit = (changes: readonly CellChange[]): SplitFactor | null => {
  const found = new Map<string, SplitFactor>();
  for (const { before, after } of changes)
    for (const operand of before.operands) {
      const same = after?.operands.find((other) => isSameFact(operand, other));
      if (same === undefined) continue;
      const [old, now] = [factorOf(operand), factorOf(same)];
      const factor = reduced(now.numerator * old.denominator, now.denominator * old.numerator);
      found.set(`${factor.numerator}:${factor.denominator}`, factor);
    }
  found.delete('1:1');
  const [factor = null, ...others] = found.values();
  return others.length === 0 ? factor : null;
};

const isSameFact = (a: Operand, b: Operand): boolean =>
  a.accession === b.accession && a.concept === b.concept && a.start === b.start && a.end === b.end;

const reduced = (numerator: bigint, denominator: bigint): SplitFactor => {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
};
