import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { routeTo } from '../frame/address.ts';
import { exactly } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import { Status } from '../frame/status.tsx';
import { useSteadyRequest } from '../frame/use-request.ts';
import { AddCompany } from './add-company.tsx';
import { Questions } from './questions.tsx';

type Companies = Schemas['Companies'];
type Loaded = Schemas['LoadedCompany'];

const LISTED = 60;
/** A company, and those that it is compared with. */
const ASKED_ABOUT = 3;

/** What is loaded and how far it reaches, questions to start with, and how a company is added. */
export function Home(): JSX.Element {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { request } = useSteadyRequest('/v2/companies', {
    limit: LISTED,
    ...(cursor !== undefined && { cursor }),
  });
  if (request.state !== 'answered') return <Status request={request} />;
  const { data } = request.body;
  const { companies, on_demand: isOnDemand, next_cursor: next, total } = data;
  return (
    <>
      <Reach data={data} />
      {companies.length > 0 && <Questions symbols={askedAbout(companies)} />}
      {total > 0 && (
        <section aria-labelledby="loaded">
          <h2 id="loaded">Companies loaded</h2>
          <ul class="loaded">
            {companies.map((company) => (
              <Company key={company.cik} company={company} />
            ))}
          </ul>
          {(cursor !== undefined || next !== null) && (
            <div class="pager">
              <button
                type="button"
                disabled={cursor === undefined}
                onClick={() => setCursors(cursors.slice(0, -1))}
              >
                Companies before
              </button>
              <button
                type="button"
                disabled={next === null}
                onClick={() => next !== null && setCursors([...cursors, next])}
              >
                More companies
              </button>
            </div>
          )}
        </section>
      )}
      <section aria-labelledby="add">
        <h2 id="add">Add a company</h2>
        <AddCompany isOnDemand={isOnDemand} />
      </section>
    </>
  );
}

function Reach({ data }: { readonly data: Companies }): JSX.Element {
  const { figures_filed_to: filed, prices, total, with_figures: withFigures } = data;
  if (total === 0) return <p class="empty">No company is loaded yet.</p>;
  return (
    <dl class="totals">
      <div>
        <dt>Companies</dt>
        <dd>
          {exactly(total)}
          <small>{exactly(withFigures)} with figures</small>
        </dd>
      </div>
      <div>
        <dt>Newest filing with figures</dt>
        <dd>{filed ?? 'none'}</dd>
      </div>
      <div>
        <dt>Newest prices</dt>
        <dd>
          {prices.end ?? 'none'}
          <Old status={prices.status} />
          <small>
            {prices.end === null
              ? 'no price source was ingested'
              : `of ${exactly(prices.symbols)} symbols, funds and indices included`}
          </small>
        </dd>
      </div>
    </dl>
  );
}

function Company({ company }: { readonly company: Loaded }): JSX.Element {
  const { symbol, name, figures_end: figures, figures_status: state } = company;
  const { prices_end: prices, prices_status: priced } = company;
  return (
    <li>
      <Link to={routeTo('overview', { symbol })}>
        <b>{symbol}</b> {name}
      </Link>
      <small>
        {figures === null ? 'no figures' : `figures to ${figures}`}
        <Old status={state} />
        {prices === null ? ' · no prices' : ` · prices to ${prices}`}
        <Old status={priced} />
      </small>
    </li>
  );
}

const Old = ({ status }: { readonly status: Loaded['figures_status'] }): JSX.Element | null =>
  status === 'stale' ? <span class="refused">, old</span> : null;

/** Companies whose pages have most to show come first. */
function askedAbout(companies: readonly Loaded[]): readonly string[] {
  const weight = ({ figures_status: figures, prices_status: prices }: Loaded): number =>
    (figures === 'current' ? 2 : figures === 'stale' ? 1 : 0) * 3 +
    (prices === 'current' ? 2 : prices === 'stale' ? 1 : 0);
  return companies
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, ASKED_ABOUT)
    .map(({ symbol }) => symbol);
}
