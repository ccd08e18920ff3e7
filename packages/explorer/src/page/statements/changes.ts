import type { Line, Table } from './statement-table.ts';

/** The value of a cell on the other day; null if it was refused. */
export type Change = { readonly before: number | string | null };

export type Changes = {
  /** By line and period. */
  readonly cells: ReadonlyMap<string, Change>;
  /** Periods that the other day did not have. */
  readonly newPeriods: ReadonlySet<string>;
};

export const NO_CHANGES: Changes = { cells: new Map(), newPeriods: new Set() };

export const changeKey = (member: string, period: string): string => `${member} ${period}`;

/** Differences between a table and the same one as known on another day, in the periods that both have. */
export function changesOf(now: Table, before: Table): Changes {
  const known = new Map(linesOf(before).map((line) => [line.member, line]));
  const periodsBefore = new Set(before.columns.map(({ period }) => period));
  const cells = new Map<string, Change>();
  for (const { member, cells: own } of linesOf(now)) {
    const earlier = known.get(member)?.cells ?? [];
    for (const { period, value } of own) {
      if (!periodsBefore.has(period)) continue;
      const was = earlier.find((cell) => cell.period === period)?.value ?? null;
      if (was !== value) cells.set(changeKey(member, period), { before: was });
    }
  }
  return {
    cells,
    newPeriods: new Set(now.columns.map(({ period }) => period).filter((each) => !periodsBefore.has(each))),
  };
}

const linesOf = ({ sections }: Table): readonly Line[] => sections.flatMap(({ lines }) => lines);
