import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FootnotesProvider } from '../footnote/footnotes.tsx';
import { addressOf, routeTo } from './address.ts';
import { CompanyFrame } from './company-frame.tsx';
import { Link, NavigateProvider, useRoute } from './navigation.tsx';
import { PageView } from './page-view.tsx';
import { ROUTES, SITE_PAGES, type Route } from './routes.ts';
import { createRequests } from './requests.ts';
import { clientOf, forgetKey, startKey, storeKey } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { RequestsContext } from './use-request.ts';

export function App(): JSX.Element {
  const [key, setKey] = useState(startKey);
  const [refusal, setRefusal] = useState('');
  const [route, navigate] = useRoute();
  const title = titleOf(route);
  const signOut = (because: string): void => {
    forgetKey();
    setRefusal(because);
    setKey('');
  };
  const signIn = (given: string): void => {
    storeKey(given);
    setRefusal('');
    setKey(given);
  };
  const requests = useMemo(() => createRequests(clientOf(key), signOut), [key]);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = title;
    // If the link that was followed is gone, the focus moves to the content.
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
          <Link to={routeTo('search', {})} class="brand" current={route?.page === 'search'}>
            Footnote
          </Link>
          <nav aria-label="Site">
            {SITE_PAGES.map((page) => (
              <Link key={page} to={routeTo(page, {})} current={route?.page === page}>
                {ROUTES[page].title}
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
            <FootnotesProvider address={route === undefined ? '' : addressOf(route)}>
              <Content route={route} />
            </FootnotesProvider>
          )}
        </main>
      </RequestsContext.Provider>
    </NavigateProvider>
  );
}

function Content({ route }: { readonly route: Route | undefined }): JSX.Element {
  if (route === undefined) return <p>There is no such page.</p>;
  return 'symbol' in route ? <CompanyFrame key={route.symbol} route={route} /> : <PageView route={route} />;
}

function titleOf(route: Route | undefined): string {
  if (route === undefined || route.page === 'search') return 'Footnote';
  const { title } = ROUTES[route.page];
  if ('symbol' in route) return `${route.symbol} ${title.toLowerCase()} · Footnote`;
  return 'cik' in route ? `${title} ${route.cik} · Footnote` : `${title} · Footnote`;
}
