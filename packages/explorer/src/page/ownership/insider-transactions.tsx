import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { grouped, ValueOr } from '../lane/values.tsx';
import { RELATIONS } from './codes.ts';

type Transaction = Schemas['InsiderTransaction'];
type TransactionsProps = { readonly transactions: readonly Transaction[]; readonly cik: string };

/** Lines of Forms 4 and 5 as filed, newest first, with what their codes mean. */
export function InsiderTransactions({ transactions, cik }: TransactionsProps): JSX.Element {
  if (transactions.length === 0) return <p class="empty">No transaction has been reported.</p>;
  return (
    <DataTable
      caption="Transactions"
      columns={columnsOf(cik)}
      rows={transactions}
      keyOf={({ accession, line, derivative }) => `${accession} ${line} ${derivative === null ? 'n' : 'd'}`}
    />
  );
}

const columnsOf = (cik: string): readonly DataColumn<Transaction>[] => [
  { name: 'Date', cell: ({ date, filed }) => date ?? `filed ${filed}` },
  { name: 'Insider', isWrapped: true, cell: ({ owners }) => <Owners owners={owners} /> },
  {
    name: 'Transaction',
    isWrapped: true,
    cell: ({
      code,
      code_meaning: meaning,
      direction,
      plan_10b5_1: isPlanned,
      superseded,
      same_as: sameAs,
    }) => (
      <>
        <b>{code ?? 'no code'}</b> {meaning ?? 'not a code of the SEC'}
        {direction !== null && <small>{direction}</small>}
        {isPlanned === true && <small>under a plan of Rule 10b5-1</small>}
        {superseded && <small>superseded by a later form</small>}
        {sameAs !== null && <small>counted once, with {sameAs}</small>}
      </>
    ),
  },
  {
    name: 'Security',
    isWrapped: true,
    cell: ({ security, derivative }) => (
      <>
        <ValueOr value={security}>{(value) => value}</ValueOr>
        {derivative !== null && <small>{derivativeTerms(derivative)}</small>}
      </>
    ),
  },
  {
    name: 'Shares',
    isNumber: true,
    cell: ({ shares }) => <ValueOr value={shares}>{grouped}</ValueOr>,
  },
  { name: 'Price, USD', isNumber: true, cell: ({ price }) => <ValueOr value={price}>{grouped}</ValueOr> },
  { name: 'Value, USD', isNumber: true, cell: ({ value }) => <ValueOr value={value}>{grouped}</ValueOr> },
  {
    name: 'Owned after',
    isNumber: true,
    cell: ({ shares_after: after, ownership, nature }) => (
      <>
        <ValueOr value={after}>{grouped}</ValueOr>
        {ownership !== null && <small>{nature === null ? ownership : `${ownership}: ${nature}`}</small>}
      </>
    ),
  },
  { name: 'Filing', cell: (line) => <FilingLink filing={line} cik={cik} /> },
  {
    name: 'Footnotes of the form',
    isWrapped: true,
    cell: ({ footnotes }) =>
      footnotes.length > 0 && (
        <details>
          <summary>{footnotes.length === 1 ? '1 footnote' : `${footnotes.length} footnotes`}</summary>
          <ul>
            {footnotes.map(({ element, text }) => (
              <li key={`${element} ${text}`}>{text}</li>
            ))}
          </ul>
        </details>
      ),
  },
];

const derivativeTerms = ({
  exercise_price: price,
  expiration_date: expires,
  underlying_security: underlying,
}: NonNullable<Transaction['derivative']>): string =>
  [
    'derivative',
    price !== null && `exercise price ${grouped(price)}`,
    expires !== null && `expires ${expires}`,
    underlying !== null && `on ${underlying}`,
  ]
    .filter((part) => part !== false)
    .join(', ');

const Owners = ({ owners }: { readonly owners: Transaction['owners'] }): JSX.Element => (
  <>
    {owners.map(({ cik, name, relations, title }) => (
      <div key={cik}>
        {name ?? `CIK ${cik}`}
        <small>{title ?? relations.map((relation) => RELATIONS[relation]).join(', ')}</small>
      </div>
    ))}
  </>
);
