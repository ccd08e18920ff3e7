import type { UnsupportedValuation, Valuation, ValuationResponse } from '@footnote/contract/types.generated';
import { indexCells } from '@footnote/figures/index/cell-index';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { type HistoryInput, type KnownState, multiplesOverTime } from '@footnote/figures/valuation/history';
import { statedFigures, type StatedFigures } from '@footnote/figures/valuation/stated';
import type { Company } from '../../subject/company.ts';
import { companyDocument } from '../../subject/document.ts';
import { UNSUPPORTED } from '../../subject/freshness.ts';
import type { Lane } from '../../subject/lane.ts';
import { companyTag } from '../../subject/tagged-cache.ts';
import type { TaggedCache } from '../../subject/tagged-cache.ts';
import { valuationMembers } from './assemble.ts';
import type { ValuedAt } from './at-last-close.ts';
import { readValuedCompany, type ValuedCompany, type ValuedReader, valuationTimeliness } from './company.ts';
import { knownStates, STATE_SERIES } from './known-states.ts';
import { provenSplits, type ProvenSplits } from './proven-splits.ts';
import { readMonthEnds } from './read.ts';

const SCHEMA_VERSION: ValuationResponse['schema_version'] = '2026-11-24.1';
const YEARS = 10;
const MONTHS = 12 * YEARS;
const STATE_BYTES = 1000;

/** Of every day with a report: a few are amendments. */
const STATES = { names: STATE_SERIES, to: '9999-12-31', most: 100 };

/** Number of cached states of companies, which change with filings and not with prices. */
export type CachedStates = { readonly states: readonly KnownState[]; readonly proven: ProvenSplits };

/** Reasons that are no defect of the data. */
const EXPECTED = new Set<unknown>([
  'irregular',
  'no_payments',
  'not_applicable',
  'not_meaningful',
  'suspended',
]);

/** What multiples of ten years are computed from. */
export type HistoryReader = ValuedReader & { readonly known: TaggedCache<CachedStates> };

/** The query of `GET /v2/valuation`; see schemas/requests/valuation.json. */
export type ValuationRequest = {
  readonly symbol: string;
  /** By default `now`. */
  readonly at?: ValuedAt;
  /** By default `include`. Multiples of ten years take seconds. */
  readonly history?: 'exclude' | 'include';
  /** YYYY-MM-DD; by default the day of the valuation a year before. */
  readonly since?: string;
};

/** `GET /v2/valuation`. */
export const valuation: Lane<HistoryReader, ValuationRequest> = {
  path: '/v2/valuation',
  takesUnlisted: 'reason',
  keyOf: ({ at = 'now', history = 'include', since = '' }) => `${at} ${history} ${since}`,
  document: async (reader, { company: requested, request }, now) => {
    const about = { symbol: requested.symbol, computedAt: now, schemaVersion: SCHEMA_VERSION };
    const company = await readValuedCompany(
      reader.store,
      reader.heads,
      requested,
      now,
      request.at === 'last_close' ? reader : undefined,
    );
    if (typeof company === 'string')
      return companyDocument<UnsupportedValuation>(
        { reason: company },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    const { stated, market, valued, valuedAt } = company;
    const history = request.history === 'exclude' ? null : await historyOf(reader, company, requested);
    const members = valuationMembers({
      valued,
      stated,
      market,
      history,
      now: valuedAt,
      since: request.since,
    });
    const figures = [members.market_value.value, members.enterprise_value.value, members.dividend].concat(
      Object.values(members.multiples) as never[],
    );
    const isWhole = figures.every((figure) => !isDefect(figure));
    return companyDocument<Valuation>(members, {
      ...about,
      asOf: company.asOf,
      timeliness: valuationTimeliness(company, isWhole),
    });
  },
};

/** The multiples of ten years up to the newest close. */
export async function historyOf(reader: HistoryReader, company: ValuedCompany, { cik, symbol }: Company) {
  const { valued, cells, lastBar } = company;
  const common = { isServed: servedBy(cells), isFinancial: valued.isFinancial };
  // Without a price of a share there is no multiple to compare.
  if ('reason' in valued.sharePrice)
    return multiplesOverTime({ ...common, closes: [], splits: [], states: [] });
  const since = `${Number(lastBar.slice(0, 4)) - YEARS}${lastBar.slice(4)}`;
  const [prices, found] = await Promise.all([
    readMonthEnds(reader.store, symbol, since),
    statesSince(reader, cik, since),
  ]);
  return multiplesOverTime({
    ...common,
    closes: prices.closes.slice(-MONTHS),
    ...(prices.splits === null ? found.proven : { splits: prices.splits }),
    states: found.states,
  });
}

async function statesSince(
  { historian, states, known, verifier }: HistoryReader,
  cik: string,
  since: string,
): Promise<CachedStates> {
  // One state more or less makes no difference, so they are recomputed once a year.
  const year = since.slice(0, 4);
  const key = `${cik} ${year}`;
  const tags = [companyTag(cik)];
  const compute = async () => {
    const requested = { ...STATES, from: `${year}-01-01`, masks: verifier === 'on' };
    const state = await states(cik);
    const filed = await historian.ask(state, { kind: 'filed', requested });
    const split = await historian.ask(state, { kind: 'splits' });
    const found = knownStates(filed?.days ?? []);
    const proven = provenSplits(split ?? { splits: [], unchanged: [] });
    return { value: { states: found, proven }, size: STATE_BYTES * (found.length + 1), tags };
  };
  return known.get(key) ?? (await known.load(key, tags, compute));
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
