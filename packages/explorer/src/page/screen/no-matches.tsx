import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { figureLabel, shownFigure } from '../figures/company-figure.ts';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { useRequest, useRequests } from '../frame/use-request.ts';
import { nearest, relaxed } from './relaxed.ts';

type ScreenRoute = RouteOf<'screen'>;
type Props = { readonly data: Schemas['Screen']; readonly route: ScreenRoute };

const SAMPLE = 5;

/** What to do next where no company is listed: what hides some, which part excludes most, and what comes near. */
export function NoMatches({ data, route }: Props): JSX.Element {
  const { matched, screened, stale, undetermined } = data.companies;
  const companies = (count: number): string => `${count} ${count === 1 ? 'company' : 'companies'}`;
  if (screened === 0)
    return (
      <p>
        No company with statements is loaded yet. <Link to={routeTo('search', {})}>The start page</Link> adds
        one.
      </p>
    );
  return (
    <section aria-labelledby="no-matches">
      <h2 id="no-matches">What to try</h2>
      <ul>
        {matched > 0 && stale > 0 && (
          <li>
            {companies(stale)} would match, with statements that are old:{' '}
            <Link to={{ ...route, stale: 'include', cursor: '' }}>show them</Link>.
          </li>
        )}
        {undetermined > 0 && (
          <li>
            {companies(undetermined)} could not be judged, because a figure is missing or refused:{' '}
            <Link to={{ ...route, list: 'undetermined', cursor: '' }}>which, and why</Link>.
          </li>
        )}
        <Without route={route} />
        <Nearest route={route} />
      </ul>
    </section>
  );
}

const chosen = ({ period, stale }: ScreenRoute) => ({ stale, ...(period !== '' && { period }) });

const symbolsOf = (rows: Schemas['Screen']['rows']): string =>
  rows.map(({ symbol, name, cik }) => symbol ?? name ?? cik).join(', ');

/** The condition without each of its parts, the one that finds most first. */
function Without({ route }: { readonly route: ScreenRoute }): JSX.Element | null {
  const parts = relaxed(route.where);
  const { request } = useRequests(
    '/v2/screen',
    parts.length === 0 ? undefined : parts.map(({ where }) => ({ where, ...chosen(route), limit: SAMPLE })),
  );
  if (request.state !== 'answered') return null;
  const found = parts
    .map((part, at) => ({ ...part, data: request.body[at]?.data }))
    .map((part) => ({ ...part, count: listedOf(part.data) }))
    .toSorted((one, other) => other.count - one.count);
  return (
    <>
      {found.map(({ part, where, data, count }, at) => (
        <li key={part}>
          {at === 0 && count > 0 && 'This part excludes most. '}
          <Link to={{ ...route, where, sort: '', cursor: '' }}>
            Without <code>{part}</code>
          </Link>
          : {count === 0 ? 'still none' : `${count} match`}
          {data !== undefined && data.rows.length > 0 && `, such as ${symbolsOf(data.rows)}`}.
        </li>
      ))}
    </>
  );
}

/** Matches that a page lists. */
const listedOf = (data: Schemas['Screen'] | undefined): number =>
  data === undefined || data.rows.length === 0 ? 0 : data.companies.matched;

/** The companies that come nearest to the only comparison. */
function Nearest({ route }: { readonly route: ScreenRoute }): JSX.Element | null {
  const sample = nearest(route.where);
  const request = useRequest(
    '/v2/screen',
    sample === undefined
      ? undefined
      : {
          where: sample.where,
          sort: sample.sort,
          columns: [sample.field],
          limit: SAMPLE,
          ...chosen(route),
        },
  );
  if (sample === undefined || request.state !== 'answered') return null;
  const { rows } = request.body.data;
  if (rows.length === 0)
    return (
      <li>
        <code>{sample.field}</code> is known of no company
        {route.stale === 'exclude' && ' whose statements are current'}.
      </li>
    );
  const near = rows.map(({ symbol, name, cik, figures: [figure] }) =>
    [symbol ?? name ?? cik, figure === undefined || 'reason' in figure ? '' : shownFigure(figure)].join(' '),
  );
  return (
    <li>
      <Link to={{ ...route, where: sample.where, sort: sample.sort, cursor: '' }}>
        All by {figureLabel(sample.field)}
      </Link>
      ; nearest: {near.join(', ')}.
    </li>
  );
}
