import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { alignedDecimals, exactly } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { ValueOr } from '../lane/values.tsx';
import { RELATIONS } from './codes.ts';
import { isFiltered } from './insider-filters.tsx';

type Transaction = Schemas['InsiderTransaction'];
type TransactionsProps = {
  readonly transactions: readonly Transaction[];
  readonly cik: string;
  readonly route: RouteOf<'ownership'>;
};

/** Transactions of Forms 4 and 5 as filed, newest first, with the meaning of their codes. */
export function InsiderTransactions({ transactions, cik, route }: TransactionsProps): JSX.Element {
  if (transactions.length === 0)
    return (
      <p class="empty">
        {isFiltered(route) ? 'No transaction fits the filters.' : 'No transaction has been reported.'}
      </p>
    );
  return (
    <DataTable
      caption="Transactions"
      columns={columnsOf(cik, transactions, route)}
      rows={transactions}
      keyOf={({ accession, line, derivative }) => `${accession} ${line} ${derivative === null ? 'n' : 'd'}`}
    />
  );
}

/** Details that all footnotes of a transaction share. */
const about = (line: Transaction, cik: string) => ({
  details: [
    ['Insider', line.owners.map(({ name, cik: owner }) => name ?? `CIK ${owner}`).join(', ')] as const,
    ['Transaction', [line.code, line.code_meaning].filter((part) => part !== null).join(': ')] as const,
    ...(line.date === null ? [] : [['Date', line.date] as const]),
    ...line.footnotes.map(({ element, text }, at) => [`Footnote ${at + 1}, on ${element}`, text] as const),
  ],
  filing: line,
  cik,
});

const pricesOf = (lines: readonly Transaction[]): readonly number[] =>
  lines.flatMap(({ price }) => (typeof price === 'number' ? [price] : []));

const columnsOf = (
  cik: string,
  lines: readonly Transaction[],
  route: RouteOf<'ownership'>,
): readonly DataColumn<Transaction>[] => [
  { name: 'Date', cell: ({ date, filed }) => date ?? `filed ${filed}` },
  { name: 'Insider', isWrapped: true, cell: ({ owners }) => <Owners owners={owners} route={route} /> },
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
      security,
      derivative,
    }) => (
      <>
        <b>{code ?? 'no code'}</b> {meaning ?? 'not a code of the SEC'}
        <small>
          <ValueOr value={security}>{(value) => value}</ValueOr>
        </small>
        {derivative !== null && <small>{derivativeTerms(derivative)}</small>}
        {direction !== null && <small>shares {direction}</small>}
        {isPlanned === true && <small>under a plan of Rule 10b5-1</small>}
        {superseded && <small>superseded by a later form</small>}
        {sameAs !== null && <small>counted once, with {sameAs}</small>}
      </>
    ),
  },
  {
    name: 'Shares',
    isFootnoted: true,
    cell: (line) => <StatedValue title="Shares" value={line.shares} show={exactly} {...about(line, cik)} />,
  },
  {
    name: 'Price, USD',
    isFootnoted: true,
    cell: (line) => (
      <StatedValue
        title="Price per share"
        value={line.price}
        show={alignedDecimals(pricesOf(lines))}
        exact={(price) => `${exactly(price)} USD`}
        {...about(line, cik)}
      />
    ),
  },
  {
    name: 'Value, USD',
    isFootnoted: true,
    cell: (line) => (
      <StatedValue
        title="Value"
        value={line.value}
        show={(value) => exactly(Math.round(value))}
        exact={(value) => `${exactly(value)} USD`}
        {...about(line, cik)}
      />
    ),
  },
  {
    name: 'Owned after',
    isFootnoted: true,
    cell: (line) => (
      <StatedValue
        title="Shares owned afterwards"
        value={line.shares_after}
        show={exactly}
        {...about(line, cik)}
        note={
          line.nature === null ? line.ownership : `${line.ownership ?? ''}: ${line.nature}`.replace(/^: /, '')
        }
      />
    ),
  },
  { name: 'Filing', cell: (line) => <FilingLink filing={line} cik={cik} /> },
];

const derivativeTerms = ({
  exercise_price: price,
  expiration_date: expires,
  underlying_security: underlying,
}: NonNullable<Transaction['derivative']>): string =>
  [
    'derivative',
    price !== null && `exercise price ${exactly(price)}`,
    expires !== null && `expires ${expires}`,
    underlying !== null && `on ${underlying}`,
  ]
    .filter((part) => part !== false)
    .join(', ');

type OwnersProps = { readonly owners: Transaction['owners']; readonly route: RouteOf<'ownership'> };

/** The persons of a transaction, each with a link to theirs alone. */
const Owners = ({ owners, route }: OwnersProps): JSX.Element => (
  <>
    {owners.map(({ cik, name, relations, title }) => (
      <div key={cik}>
        <Link to={{ ...route, owner: cik }}>{name ?? `CIK ${cik}`}</Link>
        <small>{title ?? relations.map((relation) => RELATIONS[relation]).join(', ')}</small>
      </div>
    ))}
  </>
);
