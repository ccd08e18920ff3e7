import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FootnotesProvider } from '../footnote/footnotes.tsx';
import { addressOf, placeAt } from './address.ts';
import { CompanyFrame } from './company-frame.tsx';
import { Link, NavigateProvider, usePlace } from './navigation.tsx';
import { PageView } from './page-view.tsx';
import { PLACES, SITE_PAGES, type Place } from './places.ts';
import { createRequests } from './requests.ts';
import { clientOf, forgetKey, keepKey, startKey } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { RequestsContext } from './use-request.ts';

export function App(): JSX.Element {
  const [key, setKey] = useState(startKey);
  const [refusal, setRefusal] = useState('');
  const [place, navigate] = usePlace();
  const title = titleOf(place);
  const signOut = (because: string): void => {
    forgetKey();
    setRefusal(because);
    setKey('');
  };
  const signIn = (given: string): void => {
    keepKey(given);
    setRefusal('');
    setKey(given);
  };
  const requests = useMemo(() => createRequests(clientOf(key), signOut), [key]);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = title;
    // The focus goes to the content when the link that was followed is gone.
    const isLost = document.activeElement === document.body;
    if (isLost && !isFirst.current) document.getElementById('main')?.focus();
    isFirst.current = false;
  }, [title]);
  return (
    <NavigateProvider value={navigate}>
      <RequestsContext.Provider value={requests}>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <Link to={placeAt('search', {})} class="brand" current={place?.page === 'search'}>
            Footnote
          </Link>
          <nav aria-label="Site">
            {SITE_PAGES.map((page) => (
              <Link key={page} to={placeAt(page, {})} current={place?.page === page}>
                {PLACES[page].title}
              </Link>
            ))}
            <a href="/docs">Reference</a>
            <a href="/docs/guides">Guides</a>
            {key !== '' && (
              <button type="button" class="plain" onClick={() => signOut('')}>
                Forget the key
              </button>
            )}
          </nav>
        </header>
        <p class="visually-hidden" aria-live="polite">
          {title}
        </p>
        <main id="main" tabIndex={-1}>
          {key === '' ? (
            <SignIn refusal={refusal} onKey={signIn} />
          ) : (
            <FootnotesProvider address={place === undefined ? '' : addressOf(place)}>
              <Content place={place} />
            </FootnotesProvider>
          )}
        </main>
      </RequestsContext.Provider>
    </NavigateProvider>
  );
}

function Content({ place }: { readonly place: Place | undefined }): JSX.Element {
  if (place === undefined) return <p>There is no such page.</p>;
  return 'symbol' in place ? <CompanyFrame key={place.symbol} place={place} /> : <PageView place={place} />;
}

function titleOf(place: Place | undefined): string {
  if (place === undefined || place.page === 'search') return 'Footnote';
  const { title } = PLACES[place.page];
  if ('symbol' in place) return `${place.symbol} ${title.toLowerCase()} · Footnote`;
  return 'cik' in place ? `${title} ${place.cik} · Footnote` : `${title} · Footnote`;
}
