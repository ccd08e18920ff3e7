import type { InputClaim, ProjectionInput } from '@footnote/projection/projection';
import { ok, type Step } from '@footnote/projection/step';
import { wrongCik } from '../cik.ts';
import { claimInput } from '../statements/inputs.ts';

export type VerificationTopic = 'companies' | 'filings' | 'flags' | 'facts';

/** What the statements are computed from, and the flags of callers, each of which stands in a slot of its own. */
export function claimEvidence(input: ProjectionInput<VerificationTopic>): Step<InputClaim> {
  if (input.topic !== 'flags') return claimInput(input);
  const { cik, flag_id: flag } = input.event;
  return wrongCik(cik) ?? ok({ company: cik, slot: flag, set: flag, part: 0, parts: 1, rank: 0 });
}
