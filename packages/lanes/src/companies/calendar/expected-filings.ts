import { FAMILY_FORMS, familyOf } from '@footnote/edgar/form-family';
import { onBusinessDay } from '@footnote/market/federal-holidays';
import { addDays, daysBetween } from '@footnote/values/day';
import { type Reported, type Report, YEAR, yearBefore } from '../earnings/announcements.ts';
import { habitOf } from '../earnings/habit.ts';
import { deadlineOf, type DeadlineForm, type DeadlineRefusal, type FilerCategory } from './deadlines.ts';
import { nextPeriodEnd, type PeriodEndRefusal, type PredictedDay } from './period-ends.ts';

/** Why the day of a report cannot be estimated. `overdue`: its latest day has passed. */
export type HabitRefusal = 'habit_not_steady' | 'overdue' | 'too_few_reports';

export type ExpectedDay = {
  readonly date: string;
  readonly earliest: string;
  readonly latest: string;
  readonly compared: number;
};

/** A periodic report that a company files a year after the previous one of its kind. */
export type ExpectedFiling = {
  readonly form: DeadlineForm;
  readonly periodEnd: PredictedDay | PeriodEndRefusal;
  readonly estimated: ExpectedDay | HabitRefusal;
  readonly deadline: PredictedDay | DeadlineRefusal | PeriodEndRefusal | 'overdue';
  /** The report of the year before. */
  readonly model: Report;
};

/** Reports within this many days before the newest belong to the same year. */
const SAME_YEAR = YEAR - 30;

/** Every periodic report of the last year, expected again; in the order of periods. `today` is YYYY-MM-DD. */
export function expectedFilings(
  periods: readonly Reported[],
  category: FilerCategory,
  today: string,
): readonly ExpectedFiling[] {
  const newest = periods.at(-1);
  if (newest === undefined) return [];
  const reports = periods.map(({ report }) => report);
  const habit = habitOf(
    periods.flatMap(({ report }) => {
      const before = yearBefore(periods, report)?.report;
      return before === undefined ? [] : [daysBetween(before.filed, report.filed) - YEAR];
    }),
  );
  const estimatedOf = (model: Report): ExpectedDay | HabitRefusal => {
    if (typeof habit === 'string') return habit === 'too_few' ? 'too_few_reports' : habit;
    const date = onBusinessDay(addDays(model.filed, YEAR));
    const latest = addDays(date, habit.latest);
    if (today > latest) return 'overdue';
    return { date, earliest: addDays(date, habit.earliest), latest, compared: habit.compared };
  };
  const deadlineAfter = (
    form: DeadlineForm,
    end: PredictedDay | PeriodEndRefusal,
  ): ExpectedFiling['deadline'] => {
    if (form === '40-F') return 'set_by_home_country';
    if (typeof end === 'string') return end;
    const deadline = deadlineOf(form, end.date, category);
    return typeof deadline !== 'string' && today > deadline.date ? 'overdue' : deadline;
  };
  return reports
    .filter((report) => daysBetween(report.report_date, newest.report.report_date) < SAME_YEAR)
    .flatMap((model) => {
      const form = formOf(model.form);
      if (form === undefined) return [];
      const periodEnd = nextPeriodEnd(endsBefore(periods, model));
      return [
        { form, periodEnd, estimated: estimatedOf(model), deadline: deadlineAfter(form, periodEnd), model },
      ];
    });
}

/** The ends of the same quarter in this and earlier years, newest first. */
function endsBefore(periods: readonly Reported[], model: Report): readonly string[] {
  const ends: string[] = [];
  for (let at: Report | undefined = model; at !== undefined; at = yearBefore(periods, at)?.report)
    ends.push(at.report_date);
  return ends;
}

/** The form that a report of the family is filed on now. */
function formOf(form: string): DeadlineForm | undefined {
  const family = familyOf(form);
  if (family === 'annual') return '10-K';
  if (family === 'quarterly') return '10-Q';
  return FAMILY_FORMS.foreign_annual.includes(form) ? (form === '40-F' ? '40-F' : '20-F') : undefined;
}
