/**
 * The same day of the month a number of months earlier, or that month's last day if it is shorter
 * (YYYY-MM-DD): three months before 31 May is the last day of February. A negative number means later months.
 */
export const monthsBefore = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
};
