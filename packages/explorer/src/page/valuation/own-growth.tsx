import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { percent } from '../lane/values.tsx';

type PricedIn = Schemas['PricedIn'];
type Growth = Schemas['OwnGrowth'];
type Row = {
  readonly name: string;
  /** Path of the spans in the answer. */
  readonly place: string;
  readonly spans: Readonly<Partial<Record<Span, Growth>>>;
};

const SPANS = ['years_1', 'years_3', 'years_5', 'years_10'] as const;
type Span = (typeof SPANS)[number];
const YEARS: Readonly<Record<Span, string>> = {
  years_1: '1 year',
  years_3: '3 years',
  years_5: '5 years',
  years_10: '10 years',
};

/** The company's own compound growth over fiscal years, each with its two ends, or the reason that a base says little. */
export function OwnGrowth({ data }: { readonly data: PricedIn }): JSX.Element {
  const { growth_that_was: flow, own_growth: own } = data;
  const rows: readonly Row[] = [
    { name: 'Free cash flow', place: 'growth_that_was', spans: flow },
    { name: 'Revenue', place: 'own_growth.revenue', spans: own.revenue },
    { name: 'EPS, diluted', place: 'own_growth.eps_diluted', spans: own.eps_diluted },
  ];
  return (
    <DataTable
      caption="Its own growth a year, over fiscal years up to the newest"
      columns={[
        { name: 'Figure', cell: ({ name }) => name },
        ...SPANS.map((span) => spanColumn(data.symbol, span)),
      ]}
      rows={rows}
      keyOf={({ place }) => place}
    />
  );
}

const spanColumn = (symbol: string, span: Span): DataColumn<Row> => ({
  name: YEARS[span],
  isFootnoted: true,
  cell: ({ name, place, spans }) => {
    const found = spans[span];
    return found === undefined ? (
      <span class="quiet">not computed</span>
    ) : (
      <LaneValue
        symbol={symbol}
        lane="priced_in"
        at="last_close"
        figure={`${place}.${span}.growth_pct`}
        title={`Growth of ${name} over ${YEARS[span]}`}
        value={'reason' in found ? found : found.growth_pct}
        show={percent}
      />
    );
  },
});
