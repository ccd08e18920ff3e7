import type { JSX } from 'preact';
import { HistoryCharts, type ChartSpec } from '../charts/history-charts.tsx';
import { useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Returns } from './returns.tsx';

type PricesRoute = RouteOf<'prices'>;

/** The number of rows up to the newest bar. */
const RANGES: Readonly<
  Record<
    PricesRoute['range'],
    { readonly text: string; readonly interval: 'day' | 'month' | 'week'; readonly limit: number }
  >
> = {
  '1y': { text: '1 year', interval: 'day', limit: 252 },
  '1m': { text: '1 month', interval: 'day', limit: 21 },
  '6m': { text: '6 months', interval: 'day', limit: 126 },
  '5y': { text: '5 years', interval: 'week', limit: 261 },
  max: { text: 'All', interval: 'month', limit: 1000 },
};

const ADJUSTMENTS: Readonly<Record<PricesRoute['adjust'], string>> = {
  splits: 'for splits',
  none: 'as traded',
  total: 'for splits and dividends',
};

const line = (name: string, label: string, kind: 'percent' | 'price') =>
  ({ name, label, kind, shape: 'line' }) as const;

const perShare = (currency: string): string => `${currency} per share`;

const AVERAGES = [
  line('sma_50', '50-session average', 'price'),
  line('sma_200', '200-session average', 'price'),
];

const DRAWDOWN: ChartSpec = {
  title: 'Below the highest close so far',
  unit: () => 'percent, adjusted for splits',
  series: [line('under_peak_pct', 'Below the peak', 'percent')],
};

/** Averages are of closes adjusted for splits and are drawn with those alone. */
const CHARTS: Readonly<Record<PricesRoute['adjust'], readonly ChartSpec[]>> = {
  splits: [
    { title: 'Close', unit: perShare, series: [line('close', 'Close', 'price'), ...AVERAGES] },
    DRAWDOWN,
  ],
  none: [
    { title: 'Close as traded', unit: perShare, series: [line('close_traded', 'Close', 'price')] },
    DRAWDOWN,
  ],
  total: [
    {
      title: 'Close with dividends reinvested',
      unit: perShare,
      series: [line('close_total_return', 'Close', 'price')],
    },
    DRAWDOWN,
  ],
};

/** Closes with averages and declines, and returns. */
export function PricesPage({ route }: { readonly route: PricesRoute }): JSX.Element {
  const { symbol, range, adjust } = route;
  const { interval, limit } = RANGES[range];
  const navigate = useNavigate();
  return (
    <>
      <div class="choices">
        <Choice
          label="Range"
          value={range}
          options={Object.entries(RANGES).map(([name, { text }]) => [name as PricesRoute['range'], text])}
          onChoose={(chosen) => navigate({ ...route, range: chosen })}
        />
        <Choice
          label="Adjusted"
          value={adjust}
          options={Object.entries(ADJUSTMENTS) as [PricesRoute['adjust'], string][]}
          onChoose={(chosen) => navigate({ ...route, adjust: chosen })}
        />
      </div>
      <section aria-labelledby="prices">
        <h2 id="prices">Prices</h2>
        <HistoryCharts charts={CHARTS[adjust]} parameters={{ symbol, interval, limit }} />
      </section>
      <Returns symbol={symbol} />
    </>
  );
}

type ChoiceProps<Word extends string> = {
  readonly label: string;
  readonly value: Word;
  readonly options: readonly (readonly [word: Word, text: string])[];
  readonly onChoose: (word: Word) => void;
};

const Choice = <Word extends string>({ label, value, options, onChoose }: ChoiceProps<Word>): JSX.Element => (
  <label>
    {label}{' '}
    <select
      value={value}
      onChange={(event) => {
        const chosen = options.find(([word]) => word === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen[0]);
      }}
    >
      {options.map(([word, text]) => (
        <option key={word} value={word}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
