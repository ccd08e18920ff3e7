import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf, wordsOf } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import type { PlaceOf } from '../frame/places.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { placeOfLane, whyNot } from './lanes.ts';

type Lane = Schemas['LaneSupport'];

/** Which lanes of data there are for the symbol, and why the others are missing. */
export function CoveragePage({ place }: { readonly place: PlaceOf<'coverage'> }): JSX.Element {
  const { symbol } = place;
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
      const to = placeOfLane(lane, symbol);
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
    name: 'Sources, the first counts',
    isWrapped: true,
    cell: ({ source_priority: sources }) => sources.map(wordsOf).join(', '),
  },
  { name: 'Fresh within', cell: ({ freshness_slo: slo }) => wordsOf(slo) },
  {
    name: 'Grade',
    cell: ({ quality_grade: grade, public_visibility: visibility }) => (
      <>
        {wordsOf(grade)}
        <small>{wordsOf(visibility)}</small>
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
        <small>missing: {wordsOf(policy)}</small>
      </>
    ),
  },
  { name: 'Companies', isWrapped: true, cell: ({ coverage_universe: universe }) => wordsOf(universe) },
];
