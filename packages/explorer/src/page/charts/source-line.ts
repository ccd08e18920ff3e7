import type { Schemas } from '@footnote/client';
import { titleOfFiling } from '../footnote/filing-title.ts';
import type { ChartData } from './chart-data.ts';

type History = Extract<Schemas['History']['history'], { readonly available: true }>;
type HistoryTable = Pick<History, 'footnotes' | 'provenance'> & {
  readonly price_source: Pick<NonNullable<History['price_source']>, 'last_date' | 'name'> | null;
};

/** More would be longer than the chart is wide. */
const MOST_NAMED = 2;

/** Where the values of a chart come from: the newest filings by accession, the source of prices, and how new it is. */
export function sourceLine(
  { footnotes, provenance, price_source: prices }: HistoryTable,
  { series }: ChartData,
  asOf: string | null,
): string {
  const names = new Set(series.map(({ name }) => name));
  const places = provenance.filter((span) => names.has(span.series)).flatMap((span) => span.footnotes);
  const filings = new Map(
    places.flatMap((place) => {
      const filing = footnotes[place];
      return filing === undefined ? [] : [[filing.accession, filing] as const];
    }),
  );
  const newestFirst = [...filings.values()].sort((one, other) => (one.filed < other.filed ? 1 : -1));
  const named = newestFirst
    .slice(0, MOST_NAMED)
    .map((filing) => `${titleOfFiling(filing) ?? ''} (${filing.accession})`);
  const rest = newestFirst.length - named.length;
  return [
    `Source: Footnote${asOf === null ? '' : `, as of ${asOf.slice(0, 10)}`}`,
    ...(prices === null ? [] : [`prices from ${prices.name} to ${prices.last_date}`]),
    ...(named.length === 0
      ? []
      : [
          `${named.join(', ')}${rest === 0 ? '' : ` and ${rest} earlier ${rest === 1 ? 'filing' : 'filings'}`}`,
        ]),
  ].join('; ');
}
