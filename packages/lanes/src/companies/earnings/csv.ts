import type { Earnings, UnsupportedEarnings } from '@footnote/contract/types.generated';
import type { Read, Table } from '../../subject/table.ts';

/**
 * A row for each reported period; its figures mostly come from the filing `provenance`. Empty without a
 * company.
 */
export const earningsTable = (data: Read<Earnings> | Read<UnsupportedEarnings>): Table | undefined =>
  'reason' in data ? undefined : tableOf(data);

const tableOf = ({ symbol, currency, periods }: Read<Earnings>): Table => ({
  columns: [
    'symbol',
    'fiscal_year',
    'fiscal_period',
    'period_end',
    'currency',
    'revenue',
    'revenue_yoy_pct',
    'eps_basic',
    'eps_diluted',
    'eps_yoy_pct',
    'provenance_accession',
    'provenance_form',
    'provenance_filed',
    'announced_accession',
    'announced_filed',
    'announced_reason',
    'report_accession',
    'report_form',
    'report_filed',
    'report_reason',
    'revenue_against_trend_pp',
    'eps_diluted_against_trend_pp',
  ],
  rows: periods.map(({ announced, provenance, report, ...period }) => [
    symbol,
    period.fiscal_year,
    period.fiscal_period,
    period.period_end,
    currency,
    period.revenue,
    period.revenue_yoy_pct,
    period.eps_basic,
    period.eps_diluted,
    period.eps_yoy_pct,
    provenance?.accession ?? null,
    provenance?.form ?? null,
    provenance?.filed ?? null,
    ...('reason' in announced
      ? [null, null, announced.reason]
      : [announced.accession, announced.filed, null]),
    ...('reason' in report
      ? [null, null, null, report.reason]
      : [report.accession, report.form, report.filed, null]),
    ...[period.against_trend.revenue, period.against_trend.eps_diluted].map((trend) =>
      'reason' in trend ? null : trend.difference_pp,
    ),
  ]),
});
