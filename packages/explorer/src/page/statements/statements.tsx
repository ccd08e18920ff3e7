import { dayBefore } from '@footnote/values/day';
import type { JSX } from 'preact';
import type { AnswerOf, ParametersOf } from '@footnote/client';
import { markOf } from '../frame/age-text.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useAge } from '../frame/use-age.ts';
import { useRequest, useSteadyRequest } from '../frame/use-request.ts';
import { changesOf, NO_CHANGES } from './changes.ts';
import { positionOf, type FilingDay } from './filing-days.ts';
import { ROW_BLOCKS, TABLES, type TableSpec } from './statement-lines.ts';
import { tableOf, type PeriodLength, type Table } from './statement-table.ts';
import { StatementView } from './statement-view.tsx';

type Parameters = ParametersOf<'/v2/fundamentals'>;
type Fundamentals = AnswerOf<'/v2/fundamentals', 'get'>['data'];

type StatementsProps = {
  readonly route: RouteOf<'statements'>;
  readonly days: readonly FilingDay[];
};

export function Statements({ route, days }: StatementsProps): JSX.Element {
  const { symbol, period, as_known_on: asKnownOn } = route;
  const parameters = { symbol, period, blocks: ROW_BLOCKS };
  const known = asKnownOn === '' ? {} : { as_known_on: asKnownOn };
  const { request, isOutdated } = useSteadyRequest('/v2/fundamentals', { ...parameters, ...known });
  const mark = markOf(useAge(symbol)?.statements?.status);
  const other = useRequest('/v2/fundamentals', otherDay(route, days, parameters));
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
  const currency = data.currency ?? 'reporting currency';
  const tables = TABLES.map((spec) => ({
    spec,
    table: tableFor(data, spec, period),
    before: before && tableFor(before, spec, period),
  })).filter(({ table }) => table.columns.length > 0 && table.sections.length > 0);
  return (
    <div class={isOutdated ? 'outdated' : undefined} aria-busy={isOutdated}>
      <p class="quiet">
        Amounts in millions of {currency}, shares in millions. “—” marks a refused value. Click a number, or
        press Enter on it, for its footnote; arrow keys move between numbers.
      </p>
      <p class="visually-hidden" role="status">
        {isOutdated ? 'Loading' : `As known ${asKnownOn === '' ? 'today' : `on ${asKnownOn}`}`}
      </p>
      {tables.map(({ spec, table, before }) => (
        <StatementView
          key={spec.block}
          title={spec.title}
          table={table}
          changes={before === undefined ? NO_CHANGES : changesOf(table, before)}
          context={{ symbol, asKnownOn, currency, mark: asKnownOn === '' ? mark : '' }}
        />
      ))}
    </div>
  );
}

function tableFor(data: Fundamentals, { block, ...spec }: TableSpec, length: PeriodLength): Table {
  const hasRows = data.freshness !== 'unsupported' && !('quarterly_view' in data);
  return tableOf({ block, ...spec }, hasRows ? (data[block] ?? []) : [], length);
}

/** The same statements on the day that they are compared with; undefined if nothing is compared. */
function otherDay(
  { as_known_on: asKnownOn, changes }: RouteOf<'statements'>,
  days: readonly FilingDay[],
  parameters: Parameters,
): Parameters | undefined {
  if (asKnownOn === '' || changes === 'none') return undefined;
  if (changes === 'today') return parameters;
  const filed = days[positionOf(days, asKnownOn)];
  return filed === undefined ? undefined : { ...parameters, as_known_on: dayBefore(filed.day) };
}

type UnsupportedProps = { readonly route: RouteOf<'statements'>; readonly reason: string };

const Unsupported = ({ route, reason }: UnsupportedProps): JSX.Element => (
  <p class="refused">
    {route.as_known_on === ''
      ? 'There are no statements of this symbol.'
      : `No statements were known on ${route.as_known_on}.`}{' '}
    <code>{reason}</code>
  </p>
);
