import { companyEvent, factsEvent, filingEvent } from '@footnote/events/testing/samples';
import type { Company, Filing, FilingFacts } from '@footnote/event-types/types.generated';
import type { EntityProjection, RowProjection } from '../projection.ts';
import { deadLetter, drop, ok } from '../step.ts';

const NOTHING_STORED = { tables: [], views: () => [] };

/** One row for each company event; nameless ones are dropped, one called POISON is refused. */
export const toyRows: RowProjection<'companies'> = {
  kind: 'rows',
  name: 'toy_rows',
  keyedBy: 'cik',
  version: 1,
  topics: ['companies'],
  readModel: NOTHING_STORED,
  project: ({ event, offset }) => {
    if (event.name === '') return drop('nameless');
    if (event.name === 'POISON') return deadLetter('poison', 'cannot be processed');
    return ok({
      rows: [{ table: 'toy', row: { cik: event.cik, name: event.name, version: offset } }],
      publication: { entity: event.cik, revision: offset + 1, symbols: [], sourceTime: event.source_time },
    });
  },
};

type ToyTopic = 'companies' | 'filings' | 'facts';

/** One row for each filing that has facts, from three topics. A company called POISON cannot be computed. */
export const toyCompanies: EntityProjection<ToyTopic> = {
  kind: 'entities',
  name: 'toy_companies',
  keyedBy: 'cik',
  version: 1,
  topics: ['companies', 'filings', 'facts'],
  required: ['facts'],
  readModel: NOTHING_STORED,
  inputsTable: 'inputs',
  rowTables: ['rows'],
  headsTable: 'heads',
  claim: (input) => {
    const { topic, event } = input;
    const whole = { entity: event.cik, part: 0, parts: 1, rank: 0 };
    if (topic === 'companies') return ok({ ...whole, slot: '', set: event.name });
    if (topic === 'filings')
      return ok({
        ...whole,
        slot: event.accession,
        set: event.form,
        rank: event.origin === 'submissions' ? 1 : 0,
      });
    const { accession, set_id, chunk, chunks } = event;
    return ok({ ...whole, slot: accession, set: set_id, part: chunk, parts: chunks });
  },
  compute: (company, inputs, revision) => {
    const name = inputs.companies[0]?.events[0]?.name ?? '';
    if (name === 'POISON') return deadLetter('uncomputable', 'cannot be computed');
    const rows = inputs.facts.map(({ slot, events }) => ({
      cik: company,
      revision,
      slot,
      name,
      form: inputs.filings.find((filing) => filing.slot === slot)?.events[0]?.form ?? null,
      facts: events.map(({ set_id, chunk, chunks }) => `${set_id}:${chunk}/${chunks}`),
    }));
    return ok({
      rows: [{ table: 'rows', rows }],
      head: { cik: company, revision },
      symbols: [name],
      sourceTime: 1,
    });
  },
  weight: ({ topic, event }) => (topic === 'facts' ? event.facts.length : 1),
};

export function toyCompany(cik: string, name: string): Company {
  return companyEvent(cik, { name });
}

export function toyFiling(cik: string, accession: string, form: string, origin: Filing['origin']): Filing {
  return filingEvent(cik, accession, { form, origin });
}

export function toyFacts(
  cik: string,
  accession: string,
  set: string,
  chunk: number,
  chunks: number,
): FilingFacts {
  return factsEvent(cik, accession, [], { set_id: set, chunk, chunks });
}
