import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Detail } from '../footnote/details.tsx';
import { routeTo } from '../frame/address.ts';
import { compactAmount, exactly, wordsOf } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped, percent, signed, ValueOr } from '../lane/values.tsx';

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
        Forms 13F for the quarter to {quarter}
        {before !== null && `, compared with ${before}`}. The same shares may also be in the stakes above; do
        not add them. {coverage.note}
      </p>
      <dl>
        <Detail name="Managers with shares">
          {managers} of {coverage.managers_reporting} managers whose report of the quarter is known
          {coverage.managers_not_counted > 0 &&
            `; ${coverage.managers_not_counted} not counted (${notCounted(coverage.not_counted)})`}
        </Detail>
        <Detail name="Shares reported">{grouped(totals.shares)}</Detail>
        <Detail name="Value reported">
          {compactAmount(totals.value_usd, 'USD')}
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
        isStacked
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

const titleOf = ({ name, cik }: Holder, what: string): string => `${name ?? `CIK ${cik}`}, ${what}`;

const from = (holder: Holder) => ({ filing: holder, cik: holder.cik });

const optionColumn = (name: string, member: 'calls' | 'puts'): DataColumn<Holder> => ({
  name,
  isFootnoted: true,
  cell: (holder) =>
    holder[member] !== null && (
      <StatedValue
        title={titleOf(holder, `shares under ${member}`)}
        value={holder[member].shares}
        show={grouped}
        {...from(holder)}
      />
    ),
});

const COLUMNS: readonly DataColumn<Holder>[] = [
  {
    name: 'Manager',
    isWrapped: true,
    cell: ({ name, cik }) => (
      <>
        <Link to={routeTo('manager', { cik })}>{name ?? `CIK ${cik}`}</Link>
        {name !== null && <small>CIK {cik}</small>}
      </>
    ),
  },
  {
    name: 'Shares',
    isFootnoted: true,
    cell: (holder) => (
      <StatedValue title={titleOf(holder, 'shares')} value={holder.shares} show={grouped} {...from(holder)} />
    ),
  },
  {
    name: 'Change',
    isFootnoted: true,
    cell: (holder) => (
      <StatedValue
        title={titleOf(holder, 'change since the quarter before')}
        value={holder.change}
        show={({ kind, shares }) => (kind === 'unchanged' ? '0' : signed(grouped(shares)))}
        note={isRefused(holder.change) ? undefined : holder.change.kind}
        {...from(holder)}
      />
    ),
  },
  {
    name: 'Value, USD',
    isFootnoted: true,
    cell: (holder) => (
      <StatedValue
        title={titleOf(holder, 'value')}
        value={holder.value_usd}
        show={grouped}
        exact={(value) => `${exactly(value)} USD`}
        {...from(holder)}
      />
    ),
  },
  optionColumn('Calls', 'calls'),
  optionColumn('Puts', 'puts'),
  { name: 'Filing', cell: (holder) => <FilingLink filing={holder} cik={holder.cik} /> },
];
