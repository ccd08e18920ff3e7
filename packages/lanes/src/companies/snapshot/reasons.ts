import type { Snapshot } from '@footnote/contract/types.generated';
import { newestFigures } from '@footnote/figures/newest/newest';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import { computedFrom, readCells } from '../../statements/fundamentals/read-cells.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';

type Reasons = Writable<NonNullable<Snapshot['reasons']>>;

/** Where `GET /v2/fundamentals` has the figures of twelve months: as rows over the twelve months that end newest. */
const TRAILING: Readonly<Record<string, string>> = {
  eps_diluted: 'income_statement.eps_diluted',
  free_cash_flow: 'cash_flow.free_cash_flow',
  net_income: 'income_statement.net_income',
  operating_cash_flow: 'cash_flow.operating_cash_flow',
  revenue: 'income_statement.revenue',
};

/** And those of quality: in blocks, or in the newest row. */
const QUALITY: Readonly<Record<string, string>> = {
  accruals_ratio_pct: 'forensics.accruals_ratio_pct',
  cash_conversion: 'forensics.cash_conversion',
  current_ratio: 'balance_sheet.ratios.current_ratio',
  diluted_shares_cagr_3y_pct: 'forensics.diluted_shares_cagr_3y_pct',
  net_debt_to_ebitda: 'balance_sheet.ratios.net_debt_to_ebitda',
  net_profit_margin_pct: 'ttm.net_profit_margin_pct',
  roe_pct: 'ttm.roe_pct',
  roic_pct: 'ttm.roic_pct',
  sbc_pct_revenue: 'forensics.sbc_pct_revenue',
};

/** Why figures of statements in a snapshot are not served, as the catalog names the reasons; none without statements. */
export async function readReasons(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
  { quality, ttm }: Pick<Writable<Snapshot>, 'quality' | 'ttm'>,
): Promise<Reasons> {
  const wanted = [...notServed('quality', quality, QUALITY), ...notServed('ttm', ttm, TRAILING)];
  const company = wanted.length === 0 ? undefined : await readCells(store, heads, cik);
  if (company === undefined) return [];
  const figures = newestFigures(...computedFrom(company));
  const view = company.issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  return wanted.flatMap(({ member, of }) => {
    const views = member.startsWith('ttm.') ? ['ttm'] : [view, null];
    const found = figures.find(({ figure, view: own }) => figure.member === of && views.includes(own));
    if (found?.refusal == null) return [];
    return [{ member, of, period_end: found.period.period_end, reason: found.refusal }];
  });
}

type Wanted = { readonly member: string; readonly of: string };

/** Members of a block that are not served; none of a block that is refused as a whole. */
function notServed(
  block: 'quality' | 'ttm',
  members: Readonly<Record<string, unknown>>,
  places: Readonly<Record<string, string>>,
): readonly Wanted[] {
  return Object.entries(places).flatMap(([name, of]) => {
    const member = members[name];
    const isRefused = typeof member === 'object' && member !== null && 'reason' in member;
    return isRefused ? [{ member: `${block}.${name}`, of }] : [];
  });
}
