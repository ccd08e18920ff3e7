import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Link } from '../frame/navigation.tsx';
import type { PlaceOf } from '../frame/places.ts';
import { useRequest } from '../frame/use-request.ts';
import { filingDaysOf, PERIODIC_FORMS } from './filing-days.ts';
import { KnownOnControl } from './known-on-control.tsx';
import { Statements } from './statements.tsx';
import { TrailingFigures } from './trailing-figures.tsx';

const MOST_FILINGS = 500;

/** The statements of a company by year or quarter, as known on a day. */
export function StatementsPage({ place }: { readonly place: PlaceOf<'statements'> }): JSX.Element {
  const { symbol, period } = place;
  const filings = useRequest('/v2/filings', { symbol, form: PERIODIC_FORMS, limit: MOST_FILINGS });
  const days = useMemo(
    () => (filings.state === 'answered' ? filingDaysOf(filings.body.data.filings) : []),
    [filings],
  );
  return (
    <>
      <div class="choices">
        <nav class="segmented" aria-label="Length of the periods">
          <Link to={{ ...place, period: 'annual' }} current={period === 'annual'}>
            Years
          </Link>
          <Link to={{ ...place, period: 'quarter' }} current={period === 'quarter'}>
            Quarters
          </Link>
        </nav>
        <KnownOnControl place={place} days={days} />
      </div>
      <Statements place={place} days={days} />
      <TrailingFigures place={place} />
    </>
  );
}
