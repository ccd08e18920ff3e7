import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { ChartTools } from '../chart-svg/chart-tools.tsx';
import { linearScale, monthTicks, ticksUpTo, timeOf } from '../chart-svg/scales.ts';
import { alignedDecimals } from '../frame/format.ts';
import { useWidth } from '../chart-svg/use-width.ts';

type Payment = Schemas['DividendPayment'];
type PaymentChartProps = {
  /** Newest first. */
  readonly payments: readonly Payment[];
  readonly unit: string;
  readonly symbol: string;
  /** Where the payments come from, in a line. */
  readonly source: string;
};

const HEIGHT = 220;
const EDGE = { left: 52, right: 12, top: 12, bottom: 26 };
const PIXELS_PER_TICK = 70;
const BAR = { least: 1.5, most: 14 };

/** Payments as bars over their ex-dates, special parts on top of regular ones. */
export function PaymentChart({ payments, unit, symbol, source }: PaymentChartProps): JSX.Element {
  const [ref, width] = useWidth();
  const svg = useRef<SVGSVGElement>(null);
  const [first, last] = [payments.at(-1)?.ex_date ?? '', payments[0]?.ex_date ?? ''];
  const ticks = ticksUpTo(Math.max(...payments.map(({ regular, special }) => regular + special)), 4);
  const tickText = alignedDecimals(ticks);
  const bar = Math.min(BAR.most, Math.max(BAR.least, (width - EDGE.left) / payments.length / 2));
  const x = linearScale(timeOf(first), timeOf(last), EDGE.left + bar, width - EDGE.right - bar);
  const y = linearScale(0, ticks.at(-1) ?? 1, HEIGHT - EDGE.bottom, EDGE.top);
  const hasSpecial = payments.some(({ special }) => special > 0);
  return (
    <figure class="chart">
      <div ref={ref}>
        <svg
          ref={svg}
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`Payments per share from ${first} to ${last}; the table of payments has the same values.`}
        >
          {ticks.map((tick) => (
            <g key={tick} class="grid">
              <line x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
              <text x={EDGE.left - 6} y={y(tick) + 4} text-anchor="end">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {monthTicks(first, last, Math.max(2, Math.floor(width / PIXELS_PER_TICK))).map((day) => (
            <text key={day} x={x(timeOf(day))} y={HEIGHT - 8} text-anchor="middle">
              {day.slice(0, 7)}
            </text>
          ))}
          {payments.map(({ ex_date: day, regular, special }) => (
            <g key={day}>
              <title>{`${day}: ${regular}${special > 0 ? ` and ${special} special` : ''} ${unit}`}</title>
              <rect
                class="bar"
                x={x(timeOf(day)) - bar / 2}
                width={bar}
                y={y(regular)}
                height={y(0) - y(regular)}
              />
              {special > 0 && (
                <rect
                  class="bar special"
                  x={x(timeOf(day)) - bar / 2}
                  width={bar}
                  y={y(regular + special)}
                  height={y(regular) - y(regular + special)}
                />
              )}
            </g>
          ))}
        </svg>
      </div>
      <figcaption class="quiet">
        Payments by ex-date, {unit} per share, adjusted for splits
        {hasSpecial && '; outlined: special payments'}.
      </figcaption>
      <ChartTools
        svg={svg}
        about={{
          title: `${symbol}: dividends`,
          unit: `${unit} per share, adjusted for splits, by ex-date, ${first} to ${last}`,
          source,
          legend: [],
        }}
      />
    </figure>
  );
}
