import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { grouped, signed, ValueOr } from '../lane/values.tsx';

type Summary = Schemas['InsiderSummary'];
type Window = Schemas['InsiderWindow'];
type Side = Schemas['InsiderSide'];

/** Open-market purchases and sales of three windows. */
export function InsiderSummary({ summary }: { readonly summary: Summary }): JSX.Element {
  return (
    <DataTable
      caption={`Open-market purchases and sales up to ${summary.to}`}
      columns={COLUMNS}
      rows={summary.windows}
      keyOf={({ months }) => String(months)}
    />
  );
}

const side = (name: string, of: (window: Window) => Side): readonly DataColumn<Window>[] => [
  {
    name: `Shares ${name}`,
    isNumber: true,
    cell: (window) => {
      const { shares, insiders, transactions } = of(window);
      return (
        <>
          <ValueOr value={shares}>{grouped}</ValueOr>
          <small>
            {counted(transactions, 'line')} of {counted(insiders, 'insider')}
          </small>
        </>
      );
    },
  },
  {
    name: `Value ${name}, USD`,
    isNumber: true,
    cell: (window) => <ValueOr value={of(window).value}>{grouped}</ValueOr>,
  },
];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const COLUMNS: readonly DataColumn<Window>[] = [
  {
    name: 'Window',
    cell: ({ months, from, left_out: { contrary, equity_swap: swaps, undated } }) => (
      <>
        {months} months
        <small>since {from}</small>
        {contrary + swaps + undated > 0 && (
          <small>
            left out: {contrary} contrary to their code, {swaps} with equity swaps, {undated} undated
          </small>
        )}
      </>
    ),
  },
  ...side('bought', ({ purchases }) => purchases),
  ...side('sold', ({ sales }) => sales),
  {
    name: 'Net shares',
    isNumber: true,
    cell: ({ net }) => <ValueOr value={net.shares}>{(value) => signed(grouped(value))}</ValueOr>,
  },
  {
    name: 'Net value, USD',
    isNumber: true,
    cell: ({ net }) => <ValueOr value={net.value}>{(value) => signed(grouped(value))}</ValueOr>,
  },
];
