import type { JSX, RefObject } from 'preact';
import { linearScale, monthTicks, ticksBetween, timeOf, type Scale } from '../chart-svg/scales.ts';
import { useWidth } from '../chart-svg/use-width.ts';
import { tickText } from './chart-text.ts';
import type { ChartData, ChartSeries } from './chart-data.ts';

type PlotProps = {
  readonly data: ChartData;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
  /** The point that is read. */
  readonly index: number | undefined;
  /** Called with the point under the pointer, or none. */
  readonly onPoint: (index: number | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const HEIGHT = 200;
const EDGE = { left: 64, right: 8, top: 8, bottom: 26 };
const PIXELS_PER_TICK = 68;
const TICKS = 4;
const HALF_NAME = 26;
const BAR = { share: 0.7, most: 40 };

/** Bars and lines over periods or days, in SVG. A refused value leaves a gap. */
export function Plot({ data, svg, label, index, onPoint, onKeyDown }: PlotProps): JSX.Element {
  const [ref, width] = useWidth();
  const { dates, labels, series } = data;
  const hasBars = series.some(({ shape }) => shape === 'bars');
  const isByPeriod = hasBars || labels[0] !== dates[0];
  const ticks = ticksOf(data, hasBars);
  const y = linearScale(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - EDGE.bottom, EDGE.top);
  const step = (width - EDGE.left - EDGE.right) / dates.length;
  const byDay = linearScale(
    timeOf(dates[0] ?? ''),
    timeOf(dates.at(-1) ?? ''),
    EDGE.left,
    width - EDGE.right,
  );
  const xs = dates.map((day, at) => (isByPeriod ? EDGE.left + step * (at + 0.5) : byDay(timeOf(day))));
  const kind = series[0]?.kind ?? 'amount';
  const nearest = (event: PointerEvent): number => {
    const left = event.clientX - (svg.current?.getBoundingClientRect().left ?? 0);
    return xs.reduce((best, x, at) => (Math.abs(x - left) < Math.abs((xs[best] ?? 0) - left) ? at : best), 0);
  };
  const cursor = index === undefined ? undefined : xs[index];
  return (
    <div ref={ref} class="plot">
      <svg
        ref={svg}
        width={width}
        height={HEIGHT}
        role="img"
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
        onBlur={() => onPoint(undefined)}
        onPointerMove={(event) => onPoint(nearest(event))}
        onPointerLeave={() => onPoint(undefined)}
      >
        {ticks.map((tick) => (
          <g key={tick} class="grid">
            <line x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGE.left - 6} y={y(tick) + 4} text-anchor="end">
              {tickText(tick, kind)}
            </text>
          </g>
        ))}
        {(isByPeriod ? periodTicks(labels, xs, step, width) : dayTicks(dates, byDay, width)).map(
          ({ text, x }) => (
            <text key={text} x={x} y={HEIGHT - 8} text-anchor="middle">
              {text}
            </text>
          ),
        )}
        {cursor !== undefined && (
          <line class="cursor" x1={cursor} x2={cursor} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
        )}
        {series.map((each, at) => (
          <g key={each.name} class={`plotted plotted-${at + 1}`}>
            {each.shape === 'bars' ? (
              <Bars values={each.values} xs={xs} y={y} width={Math.min(BAR.most, step * BAR.share)} />
            ) : (
              <Line values={each.values} xs={xs} y={y} hasDots={isByPeriod} />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** From zero for bars; around the values for lines. */
function ticksOf({ series }: ChartData, hasBars: boolean): readonly number[] {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return hasBars
    ? ticksBetween(Math.min(0, least), Math.max(0, most), TICKS)
    : ticksBetween(least, most, TICKS);
}

type Tick = { readonly text: string; readonly x: number };

/** The newest period and every few before it, so that their names do not meet. */
function periodTicks(
  labels: readonly string[],
  xs: readonly number[],
  step: number,
  width: number,
): readonly Tick[] {
  // The newest name ends with the drawing.
  const end = width - HALF_NAME;
  const every = Math.max(1, Math.ceil(PIXELS_PER_TICK / step));
  return labels.flatMap((text, at) =>
    (labels.length - 1 - at) % every === 0 ? [{ text, x: Math.min(xs[at] ?? 0, end) }] : [],
  );
}

const dayTicks = (dates: readonly string[], x: Scale, width: number): readonly Tick[] =>
  monthTicks(
    dates[0] ?? '',
    dates.at(-1) ?? '',
    Math.max(2, Math.floor((width - EDGE.left) / PIXELS_PER_TICK)),
  )
    .map((day) => ({ text: day.slice(0, 7), x: x(timeOf(day)) }))
    .filter(({ x: at }) => at < width - EDGE.right - PIXELS_PER_TICK / 3);

type ShapeProps = {
  readonly values: ChartSeries['values'];
  readonly xs: readonly number[];
  readonly y: Scale;
};

const Bars = ({ values, xs, y, width }: ShapeProps & { readonly width: number }): JSX.Element => (
  <>
    {values.map((value, at) =>
      value === null ? null : (
        <rect
          key={xs[at]}
          x={(xs[at] ?? 0) - width / 2}
          width={width}
          y={Math.min(y(0), y(value))}
          height={Math.abs(y(value) - y(0))}
        />
      ),
    )}
  </>
);

function Line({ values, xs, y, hasDots }: ShapeProps & { readonly hasDots: boolean }): JSX.Element {
  let isDrawing = false;
  const path = values.map((value, at) => {
    const move = isDrawing ? 'L' : 'M';
    isDrawing = value !== null;
    return value === null ? '' : `${move}${(xs[at] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return (
    <>
      <path d={path.join('')} />
      {values.map((value, at) =>
        value === null || !(hasDots || isAlone(values, at)) ? null : (
          <circle key={xs[at]} cx={xs[at]} cy={y(value)} r="2.5" />
        ),
      )}
    </>
  );
}

/** A value between refused ones has no line. */
const isAlone = (values: ChartSeries['values'], at: number): boolean =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
