import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import type { Schemas } from '@footnote/client';
import { Link, useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useSteadyRequest } from '../frame/use-request.ts';

export function SearchPage({ route }: { readonly route: RouteOf<'search'> }): JSX.Element {
  const { query } = route;
  const navigate = useNavigate();
  return (
    <>
      <h1>Find a company or manager</h1>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label for="query">Symbol, name, former name or CIK; typos are fine</label>
        <input
          id="query"
          type="search"
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          value={query}
          onInput={(event) => navigate({ ...route, query: event.currentTarget.value }, 'replace')}
        />
      </form>
      {query.trim() !== '' && <Results query={query.trim()} />}
    </>
  );
}

type Match = Schemas['SearchResult']['match'];

const MATCHES: Readonly<Record<Match['kind'], string>> = {
  cik: 'CIK matches',
  former_name: 'former name matches',
  name: 'name matches',
  name_prefix: 'name begins with it',
  name_words: 'name has the words',
  similar: 'similar',
  ticker: 'symbol matches',
  ticker_prefix: 'symbol begins with it',
};

function Results({ query }: { readonly query: string }): JSX.Element {
  const { request } = useSteadyRequest('/v2/search', { query, limit: 20 });
  if (request.state !== 'answered') return <Status request={request} />;
  const { results } = request.body.data;
  return (
    <section aria-label="Companies found">
      <p class="quiet" role="status">
        {results.length === 0
          ? 'No ingested company or manager has a name like this.'
          : `${results.length} found`}
      </p>
      <ul class="results">
        {results.map(({ cik, name, symbol, exchange, match }) => (
          <li key={`${cik} ${symbol ?? ''}`}>
            {symbol === null ? (
              <Link to={routeTo('manager', { cik })}>{name}</Link>
            ) : (
              <Link to={routeTo('overview', { symbol })}>
                <b>{symbol}</b> {name}
              </Link>
            )}
            <span class="quiet">
              {[
                exchange,
                `CIK ${cik}`,
                match.kind === 'former_name' ? `formerly ${match.value}` : MATCHES[match.kind],
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
