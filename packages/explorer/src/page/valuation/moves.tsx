import { isRefused } from '@footnote/client';
import type { JSX } from 'preact';
import { shown } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { multipleColumn } from './multiple-column.tsx';
import { NAMES, type Row, times } from './rows.ts';

const FACTORS = {
  close: 'Price',
  shares_outstanding: 'Shares',
  enterprise_to_market_value: 'Debt and cash',
  figure: 'Divisor',
} as const;

const percent = (value: number): string => shown(value, 'percent');

/** What a factor does to a multiple; empty where it is none of this multiple. */
const factor = (name: keyof typeof FACTORS): DataColumn<Row> =>
  multipleColumn(FACTORS[name], ({ moved }) => {
    const found = isRefused(moved) ? null : moved[name];
    return (
      found !== null && {
        place: `moved.${name}.effect_pct`,
        title: `effect of ${FACTORS[name].toLowerCase()}`,
        value: found.effect_pct,
        show: percent,
      }
    );
  });

const own = (
  title: string,
  member: 'change_pct' | 'value',
  show: (value: number) => string,
): DataColumn<Row> =>
  multipleColumn(title, ({ moved }) => ({
    place: `moved.${member}`,
    title: title.toLowerCase(),
    value: isRefused(moved) ? moved : moved[member],
    show,
  }));

const COLUMNS: readonly DataColumn<Row>[] = [
  { name: 'Multiple', cell: ({ name }) => NAMES[name] },
  own('A year before', 'value', times),
  own('Change', 'change_pct', percent),
  factor('close'),
  factor('shares_outstanding'),
  factor('enterprise_to_market_value'),
  factor('figure'),
];

/** What price, shares, debt and the figure did to each multiple since a month-end a year ago. */
export function Moves({ rows }: { readonly rows: readonly Row[] }): JSX.Element | null {
  const moved = rows.filter(({ multiple }) => !isRefused(multiple));
  if (moved.length === 0) return null;
  return (
    <DataTable
      caption="What moved the multiples in a year: the effects multiply to the change"
      columns={COLUMNS}
      rows={moved}
      keyOf={({ name }) => name}
      isStacked
    />
  );
}
