import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { SessionContext } from './asking.tsx';
import { CompanyPage } from './company-page.tsx';
import { GoProvider, Link, usePlace } from './navigation.tsx';
import { SearchPage } from './search-page.tsx';
import { clientOf, forgetKey, keepKey, startKey } from './session.ts';
import { SignIn } from './sign-in.tsx';

export function App(): JSX.Element {
  const [key, setKey] = useState(startKey);
  const [why, setWhy] = useState('');
  const [place, go] = usePlace();
  const session = useMemo(() => {
    const signOut = (because: string): void => {
      forgetKey();
      setWhy(because);
      setKey('');
    };
    return { footnote: clientOf(key), signOut };
  }, [key]);
  const signIn = (given: string): void => {
    keepKey(given);
    setWhy('');
    setKey(given);
  };
  const page = (): JSX.Element =>
    place.page === 'company' ? <CompanyPage place={place} /> : <SearchPage query={place.query} />;
  return (
    <GoProvider value={go}>
      <SessionContext.Provider value={session}>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <Link to={{ page: 'search', query: '' }} current={place.page === 'search'}>
            Footnote
          </Link>
          <nav aria-label="Site">
            <a href="/docs">Reference</a>
            <a href="/docs/guides">Guides</a>
            {key !== '' && (
              <button type="button" class="plain" onClick={() => session.signOut('')}>
                Forget the key
              </button>
            )}
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          {key === '' ? <SignIn why={why} onKey={signIn} /> : page()}
        </main>
      </SessionContext.Provider>
    </GoProvider>
  );
}
