import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Detail } from '../footnote/details.tsx';
import { wordsOf } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { grouped, money, percent, signed, ValueOr } from '../lane/values.tsx';

type Holdings = Schemas['InstitutionalHoldings'];
type Holder = Schemas['InstitutionalHolder'];

/** What institutional managers report by Form 13F. */
export function Institutions({ data }: { readonly data: Schemas['Institutional13f'] }): JSX.Element {
  return (
    <section aria-labelledby="institutions">
      <h2 id="institutions">Institutional managers</h2>
      {isRefused(data) ? <RefusedPart reason={data.reason} /> : <HoldingTables holdings={data} />}
    </section>
  );
}

function HoldingTables({ holdings }: { readonly holdings: Holdings }): JSX.Element {
  const { coverage, managers, quarter, quarter_before: before, share_of_company: share, totals } = holdings;
  const { securities, cusips_contradicted: contradicted, top_holders: top } = holdings;
  return (
    <>
      <p class="quiet prose">
        Forms 13F of the quarter that ended {quarter}
        {before !== null && `, compared with ${before}`}. Do not add these shares to stakes above: the same
        shares may be in both. {coverage.note}
      </p>
      <dl>
        <Detail name="Managers with shares">
          {managers} of {coverage.managers_reporting} whose report of the quarter is known
          {coverage.managers_not_counted > 0 &&
            `; ${coverage.managers_not_counted} not counted (${notCounted(coverage.not_counted)})`}
        </Detail>
        <Detail name="Shares reported">{grouped(totals.shares)}</Detail>
        <Detail name="Value reported">
          {money(totals.value_usd, 'USD')}
          {totals.managers_without_value > 0 && `, without ${totals.managers_without_value} managers`}
        </Detail>
        <Detail name="Of the company">
          <ValueOr value={share}>
            {(known) => (
              <>
                {percent(known.pct)} of {grouped(known.shares_outstanding)} shares on {known.as_of},{' '}
                {known.form} filed {known.filed}
              </>
            )}
          </ValueOr>
        </Detail>
        <Detail name="Calls and puts">
          {options(totals.calls)} under calls, {options(totals.puts)} under puts
        </Detail>
        <Detail name="CUSIPs">
          {securities.map(
            ({ cusip, class_title: title, is_counted: isCounted }) =>
              `${cusip} ${title}${isCounted ? '' : ' (not counted)'} `,
          )}
          {contradicted.length > 0 && `Contradicted: ${contradicted.join(', ')}`}
        </Detail>
      </dl>
      <DataTable
        caption={`The ${top.length} managers with the most shares`}
        columns={COLUMNS}
        rows={top}
        keyOf={({ cik, accession }) => `${cik} ${accession}`}
      />
    </>
  );
}

const options = (held: Schemas['InstitutionalOptions']): string =>
  held === null ? 'no shares' : `${grouped(held.shares)} shares`;

const notCounted = (reasons: Holdings['coverage']['not_counted']): string =>
  Object.entries(reasons)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${count} ${wordsOf(reason)}`)
    .join(', ');

const COLUMNS: readonly DataColumn<Holder>[] = [
  {
    name: 'Manager',
    isWrapped: true,
    cell: ({ name, cik }) => (
      <>
        {name ?? `CIK ${cik}`}
        {name !== null && <small>CIK {cik}</small>}
      </>
    ),
  },
  { name: 'Shares', isNumber: true, cell: ({ shares }) => grouped(shares) },
  {
    name: 'Change',
    isNumber: true,
    cell: ({ change }) => (
      <ValueOr value={change}>
        {({ kind, shares }) => (
          <>
            {kind === 'unchanged' ? '0' : signed(grouped(shares))}
            <small>{kind}</small>
          </>
        )}
      </ValueOr>
    ),
  },
  {
    name: 'Value, USD',
    isNumber: true,
    cell: ({ value_usd: value }) => <ValueOr value={value}>{grouped}</ValueOr>,
  },
  { name: 'Calls', isNumber: true, cell: ({ calls }) => (calls === null ? '' : grouped(calls.shares)) },
  { name: 'Puts', isNumber: true, cell: ({ puts }) => (puts === null ? '' : grouped(puts.shares)) },
  { name: 'Filing', cell: (holder) => <FilingLink filing={holder} cik={holder.cik} /> },
];
