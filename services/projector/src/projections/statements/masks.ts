import type { Verification } from '@footnote/events/types.generated';
import type { InputClaim, ResolvedInput } from '@footnote/projection/projection';
import { drop, ok, type Step } from '@footnote/projection/step';
import type { Cell } from '@footnote/statements/cell';
import { maskCells } from '@footnote/verification/mask';
import { wrongCik } from '../cik.ts';

/** The verdicts of a filing stand until the verifier knows more of the company, whatever order they come in. */
export function claimVerdicts(event: Verification): Step<InputClaim> {
  const wrong = wrongCik(event.cik);
  if (wrong !== null) return wrong;
  const { cik, accession, event_id: set, revision } = event;
  if (accession === null) return drop('answer_to_a_flag');
  return ok({ company: cik, slot: accession, set, part: 0, parts: 1, rank: revision });
}

/** The cells as they are served, by the verdicts that have come. */
export function masked(
  cells: readonly Cell[],
  verifications: readonly ResolvedInput<Verification>[],
): readonly Cell[] {
  const rulings = verifications.map(
    ({ slot, events }) => [slot, events.flatMap(({ verdicts }) => verdicts)] as const,
  );
  return maskCells(cells, new Map(rulings));
}
