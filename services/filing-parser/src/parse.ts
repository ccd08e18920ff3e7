import type { Document } from '@footnote/event-types/types.generated';
import type { Refusal } from '@footnote/projection/stage/stage';
import { parseCompanyfacts } from '@footnote/xbrl/companyfacts';
import { CompanyfactsError, type Companyfacts, type RejectedFact } from '@footnote/xbrl/companyfacts-types';
import {
  eventsOf,
  type FactSet,
  groupByFiling,
  MAX_NAME_LENGTH,
  type LeftOut,
  type UnrecordedFacts,
} from './fact-sets.ts';

export type Parsed = {
  /** The events of one filing after another, by filing date, then accession; produced lazily. */
  readonly filings: Iterable<readonly UnrecordedFacts[]>;
  /** The whole document, or single facts of it; null if everything was processed. */
  readonly refusal: Refusal | null;
};

/** Maximum number of rejected facts listed in a message. */
const NAMED = 20;
const PROBLEM_LENGTH = 300;

/**
 * Converts a companyfacts document to `facts` events. Every set of the document is emitted, even if an
 * earlier capture had it: its set_id shows that it is the same, and a later capture that confirms it makes
 * the outcome independent of the order in which captures arrive. (An unchanged document is not even fetched.)
 */
export function parseDocument(document: Document, bytes: Uint8Array): Parsed {
  let companyfacts: Companyfacts;
  try {
    companyfacts = parseCompanyfacts(bytes);
  } catch (error) {
    if (error instanceof CompanyfactsError) return refused(error.reason, error.message);
    throw error;
  }
  const { cik, entityName } = companyfacts;
  if (cik !== document.cik)
    return refused('cik_mismatch', `the document of ${document.cik} has the facts of ${cik}`);
  if (entityName.length > MAX_NAME_LENGTH)
    return refused('too_large', `the name of ${cik} is longer than ${MAX_NAME_LENGTH} characters`);

  const { sets, leftOut } = groupByFiling(companyfacts.facts);
  const problems = [...companyfacts.rejected.map(describeRejected), ...leftOut.map(describeLeftOut)];
  return {
    filings: eventsOfEach(document, entityName, sets),
    refusal: problems.length === 0 ? null : { reason: 'facts_rejected', message: summary(problems) },
  };
}

function* eventsOfEach(
  document: Document,
  entityName: string,
  sets: readonly FactSet[],
): Generator<readonly UnrecordedFacts[]> {
  const origin = { ...document, source: 'companyfacts' } as const;
  for (const set of sets) yield eventsOf(origin, entityName, set);
}

/** The whole document was refused. */
export function refused(reason: string, message: string): Parsed {
  return { filings: [], refusal: { reason, message } };
}

function describeRejected({ where, accession, reason, detail }: RejectedFact): string {
  return `${where} of ${accession ?? 'no filing'}: ${reason} (${detail})`;
}

function describeLeftOut({ fact, reason }: LeftOut): string {
  return `${fact.taxonomy}/${fact.concept} of ${fact.accession}: ${reason} (${fact.form} filed ${fact.filed})`;
}

/** The document is in the archive: naming the first is enough to find them all. */
export function summary(problems: readonly string[]): string {
  const named = problems.slice(0, NAMED).map((problem) => problem.slice(0, PROBLEM_LENGTH));
  const more = problems.length > NAMED ? [`and ${problems.length - NAMED} more`] : [];
  return [
    `${problems.length} parts of the document were left out, the rest was taken`,
    ...named,
    ...more,
  ].join('\n');
}
