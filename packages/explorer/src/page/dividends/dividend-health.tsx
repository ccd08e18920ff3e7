import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { shown } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { percent } from '../lane/values.tsx';
import { DividendValue } from './dividend-value.tsx';

type Dividends = Schemas['Dividends'];
type Measure = { readonly name: string; readonly value: JSX.Element; readonly definition: string };

const times = (value: number): string => `${shown(value, 'ratio')}×`;
const PAYOUT = 'dividend_health.payout_components';
const RECORD = 'dividend_health.track_record';

/** Whether the company can afford its dividends, by its statements, and how it has paid so far. */
export function DividendHealth({ data }: { readonly data: Dividends }): JSX.Element {
  const { payout_components: payout, track_record: record } = data.dividend_health;
  const ratio = (
    member: Exclude<keyof typeof payout, 'period_end' | 'provenance'>,
    name: string,
    definition: string,
    show: (value: number) => string,
  ): Measure => ({
    name,
    definition,
    value: (
      <DividendValue
        data={data}
        figure={`${PAYOUT}.${member}`}
        title={name}
        value={payout[member]}
        show={show}
      />
    ),
  });
  const fact = <Member extends keyof typeof record>(
    member: Member,
    name: string,
    definition: string,
    show: (value: NonNullable<(typeof record)[Member]>) => string,
  ): Measure => ({
    name,
    definition,
    value: (
      <DividendValue
        data={data}
        figure={`${RECORD}.${member}`}
        title={name}
        value={record[member] ?? null}
        show={show}
      />
    ),
  });
  const measures: readonly Measure[] = [
    ratio('payout_ratio_pct', 'Payout of net income', 'dividends paid ÷ net income', percent),
    ratio(
      'fcf_payout_ratio_pct',
      'Payout of free cash flow',
      'dividends paid ÷ (operating cash flow − capital expenditure)',
      percent,
    ),
    ratio('ocf_coverage', 'Operating cash flow coverage', 'operating cash flow ÷ dividends paid', times),
    ratio('ebitda_coverage', 'EBITDA coverage', 'EBITDA ÷ dividends paid', times),
    ratio(
      'net_debt_to_ebitda',
      'Net debt to EBITDA',
      '(total debt − cash − short-term investments) ÷ EBITDA; negative with net cash',
      times,
    ),
    fact(
      'consecutive_increase_years_within_5y_window',
      'Consecutive years of increases',
      'within five years; an increase is more than 0.5 percent',
      String,
    ),
    fact(
      'cuts_in_5y_window',
      'Cuts in five years',
      'payments more than 0.5 percent below the previous one, and suspensions',
      String,
    ),
    fact('never_cut_in_5y_window', 'Never cut in five years', 'no cuts in five years', (isSo) =>
      isSo ? 'yes' : 'no',
    ),
  ];
  return (
    <section aria-labelledby="health">
      <h2 id="health">Coverage and track record</h2>
      {payout.provenance !== null && (
        <p class="quiet">
          Ratios are of the twelve months to {payout.period_end}. Newest filing of their operands:{' '}
          <FilingLink filing={payout.provenance} symbol={data.symbol} />
        </p>
      )}
      <DataTable
        caption="Coverage and track record of the dividend"
        columns={COLUMNS}
        rows={measures}
        keyOf={({ name }) => name}
      />
    </section>
  );
}

const COLUMNS: readonly DataColumn<Measure>[] = [
  { name: 'Measure', isWrapped: true, cell: ({ name }) => name },
  { name: 'Value', isFootnoted: true, cell: ({ value }) => value },
  { name: 'Definition', isWrapped: true, cell: ({ definition }) => definition },
];
