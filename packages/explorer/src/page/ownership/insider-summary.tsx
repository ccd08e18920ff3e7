import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped, NotStated, signed } from '../lane/values.tsx';

type Summary = Schemas['InsiderSummary'];
type Window = Schemas['InsiderWindow'];
type Side = 'purchases' | 'sales';

type InsiderSummaryProps = {
  readonly summary: Summary;
  /** Newest source time of what EDGAR lists of the company. */
  readonly listedTo: string | null;
};

/** Open-market purchases and sales of three windows, or at least those that were read. */
export function InsiderSummary({ summary, listedTo }: InsiderSummaryProps): JSX.Element {
  const { windows } = summary;
  const longest = Math.max(...windows.map(({ months }) => months));
  return (
    <>
      {windows.some(({ is_covered: isCovered }) => !isCovered) && (
        <Missing windows={windows} listedTo={listedTo} />
      )}
      {windows.some(isKnown) ? (
        <DataTable
          caption={`Open-market purchases and sales up to ${summary.to}`}
          columns={columnsOf(windows)}
          rows={windows}
          keyOf={({ months }) => String(months)}
          isStacked
        />
      ) : (
        <p class="empty">
          No form that was read has an open-market purchase or sale in the {longest} months up to {summary.to}
          .
        </p>
      )}
    </>
  );
}

/** Why sums are those of the forms that were read, once. */
function Missing({ windows, listedTo }: Pick<InsiderSummaryProps, 'listedTo'> & Pick<Summary, 'windows'>) {
  const most = Math.max(...windows.map(({ forms_missing: forms = 0 }) => forms));
  const longest = windows.find(({ forms_missing: forms }) => forms === most);
  return (
    <p class="age" role="note">
      <strong>At least.</strong>{' '}
      {most > 0 &&
        `${counted(most, 'form')} of the last ${longest?.months} months ${most === 1 ? 'is' : 'are'} listed by EDGAR and not collected, so these are the sums of the forms that were read. `}
      {windows.some(({ forms_missing: forms }) => forms === 0) &&
        `EDGAR’s list that was loaded ends ${listedTo?.slice(0, 'YYYY-MM-DD'.length) ?? 'unknown'}: later forms are not known. `}
      There is no net of them, because what is missing may be purchases or sales.
    </p>
  );
}

/** Whether anything is known of a window: all of it, or some trade. */
const isKnown = (window: Window): boolean =>
  window.is_covered || window.purchases.transactions > 0 || window.sales.transactions > 0;

/** Of the whole window, or of the forms that were read. */
const sumsOf = (window: Window, side: Side) => (window.is_covered ? window[side] : window.known?.[side]);

const NOTHING = 'none read';

/** Nothing that was read is not at least zero, which would say nothing. */
const atLeast = (window: Window, text: string): string =>
  window.is_covered ? text : /^0( USD)?$/.test(text) ? NOTHING : `at least ${text}`;

const side = (name: string, of: Side): readonly DataColumn<Window>[] => [
  {
    name: `Shares ${name}`,
    isFootnoted: true,
    cell: (window) => {
      const { insiders, transactions } = window[of];
      return (
        <StatedValue
          title={`Shares ${name}, ${window.months} months`}
          value={sumsOf(window, of)?.shares}
          show={(value) => atLeast(window, grouped(value))}
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
        value={sumsOf(window, of)?.value}
        show={(value) => atLeast(window, grouped(value))}
        exact={(value) => atLeast(window, `${grouped(value)} USD`)}
        details={detailsOf(window)}
      />
    ),
  },
];

const detailsOf = ({ from, months, is_covered: isCovered, forms_missing: forms = 0 }: Window) =>
  [
    ['Window', `${months} months, since ${from}`],
    ['Definition', 'Open-market purchases (code P) and sales (code S) of Forms 4 and 5, each counted once'],
    ['Transactions', 'In the table below'],
    ...(isCovered ? [] : [['Not collected', `${counted(forms, 'form')} of the window`] as const]),
  ] as const;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Net columns only where a window is whole. */
const columnsOf = (windows: readonly Window[]): readonly DataColumn<Window>[] => [
  WINDOW,
  ...side('bought', 'purchases'),
  ...side('sold', 'sales'),
  ...(windows.some(({ is_covered: isCovered }) => isCovered) ? NET : []),
];

const WINDOW: DataColumn<Window> = {
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
};

const NET: readonly DataColumn<Window>[] = [
  {
    name: 'Net shares',
    isFootnoted: true,
    cell: (window) =>
      window.is_covered ? (
        <StatedValue
          title={`Net shares, ${window.months} months`}
          value={window.net.shares}
          show={(value) => signed(grouped(value))}
          details={detailsOf(window)}
        />
      ) : (
        <NotStated />
      ),
  },
  {
    name: 'Net value, USD',
    isFootnoted: true,
    cell: (window) =>
      window.is_covered ? (
        <StatedValue
          title={`Net value, ${window.months} months`}
          value={window.net.value}
          show={(value) => signed(grouped(value))}
          exact={(value) => `${grouped(value)} USD`}
          details={detailsOf(window)}
        />
      ) : (
        <NotStated />
      ),
  },
];
