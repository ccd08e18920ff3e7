import type { StoreReader } from '@footnote/read-store/port';
import type { FactRow } from '@footnote/read-models/filed-facts';
import type { Writable } from '@footnote/wire/json';
import type { FiledFact, FiledFacts, FiledFactsResponse } from '@footnote/contract/types.generated';
import type { Endpoint } from '../endpoint.ts';
import { filingLink } from '@footnote/lanes/statements/explain/document';
import { createQueryParser } from '../gates/query-parameters.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { END_OF_DAY, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { paramInvalid } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { factsTable } from '@footnote/lanes/statements/facts/csv';
import { type FactsPage, labelKey, readFacts } from '@footnote/lanes/statements/facts/read';
import { cursorOf, type FactsRequest } from '@footnote/lanes/statements/facts/request';

const SCHEMA_VERSION: FiledFactsResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/facts`. Not cached: of the many possible pages, few are requested twice. */
export function factsEndpoint(options: {
  readonly store: StoreReader;
  readonly now: () => number;
}): Endpoint<FactsRequest> {
  const { store, now } = options;
  return withTable(
    {
      path: '/v2/facts',
      parse: createQueryParser<FactsRequest>('facts'),
      answer: async (request, { cik, symbol }) => {
        const computedAt = now();
        const page = await readFacts(store, cik, request, request.limit ?? DEFAULT_LIMIT);
        if (page === undefined)
          return paramInvalid(
            `cursor must be the next_cursor of an answer about ${symbol}, not '${request.cursor}'`,
          );
        return companyAnswer<FiledFacts>(membersOf(cik, page), {
          symbol,
          asOf: page.asOf,
          timeliness: page.asOf === null ? UNSUPPORTED : END_OF_DAY,
          computedAt,
          schemaVersion: SCHEMA_VERSION,
        });
      },
    },
    factsTable,
  );
}

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
