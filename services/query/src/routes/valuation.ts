import { indexCells } from '@footnote/figures/index/cell-index';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { type HistoryInput, type KnownState, multiplesOverTime } from '@footnote/figures/valuation/history';
import { statedFigures, type StatedFigures } from '@footnote/figures/valuation/stated';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import type { UnsupportedValuation, Valuation, ValuationResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { securityAnswer } from '../wire/unlisted.ts';
import { valuationMembers } from '@footnote/lanes/companies/valuation/assemble';
import {
  readValuedCompany,
  type ValuedCompany,
  valuationTimeliness,
} from '@footnote/lanes/companies/valuation/company';
import { knownStates, STATE_SERIES } from '@footnote/lanes/companies/valuation/known-states';
import { readMonthEnds } from '@footnote/lanes/companies/valuation/read';

const SCHEMA_VERSION: ValuationResponse['schema_version'] = '2026-11-24.1';
const YEARS = 10;
const MONTHS = 12 * YEARS;
const STATE_BYTES = 1000;

/** Of every day with a report: a few are amendments. */
const STATES = { names: STATE_SERIES, to: '9999-12-31', most: 100 };

/** Number of cached states of companies, which change with filings and not with prices. */
export type CachedStates = { readonly states: readonly KnownState[] };

/** Reasons that are no defect of the data. */
const EXPECTED = new Set<unknown>([
  'irregular',
  'no_payments',
  'not_applicable',
  'not_meaningful',
  'suspended',
]);

/** `GET /v2/valuation`. */
export function valuationEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly known: TaggedCache<CachedStates>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly heads: IssuerHeads;
  readonly verifier: Config['verification'];
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, known, computer, states, heads, verifier, now } = options;

  const statesSince = async (cik: string, since: string): Promise<readonly KnownState[]> => {
    // One state more or less makes no difference, so they are recomputed once a year.
    const year = since.slice(0, 4);
    const key = `${cik} ${year}`;
    const tags = [companyTag(cik)];
    const compute = async () => {
      const requested = { ...STATES, from: `${year}-01-01`, masks: verifier === 'on' };
      const filed = await computer.ask(await states(cik), { kind: 'filed', requested });
      const found = knownStates(filed?.days ?? []);
      return { value: { states: found }, size: STATE_BYTES * (found.length + 1), tags };
    };
    const cached = known.get(key) ?? (await known.load(key, tags, compute));
    return cached.states;
  };

  const historyOf = async (company: ValuedCompany, { cik, symbol }: Company) => {
    const { valued, cells, lastBar } = company;
    const common = { isServed: servedBy(cells), isFinancial: valued.isFinancial };
    // Without a market value there is no multiple to compare.
    if ('reason' in valued.marketValue)
      return multiplesOverTime({ ...common, closes: [], splits: [], states: [] });
    const since = `${Number(lastBar.slice(0, 4)) - YEARS}${lastBar.slice(4)}`;
    const [prices, found] = await Promise.all([readMonthEnds(store, symbol, since), statesSince(cik, since)]);
    return multiplesOverTime({
      ...common,
      closes: prices.closes.slice(-MONTHS),
      splits: prices.splits,
      states: found,
    });
  };

  const assemble = async (requested: Company): Promise<Answer> => {
    const computedAt = now();
    const about = { symbol: requested.symbol, computedAt, schemaVersion: SCHEMA_VERSION };
    const company = await readValuedCompany(store, heads, requested, computedAt);
    if (typeof company === 'string')
      return companyAnswer<UnsupportedValuation>(
        { reason: company },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    const { stated, market, valued } = company;
    const history = await historyOf(company, requested);
    const members = valuationMembers({ valued, stated, market, history, now: computedAt });
    const figures = [members.market_value.value, members.enterprise_value.value, members.dividend].concat(
      Object.values(members.multiples) as never[],
    );
    const isWhole = figures.every((figure) => !isDefect(figure));
    return companyAnswer<Valuation>(members, {
      ...about,
      asOf: company.asOf,
      timeliness: valuationTimeliness(company, isWhole),
    });
  };

  return {
    path: '/v2/valuation',
    takesUnlisted: 'reason',
    parse: createQueryParser<SymbolRequest>('valuation'),
    answer: (_, company) => securityAnswer(answers, 'valuation', company, assemble),
  };
}

function isDefect(figure: unknown): boolean {
  return typeof figure === 'object' && figure !== null && 'reason' in figure && !EXPECTED.has(figure.reason);
}

/** Whether today's statements serve a field of a period. */
function servedBy(cells: readonly RowCell[]): HistoryInput['isServed'] {
  const indexes = { annual: indexCells(cells, 'annual'), quarter: indexCells(cells, 'quarter') };
  const figures = new Map<string, StatedFigures | null>();
  return (view, field, end) => {
    const key = `${view} ${end}`;
    const known = figures.get(key);
    const found = known === undefined ? statedFigures(indexes[view], end) : known;
    figures.set(key, found);
    return found?.cells[field] !== undefined;
  };
}
