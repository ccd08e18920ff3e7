/** Months of the calendar; days are YYYY-MM-DD, months are counted from 1. */
import { dayAt } from './day.ts';

/** The last day of a month; a month outside of 1 to 12 is one of a neighbouring year. */
export const monthEnd = (year: number, month: number): string => dayAt(Date.UTC(year, month, 0));

/** The last day of the month that is a number of months after that of a day, or before it if negative. */
export const monthEndAfter = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return monthEnd(year, month + months);
};

export const isMonthEnd = (day: string): boolean => monthEndAfter(day, 0) === day;

/**
 * The same day of the month a number of months later, earlier if negative; that month's last day if it is shorter:
 * three months after 30 November is the last day of February.
 */
export const addMonths = (day: string, months: number): string => {
  const end = monthEndAfter(day, months);
  const same = `${end.slice(0, 8)}${day.slice(8)}`;
  return same < end ? same : end;
};

/** The same, a number of months earlier. */
export const monthsBefore = (day: string, months: number): string => addMonths(day, -months);
