import type { Calendar, FiscalYear } from './calendar.ts';
import type { IssuerType } from './catalogue/field.ts';
import type { Cell, FiscalPeriod, PeriodKind } from './cell.ts';
import { cellOf } from './cells.ts';
import { span } from './day.ts';
import { unitOf } from './fact-index.ts';
import type { Entry } from './model.ts';
import { servedFieldsOf } from './served-fields.ts';
import type { ServedField } from './served-fields.ts';
import { boundsOf, slotOf } from './slots.ts';
import type { Place } from './slots.ts';
import type { Table } from './table.ts';
import { refused } from './table.ts';
import { ttmFlow, ttmPerShare, windows } from './ttm.ts';

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

/** Quarters of 14 weeks where the others have 13, years of 53 weeks. */
const extraWeek = (year: FiscalYear, place: Place): boolean => {
  const length = (of: Place): number => {
    const bounds = boundsOf(year, of);
    return bounds?.start ? span(bounds.start, bounds.end) : 0;
  };
  if (place === 'FY') return length('FY') >= 370;
  if (!/^Q/.test(place)) return false;
  const others = (['Q1', 'Q2', 'Q3', 'Q4'] as const)
    .filter((of) => of !== place)
    .map(length)
    .filter((days) => days > 0);
  return (
    length(place) >= 95 &&
    length(place) <= 104 &&
    others.length > 0 &&
    others.every((days) => days >= 87 && days <= 94)
  );
};

const applies = (spec: ServedField, kind: PeriodKind): boolean =>
  (spec.nature === 'instant') === (kind === 'instant');

/** One cell for every field and period of the calendar: served, or refused with its reason. */
export const emitCells = (
  table: Table,
  calendar: Calendar,
  currency: string,
  annualOnly: boolean,
  type: IssuerType,
): Cell[] => {
  const cells: Cell[] = [];
  const specs = servedFieldsOf(type);
  const put = (
    spec: ServedField,
    entry: Entry,
    at: {
      kind: PeriodKind;
      period: FiscalPeriod;
      label: number;
      start: string | null;
      end: string;
      flags: readonly string[];
    },
  ): void => {
    cells.push(
      cellOf(
        {
          statement: spec.statement,
          field: spec.field,
          unit: unitOf(spec.measure, currency),
          period_kind: at.kind,
          fiscal_year: at.label,
          fiscal_period: at.period,
          period_start: at.start,
          period_end: at.end,
          flags: at.flags,
        },
        entry,
      ),
    );
  };
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
      ];
      for (const spec of specs)
        if (applies(spec, kind)) {
          const entry =
            spec.nature === 'annual' && kind !== 'annual'
              ? refused('not_reported')
              : (table.get(spec.field, slotOf(index, place)) ?? refused('not_reported'));
          put(spec, entry, { kind, period, label: year.label, ...bounds, flags });
        }
    }
  }
  cells.push(...trailing(table, calendar, currency, annualOnly, specs));
  return cells;
};

const trailing = (
  table: Table,
  calendar: Calendar,
  currency: string,
  annualOnly: boolean,
  specs: readonly ServedField[],
): Cell[] => {
  const cells: Cell[] = [];
  const flow = specs.filter(({ nature }) => nature !== 'instant');
  const position = (
    spec: ServedField,
    label: number,
    period: FiscalPeriod,
    start: string,
    end: string,
  ): Parameters<typeof cellOf>[0] => ({
    statement: spec.statement,
    field: spec.field,
    unit: unitOf(spec.measure, currency),
    period_kind: 'ttm',
    fiscal_year: label,
    fiscal_period: period,
    period_start: start,
    period_end: end,
    flags: annualOnly ? ['ttm_is_fiscal_year'] : [],
  });
  if (annualOnly) {
    for (const [index, year] of calendar.entries()) {
      if (year.transition || year.end === null) continue;
      for (const spec of flow) {
        const whole = table.get(spec.field, slotOf(index, 'FY')) ?? refused('not_reported');
        const entry =
          spec.nature === 'flow' || spec.nature === 'per_share' ? whole : refused('not_applicable');
        cells.push(cellOf(position(spec, year.label, 'Q4', year.start, year.end), entry));
      }
    }
    return cells;
  }
  for (const window of windows(calendar)) {
    const year = calendar[window.year];
    if (!year) continue;
    for (const spec of flow) {
      const entry =
        spec.nature === 'flow'
          ? ttmFlow(table, calendar, spec.field, window)
          : spec.nature === 'per_share'
            ? ttmPerShare(table, spec.field, window)
            : refused('not_applicable');
      const at = position(spec, year.label, `Q${window.quarter}`, window.start, window.end);
      cells.push(cellOf(at, entry));
    }
  }
  return cells;
};
