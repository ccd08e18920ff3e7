import Plot from 'uplot';
import { tickText } from './chart-text.ts';
import type { ChartData } from './chart-data.ts';

export type DrawnPlot = {
  /** Shows the cursor at a point, or at none. */
  readonly point: (index: number | undefined) => void;
  readonly destroy: () => void;
};

const HEIGHT_PIXELS = 200;
const AXIS_PIXELS = 64;
/** Periods have one line, dates two. */
const PERIOD_AXIS_PIXELS = 30;
const BAR_WIDTH = 0.7;

const seconds = (date: string): number => Date.parse(date) / 1000;

/** Draws a chart in the colours of the page; `onPoint` is called with the point under the pointer. */
export function drawPlot(
  host: HTMLElement,
  { dates, labels, series }: ChartData,
  onPoint: (index: number | undefined) => void,
): DrawnPlot {
  const styles = getComputedStyle(host);
  const colour = (name: string): string => styles.getPropertyValue(name);
  const isByPeriod = series.some(({ shape }) => shape === 'bars') || labels[0] !== dates[0];
  const axis = {
    stroke: colour('--quiet'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const kind = series[0]?.kind ?? 'amount';
  const xs = isByPeriod ? dates.map((_, at) => at) : dates.map(seconds);
  const plot = new Plot(
    {
      width: host.clientWidth,
      height: HEIGHT_PIXELS,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, y: false },
      scales: {
        x: { time: !isByPeriod, ...(isByPeriod && { range: () => [-0.6, dates.length - 0.4] }) },
        y: {
          range: (_, least, most) =>
            series.some(({ shape }) => shape === 'bars')
              ? [Math.min(0, least * 1.05), Math.max(0, most * 1.05)]
              : Plot.rangeNum(least, most, 0.08, true),
        },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: isByPeriod ? 64 : 72,
          ...(isByPeriod && { size: PERIOD_AXIS_PIXELS }),
          ...(isByPeriod && {
            values: (_: Plot, splits: readonly number[]) =>
              splits.map((at) => (Number.isInteger(at) ? (labels[at] ?? '') : '')),
          }),
        },
        {
          ...axis,
          size: AXIS_PIXELS,
          values: (_, splits) => splits.map((value) => tickText(value, kind)),
        },
      ],
      series: [
        {},
        ...series.map(({ label, shape }, at) => ({
          label,
          stroke: colour(`--chart-${at + 1}`),
          width: 1.5,
          points: { show: false },
          ...(shape === 'bars' && {
            fill: colour(`--chart-${at + 1}`),
            paths: Plot.paths.bars?.({ size: [BAR_WIDTH, 40] }) ?? (() => null),
          }),
          ...(shape === 'line' && isByPeriod && { points: { show: true, size: 5 } }),
        })),
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    [xs, ...series.map(({ values }) => [...values])],
    host,
  );
  const resize = new ResizeObserver(() => {
    if (host.clientWidth > 0) plot.setSize({ width: host.clientWidth, height: HEIGHT_PIXELS });
  });
  resize.observe(host);
  return {
    point: (index) => {
      const x = index === undefined ? undefined : xs[index];
      plot.setCursor({ left: x === undefined ? -10 : plot.valToPos(x, 'x'), top: 0 }, false);
    },
    destroy: () => {
      resize.disconnect();
      plot.destroy();
    },
  };
}
