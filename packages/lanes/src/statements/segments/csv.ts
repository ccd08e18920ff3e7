import type { SegmentPeriod, Segments } from '@footnote/contract/types.generated';
import type { TableCell } from '../../subject/table.ts';
import type { Read, Table } from '../../subject/table.ts';

const COLUMNS = [
  'symbol',
  'measure',
  'by',
  'period',
  'fiscal_year',
  'fiscal_period',
  'period_kind',
  'period_start',
  'period_end',
  'role',
  'member',
  'label',
  'value',
  'unit',
  'accession',
  'form',
  'filed',
  'reason',
  'share_pct',
  'axis',
  'concept',
  'url',
  'operands',
] as const;

/**
 * A row for each member, the reconciling items, and the total; one with the reason if there are no members.
 */
export const segmentsTable = ({ symbol, measure, by, periods }: Read<Segments>): Table => ({
  columns: COLUMNS,
  rows: periods.flatMap((period) =>
    linesOf(period).map(({ role, member = null, label = null, value, reason = null, share = null }) => [
      symbol,
      measure,
      by,
      period.period,
      period.fiscal_year,
      period.fiscal_period,
      period.period_kind,
      period.period_start,
      period.period_end,
      role,
      member,
      label,
      value,
      period.unit,
      ...(reason === null
        ? [period.filing?.accession ?? null, period.filing?.form ?? null, period.filing?.filed ?? null]
        : [null, null, null]),
      reason,
      share,
      period.axis,
      period.concept,
      (reason === null ? period.filing?.url : null) ?? null,
      operandsOf(period),
    ]),
  ),
});

/** `FY2025 0000320193-25-000079;-2025-9M 0000320193-25-000073`; null unless the period is derived. */
function operandsOf({ derivation, refusal }: Read<SegmentPeriod>): string | null {
  if (derivation === null || refusal !== null) return null;
  return derivation.operands
    .map(({ period, filing }, at) => `${at === 0 ? '' : '-'}${period} ${filing.accession}`)
    .join(';');
}

type Line = {
  readonly role: 'member' | 'members' | 'reconciling' | 'total';
  readonly member?: string;
  readonly label?: string | null;
  readonly value: TableCell;
  readonly reason?: string;
  readonly share?: TableCell;
};

function linesOf({ members, reconciling, refusal, total }: Read<SegmentPeriod>): readonly Line[] {
  const of =
    (role: Line['role']) =>
    ({ member, label, value, share_pct: share }: Read<SegmentPeriod>['members'][number]): Line => ({
      role,
      member,
      label,
      value,
      share,
    });
  return [
    ...members.map(of('member')),
    ...reconciling.map(of('reconciling')),
    ...(total === null ? [] : [{ role: 'total', value: total } as const]),
    ...(refusal === null ? [] : [{ role: 'members', value: null, reason: refusal.code } as const]),
  ];
}
