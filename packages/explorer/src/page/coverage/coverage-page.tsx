import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf, wordsOf } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { routeOfLane, whyNot } from './lanes.ts';

type Lane = Schemas['LaneSupport'];

/** The lanes of data that are available for the symbol, and why the others are not. */
export function CoveragePage({ route }: { readonly route: RouteOf<'coverage'> }): JSX.Element {
  const { symbol } = route;
  return (
    <Answer path="/v2/coverage" parameters={{ symbol }}>
      {({ data }) => {
        const lanes = Object.values(data.support);
        const available = lanes.filter(({ available_now: isAvailable }) => isAvailable);
        return (
          <section aria-labelledby="coverage">
            <h2 id="coverage">Lanes of data</h2>
            <p class="quiet">
              {available.length} of {lanes.length} lanes are available now. {symbol} is{' '}
              {data.asset_type === 'unknown' ? 'not an ingested company' : `a ${data.asset_type}`}.
            </p>
            <DataTable caption="Lanes" columns={columnsOf(symbol)} rows={lanes} keyOf={({ lane }) => lane} />
          </section>
        );
      }}
    </Answer>
  );
}

const columnsOf = (symbol: string): readonly DataColumn<Lane>[] => [
  {
    name: 'Lane',
    cell: ({ lane }) => {
      const to = routeOfLane(lane, symbol);
      return to === undefined ? labelOf(lane) : <Link to={to}>{labelOf(lane)}</Link>;
    },
  },
  {
    name: 'Available now',
    isWrapped: true,
    cell: (lane) => {
      const reason = whyNot(lane);
      return reason === undefined ? (
        <span class="yes">yes</span>
      ) : (
        <>
          <span class="refused">no</span>: {reason}
        </>
      );
    },
  },
  {
    name: 'Sources, preferred first',
    isWrapped: true,
    cell: ({ source_priority: sources }) => sources.map(wordsOf).join(', '),
  },
  {
    name: 'Fresh within',
    isWrapped: true,
    cell: ({ freshness_slo: slo, quality_grade: grade, public_visibility: visibility }) => (
      <>
        {wordsOf(slo)}
        <small>
          {wordsOf(grade)}, {wordsOf(visibility)}
        </small>
      </>
    ),
  },
  {
    name: 'Refuses when',
    isWrapped: true,
    cell: ({ fail_closed_conditions: conditions }) => conditions.map(wordsOf).join(', '),
  },
  {
    name: 'Point in time',
    isWrapped: true,
    cell: ({ point_in_time_semantics: semantics, missing_data_policy: policy }) => (
      <>
        {wordsOf(semantics)}
        <small>missing data: {wordsOf(policy)}</small>
      </>
    ),
  },
  { name: 'Companies', isWrapped: true, cell: ({ coverage_universe: universe }) => wordsOf(universe) },
];
