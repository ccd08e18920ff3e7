import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { routeTo } from './address.ts';
import { CompanyAge } from './company-age.tsx';
import { Link } from './navigation.tsx';
import { PageView } from './page-view.tsx';
import { ROUTES, TABS, type CompanyRoute } from './routes.ts';
import { Status } from './status.tsx';
import { useRequest } from './use-request.ts';

/** Lets the tab before the current one be seen. */
const TAB_MARGIN_PIXELS = 48;

/** The frame of every page of a company: its name and its tabs. */
export function CompanyFrame({ route }: { readonly route: CompanyRoute }): JSX.Element {
  const { symbol } = route;
  const profile = useRequest('/v2/profile', { symbol });
  const about = profile.state === 'answered' ? profile.body.data : undefined;
  const facts = [about?.exchange, about?.sector, about?.headquarters].filter(Boolean);
  const isMissing = profile.state === 'refused' && [202, 404].includes(profile.status);
  // A symbol of no ingested company may have prices, as a fund or an index.
  const prices = useRequest('/v2/snapshot', isMissing ? { symbol } : undefined);
  const isUnknown = isMissing && prices.state === 'refused';
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the window.
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (current !== null && current !== undefined && tabs.current !== null)
      tabs.current.scrollLeft = current.offsetLeft - tabs.current.offsetLeft - TAB_MARGIN_PIXELS;
  }, [route.page, isUnknown]);
  return (
    <>
      <h1>
        {about === undefined ? symbol : about.name}{' '}
        {about !== undefined && <span class="quiet">{symbol}</span>}
      </h1>
      {(about === undefined || facts.length > 0) && (
        // A space keeps the line's height until the profile is there.
        <p class="quiet about">
          {isMissing && !isUnknown
            ? 'Prices only: no ingested company has this symbol.'
            : facts.join(' · ') || '\u00a0'}
        </p>
      )}
      {isUnknown ? (
        <>
          <Status request={profile} />
          {profile.status === 404 && (
            <p>
              <Link to={routeTo('search', { query: symbol })}>Search for {symbol}</Link>
            </p>
          )}
        </>
      ) : (
        <>
          <nav ref={tabs} class="tabs" aria-label="Pages of the company">
            {(isMissing ? PRICE_TABS : TABS).map((page) => (
              <Link key={page} to={routeTo(page, { symbol })} current={isTabOf(page, route)}>
                {ROUTES[page].title}
              </Link>
            ))}
          </nav>
          <CompanyAge route={route} />
          <PageView route={route} />
        </>
      )}
    </>
  );
}

/** Tabs of a symbol that has prices and no company. */
const PRICE_TABS = ['overview', 'prices', 'technicals', 'dividends', 'coverage'] as const;

/** A page below a tab belongs to it, as a filing does to the filings. */
const isTabOf = (tab: CompanyRoute['page'], { page }: CompanyRoute): boolean =>
  tab === page || (tab !== 'overview' && ROUTES[page].path.startsWith(`${ROUTES[tab].path}/`));
