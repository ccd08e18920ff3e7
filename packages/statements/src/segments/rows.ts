import { divideRounded, formatAmount, parseAmount } from '../decimal.ts';
import type { Cell } from '../cell.ts';
import { derivationText } from './derivation.ts';
import type { By, Measure } from './measures.ts';
import type { Part } from './partition.ts';
import type { SegmentRefusal } from './refusals.ts';
import type { SegmentVintage } from './vintage.ts';

/** `part`: of the company; `reconciling`: between the parts and the total, such as eliminations; empty without a member. */
export type SegmentRole = '' | 'part' | 'reconciling';

/** A member of a breakdown as one filing reports it, or one row without a member for a breakdown that is refused. */
export type SegmentRow = Pick<
  Cell,
  'fiscal_period' | 'fiscal_year' | 'period_end' | 'period_kind' | 'period_start'
> & {
  readonly measure: Measure;
  readonly breakdown: By;
  /** Qualified names; empty if nothing is reported. */
  readonly axis: string;
  readonly concept: string;
  readonly role: SegmentRole;
  readonly member: string;
  /** Among the members of the breakdown, from 0. */
  readonly place: number;
  /** Decimal strings; null without a member. */
  readonly value: string | null;
  /** Of the total, in percent to one decimal; null also if the total is not above zero. */
  readonly share_pct: string | null;
  /** Null if none is reported. */
  readonly total: string | null;
  readonly unit: string;
  readonly refusal: SegmentRefusal | '';
  readonly standing: boolean;
  /** Of a derived fourth quarter, that of the year. */
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** Whether it is the year less its earlier quarters, not reported by a filing. */
  readonly derived: boolean;
  /** In the first row of a fourth quarter that is derived, or could not be: JSON of `SegmentDerivation`; else empty. */
  readonly derivation: string;
};

/** The largest part first; reconciling items come last. */
export function segmentRows({
  measure,
  by,
  period,
  filing,
  breakdown,
  refusal,
  standing,
  derivation,
}: SegmentVintage): readonly SegmentRow[] {
  const { fiscal_period, fiscal_year, period_end, period_kind, period_start, unit } = period;
  const { accession, form, filed } = filing;
  const total = breakdown?.total ?? null;
  const head: SegmentRow = {
    measure,
    breakdown: by,
    axis: breakdown?.axis ?? '',
    concept: breakdown?.concept ?? '',
    period_kind,
    fiscal_year,
    fiscal_period,
    period_start,
    period_end,
    role: '',
    member: '',
    place: 0,
    value: null,
    share_pct: null,
    total: total === null ? null : formatAmount(total),
    unit,
    refusal: refusal ?? '',
    standing,
    accession,
    form,
    filed,
    derived: derivation !== undefined && refusal === null,
    derivation: derivation === undefined ? '' : derivationText(derivation),
  };
  if (refusal !== null || breakdown?.kind !== 'reconciled') return [head];
  const parts = breakdown.parts.toSorted(bySize);
  const row = (role: SegmentRole, { name, value }: Part, place: number): SegmentRow => ({
    ...head,
    role,
    member: name,
    place,
    derivation: place === 0 ? head.derivation : '',
    value: formatAmount(value),
    share_pct: total === null || total <= 0n ? null : shareOf(value, total),
  });
  return [
    ...parts.map((part, at) => row('part', part, at)),
    ...breakdown.reconciling.map((part, at) => row('reconciling', part, parts.length + at)),
  ];
}

function bySize(a: Part, b: Part): number {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

const TENTHS_OF_A_PERCENT = 1000n;

function shareOf(value: bigint, total: bigint): string {
  return formatAmount(divideRounded(value * TENTHS_OF_A_PERCENT, total) * parseAmount('0.1'));
}
