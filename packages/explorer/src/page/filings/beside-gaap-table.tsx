import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf, shown } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { headingOf } from './release-period.ts';

type Figure = Schemas['NonGaapFigure'];

/** Figures as the company defines them, with the rows that make each out of a GAAP figure. Amounts are in millions. */
export const BesideGaapTable = ({ figures }: { readonly figures: readonly Figure[] }): JSX.Element => (
  <DataTable
    caption="Beside GAAP, as the company reconciles it"
    columns={COLUMNS}
    rows={[...figures]}
    keyOf={({ place, period }) => `${place.table} ${place.row} ${place.column} ${headingOf(period)}`}
  />
);

const COLUMNS: readonly DataColumn<Figure>[] = [
  { name: 'Figure', cell: ({ label }) => label },
  { name: 'Period', cell: ({ period }) => headingOf(period) },
  { name: 'Value', isNumber: true, cell: ({ value, unit }) => print(value, unit) },
  { name: 'From', cell: ({ gaap, unit }) => `${labelOf(gaap.field)} ${print(gaap.value, unit)}` },
  {
    name: 'Adjustments',
    isWrapped: true,
    cell: ({ adjustments, unit }) =>
      adjustments.map(({ place, value }) => `${place.label} ${print(value, unit)}`).join('; '),
  },
];

const print = (value: number, unit: string): string =>
  shown(value, unit.includes('/') ? 'per_share' : 'amount');
