import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import type { Schemas } from '@footnote/client';
import { Link, useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useSteadyRequest } from '../frame/use-request.ts';
import { AddCompany } from './add-company.tsx';
import { Home } from './home.tsx';

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
      {query.trim() === '' ? <Home /> : <Results query={query.trim()} />}
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
  const { results, not_loaded: listed } = request.body.data;
  const isSure = results.some(({ match }) => match.kind !== 'similar');
  return (
    <section aria-label="Companies found">
      <p class="quiet" role="status">
        {results.length === 0
          ? 'No company or manager that is loaded has a symbol, name or CIK like this.'
          : isSure
            ? `${results.length} found`
            : `${results.length} similar, none that matches exactly`}
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
      {(!isSure || listed) && <NotLoaded query={query} listed={listed} />}
    </section>
  );
}

type NotLoadedProps = {
  readonly query: string;
  /** Undefined where the service does not know EDGAR's list. */
  readonly listed: Schemas['ListedSymbol'] | null | undefined;
};

const SYMBOL = /^[a-z][a-z0-9.-]{0,6}$/i;

/** What the search does not find, and how the company is loaded. */
function NotLoaded({ query, listed }: NotLoadedProps): JSX.Element {
  const symbol = SYMBOL.test(query) ? query.toUpperCase() : undefined;
  return (
    <section aria-labelledby="not-loaded">
      <h2 id="not-loaded">{listed ? `${listed.symbol} is not loaded` : 'Not the one you look for?'}</h2>
      <p class="prose">
        {listed ? (
          <>
            EDGAR lists {listed.symbol} (CIK {listed.cik}).{' '}
            <Link to={routeTo('overview', { symbol: listed.symbol })}>Collect {listed.symbol} now</Link>
          </>
        ) : listed === null ? (
          'It is no symbol on EDGAR’s list either. Of companies that are not loaded only the symbols are known here, not the names: try the symbol.'
        ) : (
          'Only companies that are loaded are found; EDGAR’s whole list is not known here.'
        )}
      </p>
      {!listed && <AddCompany isOnDemand={listed === null} {...(symbol !== undefined && { symbol })} />}
    </section>
  );
}
