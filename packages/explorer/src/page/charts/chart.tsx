import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ChartTools } from '../chart-svg/chart-tools.tsx';
import { DataTable } from '../lane/data-table.tsx';
import type { ChartData } from './chart-data.ts';
import { chartText } from './chart-text.ts';
import { Plot } from './plot.tsx';

type ChartProps = {
  readonly title: string;
  /** Whose values they are, in a file of the chart. */
  readonly subject: string;
  /** The unit of the values, such as “millions of USD”. */
  readonly unit: string;
  readonly data: ChartData;
  /** Where the values come from, in a line. */
  readonly source: string;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };

/** A chart whose values can be read by arrow keys, and in a table below it. */
export function Chart({ title, subject, unit, data, source }: ChartProps): JSX.Element {
  const { labels, series } = data;
  const svg = useRef<SVGSVGElement>(null);
  const [index, setIndex] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const last = labels.length - 1;
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last };
    const next = step === undefined ? ends[event.key] : (index ?? last + 1) + step;
    if (next === undefined) return;
    event.preventDefault();
    setIndex(Math.max(0, Math.min(last, next)));
  };
  const read = index ?? last;
  const period = `${labels[0] ?? ''} to ${labels[last] ?? ''}`;
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
      <Plot
        data={data}
        svg={svg}
        label={`${title}, ${period}. Arrow keys read the values.`}
        index={index}
        onPoint={setIndex}
        onKeyDown={move}
      />
      <p class="source">{source}</p>
      <div>
        <ChartTools
          svg={svg}
          about={{
            title: [subject, title].filter((part) => part !== '').join(': '),
            unit: `${unit}, ${period}`,
            source,
            legend:
              series.length < 2
                ? []
                : series.map(({ label }, at) => ({ label, colour: `--chart-${at + 1}` })),
          }}
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
      </div>
    </figure>
  );
}

const valueText = (value: number | null | undefined, kind: ChartData['series'][number]['kind']): string =>
  value == null ? 'refused' : chartText(value, kind);
