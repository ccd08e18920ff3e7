import type { Field, IssuerType } from '../fields/field.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { chooseAmortization } from './amortization-row.ts';
import { faceOfInterims } from './face-evidence.ts';
import { refusePartOfDebt } from './debt-total.ts';
import { joinSplitRows } from './disaggregated-row.ts';
import { largestFirst } from './largest-total.ts';
import { refuseSharedEquity } from './minority-equity.ts';
import { refuseNewestAmbiguous } from './newest-ambiguous.ts';
import { refuseLesserProperty } from './lesser-property.ts';
import { refuseLesserCosts } from './lesser-cost.ts';
import { rejectNarrowedRows } from './narrowed-row.ts';
import { withoutUntaggedRows } from './missing-current-debt.ts';
import { refuseOtherProperty } from './other-property.ts';
import { chooseParentShare } from './parent-share.ts';
import { keepOwnConcepts } from './own-concept.ts';
import { refusePartsOfTotals } from './part-of-total.ts';
import { withoutPartialRows } from './partial-rows.ts';
import { withoutPropertyResult } from './property-result.ts';
import { deductRedeemableShare } from './redeemable-share.ts';
import { addRelatedParties } from './related-parties.ts';
import { withoutRowsTaggedTwice } from './row-tagged-twice.ts';
import { chooseUtilityIncome } from './subsidiary-preferred.ts';
import { refuseWholeIncome } from './whole-income.ts';
import { refuseUnexplainedInvesting, refuseUntaggedInvesting } from './unexplained-investing.ts';
import { refuseZerosOfAnother } from './zero-of-another.ts';
import { refuseZeroSiblings } from './zero-sibling.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { Slot } from '../calendar/slots.ts';

type Context = { readonly spec: Field; readonly type: IssuerType; readonly index: FactIndex };

/**
 * A step over all filed versions of one field. It replaces, reorders or removes readings but keeps the
 * version of every filing, in which it notes the rule by which each reading was removed (`setAside`, `rule`).
 */
export type Pass = {
  readonly name: string;
  readonly run: (context: Context, all: Map<Slot, readonly FilingReadings[]>) => void;
};

/** The passes in order: each receives the result of the previous ones. */
export const PASSES: readonly Pass[] = [
  { name: 'narrowed row', run: ({ spec, type }, all) => rejectNarrowedRows(spec, type, all) },
  { name: 'largest total', run: ({ spec, type }, all) => largestFirst(spec, type, all) },
  { name: 'amortization row', run: ({ spec }, all) => chooseAmortization(spec, all) },
  { name: 'related parties', run: ({ spec }, all) => addRelatedParties(spec, all) },
  { name: 'parent share', run: ({ spec, type }, all) => chooseParentShare(spec, type, all) },
  { name: 'redeemable share', run: ({ spec, type }, all) => deductRedeemableShare(spec, type, all) },
  { name: 'subsidiary preferred', run: ({ spec, type }, all) => chooseUtilityIncome(spec, type, all) },
  { name: 'whole income', run: ({ spec, index }, all) => refuseWholeIncome(spec, index, all) },
  { name: 'property result', run: ({ spec, type }, all) => withoutPropertyResult(spec, type, all) },
  { name: 'row tagged twice', run: ({ spec }, all) => withoutRowsTaggedTwice(spec, all) },
  { name: 'part of total', run: ({ spec, type }, all) => refusePartsOfTotals(spec, type, all) },
  { name: 'missing current debt', run: ({ spec }, all) => withoutUntaggedRows(spec, all) },
  { name: 'part of debt', run: ({ spec }, all) => refusePartOfDebt(spec, all) },
  { name: 'other property', run: ({ spec, index }, all) => refuseOtherProperty(spec, index, all) },
  { name: 'lesser property', run: ({ spec }, all) => refuseLesserProperty(spec, all) },
  { name: 'lesser cost', run: ({ spec }, all) => refuseLesserCosts(spec, all) },
  {
    name: 'unexplained investing',
    run: ({ spec, type }, all) => refuseUnexplainedInvesting(spec, type, all),
  },
  {
    name: 'untagged investing',
    run: ({ spec, type, index }, all) => refuseUntaggedInvesting(spec, type, index, all),
  },
  { name: 'partial rows', run: ({ spec, type }, all) => withoutPartialRows(spec, type, all) },
  { name: 'zero sibling', run: ({ spec, type }, all) => refuseZeroSiblings(spec, type, all) },
  { name: 'zero of another row', run: ({ spec }, all) => refuseZerosOfAnother(spec, all) },
  { name: 'face evidence', run: ({ spec, type, index }, all) => faceOfInterims(spec, type, index, all) },
  { name: 'disaggregated row', run: ({ spec, type }, all) => joinSplitRows(spec, type, all) },
  { name: 'newest ambiguous', run: ({ spec }, all) => refuseNewestAmbiguous(spec, all) },
  { name: 'minority equity', run: ({ spec, index }, all) => refuseSharedEquity(spec, index, all) },
];

/** Passes over versions of which those with quarters of another scope or year have been removed. */
export const LAST_PASSES: readonly Pass[] = [
  { name: 'own concept', run: ({ spec }, all) => keepOwnConcepts(spec, all) },
];
