import { eventId } from '@footnote/events/event-id';
import type { Verification as VerificationEvent } from '@footnote/events/types.generated';
import type { Emission } from '@footnote/projection/projection';
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
      emission({ accession, verdicts: fitting(verdicts), flag: null }),
    ),
    ...answers.map(({ flag, verdict }) =>
      emission({ accession: null, verdicts: fitting(verdict === null ? [] : [verdict]), flag }),
    ),
  ];
}

type SaidVerdict = VerificationEvent['verdicts'][number];

/** A record of the log holds a megabyte; in Avro a verdict takes less than its JSON. */
const MOST_BYTES = 700_000;

/** Most pieces of evidence of a cell, and most readings of a piece, tried until the event fits. */
const DEPTHS: readonly (readonly [number, number])[] = [
  [8, 24],
  [1, 4],
  [0, 0],
];

/** The verdicts of one filing in one event. Of a filing that is wrong throughout not all evidence is told. */
function fitting(verdicts: readonly CellVerdict[]): readonly SaidVerdict[] {
  let said: readonly SaidVerdict[] = [];
  for (const [pieces, readings] of DEPTHS) {
    // The event names the filing once.
    said = verdicts.map(({ accession: _, evidence, ...verdict }) => ({
      ...verdict,
      evidence: evidence
        .slice(0, pieces)
        .map((piece) => ({ ...piece, readings: piece.readings.slice(0, readings) })),
    }));
    if (JSON.stringify(said).length <= MOST_BYTES) break;
  }
  return said;
}
