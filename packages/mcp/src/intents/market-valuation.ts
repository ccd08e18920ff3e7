import type { Ask } from './ask.ts';
import { createFootnotes, type Note } from './footnotes.ts';
import { legend } from './reasons.ts';

const AT_CLOSE = ['close', 'market_value', 'pe_ttm', 'ps_ttm', 'pb', 'pfcf_ttm', 'pocf_ttm'];
const NO_NOTES: readonly Note[] = [];

type Refused = { readonly available: false; readonly reason: string };
const isRefused = (value: object | number | string): value is Refused =>
  typeof value === 'object' && 'reason' in value;

/** Market value, enterprise value and multiples; if they are refused for their age, those of the last close with its day. */
export async function valuationLines(ask: Ask, symbol: string): Promise<readonly string[]> {
  const { data } = await ask('/v2/valuation', { symbol });
  if (data.freshness === 'unsupported') return [`no valuation: ${data.reason}`, ...legend([data.reason])];
  const footnotes = createFootnotes();
  const reasons = new Set<string>();
  const shown = (value: number | string | Refused, notes: readonly Note[] = NO_NOTES): string => {
    if (!isRefused(value)) return `${value}${footnotes.mark(notes)}`;
    reasons.add(value.reason);
    return value.reason;
  };
  const { market_value: market, enterprise_value: enterprise, multiples, statements, yields } = data;
  const lines = [
    `Close ${market.close} ${data.currency ?? ''} on ${market.close_date}, source ${market.price_source}; statements to ${statements?.period_end ?? '?'}`,
    `market value ${shown(market.value, market.shares_source === null ? [] : [market.shares_source])}; enterprise value ${shown(enterprise.value, notesOf(enterprise.operands))}`,
    ...refusedNames({ ...multiples, ...yields }, shown),
    'multiple | value | median of 10 years | percentile | denominator',
    ...Object.entries(multiples).flatMap(([name, each]) =>
      'reason' in each
        ? []
        : [
            name,
            shown(each.value, notesOf([each.denominator])),
            'reason' in each.history
              ? each.history.reason
              : `${each.history.median} | ${each.history.percentile}`,
            `${each.denominator.name} ${each.denominator.value} to ${each.denominator.period_end}`,
          ].join(' | '),
    ),
    ...Object.entries(yields).flatMap(([name, each]) =>
      isRefused(each) ? [] : [`${name} | ${shown(each)}`],
    ),
  ];
  const last = data.freshness === 'stale' ? await lastClose(ask, symbol, shown) : [];
  return [...lines, ...last, ...footnotes.lines(), ...legend(reasons)];
}

/** The names of what is refused, by reason. */
function refusedNames(members: object, shown: Shown): readonly string[] {
  const names = new Map<string, string[]>();
  for (const [name, each] of Object.entries(members) as [string, object | number][])
    if (isRefused(each)) names.set(shown(each), [...(names.get(shown(each)) ?? []), name]);
  return [...names].map(([reason, all]) => `refused, ${reason}: ${all.join(', ')}`);
}

type Sourced = { readonly provenance: Note | null };
const notesOf = (operands: readonly Sourced[]): readonly Note[] =>
  operands.flatMap(({ provenance }) => provenance ?? []);

type Shown = (value: number | string | Refused, notes?: readonly Note[]) => string;

/** The values as of the last close that is known, as they were filed before it. */
async function lastClose(ask: Ask, symbol: string, shown: Shown): Promise<readonly string[]> {
  const { history } = (await ask('/v2/history', { symbol, series: AT_CLOSE, interval: 'day', limit: 1 }))
    .data;
  const row = history.available ? history.rows[0] : undefined;
  if (!history.available || row === undefined) return [];
  const values = AT_CLOSE.map((name, at) => {
    const notes = history.provenance
      .filter(({ series }) => series === name)
      .flatMap(({ footnotes }) => footnotes.flatMap((place) => history.footnotes[place] ?? []));
    const value = row[at + 1] ?? null;
    const reason = history.refused.find(({ series }) => series === name)?.reason ?? 'not_reported';
    return `${name} ${shown(value ?? { available: false, reason }, notes)}`;
  });
  return [`As of the last close, ${String(row[0])}, NOT current: ${values.join('; ')}`];
}
