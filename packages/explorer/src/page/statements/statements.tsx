import { dayBefore } from '@footnote/values/day';
import type { AnswerOf, ParametersOf } from '@footnote/client';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { markOf } from '../frame/age-text.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useAge } from '../frame/use-age.ts';
import { useRequest, useSteadyRequest } from '../frame/use-request.ts';
import { changesOf, NO_CHANGES } from './changes.ts';
import { positionOf, type FilingDay } from './filing-days.ts';
import { ROW_BLOCKS, TABLES, type TableSpec } from './statement-lines.ts';
import { tableOf, tableOfColumns, type PeriodLength, type Table } from './statement-table.ts';
import { StatementTables, type ShownTable } from './statement-tables.tsx';

type StatementsRoute = RouteOf<'statements'>;
type Parameters = ParametersOf<'/v2/fundamentals'>;
type Fundamentals = AnswerOf<'/v2/fundamentals', 'get'>['data'];

type StatementsProps = {
  readonly route: StatementsRoute;
  readonly days: readonly FilingDay[];
};

/** The newest periods, on any day; today any other periods as well. */
export function Statements({ route, days }: StatementsProps): JSX.Element {
  const mark = markOf(useAge(route.symbol)?.statements?.status);
  const long = useLoaded(isLong(route), () => import('./long-statements.tsx'));
  if (isLong(route))
    return long === undefined ? (
      <Status request={{ state: 'loading' }} />
    ) : (
      <long.LongStatements route={route} mark={mark} />
    );
  if (route.period === 'ttm')
    return (
      <p class="refused">
        Twelve months are served as known today, not as known on a day.{' '}
        <Link to={{ ...route, as_known_on: '' }}>Show them as known today</Link>
      </p>
    );
  return <RecentStatements route={{ ...route, period: route.period }} days={days} mark={mark} />;
}

/** What a choice needs, once it is loaded; undefined before, and if it is not needed. */
function useLoaded<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<{ readonly module: Module }>();
  useEffect(() => {
    if (isNeeded) void load().then((module) => setLoaded({ module }));
  }, [isNeeded]);
  return loaded?.module;
}

/** Whether the choice needs more than the newest periods. */
const isLong = ({ as_known_on: day, period, view, columns, from, to }: StatementsRoute): boolean =>
  day === '' && (period === 'ttm' || view === 'growth' || columns !== '' || from !== '' || to !== '');

type RecentProps = StatementsProps & {
  readonly route: StatementsRoute & { readonly period: Parameters['period'] };
  readonly mark: string;
};

function RecentStatements({ route, days, mark }: RecentProps): JSX.Element {
  const { symbol, period, as_known_on: asKnownOn, view, order, columns, from, to } = route;
  const parameters = { symbol, period, blocks: ROW_BLOCKS };
  const known = asKnownOn === '' ? {} : { as_known_on: asKnownOn };
  const { request, isOutdated } = useSteadyRequest('/v2/fundamentals', { ...parameters, ...known });
  const other = useRequest(
    '/v2/fundamentals',
    view === 'values' ? otherDay(route, days, parameters) : undefined,
  );
  const percents = useLoaded(view !== 'values', () => import('./percent-tables.ts'));
  if (request.state !== 'answered') return <Status request={request} />;
  const { data } = request.body;
  if (data.freshness === 'unsupported') return <Unsupported route={route} reason={data.reason} />;
  if ('quarterly_view' in data)
    return (
      <p class="refused">
        This company reports once a year and has no quarters. <code>{data.quarterly_view.reason}</code>{' '}
        <Link to={{ ...route, period: 'annual' }}>Show its years</Link>
      </p>
    );
  const before = other.state === 'answered' && !isOutdated ? other.body.data : undefined;
  const values = TABLES.map((spec) => tableFor(data, spec, period));
  const tables = view === 'values' ? values : percents?.percentTables(view, values);
  if (tables === undefined) return <Status request={{ state: 'loading' }} />;
  const shown = TABLES.flatMap((spec, at): readonly ShownTable[] => {
    const table = tables[at];
    if (table === undefined) return [];
    const changes = before === undefined ? NO_CHANGES : changesOf(table, tableFor(before, spec, period));
    return [{ spec, table: tableOfColumns(table, () => true, order), changes }];
  });
  return (
    <>
      {(columns !== '' || from !== '' || to !== '') && (
        <p class="quiet">
          As known on a day, the newest {period === 'annual' ? 'five years' : 'eight quarters'} are served.{' '}
          <Link to={{ ...route, as_known_on: '' }}>Show all chosen columns as known today</Link>
        </p>
      )}
      <StatementTables
        tables={shown}
        route={route}
        currency={data.currency ?? 'reporting currency'}
        mark={mark}
        isOutdated={isOutdated}
        loadSources={async () =>
          (await import('./cell-sources.ts')).loadCellSources({ ...parameters, ...known })
        }
      />
    </>
  );
}

function tableFor(data: Fundamentals, { block, ...spec }: TableSpec, length: PeriodLength): Table {
  const hasRows = data.freshness !== 'unsupported' && !('quarterly_view' in data);
  return tableOf({ block, ...spec }, hasRows ? (data[block] ?? []) : [], length);
}

/** The same statements on the day that they are compared with; undefined if nothing is compared. */
function otherDay(
  { as_known_on: asKnownOn, changes }: StatementsRoute,
  days: readonly FilingDay[],
  parameters: Parameters,
): Parameters | undefined {
  if (asKnownOn === '' || changes === 'none') return undefined;
  if (changes === 'today') return parameters;
  const filed = days[positionOf(days, asKnownOn)];
  return filed === undefined ? undefined : { ...parameters, as_known_on: dayBefore(filed.day) };
}

type UnsupportedProps = { readonly route: StatementsRoute; readonly reason: string };

const Unsupported = ({ route, reason }: UnsupportedProps): JSX.Element => (
  <p class="refused">
    {route.as_known_on === ''
      ? 'There are no statements of this symbol.'
      : `No statements were known on ${route.as_known_on}.`}{' '}
    <code>{reason}</code>
  </p>
);
