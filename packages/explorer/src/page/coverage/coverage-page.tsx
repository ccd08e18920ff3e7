import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { wordsOf } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { type Age, useAge } from '../frame/use-age.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { routeOfLane } from './lanes.ts';
import { described, relianceOf, type Reliance } from './plain-words.ts';

type Lane = Schemas['LaneSupport'];
type State = Reliance['state'];
type Row = Reliance & { readonly lane: Lane };

const ORDER: readonly State[] = ['current', 'listed', 'old', 'absent'];

const COUNTED: Readonly<Record<State, string>> = {
  current: 'current',
  listed: 'as far as EDGAR’s list was loaded',
  old: 'served and old',
  absent: 'not there',
};

const CLASSES: Readonly<Record<State, string>> = {
  current: 'yes',
  listed: '',
  old: 'refused',
  absent: 'quiet',
};

/** What can be relied on today, what is old, and what is not there and why. */
export function CoveragePage({ route }: { readonly route: RouteOf<'coverage'> }): JSX.Element {
  const { symbol } = route;
  const age = useAge(symbol);
  return (
    <Answer path="/v2/coverage" parameters={{ symbol }}>
      {({ data }) => {
        const rows = rowsOf(Object.values(data.support), age);
        return (
          <section aria-labelledby="coverage">
            <h2 id="coverage">What can be relied on today</h2>
            <p class="prose">
              {summaryOf(rows)}{' '}
              {data.asset_type === 'unknown'
                ? `No company with the symbol ${symbol} is loaded.`
                : `${symbol} is a ${data.asset_type}.`}{' '}
              Old figures keep their footnotes: they are right for their day.
            </p>
            <DataTable
              caption="Kinds of data"
              columns={columnsOf(symbol)}
              rows={rows}
              keyOf={({ lane: { lane } }) => lane}
              isStacked
            />
            <details>
              <summary>Terms of each kind, as the API names them</summary>
              <DataTable caption="Terms" columns={TERMS} rows={rows} keyOf={({ lane: { lane } }) => lane} />
            </details>
          </section>
        );
      }}
    </Answer>
  );
}

/** “18 kinds of data: 8 current, 10 not there.” */
function summaryOf(rows: readonly Row[]): string {
  const counts = ORDER.map((state) => [rows.filter((row) => row.state === state).length, state] as const);
  const parts = counts.flatMap(([count, state]) => (count === 0 ? [] : [`${count} ${COUNTED[state]}`]));
  return `${rows.length} kinds of data: ${parts.join(', ')}.`;
}

const rowsOf = (lanes: readonly Lane[], age: Age | undefined): readonly Row[] =>
  lanes
    .map((lane) => ({ lane, ...relianceOf(lane, age) }))
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));

const columnsOf = (symbol: string): readonly DataColumn<Row>[] => [
  {
    name: 'Data',
    cell: ({ lane: { lane } }) => {
      const to = routeOfLane(lane, symbol);
      const { name } = described(lane);
      return to === undefined ? name : <Link to={to}>{name}</Link>;
    },
  },
  { name: 'Today', isWrapped: true, cell: ({ state, words }) => <span class={CLASSES[state]}>{words}</span> },
  { name: 'What it is', isWrapped: true, cell: ({ lane: { lane } }) => described(lane).what },
  {
    name: 'From',
    isWrapped: true,
    cell: ({ lane: { source_priority: sources } }) => sources.map(wordsOf).join(', '),
  },
];

const TERMS: readonly DataColumn<Row>[] = [
  { name: 'Lane', cell: ({ lane: { lane } }) => <code>{lane}</code> },
  { name: 'Fresh within', isWrapped: true, cell: ({ lane }) => wordsOf(lane.freshness_slo) },
  {
    name: 'Refuses when',
    isWrapped: true,
    cell: ({ lane: { fail_closed_conditions: conditions } }) => conditions.map(wordsOf).join(', '),
  },
  {
    name: 'Point in time',
    isWrapped: true,
    cell: ({ lane: { point_in_time_semantics: semantics, missing_data_policy: policy } }) =>
      `${wordsOf(semantics)}; missing data: ${wordsOf(policy)}`,
  },
  { name: 'Companies', isWrapped: true, cell: ({ lane }) => wordsOf(lane.coverage_universe) },
  {
    name: 'Grade',
    isWrapped: true,
    cell: ({ lane: { quality_grade: grade, public_visibility: visibility } }) =>
      `${wordsOf(grade)}, ${wordsOf(visibility)}`,
  },
];
