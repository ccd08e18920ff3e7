import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { RefusedBecause } from '../lane/refused.tsx';
import { figureLabel } from '../figures/company-figure.ts';
import { FigureValue } from '../figures/figure-value.tsx';
import { useFigureNames } from '../figures/use-names.ts';
import { NoMatches } from './no-matches.tsx';
import { TableBox } from '../table/table-box.tsx';

type Screen = Schemas['Screen'];
type ScreenRoute = RouteOf<'screen'>;
type TableProps = { readonly data: Screen; readonly route: ScreenRoute };

const UNDECIDED = 'Not judged, because';
const NEWEST = 'Newest period';

/** The companies that match, with the figures of the condition; headings sort. */
export function ScreenTable({ data, route }: TableProps): JSX.Element {
  const {
    columns,
    companies,
    next_cursor: next,
    period,
    rows,
    annual_stale_before: annual,
    stale_before: staleBefore,
  } = data;
  const { members, ofScreens } = useFigureNames();
  const isMatched = data.list === 'matched';
  const caption = isMatched
    ? 'Companies that match; amounts and shares in millions'
    : 'Companies for which the condition is neither true nor false';
  return (
    <>
      <p role="status">
        {companies.matched} of {companies.screened} companies match
        {companies.stale > 0 &&
          `, ${companies.stale} of them without a period since ${staleBefore}, or ${annual} if they report once a year`}
        .
        {data.close_stale_before !== null &&
          ` Figures at a close before ${data.close_stale_before} are refused as too old.`}
      </p>
      {(companies.undetermined > 0 || !isMatched) && (
        <nav class="segmented" aria-label="Which companies are listed">
          <Link to={{ ...route, list: 'matched', cursor: '' }} current={isMatched}>
            Matching: {companies.matched}
          </Link>
          <Link to={{ ...route, list: 'undetermined', cursor: '' }} current={!isMatched}>
            Could not be judged: {companies.undetermined}
          </Link>
        </nav>
      )}
      {rows.length === 0 && isMatched && route.cursor === '' && <NoMatches data={data} route={route} />}
      {rows.length > 0 && (
        <TableBox caption={caption} class={isMatched ? '' : 'stacked'}>
          <thead role="rowgroup">
            <tr role="row">
              <SortHeading route={route} figure="symbol" title="Company" isNumber={false} />
              {columns.map((figure) => (
                <SortHeading
                  key={figure}
                  route={route}
                  figure={figure}
                  title={figureLabel(figure)}
                  isNumber
                />
              ))}
              {!isMatched && (
                <th scope="col" role="columnheader" class="text">
                  {UNDECIDED}
                </th>
              )}
              <th scope="col" role="columnheader" class="text">
                {NEWEST}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(
              ({
                cik,
                symbol,
                name,
                figures,
                currency,
                period_end: end,
                stale,
                exchange,
                sector,
                industry,
                undecided = [],
              }) => (
                <tr key={cik} role="row">
                  <th scope="row" role="rowheader" class="wrapped">
                    {symbol === null ? (
                      (name ?? cik)
                    ) : (
                      <>
                        <Link to={routeTo('overview', { symbol })}>{symbol}</Link> {name}
                      </>
                    )}
                    <small>{[exchange, currency, sector ?? industry].filter(Boolean).join(', ')}</small>
                  </th>
                  {figures.map((figure) => (
                    <td
                      key={figure.figure}
                      role="cell"
                      class="footnoted"
                      data-label={figureLabel(figure.figure)}
                    >
                      <FigureValue
                        symbol={symbol}
                        figure={figure}
                        member={members.get(figure.figure)}
                        view={period}
                        field={ofScreens.get(figure.figure)}
                      />
                    </td>
                  ))}
                  {!isMatched && (
                    <td role="cell" class="wrapped" data-label={UNDECIDED}>
                      <div>
                        {undecided.map(({ condition, reason, close_date: close }) => (
                          <div key={condition}>
                            <code>{condition}</code>: <RefusedBecause reason={reason} />
                            {close !== undefined && ` (newest close ${close})`}
                          </div>
                        ))}
                      </div>
                    </td>
                  )}
                  <td role="cell" class="text" data-label={NEWEST}>
                    <div>
                      {end}
                      {stale && <small>old</small>}
                    </div>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </TableBox>
      )}
      <nav class="pager" aria-label="Pages of the result">
        {route.cursor !== '' && <Link to={{ ...route, cursor: '' }}>First page</Link>}
        {next !== null && <Link to={{ ...route, cursor: next }}>Next page</Link>}
      </nav>
    </>
  );
}

type HeadingProps = {
  readonly route: ScreenRoute;
  readonly figure: string;
  readonly title: string;
  readonly isNumber: boolean;
};

/** A heading that sorts by its column: numbers the largest first, then the smallest. */
function SortHeading({ route, figure, title, isNumber }: HeadingProps): JSX.Element {
  const sort = route.sort === '' ? 'symbol' : route.sort;
  const isAscending = sort === figure;
  const isDescending = sort === `-${figure}`;
  const next = isNumber && !isDescending ? `-${figure}` : figure;
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : 'none';
  return (
    <th scope="col" role="columnheader" class={isNumber ? 'number' : 'text'} aria-sort={order}>
      <Link to={{ ...route, sort: next, cursor: '' }}>
        {title}
        <span aria-hidden="true">{isAscending ? ' ↑' : isDescending ? ' ↓' : ''}</span>
      </Link>
    </th>
  );
}
