import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RouteOf } from '../frame/routes.ts';
import { useMedia } from '../frame/use-media.ts';
import { useRequest } from '../frame/use-request.ts';
import { ColumnChoice, ViewChoice } from './column-choice.tsx';
import { filingDaysOf, PERIODIC_FORMS } from './filing-days.ts';
import { KnownOnControl } from './known-on-control.tsx';
import { Statements } from './statements.tsx';
import { TrailingFigures } from './trailing-figures.tsx';

const MOST_FILINGS = 500;

/** The statements of a company by year, quarter or twelve months, as known on a day. */
export function StatementsPage({ route }: { readonly route: RouteOf<'statements'> }): JSX.Element {
  const { symbol } = route;
  const filings = useRequest('/v2/filings', { symbol, form: PERIODIC_FORMS, limit: MOST_FILINGS });
  const days = useMemo(
    () => (filings.state === 'answered' ? filingDaysOf(filings.body.data.filings) : []),
    [filings],
  );
  return (
    <>
      <div class="choices">
        <ViewChoice route={route} />
        <MoreChoices isOpen={route.as_known_on !== ''}>
          <ColumnChoice route={route} />
          <KnownOnControl route={route} days={days} />
        </MoreChoices>
      </div>
      <Statements route={route} days={days} />
      <TrailingFigures route={route} />
    </>
  );
}

type MoreProps = { readonly isOpen: boolean; readonly children: ComponentChildren };

/** Choices that fold on a phone, so that numbers are in its first view. */
function MoreChoices({ isOpen, children }: MoreProps): JSX.Element {
  const isWide = useMedia('(min-width: 40rem)');
  return isWide ? (
    <>{children}</>
  ) : (
    <details class="more-choices" open={isOpen}>
      <summary>Columns, and the day as known on</summary>
      {children}
    </details>
  );
}
