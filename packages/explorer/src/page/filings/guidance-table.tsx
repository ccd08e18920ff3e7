import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { shown, wordsOf } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';

type Item = Schemas['GuidanceItem'];

/** Guidance as a release states it, with the sentence, which opens the release there. Amounts are in millions. */
export const GuidanceTable = ({ items }: { readonly items: readonly Item[] }): JSX.Element => (
  <DataTable
    caption="Guidance, as stated"
    columns={COLUMNS}
    rows={[...items]}
    keyOf={(item) => `${item.metric} ${item.basis ?? ''} ${item.growth} ${periodOf(item)}`}
  />
);

const BASES = { gaap: 'GAAP', non_gaap: 'non-GAAP' } as const;

const COLUMNS: readonly DataColumn<Item>[] = [
  {
    name: 'Figure',
    cell: ({ basis, growth, metric }) =>
      [wordsOf(metric), growth ? 'growth' : '', basis === null ? '' : `(${BASES[basis]})`]
        .filter((word) => word !== '')
        .join(' '),
  },
  { name: 'Period', cell: (item) => periodOf(item) },
  { name: 'Range', isNumber: true, cell: (item) => rangeOf(item) },
  { name: 'As stated', isWrapped: true, cell: ({ text, viewer }) => <a href={viewer}>{text}</a> },
];

const periodOf = ({ period: { quarter, year } }: Item): string =>
  quarter === null ? String(year) : `Q${quarter} ${year}`;

function rangeOf({ low, high, approximate, unit }: Item): string {
  const kind = unit === 'percent' ? 'percent' : unit.includes('/') ? 'per_share' : 'amount';
  const print = (value: number | null): string => (value === null ? '' : shown(value, kind));
  const range =
    low === high
      ? print(low)
      : low === null
        ? `at most ${print(high)}`
        : high === null
          ? `at least ${print(low)}`
          : `${print(low)} to ${print(high)}`;
  return `${approximate ? 'about ' : ''}${range}`;
}
