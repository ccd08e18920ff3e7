import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped, signed } from '../lane/values.tsx';

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
      isStacked
    />
  );
}

const side = (name: string, of: (window: Window) => Side): readonly DataColumn<Window>[] => [
  {
    name: `Shares ${name}`,
    isFootnoted: true,
    cell: (window) => {
      const { shares, insiders, transactions } = of(window);
      return (
        <StatedValue
          title={`Shares ${name}, ${window.months} months`}
          value={shares}
          show={grouped}
          details={detailsOf(window)}
          note={
            transactions === 0
              ? undefined
              : `${counted(transactions, 'transaction')}, ${counted(insiders, 'insider')}`
          }
        />
      );
    },
  },
  {
    name: `Value ${name}, USD`,
    isFootnoted: true,
    cell: (window) => (
      <StatedValue
        title={`Value ${name}, ${window.months} months`}
        value={of(window).value}
        show={grouped}
        exact={(value) => `${grouped(value)} USD`}
        details={detailsOf(window)}
      />
    ),
  },
];

const detailsOf = ({ from, months }: Window) =>
  [
    ['Window', `${months} months, since ${from}`],
    ['Definition', 'Open-market purchases (code P) and sales (code S) of Forms 4 and 5, each counted once'],
    ['Transactions', 'In the table below'],
  ] as const;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const COLUMNS: readonly DataColumn<Window>[] = [
  {
    name: 'Window',
    cell: ({ months, from, left_out: { contrary, doubtful, equity_swap: swaps, undated } }) => (
      <>
        {months} months
        <small>since {from}</small>
        {contrary + doubtful + swaps + undated > 0 && (
          <small>
            left out: {contrary} contrary to their code, {doubtful} of doubtful amounts, {swaps} with equity
            swaps, {undated} undated
          </small>
        )}
      </>
    ),
  },
  ...side('bought', ({ purchases }) => purchases),
  ...side('sold', ({ sales }) => sales),
  {
    name: 'Net shares',
    isFootnoted: true,
    cell: (window) => (
      <StatedValue
        title={`Net shares, ${window.months} months`}
        value={window.net.shares}
        show={(value) => signed(grouped(value))}
        details={detailsOf(window)}
      />
    ),
  },
  {
    name: 'Net value, USD',
    isFootnoted: true,
    cell: (window) => (
      <StatedValue
        title={`Net value, ${window.months} months`}
        value={window.net.value}
        show={(value) => signed(grouped(value))}
        exact={(value) => `${grouped(value)} USD`}
        details={detailsOf(window)}
      />
    ),
  },
];
