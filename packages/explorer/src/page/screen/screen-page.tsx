import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useSteadyRequest } from '../frame/use-request.ts';
import { PeriodChoice } from '../figures/period-choice.tsx';
import { FilterChips, type Chip } from '../lane/filter-chips.tsx';
import { conditionsOf, withoutCondition } from './conditions.ts';
import { CopyAddress } from '../table/copy-address.tsx';
import { FilterForm } from './filter-form.tsx';
import { ScreenTable } from './screen-table.tsx';
import { wrongPlaceOf } from './wrong-place.ts';

type ScreenRoute = RouteOf<'screen'>;

const COMPANIES = 50;

const EXAMPLES: readonly (readonly [string, string, string])[] = [
  ['Large, at low multiples', 'market_value > 10000000000 and price_to_earnings < 25', '-market_value'],
  [
    'Technology with cash returned to owners',
    "sector = 'Technology' and shareholder_yield_pct > 2",
    '-shareholder_yield_pct',
  ],
  ['Insiders buying', 'insider_net_shares_12m > 0', '-insider_net_value_12m'],
  ['Held by one large owner', 'largest_stake_pct > 20', '-largest_stake_pct'],
  ['Profitable, with little debt', 'roic_pct > 8 and net_debt_to_ebitda < 1', '-roic_pct'],
  ['Growing, with strong free cash flow', 'revenue_yoy_pct > 5 and fcf_margin_pct > 10', '-revenue_yoy_pct'],
  ['Earnings better than their cash', 'cash_conversion < 0.8', 'cash_conversion'],
  [
    'Rising gross margin, reporting in USD',
    "gross_margin.trend = 'increasing' and currency = 'USD'",
    'symbol',
  ],
];

/** Companies for which a condition on their newest figures is true. */
export function ScreenPage({ route }: { readonly route: ScreenRoute }): JSX.Element {
  const { where, period, stale } = route;
  return (
    <>
      <h1>Screen companies</h1>
      <FilterForm key={where} route={route} />
      <PeriodChoice period={period} routeWith={(next) => ({ ...route, period: next, cursor: '' })} />
      <nav class="choices" aria-label="Companies with old statements">
        <Link to={{ ...route, stale: 'exclude', cursor: '' }} current={stale === 'exclude'}>
          Companies with current statements
        </Link>
        <Link to={{ ...route, stale: 'include', cursor: '' }} current={stale === 'include'}>
          All companies
        </Link>
      </nav>
      <FilterChips chips={chipsOf(route)} cleared={routeTo('screen', { sort: route.sort })} />
      {where.trim() !== '' && <CopyAddress />}
      {where.trim() === '' ? <Examples /> : <Matches route={route} />}
    </>
  );
}

/** The parts of the condition, and what is chosen otherwise than by default. */
function chipsOf(route: ScreenRoute): readonly Chip[] {
  const { where, period, stale } = route;
  const without = (members: Partial<ScreenRoute>): ScreenRoute => ({ ...route, ...members, cursor: '' });
  return [
    ...conditionsOf(where).map((text, at) => ({
      text,
      without: without({ where: withoutCondition(where, at) }),
    })),
    ...(period === '' ? [] : [{ text: PERIOD_TITLES[period], without: without({ period: '' }) }]),
    ...(stale === 'exclude' ? [] : [{ text: 'Old statements too', without: without({ stale: 'exclude' }) }]),
  ];
}

const PERIOD_TITLES = {
  annual: 'Figures of the fiscal year',
  quarter: 'Figures of the quarter',
  ttm: 'Figures of twelve months',
} as const;

const Examples = (): JSX.Element => (
  <section aria-labelledby="examples">
    <h2 id="examples">Examples to start from</h2>
    <ul>
      {EXAMPLES.map(([title, where, sort]) => (
        <li key={where}>
          <Link to={routeTo('screen', { where, sort })}>{title}</Link>: <code>{where}</code>
        </li>
      ))}
    </ul>
  </section>
);

function Matches({ route }: { readonly route: ScreenRoute }): JSX.Element {
  const { where, sort, period, stale, cursor, list } = route;
  const { request, isOutdated } = useSteadyRequest('/v2/screen', {
    where,
    stale,
    limit: COMPANIES,
    ...(sort !== '' && { sort }),
    ...(period !== '' && { period }),
    ...(cursor !== '' && { cursor }),
    ...(list !== 'matched' && { list }),
  });
  if (request.state === 'refused' && request.reason === 'param_invalid')
    return <WrongFilter where={where} message={request.message} />;
  if (request.state !== 'answered')
    return (
      <div class="answer pending">
        <Status request={request} />
      </div>
    );
  return (
    <div class={isOutdated ? 'answer outdated' : 'answer'} aria-busy={isOutdated}>
      <ScreenTable data={request.body.data} route={route} />
    </div>
  );
}

function WrongFilter({ where, message }: { readonly where: string; readonly message: string }): JSX.Element {
  const place = wrongPlaceOf(where, message);
  return (
    <div class="part" role="alert">
      <p class="refused">
        <strong>The condition cannot be read.</strong> {sentenceOfMessage(message)} <code>param_invalid</code>
      </p>
      {place !== undefined && (
        <p class="wrong-place">
          <code>
            {place.before}
            <mark>{place.wrong === '' ? ' ' : place.wrong}</mark>
            {place.after}
          </code>
        </p>
      )}
    </div>
  );
}

/** The message names the parameter of the request, which the page does not show. */
const sentenceOfMessage = (message: string): string =>
  `${message.replace(/^where is wrong at character/, 'At character')}.`;
