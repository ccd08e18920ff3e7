import { eventId } from '@footnote/events/event-id';
import type { Stake } from '@footnote/event-types/types.generated';
import type { DeclaredStage, Unrecorded } from '@footnote/projection/stage/stage';
import { drop, ok } from '@footnote/projection/step';

const CUSIP = /^[0-9A-Z*@#]{9}$/;

/** `stakes` → `cusips`: a Schedule 13D or 13G names the CUSIPs of a class together with the issuer's CIK. */
export function cusipsStage(): DeclaredStage<'cusip-parser'> {
  return {
    name: 'cusip-parser',
    topic: 'stakes',
    maxRecords: 500,
    work: 'read',
    take: (stake) => {
      const events = stake.refusal === null ? witnessesOf(stake) : [];
      return events.length === 0 ? drop('no_cusip') : ok({ runs: [events], leftOut: null });
    },
  };
}

const witnessesOf = (stake: Stake): readonly Unrecorded<'cusips'>[] =>
  [...new Set(stake.cusips)]
    .filter((cusip) => CUSIP.test(cusip))
    .map((cusip) => {
      const {
        cik,
        issuer_name: issuer,
        class_title,
        accession,
        form,
        filed,
        source_document,
        source_time,
      } = stake;
      const content = { cusip, cik, issuer, class_title, accession, form, filed };
      return {
        topic: 'cusips',
        event: { event_id: eventId(['cusip', content]), source_time, ...content, source_document },
      };
    });
