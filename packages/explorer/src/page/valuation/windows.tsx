import { isRefused } from '@footnote/client';
import type { JSX } from 'preact';
import { shown } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { multipleColumn } from './multiple-column.tsx';
import { NAMES, type Row, times } from './rows.ts';

const YEARS = [3, 5, 10] as const;
type Member = 'mean' | 'z_score';

/** A member of the windows of a multiple; empty for one that has no history at all. */
const column = (years: (typeof YEARS)[number], member: Member): DataColumn<Row> =>
  multipleColumn(member === 'mean' ? `Mean of ${years} years` : 'Deviations from it', ({ history }) => {
    if (isRefused(history)) return false;
    const window = history.windows[`years_${years}`];
    return {
      place: `history.windows.years_${years}.${member}`,
      title: `${member === 'mean' ? 'mean' : 'deviations from the mean'} of ${years} years`,
      value: isRefused(window) ? window : window[member],
      show: member === 'mean' ? times : (value) => shown(value, 'ratio'),
    };
  });

const COLUMNS: readonly DataColumn<Row>[] = [
  { name: 'Multiple', cell: ({ name }) => NAMES[name] },
  ...YEARS.flatMap((years) => [column(years, 'mean'), column(years, 'z_score')]),
];

/** Where each multiple stands among those of 3, 5 and 10 years: their mean, and how many standard deviations it is off. */
export function Windows({ rows }: { readonly rows: readonly Row[] }): JSX.Element | null {
  const compared = rows.filter(({ multiple }) => !isRefused(multiple) && !isRefused(multiple.history));
  if (compared.length === 0) return null;
  return (
    <DataTable
      caption="Multiples and their means of 3, 5 and 10 years"
      columns={COLUMNS}
      rows={compared}
      keyOf={({ name }) => name}
      isStacked
    />
  );
}
