import type { JSX } from 'preact';
import { placeAt } from './address.ts';
import { Link } from './navigation.tsx';
import { PageView } from './page-view.tsx';
import { PLACES, TABS, type CompanyPlace } from './places.ts';
import { Status } from './status.tsx';
import { useRequest } from './use-request.ts';

/** What every page of a company has: its name and its tabs. */
export function CompanyFrame({ place }: { readonly place: CompanyPlace }): JSX.Element {
  const { symbol } = place;
  const profile = useRequest('/v2/profile', { symbol });
  const about = profile.state === 'answered' ? profile.body.data : undefined;
  const facts = [about?.exchange, about?.sector, about?.headquarters].filter(Boolean);
  const isMissing = profile.state === 'refused' && [202, 404].includes(profile.status);
  // A symbol of no ingested company may have prices, as a fund or an index.
  const prices = useRequest('/v2/snapshot', isMissing ? { symbol } : undefined);
  const isUnknown = isMissing && prices.state === 'refused';
  return (
    <>
      <h1>
        {about?.name ?? symbol} <span class="quiet">{symbol}</span>
      </h1>
      {/* A space keeps the line's height until the profile is there. */}
      <p class="quiet about">
        {isMissing && !isUnknown
          ? 'Prices alone: no ingested company has this symbol.'
          : facts.join(' · ') || '\u00a0'}
      </p>
      {isUnknown ? (
        <>
          <Status request={profile} />
          <p>
            <Link to={placeAt('search', { query: symbol })}>Search for {symbol}</Link>
          </p>
        </>
      ) : (
        <>
          <nav class="tabs" aria-label="Pages of the company">
            {TABS.map((page) => (
              <Link key={page} to={placeAt(page, { symbol })} current={isTabOf(page, place)}>
                {PLACES[page].title}
              </Link>
            ))}
          </nav>
          <PageView place={place} />
        </>
      )}
    </>
  );
}

/** A page below a tab, as a filing below the filings, belongs to it. */
const isTabOf = (tab: CompanyPlace['page'], { page }: CompanyPlace): boolean =>
  tab === page || (tab !== 'overview' && PLACES[page].path.startsWith(`${PLACES[tab].path}/`));
