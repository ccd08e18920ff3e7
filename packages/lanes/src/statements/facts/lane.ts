import type { FiledFact, FiledFacts, FiledFactsResponse } from '@footnote/contract/types.generated';
import type { FactRow } from '@footnote/read-models/filed-facts';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import { printedMember } from '@footnote/xbrl/member-names/name-of-member';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import type { Lane } from '../../subject/lane.ts';
import { RequestFaultError } from '../../subject/refusal-errors.ts';
import { filingLink } from '../explain/document.ts';
import { factsTable } from './csv.ts';
import { type FactsPage, labelKey, readFacts } from './read.ts';
import { cursorOf, type FactsRequest } from './request.ts';

const SCHEMA_VERSION: FiledFactsResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/facts`. */
export const facts: Lane<{ readonly store: StoreReader }, FactsRequest> = {
  path: '/v2/facts',
  // Of the many possible pages, few are requested twice.
  keyOf: () => false,
  document: async ({ store }, { company: { cik, symbol }, request }, now) => {
    const page = await readFacts(store, cik, request, request.limit ?? DEFAULT_LIMIT);
    if (page === undefined)
      throw new RequestFaultError({
        fault: `cursor must be the next_cursor of an answer about ${symbol}, not '${request.cursor}'`,
      });
    return companyDocument<FiledFacts>(membersOf(cik, page), {
      symbol,
      asOf: page.asOf,
      timeliness: page.asOf === null ? UNSUPPORTED : END_OF_DAY,
      computedAt: now,
      schemaVersion: SCHEMA_VERSION,
    });
  },
  table: factsTable,
};

function membersOf(
  cik: string,
  { axes, facts, labels, next }: FactsPage,
): Pick<Writable<FiledFacts>, 'available_axes' | 'facts' | 'next_cursor'> {
  return {
    available_axes: axes.map(({ axis, facts: count }) => ({ axis, facts: count })),
    facts: facts.map((fact) => factMember(cik, fact, labels)),
    next_cursor: next === null ? null : cursorOf(next),
  };
}

function factMember(cik: string, fact: FactRow, labels: FactsPage['labels']): Writable<FiledFact> {
  const { accession, axes, decimals, form, filed, members, source, typed } = fact;
  const labelOf = (name: string): string | null => labels.get(labelKey(accession, name)) ?? null;
  return {
    concept: `${fact.taxonomy}:${fact.concept}`,
    decimals: decimals === '' ? null : decimals,
    dimensions: axes.map((axis, at) => {
      const member = members[at] ?? '';
      const isTyped = typed[at] ?? false;
      return {
        axis,
        axis_label: labelOf(axis),
        member,
        member_label: isTyped ? null : labelOf(member),
        member_name: isTyped ? member : printedMember(member, labelOf(member)),
        typed: isTyped,
      };
    }),
    filing: filingLink(cik, { accession, form, filed }),
    period_end: fact.period_end,
    period_start: fact.period_start === '' ? null : fact.period_start,
    source,
    unit: fact.unit,
    value: fact.value,
  };
}
