import type { JSX } from 'preact';
import { linearScale, monthTicks, spread, ticksUpTo, timeOf, type Scale } from '../chart-svg/scales.ts';
import { useWidth } from '../chart-svg/use-width.ts';
import { percent } from '../lane/values.tsx';
import type { StakeSeries } from './stake-series.ts';

const HEIGHT = 260;
const EDGE = { left: 44, right: 34, top: 14, bottom: 26 };
/** Lines are distinguished by colour, pattern and number. */
export const MOST_LINES = 8;
/** Schedules are due above five percent of a class. */
const THRESHOLD = 5;
const PIXELS_PER_TICK = 70;
/** Least distance of the numbers at the lines. */
const LABEL_GAP = 13;

type StakeChartProps = {
  readonly series: readonly StakeSeries[];
  /** The newest day that the answer knows of. */
  readonly until: string;
};

/** Stakes in percent over the days of their events. Each is drawn up to the next schedule of its holder. */
export function StakeChart({ series, until }: StakeChartProps): JSX.Element {
  const [ref, width] = useWidth();
  const drawn = series.slice(0, MOST_LINES);
  const points = drawn.flatMap((line) => line.points);
  const first = points.map(({ date }) => date).toSorted()[0] ?? until;
  const last = [until, ...points.map(({ date }) => date)].toSorted().at(-1) ?? until;
  const ticks = ticksUpTo(Math.max(THRESHOLD, ...points.map((point) => point.percent)), 4);
  const x = linearScale(timeOf(first), timeOf(last), EDGE.left, width - EDGE.right);
  const y = linearScale(0, ticks.at(-1) ?? THRESHOLD, HEIGHT - EDGE.bottom, EDGE.top);
  const labels = spread(
    drawn.map((line) => y(line.points.at(-1)?.percent ?? 0)),
    LABEL_GAP,
  );
  return (
    <figure class="chart">
      <div ref={ref}>
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`Stakes in percent of the class from ${first} to ${last}; the table of schedules has the same values.`}
        >
          {ticks.map((tick) => (
            <g key={tick} class="grid">
              <line x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
              <text x={EDGE.left - 6} y={y(tick) + 4} text-anchor="end">
                {tick}%
              </text>
            </g>
          ))}
          {monthTicks(first, last, Math.max(2, Math.floor(width / PIXELS_PER_TICK))).map((day) => (
            <text key={day} class="tick" x={x(timeOf(day))} y={HEIGHT - 8} text-anchor="middle">
              {day.slice(0, 7)}
            </text>
          ))}
          <line
            class="threshold"
            x1={EDGE.left}
            x2={width - EDGE.right}
            y1={y(THRESHOLD)}
            y2={y(THRESHOLD)}
          />
          {drawn.map((line, index) => (
            <StakeLine
              key={line.key}
              line={line}
              number={index + 1}
              label={labels[index] ?? 0}
              x={x}
              y={y}
              end={timeOf(last)}
            />
          ))}
        </svg>
      </div>
      <figcaption>
        <ol class="legend">
          {drawn.map(({ key, holder, classTitle, points: own, isExit }, index) => (
            <li key={key}>
              <svg class={`series-${index + 1}`} width="28" height="10" aria-hidden="true">
                <line class="line" x1="0" x2="28" y1="5" y2="5" />
              </svg>
              <span>
                <b>{index + 1}</b> {holder}
                {isExit ? ', no longer reportable' : `, ${percent(own.at(-1)?.percent ?? 0)}`}
                {classTitle !== null && <small>{classTitle}</small>}
              </span>
            </li>
          ))}
        </ol>
        <p class="quiet">
          Dashed: five percent, above which a stake is reported. Numbers at the lines are those of the list.
          {series.length > MOST_LINES &&
            ` ${series.length - MOST_LINES} smaller stakes are in the table alone.`}
        </p>
      </figcaption>
    </figure>
  );
}

type StakeLineProps = {
  readonly line: StakeSeries;
  readonly number: number;
  /** Where its number is written, in pixels from the top. */
  readonly label: number;
  readonly x: Scale;
  readonly y: Scale;
  /** Milliseconds of the end of the axis, to which a stake in force is drawn. */
  readonly end: number;
};

function StakeLine({ line, number, label, x, y, end }: StakeLineProps): JSX.Element {
  const { points, isExit } = line;
  const corners = points.map(({ date, percent: value }) => ({ at: x(timeOf(date)), height: y(value) }));
  const [start, ...rest] = corners;
  const newest = corners.at(-1);
  const stop = isExit ? (newest?.at ?? 0) : x(end);
  const path = [
    `M${start?.at ?? 0} ${start?.height ?? 0}`,
    ...rest.map(({ at, height }) => `H${at}V${height}`),
    `H${stop}`,
  ].join('');
  return (
    <g class={`series-${number}`}>
      <path class="line" d={path} />
      {points.map(({ schedule, date, percent: value }) => (
        <circle
          key={schedule.accession}
          class={schedule.is_exit ? 'dot exit' : 'dot'}
          cx={x(timeOf(date))}
          cy={y(value)}
          r={schedule.is_exit ? 5 : 3.5}
        >
          <title>{`${schedule.holder_name}: ${percent(value)} on ${date}, ${schedule.form} filed ${schedule.filed}, ${schedule.accession}`}</title>
        </circle>
      ))}
      <text class="line-number" x={stop + 8} y={label + 4}>
        {number}
      </text>
    </g>
  );
}
