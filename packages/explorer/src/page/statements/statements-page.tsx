import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { useRequest } from '../frame/use-request.ts';
import { filingDaysOf, PERIODIC_FORMS } from './filing-days.ts';
import { KnownOnControl } from './known-on-control.tsx';
import { Statements } from './statements.tsx';
import { TrailingFigures } from './trailing-figures.tsx';

const MOST_FILINGS = 500;

/** The statements of a company by year or quarter, as known on a day. */
export function StatementsPage({ route }: { readonly route: RouteOf<'statements'> }): JSX.Element {
  const { symbol, period } = route;
  const filings = useRequest('/v2/filings', { symbol, form: PERIODIC_FORMS, limit: MOST_FILINGS });
  const days = useMemo(
    () => (filings.state === 'answered' ? filingDaysOf(filings.body.data.filings) : []),
    [filings],
  );
  return (
    <>
      <div class="choices">
        <nav class="segmented" aria-label="Length of the periods">
          <Link to={{ ...route, period: 'annual' }} current={period === 'annual'}>
            Years
          </Link>
          <Link to={{ ...route, period: 'quarter' }} current={period === 'quarter'}>
            Quarters
          </Link>
        </nav>
        <KnownOnControl route={route} days={days} />
      </div>
      <Statements route={route} days={days} />
      <TrailingFigures route={route} />
    </>
  );
}
