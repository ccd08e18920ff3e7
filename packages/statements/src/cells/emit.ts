import type { FiscalPeriod, PeriodKind } from '@footnote/values/period';
import type { Calendar, FiscalYear } from '../calendar/calendar.ts';
import type { IssuerType, Nature } from '../fields/field.ts';
import type { CellPeriod, CellRow, CellSource } from './cells.ts';
import { span } from '../values/day.ts';
import { unitOf } from '../facts/fact-index.ts';
import { servedFieldsOf } from '../fields/served-fields.ts';
import { boundsOf, QUARTERS, slotOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import type { Table } from '../derive/table.ts';
import { refused } from '../derive/table.ts';
import { ttmFlow, ttmPerShare, windows } from '../derive/ttm.ts';

type Period = { readonly kind: PeriodKind; readonly period: FiscalPeriod; readonly place: Place };

const DURATIONS: readonly Period[] = [
  { kind: 'annual', period: 'FY', place: 'FY' },
  { kind: 'quarter', period: 'Q1', place: 'Q1' },
  { kind: 'quarter', period: 'Q2', place: 'Q2' },
  { kind: 'quarter', period: 'Q3', place: 'Q3' },
  { kind: 'quarter', period: 'Q4', place: 'Q4' },
  { kind: 'ytd', period: 'Q1', place: 'Q1' },
  { kind: 'ytd', period: 'Q2', place: 'Y2' },
  { kind: 'ytd', period: 'Q3', place: 'Y3' },
];

const INSTANTS: readonly Period[] = [
  { kind: 'instant', period: 'Q1', place: 'I1' },
  { kind: 'instant', period: 'Q2', place: 'I2' },
  { kind: 'instant', period: 'Q3', place: 'I3' },
  { kind: 'instant', period: 'Q4', place: 'I4' },
];

const stub = (year: FiscalYear): readonly Period[] => {
  const quarterly = span(year.start, year.end ?? year.start) <= 125;
  return [{ kind: quarterly ? 'quarter' : 'ytd', period: 'TP', place: 'FY' }];
};

/** Quarters of 14 weeks among quarters of 13, and years of 53 weeks. */
const extraWeek = (year: FiscalYear, place: Place): boolean => {
  const length = (of: Place): number => {
    const bounds = boundsOf(year, of);
    return bounds?.start ? span(bounds.start, bounds.end) : 0;
  };
  if (place === 'FY') return length('FY') >= 370;
  if (!/^Q/.test(place)) return false;
  const others = QUARTERS.filter((of) => of !== place)
    .map(length)
    .filter((days) => days > 0);
  return (
    length(place) >= 95 &&
    length(place) <= 104 &&
    others.length > 0 &&
    others.every((days) => days >= 87 && days <= 94)
  );
};

const applies = (nature: Nature, kind: PeriodKind): boolean =>
  (nature === 'instant') === (kind === 'instant');

/** A row of the statements, the same in every period. */
type Row = { readonly nature: Nature; readonly row: CellRow };

const rowsOf = (type: IssuerType, currency: string): readonly Row[] =>
  servedFieldsOf(type).map(({ statement, field, nature, measure }) => ({
    nature,
    row: { statement, field, unit: unitOf(measure, currency) },
  }));

/** The flag of a period after all reports, `announced` being their slots: only releases speak of it. */
const standing = (announced: readonly Slot[], slot: Slot): readonly string[] =>
  announced.includes(slot) ? ['preliminary'] : [];

/** One cell for every field and period of the calendar, without twelve months: served, or refused with its reason. */
export const emitPeriods = (
  table: Table,
  calendar: Calendar,
  currency: string,
  type: IssuerType,
  announced: readonly Slot[],
): CellSource[] => {
  const cells: CellSource[] = [];
  const rows = rowsOf(type, currency);
  for (const [index, year] of calendar.entries()) {
    const periods = year.transition
      ? [...stub(year), { kind: 'instant', period: 'TP', place: 'I4' } as const]
      : [...DURATIONS, ...INSTANTS];
    for (const { kind, period, place } of periods) {
      const bounds = boundsOf(year, place);
      if (!bounds) continue;
      const flags = [
        ...(extraWeek(year, place) ? ['extra_week'] : []),
        ...(year.changed && kind !== 'instant' ? ['fiscal_year_change'] : []),
        ...(year.predecessor ? ['predecessor'] : []),
        ...standing(announced, slotOf(index, place)),
      ];
      const at: CellPeriod = {
        period_kind: kind,
        fiscal_year: year.label,
        fiscal_period: period,
        period_start: bounds.start,
        period_end: bounds.end,
        flags,
      };
      for (const { nature, row } of rows)
        if (applies(nature, kind)) {
          const entry =
            nature === 'annual' && kind !== 'annual'
              ? refused('field.annual_only')
              : (table.get(row.field, slotOf(index, place)) ?? refused('field.not_reported'));
          cells.push({ row, period: at, entry });
        }
    }
  }
  return cells;
};

/** One cell for every field and twelve months; for an issuer without interim reports those are its fiscal years. */
export const emitTrailing = (
  table: Table,
  calendar: Calendar,
  currency: string,
  type: IssuerType,
  { annualOnly, announced }: { readonly annualOnly: boolean; readonly announced: readonly Slot[] },
): CellSource[] => {
  const cells: CellSource[] = [];
  const flow = rowsOf(type, currency).filter(({ nature }) => nature !== 'instant');
  const period = (
    fiscal_year: number,
    fiscal_period: FiscalPeriod,
    period_start: string,
    period_end: string,
    ending: Slot,
  ): CellPeriod => {
    const flags = [...(annualOnly ? ['ttm_is_fiscal_year'] : []), ...standing(announced, ending)];
    return { period_kind: 'ttm', fiscal_year, fiscal_period, period_start, period_end, flags };
  };
  if (annualOnly) {
    for (const [index, year] of calendar.entries()) {
      if (year.transition || year.end === null) continue;
      const at = period(year.label, 'Q4', year.start, year.end, slotOf(index, 'FY'));
      for (const { nature, row } of flow) {
        const whole = table.get(row.field, slotOf(index, 'FY')) ?? refused('field.not_reported');
        const entry = nature === 'flow' || nature === 'per_share' ? whole : refused('trailing.not_additive');
        cells.push({ row, period: at, entry });
      }
    }
    return cells;
  }
  for (const window of windows(calendar)) {
    const year = calendar[window.year];
    if (!year) continue;
    const ending = slotOf(window.year, `Q${window.quarter}`);
    const at = period(year.label, `Q${window.quarter}`, window.start, window.end, ending);
    for (const { nature, row } of flow) {
      const entry =
        nature === 'flow'
          ? ttmFlow(table, calendar, row.field, window)
          : nature === 'per_share'
            ? ttmPerShare(table, calendar, row.field, window)
            : refused('trailing.not_additive');
      cells.push({ row, period: at, entry });
    }
  }
  return cells;
};
