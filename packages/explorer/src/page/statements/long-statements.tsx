import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useRequest, useRequests } from '../frame/use-request.ts';
import { RefusedPart } from '../lane/refused.tsx';
import { NO_CHANGES } from './changes.ts';
import { chosenPeriods, columnsOf, historyRequests, longTable } from './long-table.ts';
import { percentTables } from './percent-tables.ts';
import { tableOfColumns } from './statement-table.ts';
import { ROW_BLOCKS, TABLES, type TableSpec } from './statement-lines.ts';
import { StatementTables } from './statement-tables.tsx';

type LongProps = { readonly route: RouteOf<'statements'>; readonly mark: string };

/** The statements over any of the periods that are served, from `GET /v2/history`, each cell with its own filing. */
export function LongStatements({ route, mark }: LongProps): JSX.Element {
  const { symbol, period, view, order } = route;
  const recent = useRequest('/v2/fundamentals', { symbol, period: 'annual', blocks: ROW_BLOCKS });
  const data = recent.state === 'answered' ? recent.body.data : undefined;
  const specs = useMemo(() => (data === undefined ? undefined : specsOf(data)), [data]);
  const { request, isOutdated } = useRequests(
    '/v2/history',
    specs === undefined || specs.length === 0 ? undefined : historyRequests(specs, route),
  );
  const histories = request.state === 'answered' ? request.body.map((body) => body.data.history) : [];
  const refused = histories.find((history) => !history.available);
  const columns = useMemo(
    () => columnsOf(histories.flatMap((history) => (history.available ? [history] : []))),
    [request],
  );
  if (recent.state !== 'answered') return <Status request={recent} />;
  if (specs?.length === 0) return <RefusedPart reason="no_statements" />;
  if (request.state !== 'answered' || specs === undefined) return <Status request={request} />;
  if (refused?.available === false)
    return (
      <>
        <RefusedPart reason={refused.reason} />
        {refused.reason === 'annual_only_filer' && (
          <p>
            <Link to={{ ...route, period: 'annual' }}>Show its years</Link>
          </p>
        )}
      </>
    );
  const values = specs.map((spec) => longTable(spec, columns, period));
  const tables = view === 'values' ? values : percentTables(view, values);
  const currency =
    histories.flatMap((history) => (history.available ? (history.reporting_currency ?? []) : []))[0] ??
    'reporting currency';
  return (
    <StatementTables
      tables={specs.flatMap((spec, at) => {
        const table = tables[at];
        if (table === undefined) return [];
        const chosen = chosenPeriods(
          table.columns.map((column) => column.period),
          route,
        );
        return [
          { spec, table: tableOfColumns(table, (each) => chosen.has(each), order), changes: NO_CHANGES },
        ];
      })}
      route={route}
      currency={currency}
      mark={mark}
      isOutdated={isOutdated}
    />
  );
}

/** The tables of a company's kind, with the lines of its industry alone. */
function specsOf(data: object): readonly TableSpec[] {
  const blocks = data as Readonly<Record<string, readonly object[] | undefined>>;
  return TABLES.flatMap((spec) => {
    const [row] = blocks[spec.block] ?? [];
    if (row === undefined) return [];
    if (spec.block !== 'industry_rows') return [spec];
    const sections = spec.sections.map(({ heading, lines }) => ({
      heading,
      lines: lines.filter(({ member }) => member in row),
    }));
    return [{ ...spec, sections }];
  });
}
