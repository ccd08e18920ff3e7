import type { Codec } from '@footnote/events/codec';
import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import { statementDetail } from '@footnote/statements/presented/detail';
import { companyTag } from '../cache/invalidation.ts';
import { keptAnswer } from '../cache/kept-answer.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Computer } from '../company-inputs/computer.ts';
import { readFiling } from '../company-inputs/read.ts';
import { futureDay } from '../company-inputs/days.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import type { Endpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import {
  assembleFundamentals,
  assembleUnsupported,
  newestAccession,
  viewOf,
  type AssembleOptions,
} from './assemble.ts';
import type { IssuerHeads } from './issuer-heads.ts';
import { readStatements, type CompanyStatements } from './read.ts';
import { BLOCKS, OPT_IN, type FundamentalsRequest } from './request.ts';

/** `GET /v2/fundamentals`. */
export function fundamentalsEndpoint(options: {
  readonly store: StoreReader;
  readonly codec: Pick<Codec, 'decode'>;
  readonly answers: TaggedCache<Answer>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly heads: IssuerHeads;
  readonly verifier: Config['verification'];
  readonly now: () => number;
}): Endpoint<FundamentalsRequest> {
  const { store, codec, answers, computer, states, heads, verifier, now } = options;

  const present = async (cik: string, request: AssembleOptions): Promise<Answer> => {
    const first = viewOf(request.period, 'quarterly');
    const company = await readStatements(store, cik, first, heads);
    if (company === undefined) return assembleUnsupported(request);
    const view = viewOf(request.period, company.issuer.reporting_cadence);
    if (view === first) return assembled(cik, company, request);
    const other = await readStatements(store, cik, view, heads);
    return other === undefined ? assembleUnsupported(request) : assembled(cik, other, request);
  };

  const assembled = async (
    cik: string,
    company: CompanyStatements,
    request: AssembleOptions,
  ): Promise<Answer> => {
    if (request.blocks?.includes(OPT_IN) !== true) return assembleFundamentals(company, request);
    const accession = newestAccession(company, request.period);
    const filing = accession === null ? undefined : await readFiling(store, codec, cik, accession);
    return assembleFundamentals(company, {
      ...request,
      detail: filing === undefined ? null : statementDetail(filing),
    });
  };

  const past = async (cik: string, request: AssembleOptions, day: string): Promise<Answer> => {
    const company = await knownStatements(cik, day);
    return company === undefined ? assembleUnsupported(request) : assembled(cik, company, request);
  };

  const knownStatements = async (cik: string, day: string): Promise<CompanyStatements | undefined> => {
    const known = await computer.ask(await states(cik), {
      kind: 'statements',
      day,
      masks: verifier === 'on',
    });
    if (known === null) return undefined;
    const { issuer, cells, newest } = known;
    return {
      issuer: {
        reporting_currency: issuer.reporting_currency ?? '',
        reporting_cadence: issuer.reporting_cadence,
        issuer_type: issuer.type,
        as_of: new Date(newest).toISOString().slice(0, 19).replace('T', ' '),
      },
      cells,
    };
  };

  return {
    path: '/v2/fundamentals',
    parse: createQueryParser<FundamentalsRequest>('fundamentals'),
    answer: ({ as_known_on: day, period, blocks }, { symbol, cik }) => {
      const wanted = blocks === undefined ? '' : BLOCKS.filter((block) => blocks.includes(block)).join();
      const key = `fundamentals ${cik} ${symbol} ${period ?? ''} ${wanted} ${day ?? ''}`;
      const computedAt = now();
      const refusal = futureDay(day, computedAt);
      if (refusal !== undefined) return refusal;
      return keptAnswer(answers, key, [companyTag(cik)], () => {
        const request = { symbol, period, blocks, asKnownOn: day, computedAt };
        return day === undefined ? present(cik, request) : past(cik, request, day);
      });
    },
  };
}
