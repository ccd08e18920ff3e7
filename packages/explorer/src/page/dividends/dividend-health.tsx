import type { Schemas } from '@footnote/client';
import type { ComponentChildren, JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { grouped, percent } from '../lane/values.tsx';
import { memberOr } from './member-or.tsx';

type Dividends = Schemas['Dividends'];
type Measure = { readonly name: string; readonly value: ComponentChildren; readonly definition: string };

/** Whether the company can pay, from its statements, and what its record is. */
export function DividendHealth({ data }: { readonly data: Dividends }): JSX.Element {
  const { payout_components: payout, track_record: record } = data.dividend_health;
  const { consecutive_increase_years_within_5y_window: years } = record;
  const member = memberOr(data.unavailable);
  const measures: readonly Measure[] = [
    {
      name: 'Payout of net income',
      value: member('payout_ratio_pct', payout.payout_ratio_pct, percent),
      definition: 'dividends paid ÷ net income',
    },
    {
      name: 'Payout of free cash flow',
      value: member('fcf_payout_ratio_pct', payout.fcf_payout_ratio_pct, percent),
      definition: 'dividends paid ÷ (operating cash flow + capital expenditure, which is negative)',
    },
    {
      name: 'Cover by operating cash flow',
      value: member('ocf_coverage', payout.ocf_coverage, grouped),
      definition: 'operating cash flow ÷ dividends paid',
    },
    {
      name: 'Cover by EBITDA',
      value: member('ebitda_coverage', payout.ebitda_coverage, grouped),
      definition: 'EBITDA ÷ dividends paid',
    },
    {
      name: 'Net debt to EBITDA',
      value: member('net_debt_to_ebitda', payout.net_debt_to_ebitda, grouped),
      definition: '(total debt − cash − short-term investments) ÷ EBITDA; negative with net cash',
    },
    {
      name: 'Years of increases in a row',
      value: member('consecutive_increase_years_within_5y_window', years, grouped),
      definition: 'within five years; an increase is more than 0.5 percent',
    },
    {
      name: 'Cuts in five years',
      value: member('cuts_in_5y_window', record.cuts_in_5y_window, grouped),
      definition: 'payments more than 0.5 percent below the one before, and suspensions',
    },
    {
      name: 'Never cut in five years',
      value: member('never_cut_in_5y_window', record.never_cut_in_5y_window, (isSo) => (isSo ? 'yes' : 'no')),
      definition: 'no cuts in five years',
    },
  ];
  return (
    <section aria-labelledby="health">
      <h2 id="health">Health and record</h2>
      {payout.provenance !== null && (
        <p class="quiet">
          Ratios are of the twelve months to {payout.period_end}. Newest filing of their operands:{' '}
          {payout.provenance.form} filed {payout.provenance.filed},{' '}
          <FilingLink filing={{ accession: payout.provenance.accession }} symbol={data.symbol} />
        </p>
      )}
      <DataTable
        caption="Health and record of the dividend"
        columns={COLUMNS}
        rows={measures}
        keyOf={({ name }) => name}
      />
    </section>
  );
}

const COLUMNS: readonly DataColumn<Measure>[] = [
  { name: 'Measure', isWrapped: true, cell: ({ name }) => name },
  { name: 'Value', isNumber: true, cell: ({ value }) => value },
  { name: 'Definition', isWrapped: true, cell: ({ definition }) => definition },
];
