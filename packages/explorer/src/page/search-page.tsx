import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAsked } from './asking.tsx';
import { wordsOf } from './format.ts';
import { Link, useGo } from './navigation.tsx';
import { Status } from './status.tsx';

export function SearchPage({ query }: { readonly query: string }): JSX.Element {
  const go = useGo();
  useEffect(() => {
    document.title = 'Footnote';
  }, []);
  return (
    <>
      <h1>Find a company</h1>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label for="query">Symbol, name, former name or CIK; slips are forgiven</label>
        <input
          id="query"
          type="search"
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          value={query}
          onInput={(event) => go({ page: 'search', query: event.currentTarget.value }, 'replace')}
        />
      </form>
      {query.trim() !== '' && <Results query={query.trim()} />}
    </>
  );
}

function Results({ query }: { readonly query: string }): JSX.Element {
  const asked = useAsked(query, (footnote, signal) =>
    footnote.get('/v2/search', { query, limit: 20 }, { signal }),
  );
  if (asked.state !== 'answered') return <Status asked={asked} />;
  const { results } = asked.body.data;
  return (
    <section aria-label="Companies found">
      <p class="quiet" role="status">
        {results.length === 0 ? 'No company of this service has such a name.' : `${results.length} found`}
      </p>
      <ul class="results">
        {results.map(({ cik, name, symbol, exchange, match }) => (
          <li key={`${cik} ${symbol ?? ''}`}>
            {symbol === null ? (
              name
            ) : (
              <Link to={{ page: 'company', symbol, period: 'annual', knownOn: '' }}>
                <b>{symbol}</b> {name}
              </Link>
            )}
            <span class="quiet">
              {[exchange, `CIK ${cik}`, `by ${wordsOf(match.kind)}`]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
