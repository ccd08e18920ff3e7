import type {
  Company,
  Filing,
  FilingFacts,
  FilingRelease,
  Flag,
  IssuerSplits,
} from '@footnote/event-types/types.generated';
import type { InputClaim, ProjectionInput, Skim } from '@footnote/projection/projection';
import { factsSlot, NOTES } from '@footnote/statements/as-of/company-record';
import { mayHaveStatements } from '@footnote/statements/filings/forms';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { wrongCik } from '../cik.ts';
import { normalisedSymbols } from '../symbol.ts';

export type StatementTopic = 'companies' | 'filings' | 'issuer-splits' | 'flags' | 'releases' | 'facts';

/** Submissions have form, dates and acceptance as recorded by EDGAR; other sources repeat them. */
const RANK: Readonly<Record<Filing['origin'], number>> = { submissions: 2, current_feed: 1, companyfacts: 0 };

/**
 * The slot of an event among a company's inputs. Data that the statements do not use is not part of a set's
 * identity, so a profile or a filing that differs only in it changes nothing.
 */
export function claimInput(input: ProjectionInput<StatementTopic>): Step<InputClaim> {
  const wrong = wrongCik(input.event.cik);
  if (wrong !== null) return wrong;
  if (input.topic === 'companies') return ok(claimProfile(input.event));
  if (input.topic === 'filings') return claimFiling(input.event);
  if (input.topic === 'issuer-splits') return ok(claimSplits(input.event));
  if (input.topic === 'flags') return ok(claimFlag(input.event));
  if (input.topic === 'releases') return claimRelease(input.event);
  return claimFacts(input.event);
}

function claimProfile(event: Company): InputClaim {
  const set = JSON.stringify([event.sic, event.fiscal_year_end, symbolsOf(event)]);
  return { entity: event.cik, slot: '', set, part: 0, parts: 1, rank: 0 };
}

/** Each flag has its own slot. */
function claimFlag({ cik, flag_id: flag }: Flag): InputClaim {
  return { entity: cik, slot: flag, set: flag, part: 0, parts: 1, rank: 0 };
}

/**
 * Each symbol has its own slot. Processes with different inputs of a symbol may publish its splits in any
 * order: the highest revision is valid.
 */
function claimSplits({ cik, symbol, event_id: set, revision: rank }: IssuerSplits): InputClaim {
  return { entity: cik, slot: symbol, set, part: 0, parts: 1, rank };
}

/** Each exhibit has its own slot. */
function claimRelease({ cik, accession, url, set_id: set, chunk, chunks }: FilingRelease): Step<InputClaim> {
  if (!isChunk(chunk, chunks)) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
  return ok({ entity: cik, slot: `${accession}/${url}`, set, part: chunk, parts: chunks, rank: 0 });
}

const isChunk = (chunk: number, chunks: number): boolean => chunk >= 0 && chunk < chunks;

const WITHOUT_STATEMENTS = 'form_without_statements';

/**
 * One in a hundred of a large filer's filings is a periodic report: the others are recognised by their form.
 */
export const skimFilings: Skim<'filings'> = {
  topic: 'filings',
  members: ['cik', 'form'],
  reason: ({ cik = '', form = '' }) =>
    mayHaveStatements(form) || wrongCik(cik) !== null ? null : WITHOUT_STATEMENTS,
};

function claimFiling(event: Filing): Step<InputClaim> {
  if (!mayHaveStatements(event.form)) return drop(WITHOUT_STATEMENTS);
  const { cik, accession, form, filed, report_date, accepted_at } = event;
  const set = JSON.stringify([form, filed, report_date, accepted_at]);
  return ok({ entity: cik, slot: accession, set, part: 0, parts: 1, rank: RANK[event.origin] });
}

const OF_NOTES = 'facts_of_notes';

/** Most facts with dimensions are of the notes; no statement is computed from them. */
export const skimNotes: Skim<'facts'> = {
  topic: 'facts',
  members: ['cik', 'scope'],
  reason: ({ cik = '', scope = '' }) => (scope !== NOTES || wrongCik(cik) !== null ? null : OF_NOTES),
};

function claimFacts(event: FilingFacts): Step<InputClaim> {
  const slot = factsSlot(event);
  if (slot === null) return drop(OF_NOTES);
  const { cik, set_id, chunk, chunks } = event;
  if (!isChunk(chunk, chunks)) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
  return ok({ entity: cik, slot, set: set_id, part: chunk, parts: chunks, rank: 0 });
}

/** The company's symbols, in EDGAR's order. */
export function symbolsOf(company: Company | undefined): readonly string[] {
  return normalisedSymbols((company?.tickers ?? []).map(({ symbol }) => symbol));
}

/** Weight of an exhibit of a release: its paragraphs and cells. */
export function releaseWeight({ parts }: FilingRelease): number {
  return parts.reduce((sum, { cells }) => sum + 1 + cells.length, 0);
}

/**
 * Weight of the facts of one event in memory: texts of faces and lists of summations are shared among the
 * filings of a company.
 */
export function factsWeight({ facts, dimensioned, faces, calculations }: FilingFacts): number {
  return facts.length + dimensioned.length + faces.length + calculations.length;
}
