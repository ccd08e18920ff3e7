import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DataTable } from '../lane/data-table.tsx';
import type { ChartData } from './chart-data.ts';
import { chartText } from './chart-text.ts';
import type { DrawnPlot } from './draw-plot.ts';
import { useColourScheme } from './use-colour-scheme.ts';

type ChartProps = {
  readonly title: string;
  /** The unit of the values, such as “millions of USD”. */
  readonly unit: string;
  readonly data: ChartData;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };

/** A chart whose values can be read by arrow keys, and in a table below it. */
export function Chart({ title, unit, data }: ChartProps): JSX.Element {
  const { labels, series } = data;
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<DrawnPlot>(undefined);
  const [index, setIndex] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const scheme = useColourScheme();
  useEffect(() => {
    let isGone = false;
    void import('./draw-plot.ts').then(({ drawPlot }) => {
      if (!isGone && host.current !== null) plot.current = drawPlot(host.current, data, setIndex);
    });
    return () => {
      isGone = true;
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, [data, scheme]);
  const last = labels.length - 1;
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last };
    const next = step === undefined ? ends[event.key] : (index ?? last + 1) + step;
    if (next === undefined) return;
    event.preventDefault();
    const inside = Math.max(0, Math.min(last, next));
    setIndex(inside);
    plot.current?.point(inside);
  };
  const read = index ?? last;
  return (
    <figure class="chart">
      <figcaption>
        <strong>{title}</strong> <span class="quiet">{unit}</span>
      </figcaption>
      <p class="readout" aria-live="polite">
        <span class="quiet">{labels[read]}</span>
        {series.map(({ name, label, kind, values }, at) => (
          <span key={name}>
            <span class={`swatch colour-${at + 1}`} aria-hidden="true" />
            {label} {valueText(values[read], kind)}
          </span>
        ))}
      </p>
      <div
        ref={host}
        class="plot"
        role="img"
        tabIndex={0}
        aria-label={`${title}, ${labels[0] ?? ''} to ${labels[last] ?? ''}. Arrow keys read the values.`}
        onKeyDown={move}
        onBlur={() => setIndex(undefined)}
      />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Values as a table</summary>
        {isOpen && (
          <DataTable
            caption={`${title}, ${unit}`}
            columns={[
              { name: 'Period', cell: (at: number) => labels[at] },
              ...series.map(({ label, kind, values }) => ({
                name: label,
                isNumber: true,
                cell: (at: number) => valueText(values[at], kind),
              })),
            ]}
            rows={labels.map((_, at) => last - at)}
            keyOf={String}
          />
        )}
      </details>
    </figure>
  );
}

const valueText = (value: number | null | undefined, kind: ChartData['series'][number]['kind']): string =>
  value == null ? 'refused' : chartText(value, kind);
