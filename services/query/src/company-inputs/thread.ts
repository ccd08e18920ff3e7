import type { CompanyRecord } from '@footnote/statements/as-of/company-record';
import { runJob, type Job, type Results } from './jobs.ts';

/** To the thread: a question about a company, with its inputs when the thread said that it lacks them. */
export type Question = {
  readonly id: number;
  /** Names one state of a company's inputs. */
  readonly key: string;
  readonly job: Job;
  readonly record: CompanyRecord | null;
};

export type Reply = { readonly id: number } & (
  | { readonly outcome: 'result'; readonly result: Results[Job['kind']] }
  | { readonly outcome: 'unknown_company' }
  | { readonly outcome: 'failed'; readonly error: unknown }
);

/** Facts that are kept between questions: some four companies of twenty-five thousand each. */
const MAX_FACTS = 100_000;

/** Answers questions, remembering the companies that were asked for last. */
export function createResponder(maxFacts = MAX_FACTS): (question: Question) => Reply {
  // A Map keeps the order of insertion: the first entry is the one unused for longest.
  const records = new Map<string, { readonly record: CompanyRecord; readonly facts: number }>();
  let facts = 0;

  const forget = (key: string): void => {
    facts -= records.get(key)?.facts ?? 0;
    records.delete(key);
  };
  const remember = (key: string, record: CompanyRecord): void => {
    forget(key);
    const entry = {
      record,
      facts: record.company.filings.reduce((sum, filing) => sum + filing.facts.length, 0),
    };
    records.set(key, entry);
    facts += entry.facts;
    for (const oldest of records.keys()) {
      if (facts <= maxFacts || oldest === key) break;
      forget(oldest);
    }
  };

  return ({ id, key, job, record: given }) => {
    const record = given ?? records.get(key)?.record;
    if (record === undefined) return { id, outcome: 'unknown_company' };
    remember(key, record);
    try {
      return { id, outcome: 'result', result: runJob(record, job) };
    } catch (error) {
      return { id, outcome: 'failed', error };
    }
  };
}
