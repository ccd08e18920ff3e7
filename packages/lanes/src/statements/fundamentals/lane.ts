import type { FundamentalsResponse } from '@footnote/contract/types.generated';
import type { Codec } from '@footnote/events/codec';
import type { View } from '@footnote/figures/index/row-cell';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { statementDetail } from '@footnote/statements/presented/detail';
import { notAfter } from '../../subject/as-known-on.ts';
import type { Company } from '../../subject/company.ts';
import type { LaneDocument } from '../../subject/document.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import type { Read } from '../../subject/table.ts';
import type { Computer } from '../company-inputs/computing.ts';
import { readFiling } from '../company-inputs/read.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import {
  assembleFundamentals,
  assembleUnsupported,
  newestAccession,
  viewOf,
  type AssembleOptions,
} from './assemble.ts';
import { fundamentalsTable } from './csv.ts';
import { readStatements, type CompanyStatements } from './read.ts';
import { type CompanyCells, readCells } from './read-cells.ts';
import { readReasons } from './reasons.ts';
import { BLOCKS, OPT_IN, type FundamentalsRequest } from './request.ts';
import { reportedOnly, standing } from './standing.ts';

type Reader = {
  readonly store: StoreReader;
  readonly codec: Pick<Codec, 'decode'>;
  readonly heads: IssuerHeads;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
};

/** `GET /v2/fundamentals`. */
export const fundamentals: Lane<Reader, FundamentalsRequest> = {
  path: '/v2/fundamentals',
  keyOf: ({ as_known_on: day, period, blocks, preliminary, reasons }) => {
    const requested = blocks === undefined ? '' : BLOCKS.filter((block) => blocks.includes(block)).join();
    return `${period ?? ''} ${requested} ${day ?? ''} ${preliminary ?? ''} ${reasons === 'true' ? 'reasons' : ''}`;
  },
  tagsOf: filingTagsOf,
  document: (reader, { company: { cik, symbol }, request }, now) => {
    const { as_known_on: day, period, blocks, preliminary, reasons } = request;
    notAfter(now, day);
    const options = { symbol, period, blocks, preliminary, asKnownOn: day, computedAt: now };
    if (reasons !== 'true')
      return day === undefined ? present(reader, cik, options) : past(reader, cik, options, day);
    return withReasons(reader, { cik, symbol }, options);
  },
  readTable: async (reader, { company: { cik }, request }) => {
    const { as_known_on: day, preliminary } = request;
    const all = await (day === undefined
      ? readCells(reader.store, reader.heads, cik)
      : knownStatements(reader, cik, day));
    const cells = standing(all, preliminary);
    return (data: Read<FundamentalsResponse['data']>) =>
      cells === undefined ? undefined : fundamentalsTable(data, cells);
  },
};

async function present(reader: Reader, cik: string, options: AssembleOptions): Promise<LaneDocument> {
  const statementsOf = async (view: View) =>
    standing(await readStatements(reader.store, cik, view, reader.heads), options.preliminary);
  const first = viewOf(options.period, 'quarterly');
  const company = await statementsOf(first);
  if (company === undefined) return assembleUnsupported(options);
  const view = viewOf(options.period, company.issuer.reporting_cadence);
  if (view === first) return assembled(reader, cik, company, options);
  const other = await statementsOf(view);
  return other === undefined ? assembleUnsupported(options) : assembled(reader, cik, other, options);
}

/** The same from all cells, of which each has its refusal. */
async function withReasons(
  reader: Reader,
  company: Company,
  options: AssembleOptions,
): Promise<LaneDocument> {
  const { asKnownOn: day, preliminary } = options;
  const known = await (day === undefined
    ? readCells(reader.store, reader.heads, company.cik)
    : knownStatements(reader, company.cik, day));
  const all = standing(known, preliminary);
  if (all === undefined) return assembleUnsupported(options);
  const reasons = await readReasons(reader.store, company, all, options);
  return assembled(reader, company.cik, all, { ...options, reasons });
}

async function past(
  reader: Reader,
  cik: string,
  options: AssembleOptions,
  day: string,
): Promise<LaneDocument> {
  const company = standing(await knownStatements(reader, cik, day), options.preliminary);
  return company === undefined ? assembleUnsupported(options) : assembled(reader, cik, company, options);
}

async function assembled(
  { store, codec }: Reader,
  cik: string,
  company: CompanyStatements,
  options: AssembleOptions,
): Promise<LaneDocument> {
  if (options.blocks?.includes(OPT_IN) !== true) return assembleFundamentals(company, options);
  const accession = newestAccession(reportedOnly(company), options.period);
  const filing = accession === null ? undefined : await readFiling(store, codec, cik, accession);
  return assembleFundamentals(company, {
    ...options,
    detail: filing === undefined ? null : statementDetail(filing),
  });
}

async function knownStatements(
  { computer, states, verifier }: Reader,
  cik: string,
  day: string,
): Promise<CompanyCells | undefined> {
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
}
