import { createCodec } from '@footnote/events/codec';
import { UnknownSchemaIdError, type SchemaRegistry } from '@footnote/events/registry';
import type { CompanyRecord } from '@footnote/statements/as-of/company-record';
import { runJob, type Job, type Results } from '@footnote/lanes/statements/company-inputs/jobs';
import { recordOf, type StoredCompany } from '@footnote/lanes/statements/company-inputs/record';

/** A request to the thread about a company, with its inputs if the thread lacks them. */
export type Question = {
  readonly id: number;
  /** Identifies one version of a company's inputs. */
  readonly key: string;
  readonly job: Job;
  readonly inputs: StoredCompany | null;
};

export type Reply = { readonly id: number } & (
  | { readonly outcome: 'result'; readonly result: Results[Job['kind']] }
  | { readonly outcome: 'unknown_company' }
  | { readonly outcome: 'failed'; readonly error: unknown }
);

/** Maximum number of cached facts: some four companies of twenty-five thousand each. */
const MAX_FACTS = 100_000;

/** Null for a company that cannot be computed. */
type Known = { readonly record: CompanyRecord | null; readonly facts: number };

/** Answers requests one after the other, caching the most recently used companies. */
export function createResponder(maxFacts = MAX_FACTS): (question: Question) => Promise<Reply> {
  // A Map preserves the order of insertion: the first entry is the least recently used one.
  const known = new Map<string, Known>();
  const schemas = new Map<number, string>();
  const codec = createCodec(readOnlyRegistry(schemas));
  let facts = 0;
  let last: Promise<unknown> = Promise.resolve();

  const forget = (key: string): void => {
    facts -= known.get(key)?.facts ?? 0;
    known.delete(key);
  };
  const remember = (key: string, entry: Known): void => {
    forget(key);
    known.set(key, entry);
    facts += entry.facts;
    for (const oldest of known.keys()) {
      if (facts <= maxFacts || oldest === key) break;
      forget(oldest);
    }
  };
  const decoded = async (inputs: StoredCompany): Promise<Known> => {
    for (const [id, schema] of inputs.schemas) schemas.set(id, schema);
    const record = await recordOf(codec, inputs);
    const filings = record?.company.filings ?? [];
    return { record, facts: filings.reduce((sum, filing) => sum + filing.facts.length, 0) };
  };

  const respond = async ({ id, key, job, inputs }: Question): Promise<Reply> => {
    try {
      const entry = inputs === null ? known.get(key) : await decoded(inputs);
      if (entry === undefined) return { id, outcome: 'unknown_company' };
      remember(key, entry);
      const { record } = entry;
      return { id, outcome: 'result', result: record === null ? null : runJob(record, job) };
    } catch (error) {
      return { id, outcome: 'failed', error };
    }
  };
  return (question) => {
    const reply = last.then(() => respond(question));
    last = reply;
    return reply;
  };
}

/** The schemas that came with the inputs, because the thread has no connection of its own. */
function readOnlyRegistry(schemas: ReadonlyMap<number, string>): SchemaRegistry {
  return {
    register: (subject) => Promise.reject(new Error(`nothing is written here: ${subject}`)),
    schema: (id) => {
      const schema = schemas.get(id);
      return schema === undefined ? Promise.reject(new UnknownSchemaIdError(id)) : Promise.resolve(schema);
    },
  };
}
