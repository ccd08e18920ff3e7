import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { exactly, hasTenths, labelOf, shown, unitOf } from '../frame/format.ts';
import { FilingLink } from '../footnote/filing-link.tsx';
import { kindOfUnit } from '../figures/company-figure.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { NotStated } from '../lane/values.tsx';
import { calculationOf, filingsOf, segmentLines, type SegmentLine } from './segment-table.ts';
import { TableBox } from '../table/table-box.tsx';

type Segments = Schemas['Segments'];
type Period = Schemas['SegmentPeriod'];
type SegmentsRoute = RouteOf<'segments'>;

const BY = ['product', 'segment', 'geography'] as const;
const MEASURES = ['revenue', 'operating_income', 'assets'] as const;
const PERIODS = 8;

/** Revenue, operating income or assets by product, segment or region, with a column for each period. */
export function SegmentsPage({ route }: { readonly route: SegmentsRoute }): JSX.Element {
  const { symbol, by, measure } = route;
  return (
    <>
      <h2>Segments</h2>
      <div class="choices">
        <nav class="segmented" aria-label="Breakdown">
          {BY.map((each) => (
            <Link key={each} to={{ ...route, by: each }} current={each === by}>
              By {each}
            </Link>
          ))}
        </nav>
        <nav class="segmented" aria-label="Measure">
          {MEASURES.map((each) => (
            <Link key={each} to={{ ...route, measure: each }} current={each === measure}>
              {labelOf(each)}
            </Link>
          ))}
        </nav>
      </div>
      <Answer path="/v2/segments" parameters={{ symbol, by, measure, history: PERIODS }}>
        {({ data }) => <Breakdown data={data} title={`${labelOf(measure)} by ${by}`} />}
      </Answer>
    </>
  );
}

type BreakdownProps = { readonly data: Segments; readonly title: string };

function Breakdown({ data, title }: BreakdownProps): JSX.Element {
  const { periods } = data;
  const served = periods.filter(({ refusal }) => refusal === null);
  const refused = periods.filter(({ refusal }) => refusal !== null);
  if (periods.length === 0) return <p class="empty">The company has no statements.</p>;
  return (
    <>
      {served.length > 0 && <SegmentTable periods={served} title={title} />}
      {[...Map.groupBy(refused, ({ refusal }) => refusal?.code ?? '')].map(([code, own]) => (
        <p key={code} class="refused part" title={code}>
          <strong>Refused for {own.map(({ period }) => period).join(', ')}.</strong> {own[0]?.refusal?.text}
        </p>
      ))}
    </>
  );
}

/** A column for each period that is served; the refused ones are named below. */
function SegmentTable({ periods, title }: { readonly periods: readonly Period[]; readonly title: string }) {
  const unit = periods[0]?.unit ?? '';
  const caption = `${title}, millions of ${unit}, with the share of the total`;
  const lines = segmentLines(periods);
  const tenths = hasTenths(
    lines.flatMap(({ cells }) => cells.flatMap((cell) => (cell === undefined ? [] : [cell.value]))),
  );
  return (
    <>
      <TableBox caption={caption}>
        <thead>
          <tr>
            <th scope="col" class="wrapped">
              Part
            </th>
            {periods.map(({ period, period_end: end }) => (
              <th key={period} scope="col" class="number">
                {period}
                <small class="day">{end}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.member}>
              <th scope="row" class="wrapped">
                {line.name}
              </th>
              {periods.map((period, at) => (
                <td key={period.period} class="footnoted">
                  <Part line={line} at={at} period={period} tenths={tenths} />
                </td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row" class="wrapped">
              Total as reported
            </th>
            {periods.map((period) => (
              <td key={period.period} class="footnoted">
                <Total period={period} tenths={tenths} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" class="wrapped">
              Concentration
            </th>
            {periods.map((period) => (
              <td key={period.period} class="footnoted">
                <Concentration period={period} />
              </td>
            ))}
          </tr>
        </tbody>
      </TableBox>
      <ul class="sources">
        {periods.flatMap((each) =>
          filingsOf(each).map((filing, at) => (
            <li key={`${each.period} ${at}`}>
              {calculationOf(each) === null ? each.period : `${each.period}, ${calculationOf(each)}`}:{' '}
              <FilingLink filing={filing} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}

const currencyOf = (unit: string): string => unit.split('/')[0] ?? unit;

const exactIn =
  (unit: string) =>
  (value: number): string =>
    `${exactly(value)}${unitOf(kindOfUnit(unit), currencyOf(unit))}`;

type PartProps = {
  readonly line: SegmentLine;
  readonly at: number;
  readonly period: Period;
  readonly tenths: boolean;
};

function Part({ line, at, period, tenths }: PartProps): JSX.Element {
  const cell = line.cells[at];
  if (cell === undefined)
    return (
      <span class="cell">
        <NotStated />
      </span>
    );
  const { share_pct: share, member, value } = cell;
  return (
    <StatedValue
      title={`${line.name}, ${period.period}`}
      value={value}
      show={(known) => shown(known, kindOfUnit(period.unit), tenths)}
      exact={exactIn(period.unit)}
      details={[
        ['Member', member],
        ...(period.axis === null ? [] : [['Axis', period.axis] as const]),
        ...(period.concept === null ? [] : [['Concept', period.concept] as const]),
        ['Period', periodText(period)],
        ...(share === null ? [] : [['Share of the total', `${share.toFixed(1)}%`] as const]),
        ...operandDetails(period, member),
      ]}
      filings={filingsOf(period)}
      note={share === null ? undefined : `${share.toFixed(1)}%`}
    />
  );
}

/** The figures of the year and of its earlier quarters that a member of a fourth quarter was derived from. */
const operandDetails = (
  { derivation, refusal, unit }: Period,
  member: string,
): readonly (readonly [string, string])[] =>
  refusal !== null || derivation === null
    ? []
    : derivation.operands.map(({ factor, members, period }) => {
        const value = members.find((each) => each.member === member)?.value ?? 0;
        return [factor === 1 ? period : `Less ${period}`, exactIn(unit)(value)];
      });

const periodText = ({ period_start: start, period_end: end }: Period): string =>
  start === null ? end : `${start} to ${end}`;

const Total = ({ period, tenths }: { readonly period: Period; readonly tenths: boolean }): JSX.Element => (
  <StatedValue
    title={`Total, ${period.period}`}
    value={period.total}
    show={(known) => shown(known, kindOfUnit(period.unit), tenths)}
    exact={exactIn(period.unit)}
    details={[
      [
        'Definition',
        calculationOf(period) === null
          ? 'The value that the company reports without a breakdown'
          : 'The value of the statements, derived like its parts',
      ],
      ['Period', periodText(period)],
      ...(period.concept === null ? [] : [['Concept', period.concept] as const]),
    ]}
    filings={isRefused(period.total) ? [] : filingsOf(period)}
  />
);

const Concentration = ({ period }: { readonly period: Period }): JSX.Element => (
  <StatedValue
    title={`Concentration, ${period.period}`}
    value={period.concentration}
    show={({ hhi }) => shown(hhi, 'ratio')}
    details={[
      ['Definition', 'Herfindahl–Hirschman index: the sum of the squared shares, from 0 to 1'],
      ...(period.concentration === null
        ? []
        : [
            [
              'Largest part',
              `${period.concentration.top_segment_share_pct}% of ${period.concentration.n_segments} parts`,
            ] as const,
          ]),
    ]}
    filings={filingsOf(period)}
  />
);
