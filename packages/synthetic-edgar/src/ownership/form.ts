import type { FiledSchedule } from './types.ts';

export const formOf = ({ schedule, amendment }: Pick<FiledSchedule, 'schedule' | 'amendment'>): string =>
  `SCHEDULE ${schedule}${amendment > 0 ? '/A' : ''}`;
