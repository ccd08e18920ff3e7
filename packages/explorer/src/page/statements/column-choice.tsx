import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Link, useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { useRequest } from '../frame/use-request.ts';
import { yearOf } from './statement-table.ts';

type StatementsRoute = RouteOf<'statements'>;
type ChoiceProps = { readonly route: StatementsRoute };

const PERIODS = [
  ['annual', 'Years'],
  ['quarter', 'Quarters'],
  ['ttm', 'Twelve months'],
] as const;

const VIEWS = [
  ['values', 'Values'],
  ['common_size', 'Common size'],
  ['growth', 'Growth'],
] as const;

const COUNTS = [
  ['', { annual: '5', quarter: '8', ttm: '8' }],
  ['10', { annual: '10', quarter: '10', ttm: '10' }],
  ['20', { annual: '', quarter: '20', ttm: '20' }],
  ['all', { annual: 'All', quarter: 'All', ttm: 'All' }],
] as const;

/** Links that choose what the periods are, and what is shown of them. */
export const ViewChoice = ({ route }: ChoiceProps): JSX.Element => (
  <>
    <nav class="segmented" aria-label="Length of the periods">
      {PERIODS.map(([period, title]) => (
        <Link key={period} to={{ ...route, period }} current={route.period === period}>
          {title}
        </Link>
      ))}
    </nav>
    <nav class="segmented" aria-label="What is shown of the values">
      {VIEWS.map(([view, title]) => (
        <Link key={view} to={{ ...route, view }} current={route.view === view}>
          {title}
        </Link>
      ))}
    </nav>
  </>
);

/** Chooses the columns: the newest ones, all, or a range of fiscal years; and their order. */
export function ColumnChoice({ route }: ChoiceProps): JSX.Element {
  const { columns, from, to, order, period } = route;
  const isRange = from !== '' || to !== '';
  const [isOpen, setOpen] = useState(isRange);
  return (
    <div class="column-choice">
      <nav class="segmented" aria-label={period === 'annual' ? 'Number of years' : 'Number of quarters'}>
        {COUNTS.filter(([, titles]) => titles[period] !== '').map(([count, titles]) => (
          <Link
            key={count}
            to={{ ...route, columns: count, from: '', to: '' }}
            current={!isRange && columns === count}
          >
            {titles[period]}
          </Link>
        ))}
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          From – to
        </button>
      </nav>
      {isOpen && <YearRange route={route} />}
      <nav class="segmented" aria-label="Order of the columns">
        <Link to={{ ...route, order: 'newest' }} current={order === 'newest'}>
          Newest first
        </Link>
        <Link to={{ ...route, order: 'oldest' }} current={order === 'oldest'}>
          Oldest first
        </Link>
      </nav>
    </div>
  );
}

/** The fiscal years from and to which columns are shown, of those that are served. */
function YearRange({ route }: ChoiceProps): JSX.Element {
  const navigate = useNavigate();
  const { symbol, from, to } = route;
  const series = ['revenue_annual', 'total_assets_annual'];
  const request = useRequest('/v2/history', { symbol, series, interval: 'year' });
  const history = request.state === 'answered' ? request.body.data.history : undefined;
  const years = useMemo(() => {
    const rows = history?.available === true ? history.rows : [];
    const served = rows.map((row) => yearOf(String(row[1])));
    // A fiscal year that is not over has quarters.
    const next = served[0] === undefined ? [] : [String(Number(served[0]) + 1)];
    return [...new Set([...next, ...served, from, to])].filter((year) => year !== '').toSorted();
  }, [history, from, to]);
  const choose = (range: { readonly from?: string; readonly to?: string }): void => {
    const chosen = { ...route, columns: '' as const, ...range };
    const isReversed = chosen.from !== '' && chosen.to !== '' && chosen.from > chosen.to;
    navigate(isReversed ? { ...chosen, from: chosen.to, to: chosen.from } : chosen);
  };
  return (
    <div class="year-range" aria-busy={request.state === 'loading'}>
      <YearSelect
        label="From fiscal year"
        none="first"
        year={from}
        years={years}
        onChoose={(year) => choose({ from: year })}
      />
      <YearSelect
        label="to"
        none="newest"
        year={to}
        years={years}
        onChoose={(year) => choose({ to: year })}
      />
    </div>
  );
}

type SelectProps = {
  readonly label: string;
  /** The choice without a year. */
  readonly none: string;
  readonly year: string;
  readonly years: readonly string[];
  readonly onChoose: (year: string) => void;
};

const YearSelect = ({ label, none, year, years, onChoose }: SelectProps): JSX.Element => (
  <label>
    {label}{' '}
    <select value={year} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">{none}</option>
      {years.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  </label>
);
