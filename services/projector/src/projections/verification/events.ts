import { eventId } from '@footnote/events/event-id';
import type { Verification as VerificationEvent } from '@footnote/events/types.generated';
import type { Emission } from '@footnote/service/projection/projection';
import type { CellVerdict, Verification } from '@footnote/verification/verification';
import type { Answer } from './flags.ts';

type Said = Pick<VerificationEvent, 'accession' | 'verdicts' | 'flag'>;

/** One event for each filing of the company, and one for each flag. Equal verdicts are equal events, whenever. */
export function emissionsOf(
  cik: string,
  revision: number,
  newest: number,
  { policy_version: policy, filings }: Verification,
  answers: readonly Answer[],
): readonly Emission<'verifications'>[] {
  const emission = ({ accession, verdicts, flag }: Said): Emission<'verifications'> => ({
    topic: 'verifications',
    event: {
      // As text, whose members stand in the order they were made in: many thousands of them are hashed at once.
      event_id: eventId(['verification', cik, policy, accession, JSON.stringify([flag, verdicts])]),
      source_time: newest,
      recorded_at: 0,
      cik,
      accession,
      revision,
      policy_version: policy,
      verdicts,
      flag,
    },
  });
  return [
    ...filings.map(({ accession, verdicts }) =>
      emission({ accession, verdicts: verdicts.map(withoutAccession), flag: null }),
    ),
    ...answers.map(({ flag, verdict }) =>
      emission({ accession: null, verdicts: verdict === null ? [] : [withoutAccession(verdict)], flag }),
    ),
  ];
}

/** The event names the filing once. */
function withoutAccession({ accession: _, ...verdict }: CellVerdict): VerificationEvent['verdicts'][number] {
  return verdict;
}
