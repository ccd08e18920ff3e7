import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedBecause } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped } from '../lane/values.tsx';
import type { SectionProps } from './section.ts';

type Plan = Schemas['TradingPlan'];

/** Each plan of a director or officer with what Forms 144 announced and Forms 4 report as sold under it. */
export function TradingPlans({ data, cik }: SectionProps): JSX.Element {
  const { plans } = data;
  return (
    <>
      <p class="quiet prose">
        An arrangement of one person, adopted on one day, through all reports that tag it. Notices and trades
        count if they are the person’s and name that day. Shares are those of the day of the report.
      </p>
      {plans.length === 0 ? (
        <p class="empty">No report on this page tags the adoption of an arrangement.</p>
      ) : (
        <DataTable
          caption="Trading plans, newest first"
          columns={columnsOf(cik)}
          rows={plans}
          keyOf={({ adopted, name }) => `${adopted} ${name}`}
        />
      )}
      <Unmatched plans={plans} cik={cik} />
      <Elsewhere data={data} cik={cik} />
    </>
  );
}

const columnsOf = (cik: string | undefined): readonly DataColumn<Plan>[] => {
  const amount = (
    name: string,
    title: string,
    valueOf: (plan: Plan) => Plan['planned'] | Plan['remaining'] | Plan['sold'],
    filingsOf: (plan: Plan) => readonly { readonly accession: string; readonly filed: string }[],
    meaning: string,
  ): DataColumn<Plan> => ({
    name,
    isFootnoted: true,
    cell: (plan) => (
      <StatedValue
        title={`${title}, ${plan.name}, plan of ${plan.adopted}`}
        value={valueOf(plan)}
        show={grouped}
        exact={(value) => `${grouped(value)} shares`}
        details={[
          ['Meaning', meaning],
          ['Shares of', plan.basis],
        ]}
        filings={filingsOf(plan)}
        cik={cik}
      />
    ),
  });
  return [
    { name: 'Person', isWrapped: true, cell: ({ name }) => name },
    { name: 'Adopted', cell: ({ adopted }) => adopted },
    { name: 'Ends', cell: (plan) => endOf(plan) },
    amount(
      'Planned',
      'Planned',
      ({ planned }) => planned,
      ({ planned_in: report, reports }) => (report === null ? reports : [report]),
      'Securities that may be bought or sold, as the report tags them',
    ),
    amount(
      'Announced',
      'Announced',
      ({ announced }) => announced,
      ({ notices }) => notices.map((notice) => ({ ...notice, form: '144' })),
      'Units of Forms 144 that name the day of adoption; a new notice repeats what was not sold',
    ),
    amount(
      'Sold',
      'Sold',
      ({ sold }) => sold,
      ({ trades }) => trades,
      'Sales on Forms 4 and 5 whose footnotes state the day of adoption',
    ),
    amount(
      'Remaining',
      'Remaining',
      ({ remaining }) => remaining,
      ({ reports, trades }) => [...reports, ...trades],
      'Planned less sold, whether or not the plan can still sell',
    ),
    {
      name: 'Reports',
      isWrapped: true,
      cell: ({ reports }) =>
        reports.map((report) => (
          <div key={`${report.accession} ${report.line}`}>
            {report.actions.join(', ')} <FilingLink filing={report} cik={cik} />
          </div>
        )),
    },
  ];
};

function endOf({ ends, terminated }: Plan): string {
  if (typeof terminated === 'string') return `terminated ${terminated}`;
  return typeof ends === 'string' ? ends : 'not tagged as a day';
}

type UnmatchedForm = {
  readonly plan: Plan;
  readonly kind: string;
  readonly form: { readonly accession: string; readonly filed: string; readonly reason: string };
};

/** Forms that may be of a plan and do not count. */
function Unmatched({
  plans,
  cik,
}: {
  readonly plans: readonly Plan[];
  readonly cik: string | undefined;
}): JSX.Element | null {
  const forms = plans.flatMap((plan): readonly UnmatchedForm[] => [
    ...plan.unmatched_notices.map((form) => ({ plan, form, kind: 'Form 144' })),
    ...plan.unmatched_trades.map((form) => ({ plan, form, kind: 'Trades' })),
  ]);
  if (forms.length === 0) return null;
  const columns: readonly DataColumn<UnmatchedForm>[] = [
    { name: 'Plan', isWrapped: true, cell: ({ plan }) => `${plan.name}, ${plan.adopted}` },
    { name: 'Form', cell: ({ kind }) => kind },
    {
      name: 'Filing',
      cell: ({ form: { accession, filed } }) => <FilingLink filing={{ accession, filed }} cik={cik} />,
    },
    { name: 'Reason', isWrapped: true, cell: ({ form }) => <RefusedBecause reason={form.reason} /> },
  ];
  return (
    <details>
      <summary>{forms.length} forms that may be of a plan and are not counted</summary>
      <DataTable
        caption="Forms that may be of a plan and are not counted"
        columns={columns}
        rows={forms}
        keyOf={({ plan, form }, at) => `${plan.name} ${form.accession} ${at}`}
      />
    </details>
  );
}

type Other = SectionProps['data']['forms_without_plan']['forms'][number];

/** Forms that name plans which no report tags. */
function Elsewhere({ data: { forms_without_plan: found }, cik }: SectionProps): JSX.Element | null {
  if (found.count === 0) return null;
  const columns: readonly DataColumn<Other>[] = [
    { name: 'Persons', isWrapped: true, cell: ({ persons }) => persons.join(', ') },
    { name: 'Adopted', cell: ({ plan_dates: days }) => (days.length === 0 ? 'not stated' : days.join(', ')) },
    {
      name: 'Filing',
      cell: ({ kind, accession, filed }) => (
        <FilingLink filing={{ accession, filed, ...(kind === 'notice' && { form: '144' }) }} cik={cik} />
      ),
    },
    { name: 'Reason', isWrapped: true, cell: ({ reason }) => <RefusedBecause reason={reason} /> },
  ];
  return (
    <details>
      <summary>{found.count} forms that name plans which are not above</summary>
      <DataTable
        caption="Forms that name plans which are not above, newest first"
        columns={columns}
        rows={found.forms}
        keyOf={({ accession }) => accession}
      />
    </details>
  );
}
