import { eventId } from '@footnote/events/event-id';
import type { Verification as VerificationEvent } from '@footnote/event-types/types.generated';
import type { Emission } from '@footnote/projection/projection';
import type { CellVerdict, Verification } from '@footnote/verification/verification';
import type { Answer } from './flags.ts';

type VerdictSubject = Pick<VerificationEvent, 'accession' | 'flag'>;

/**
 * One event for each filing of the company, and one for each flag. Equal verdicts are equal events, at any
 * time.
 */
export function emissionsOf(
  cik: string,
  revision: number,
  newest: number,
  { policy_version: policy, filings }: Verification,
  answers: readonly Answer[],
): readonly Emission<'verifications'>[] {
  const emission = (
    accession: VerdictSubject['accession'],
    { verdicts, text }: Fitting,
    flag: VerdictSubject['flag'],
  ): Emission<'verifications'> => ({
    topic: 'verifications',
    event: {
      // As text, with members in order of creation: many thousands of them are hashed at once.
      event_id: eventId(['verification', cik, policy, accession, `[${JSON.stringify(flag)},${text}]`]),
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
    ...filings.map(({ accession, verdicts }) => emission(accession, fitting(verdicts), null)),
    ...answers.map(({ flag, verdict }) => emission(null, fitting(verdict === null ? [] : [verdict]), flag)),
  ];
}

/** Verdicts as in an event, and as JSON. */
type Fitting = { readonly verdicts: readonly EmittedVerdict[]; readonly text: string };

type EmittedVerdict = VerificationEvent['verdicts'][number];

/** A record of the log is limited to a megabyte; in Avro a verdict takes less than its JSON. */
const MOST_BYTES = 700_000;

/**
 * Maximum numbers of pieces of evidence of a cell, and of readings of a piece, tried until the event fits.
 */
const DEPTHS: readonly (readonly [number, number])[] = [
  [8, 24],
  [1, 4],
  [0, 0],
];

/** The verdicts of one filing in one event. If most of a filing is wrong, some evidence is omitted. */
function fitting(verdicts: readonly CellVerdict[]): Fitting {
  let emitted: readonly EmittedVerdict[] = [];
  let text = '[]';
  for (const [pieces, readings] of DEPTHS) {
    emitted = verdicts.map((one) => emittedOf(one, pieces, readings));
    text = JSON.stringify(emitted);
    if (text.length <= MOST_BYTES) break;
  }
  return { verdicts: emitted, text };
}

const NO_EVIDENCE: EmittedVerdict['evidence'] = [];

/** Without the filing, which the event states once. The order of members is part of the event's id: never reorder. */
function emittedOf(one: CellVerdict, pieces: number, readings: number): EmittedVerdict {
  return {
    statement: one.statement,
    field: one.field,
    period_kind: one.period_kind,
    fiscal_year: one.fiscal_year,
    fiscal_period: one.fiscal_period,
    period_start: one.period_start,
    period_end: one.period_end,
    value: one.value,
    verdict: one.verdict,
    vouched: one.vouched,
    evidence:
      one.evidence.length === 0
        ? NO_EVIDENCE
        : one.evidence
            .slice(0, pieces)
            .map((piece) => ({ ...piece, readings: piece.readings.slice(0, readings) })),
  };
}
