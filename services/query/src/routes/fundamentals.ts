import type { View } from '@footnote/figures/index/row-cell';
import type { Codec } from '@footnote/events/codec';
import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import { statementDetail } from '@footnote/statements/presented/detail';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import { readFiling } from '@footnote/lanes/statements/company-inputs/read';
import { futureDay } from '../gates/future-day.ts';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import type { FundamentalsResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { type CompanyCells, readCells } from '@footnote/lanes/statements/fundamentals/read-cells';
import { reportedOnly, standing } from '@footnote/lanes/statements/fundamentals/standing';
import type { LaneDocument } from '@footnote/lanes/subject/document';
import { type Answer, answerWith } from '../wire/answer.ts';
import type { Read } from '@footnote/lanes/subject/table';
import { tabulated } from '../wire/document-table.ts';
import type { Refusal } from '../wire/refusal.ts';
import {
  assembleFundamentals,
  assembleUnsupported,
  newestAccession,
  viewOf,
  type AssembleOptions,
} from '@footnote/lanes/statements/fundamentals/assemble';
import { fundamentalsTable } from '@footnote/lanes/statements/fundamentals/csv';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { readStatements, type CompanyStatements } from '@footnote/lanes/statements/fundamentals/read';
import { BLOCKS, OPT_IN, type FundamentalsRequest } from '@footnote/lanes/statements/fundamentals/request';

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

  const statementsOf = async (cik: string, view: View, { preliminary }: AssembleOptions) =>
    standing(await readStatements(store, cik, view, heads), preliminary);

  const present = async (cik: string, request: AssembleOptions): Promise<LaneDocument> => {
    const first = viewOf(request.period, 'quarterly');
    const company = await statementsOf(cik, first, request);
    if (company === undefined) return assembleUnsupported(request);
    const view = viewOf(request.period, company.issuer.reporting_cadence);
    if (view === first) return assembled(cik, company, request);
    const other = await statementsOf(cik, view, request);
    return other === undefined ? assembleUnsupported(request) : assembled(cik, other, request);
  };

  const assembled = async (
    cik: string,
    company: CompanyStatements,
    request: AssembleOptions,
  ): Promise<LaneDocument> => {
    if (request.blocks?.includes(OPT_IN) !== true) return assembleFundamentals(company, request);
    const accession = newestAccession(reportedOnly(company), request.period);
    const filing = accession === null ? undefined : await readFiling(store, codec, cik, accession);
    return assembleFundamentals(company, {
      ...request,
      detail: filing === undefined ? null : statementDetail(filing),
    });
  };

  const past = async (cik: string, request: AssembleOptions, day: string): Promise<LaneDocument> => {
    const company = standing(await knownStatements(cik, day), request.preliminary);
    return company === undefined ? assembleUnsupported(request) : assembled(cik, company, request);
  };

  const knownStatements = async (cik: string, day: string): Promise<CompanyCells | undefined> => {
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

  const answer = (requested: FundamentalsRequest, company: Company): Promise<Answer> | Answer | Refusal => {
    const { as_known_on: day, period, blocks, preliminary } = requested;
    const { symbol, cik } = company;
    const computedAt = now();
    const refusal = futureDay(day, computedAt);
    if (refusal !== undefined) return refusal;
    return cachedAnswer(answers, keyOf(requested, company), [companyTag(cik)], async () => {
      const request = { symbol, period, blocks, preliminary, asKnownOn: day, computedAt };
      return answerWith(await (day === undefined ? present(cik, request) : past(cik, request, day)));
    });
  };

  const csv = async (requested: FundamentalsRequest, company: Company): Promise<Answer | Refusal> => {
    const json = await answer(requested, company);
    if (!('render' in json)) return json;
    const { cik } = company;
    const { as_known_on: day } = requested;
    const table = async (): Promise<Answer> => {
      const all = await (day === undefined ? readCells(store, heads, cik) : knownStatements(cik, day));
      const cells = standing(all, requested.preliminary);
      if (cells === undefined) return json;
      return tabulated(json, (data: Read<FundamentalsResponse['data']>) => fundamentalsTable(data, cells));
    };
    return cachedAnswer(answers, `${keyOf(requested, company)} csv`, [companyTag(cik)], table);
  };

  return {
    path: '/v2/fundamentals',
    parse: createQueryParser<FundamentalsRequest>('fundamentals'),
    answer,
    csv,
  };
}

function keyOf(
  { as_known_on: day, period, blocks, preliminary }: FundamentalsRequest,
  { cik, symbol }: Company,
): string {
  const requestedBlocks = blocks === undefined ? '' : BLOCKS.filter((block) => blocks.includes(block)).join();
  return `fundamentals ${cik} ${symbol} ${period ?? ''} ${requestedBlocks} ${day ?? ''} ${preliminary ?? ''}`;
}
