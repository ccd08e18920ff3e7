import type { FilingOf, Reading, Readings } from './readings.ts';

/** Minimum number of facts of a period for which a filing has statements. */
const FEWEST_BESIDE = 5;

export type Column = {
  readonly facts: ReadonlyMap<string, Reading>;
  readonly start: string | null;
  readonly end: string;
};

/** The periods for which a filing has statements rather than a fact or two. */
export const columnsOf = (readings: Readings, { accession, filed }: FilingOf): readonly Column[] =>
  [...readings.periods(accession).values()].flatMap((facts) => {
    const [first] = facts.values();
    return first === undefined || facts.size < FEWEST_BESIDE || first.end > filed
      ? []
      : [{ facts, start: first.start, end: first.end }];
  });

export const newestEnd = (columns: readonly Column[]): string =>
  columns.reduce((end, column) => (column.end > end ? column.end : end), '');

/** Whether a filing reports the fact for its own period, not as a comparative or an opening balance. */
export const isCurrent = (readings: Readings, { filing, end }: Reading): boolean =>
  end === newestEnd(columnsOf(readings, filing));
