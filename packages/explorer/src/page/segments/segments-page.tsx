import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import type { PlaceOf } from '../frame/places.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { grouped, NotStated, ValueOr } from '../lane/values.tsx';

type Segments = Schemas['Segments'];
type Period = Schemas['SegmentPeriod'];
type Member = Schemas['SegmentMember'];
type SegmentsPlace = PlaceOf<'segments'>;

const BY = ['product', 'segment', 'geography'] as const;
const MEASURES = ['revenue', 'operating_income', 'assets'] as const;
const PERIODS = 8;

/** Revenue, operating income or assets by product, segment or region. */
export function SegmentsPage({ place }: { readonly place: SegmentsPlace }): JSX.Element {
  const { symbol, by, measure } = place;
  return (
    <>
      <h2>Segments</h2>
      <nav class="choices" aria-label="Broken down by">
        {BY.map((each) => (
          <Link key={each} to={{ ...place, by: each }} current={each === by}>
            By {each}
          </Link>
        ))}
      </nav>
      <nav class="choices" aria-label="Measure">
        {MEASURES.map((each) => (
          <Link key={each} to={{ ...place, measure: each }} current={each === measure}>
            {labelOf(each)}
          </Link>
        ))}
      </nav>
      <Answer path="/v2/segments" parameters={{ symbol, by, measure, history: PERIODS }}>
        {({ data }) => <Periods data={data} />}
      </Answer>
    </>
  );
}

function Periods({ data }: { readonly data: Segments }): JSX.Element {
  const { periods } = data;
  if (periods.length === 0) return <p class="empty">The company has no statements.</p>;
  return (
    <>
      {periods.map((period) => (
        <SegmentPeriod key={period.period} period={period} />
      ))}
    </>
  );
}

function SegmentPeriod({ period }: { readonly period: Period }): JSX.Element {
  const {
    period: name,
    period_end: end,
    members,
    reconciling,
    refusal,
    total,
    unit,
    concentration,
    filing,
  } = period;
  return (
    <section aria-label={name}>
      <h3>
        {name} <span class="quiet">to {end}</span>
      </h3>
      {refusal !== null ? (
        <p class="refused part">
          <strong>Refused.</strong> {refusal.text} <code>{refusal.code}</code>
        </p>
      ) : (
        <DataTable
          caption={`${name}, ${unit}`}
          columns={COLUMNS}
          rows={[...members, ...reconciling]}
          keyOf={({ member }, index) => `${member} ${index}`}
        />
      )}
      <p class="quiet">
        Total as reported: <ValueOr value={total}>{(value) => `${grouped(value)} ${unit}`}</ValueOr>.
        {concentration !== null &&
          ` The largest of ${concentration.n_segments} parts has ${concentration.top_segment_share_pct}%; Herfindahl index ${concentration.hhi}.`}{' '}
        {filing !== null && (
          <>
            {filing.form} filed {filing.filed},{' '}
            <FilingLink filing={{ accession: filing.accession, url: filing.url }} />
          </>
        )}
      </p>
    </section>
  );
}

const COLUMNS: readonly DataColumn<Member>[] = [
  {
    name: 'Part',
    isWrapped: true,
    cell: ({ label, member }) => (
      <>
        {label ?? member}
        {label !== null && <small>{member}</small>}
      </>
    ),
  },
  { name: 'Value', isNumber: true, cell: ({ value }) => grouped(value) },
  {
    name: 'Of the total',
    isNumber: true,
    cell: ({ share_pct: share }) => (share === null ? <NotStated /> : `${share.toFixed(1)}%`),
  },
];
