import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { wordsOf } from '../frame/format.ts';
import { DataTable } from '../lane/data-table.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { figureColumn, isStated } from './proxy-figure.tsx';
import type { SectionProps } from './section.ts';

type Year = Schemas['PayYear'];
type Paid = Schemas['PaidPerson'];
type PaidRow = { readonly year: Year; readonly paid: Paid; readonly who: string };

/** What Item 402(v) has tagged: pay beside returns, by fiscal year. */
export function PayVersusPerformance({ data, cik }: SectionProps): JSX.Element {
  const part = data.pay_versus_performance;
  if (part === undefined) return <RefusedPart reason="no_proxy_statement" />;
  if ('reason' in part) return <RefusedPart reason={part.reason} />;
  const about = { filing: part, cik };
  const ofYear = ({ period_end: end }: Year): string => `fiscal year to ${end}`;
  const rows = part.years.flatMap((year): readonly PaidRow[] => [
    ...year.peos.map((paid) => ({ year, paid, who: paid.name ?? 'Principal executive officer' })),
    ...(year.others === null ? [] : [{ year, paid: year.others, who: 'Others on average' }]),
  ]);
  const ofRow = ({ year, who }: PaidRow): string => `${who}, ${ofYear(year)}`;
  const measure = part.years.find(({ selected_measure_name: name }) => name !== null)?.selected_measure_name;
  return (
    <>
      <DataTable
        caption="Pay, USD"
        isStacked
        columns={[
          { name: 'Year to', cell: ({ year }) => year.period_end },
          { name: 'Person', isWrapped: true, cell: ({ who }) => who },
          figureColumn<PaidRow>('Total', ({ paid }) => paid.total, ofRow, about),
          figureColumn<PaidRow>('Actually paid', ({ paid }) => paid.actually_paid, ofRow, about),
          {
            name: 'Adjustments between them',
            isWrapped: true,
            cell: ({ paid }) => wordsOf(paid.reconciliation),
          },
        ]}
        rows={rows}
        keyOf={({ year, who }, at) => `${year.period_end} ${who} ${at}`}
      />
      <DataTable
        caption="Performance: 100 dollars invested at the start, and results, USD"
        isStacked
        columns={[
          { name: 'Year to', cell: ({ period_end: end }) => end },
          figureColumn<Year>('Company', (year) => year.total_shareholder_return, ofYear, about),
          figureColumn<Year>('Peer group', (year) => year.peer_group_return, ofYear, about),
          figureColumn<Year>('Net income', (year) => year.net_income, ofYear, about),
          ...(isStated(part.years.map((year) => year.selected_measure))
            ? [
                figureColumn<Year>(
                  measure ?? 'Chosen measure',
                  (year) => year.selected_measure,
                  ofYear,
                  about,
                ),
              ]
            : []),
        ]}
        rows={part.years}
        keyOf={({ period_end: end }) => end}
      />
      {part.measures.length > 0 && (
        <p class="quiet prose">
          Most important measures, as the company lists them:{' '}
          {part.measures.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </>
  );
}
