import type { Schemas } from '@footnote/client';
import type { Company } from './companies.ts';
import type { Figure } from './figures.ts';
import type { Arguments } from './given.ts';
import { gridText } from './grid.ts';
import type { Context } from './intent.ts';
import { page } from './pages.ts';
import type { Wanted } from './periods.ts';
import { Problem } from './problem.ts';
import { inWords } from './reasons.ts';
import { inUnit } from './units.ts';

type Breakdown = Schemas['SegmentsResponse']['data']['periods'][number];
type Asked = {
  readonly company: Company;
  readonly by: 'geography' | 'product' | 'segment';
  /** Undefined for the newest period that has a breakdown. */
  readonly wanted: readonly Wanted[] | undefined;
};

const MOST = 8;

/** Revenue of a company by its products, segments or regions, with their shares. */
export async function segmentsAnswer(context: Context, read: Arguments, asked: Asked): Promise<string> {
  const { company, by } = asked;
  const requests: readonly Part[] = asked.wanted === undefined ? [{}] : asked.wanted.flatMap(requestsOf);
  const answers = await Promise.all(
    requests.map((each) => context.ask('/v2/segments', { symbol: company.symbol, by, ...each })),
  );
  const periods = answers.flatMap(({ data }) => data.periods);
  const served = periods.filter(({ refusal }) => refusal === null);
  const refused = periods.flatMap(({ period, refusal }) =>
    refusal === null ? [] : [`${period}: ${refusal.code}, ${refusal.text}`],
  );
  if (served.length === 0)
    throw new Problem(
      `${company.symbol}: no revenue by ${by}. ${refused.join('; ') || inWords('not_reported')}`,
    );
  const members = [
    ...new Map(served.flatMap(({ members: own }) => own.map(({ member, name }) => [member, name]))),
  ];
  const lines = [
    ...members.map(([member, label]) => ({
      heading: label,
      cells: served.map((each) => cellOf(each, member)),
    })),
    { heading: 'total', cells: served.map((each) => cellOf(each, undefined)) },
  ];
  const currency = served[0]?.unit ?? null;
  const { unit, figures } = inUnit(
    { unit: 'reporting_currency' },
    lines.flatMap(({ cells }) => cells),
    currency,
  );
  const scaled = lines.map(({ heading }, at) => ({
    heading: `${heading}${shareOf(served[0], members[at]?.[0])}`,
    cells: figures.slice(at * served.length, (at + 1) * served.length),
  }));
  const grid = {
    corner: `revenue by ${by}, ${unit}`,
    columns: served.map(({ period, period_end: end }) => `${period} to ${end}`),
  };
  const head = [`${company.symbol} ${company.name}; shares are of ${served[0]?.period ?? ''}`];
  return page('get_statements', read, scaled, (shown) => [
    ...head,
    ...gridText({ ...grid, lines: shown }),
    ...served.flatMap(calculationOf),
    ...refused,
  ]);
}

type Part = { readonly period?: string; readonly history?: number };

function requestsOf({ kind, newest, labels, from, to }: Wanted): readonly Part[] {
  if (labels !== undefined) return labels.map((period) => ({ period }));
  if (kind === 'ttm') throw new Problem('breakdowns exist by fiscal year and quarter, not for twelve months');
  const last = to ?? from;
  if (last === undefined) return [{ history: Math.min(newest ?? 1, MOST) }];
  const years = Number(last.slice(-4)) - Number((from ?? last).slice(-4)) + 1;
  return kind === 'year'
    ? [{ period: last, history: Math.min(Math.max(years, 1), MOST) }]
    : [{ period: last }];
}

/** A fourth quarter that no filing reports has the filings of what it was derived from. */
function filingsOf({ derivation, filing }: Breakdown): Figure['notes'] {
  if (derivation !== null) return derivation.operands.map((operand) => operand.filing);
  return filing === null ? [] : [filing];
}

/** `2025-Q4 = FY2025 − 2025-9M, derived`; none for a period that a filing reports. */
const calculationOf = ({ derivation, period }: Breakdown): readonly string[] =>
  derivation === null
    ? []
    : [`${period} = ${derivation.operands.map((operand) => operand.period).join(' − ')}, derived`];

function cellOf(breakdown: Breakdown, member: string | undefined): Figure {
  const { members, total } = breakdown;
  const value =
    member === undefined ? total : (members.find((each) => each.member === member)?.value ?? null);
  return value === null
    ? { value, reason: 'not_reported', notes: [] }
    : { value, reason: null, notes: filingsOf(breakdown) };
}

function shareOf(period: Breakdown | undefined, member: string | undefined): string {
  const share = period?.members.find((each) => each.member === member)?.share_pct;
  return share == null ? '' : ` (${share}%)`;
}
