import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { compactAmount, exactly, wordsOf } from '../frame/format.ts';
import { useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useSteadyRequest } from '../frame/use-request.ts';
import { Figures } from '../lane/figures.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { DroppedPositions, Positions } from './positions.tsx';
import { ManagerFilings } from './manager-filings.tsx';
import { ManagerStakes } from './manager-stakes.tsx';

type Holder = Schemas['Holder'];
type Portfolio = Schemas['HolderPortfolio'];
type ManagerRoute = RouteOf<'manager'>;
type PartProps = { readonly data: Holder; readonly route: ManagerRoute };

const POSITIONS = 100;

/** What a manager reports: its portfolio of a quarter by Form 13F, and its stakes by Schedules 13D and 13G. */
export function ManagerPage({ route }: { readonly route: ManagerRoute }): JSX.Element {
  const { cik, quarter, cursor, stakes } = route;
  const { request, isOutdated } = useSteadyRequest('/v2/holders/{cik}', {
    cik,
    limit: POSITIONS,
    stakes,
    ...(quarter !== '' && { quarter }),
    ...(cursor !== '' && { cursor }),
  });
  const data = request.state === 'answered' ? request.body.data : undefined;
  return (
    <>
      <h1>
        {data?.name ?? 'Manager'} <span class="quiet">CIK {cik}</span>
      </h1>
      {data === undefined ? (
        <Status request={request} />
      ) : (
        <div class={isOutdated ? 'outdated' : undefined} aria-busy={isOutdated}>
          <Portfolio13F data={data} route={route} />
          <ManagerStakes data={data} route={route} />
        </div>
      )}
    </>
  );
}

function Portfolio13F({ data, route }: PartProps): JSX.Element {
  const { form_13f: portfolio, quarters } = data;
  return (
    <section aria-labelledby="portfolio">
      <h2 id="portfolio">Portfolio by Form 13F</h2>
      {quarters.length > 1 && <QuarterChoice data={data} route={route} />}
      {isRefused(portfolio) ? (
        <>
          <RefusedPart reason={portfolio.reason} />
          {portfolio.reported_by !== undefined && portfolio.reported_by.length > 0 && (
            <p>Its holdings are reported by {portfolio.reported_by.join(', ')}.</p>
          )}
          <ManagerFilings filings={portfolio.filings ?? []} />
        </>
      ) : (
        <>
          <Totals portfolio={portfolio} />
          <Positions portfolio={portfolio} data={data} route={route} />
          <DroppedPositions portfolio={portfolio} />
          <ManagerFilings filings={portfolio.filings} />
        </>
      )}
    </section>
  );
}

function QuarterChoice({ data: { form_13f: portfolio, quarters }, route }: PartProps): JSX.Element {
  const navigate = useNavigate();
  return (
    <label>
      Quarter{' '}
      <select
        value={portfolio.quarter ?? ''}
        onChange={(event) => navigate({ ...route, quarter: event.currentTarget.value, cursor: '' })}
      >
        {quarters.map(({ quarter, portfolio: status }) => (
          <option key={quarter} value={quarter}>
            {quarter}
            {status !== 'known' && `, ${wordsOf(status)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

const Totals = ({ portfolio }: { readonly portfolio: Portfolio }): JSX.Element => {
  const { filings, positions_count: count, quarter, quarter_before: before, value_usd: value } = portfolio;
  return (
    <>
      <p class="quiet prose">
        US-listed shares and options at the end of the quarter. Short positions, most bonds, cash and foreign
        listings are not reported.
      </p>
      <Figures
        figures={[
          {
            name: 'Value of the positions',
            value: (
              <StatedValue
                title={`Value of the positions, ${quarter}`}
                value={value}
                show={(known) => compactAmount(known, 'USD')}
                exact={(known) => `${exactly(known)} USD`}
                details={[['Definition', 'The sum of the values of all positions without options']]}
                filings={filings.filter(({ is_effective: counts }) => counts)}
              />
            ),
            note: 'without options',
          },
          { name: 'Positions', value: exactly(count) },
          { name: 'Quarter ended', value: quarter },
          { name: 'Compared with', value: before ?? 'no earlier quarter' },
        ]}
      />
    </>
  );
};
