import type { RowCell } from '../index/row-cell.ts';

type Series = readonly [RowCell['statement'], string, RowCell['period_kind']];
type Filing = readonly [accession: string, form: string, filed: string | null];

/** The first two are positions in the lists of series and filings; flags are omitted if there are none. */
type Packed = readonly [
  series: number,
  filing: number,
  fiscalYear: number,
  fiscalPeriod: RowCell['fiscal_period'],
  value: string | null,
  method: string,
  flags?: RowCell['flags'],
];

type Document = {
  readonly series: readonly Series[];
  readonly filings: readonly Filing[];
  /** In the order of the cells, one entry for each run of cells with the same end. */
  readonly periods: readonly (readonly [end: string, cells: readonly Packed[]])[];
};

const NO_FLAGS: RowCell['flags'] = [];

/** Cells as JSON without the names that repeat: a third of the size, and parsed in a third of the time. */
export function packCells(cells: readonly RowCell[]): string {
  const series = positions<Series>();
  const filings = positions<Filing>();
  const periods: [string, Packed[]][] = [];
  for (const cell of cells) {
    const { statement, field, period_kind: kind, accession, form, filed, flags } = cell;
    const packed = [
      series.of([statement, field, kind]),
      filings.of([accession, form, filed]),
      cell.fiscal_year,
      cell.fiscal_period,
      cell.value,
      cell.method ?? '',
    ] as const;
    const last = periods.at(-1);
    const period = last?.[0] === cell.period_end ? last : ([cell.period_end, []] as [string, Packed[]]);
    if (period !== last) periods.push(period);
    period[1].push(flags.length === 0 ? packed : [...packed, flags]);
  }
  const document: Document = { series: series.all, filings: filings.all, periods };
  return JSON.stringify(document);
}

/** The cells, in their order. */
export function unpackCells(text: string): readonly RowCell[] {
  const { series, filings, periods } = JSON.parse(text) as Document;
  const cells: RowCell[] = [];
  for (const [end, packed] of periods)
    for (const [of, from, fiscalYear, fiscalPeriod, value, method, flags = NO_FLAGS] of packed) {
      const [statement, field, kind] = at(series, of);
      const [accession, form, filed] = at(filings, from);
      cells.push({
        statement,
        field,
        period_kind: kind,
        fiscal_year: fiscalYear,
        fiscal_period: fiscalPeriod,
        period_end: end,
        value,
        accession,
        form,
        filed,
        method,
        flags,
      });
    }
  return cells;
}

function at<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new TypeError(`packed cells refer to entry ${position} of ${items.length}`);
  return item;
}

/** Distinct items in order of appearance, and the position of each. */
function positions<Item extends readonly unknown[]>(): { readonly all: Item[]; of(item: Item): number } {
  const all: Item[] = [];
  const known = new Map<string, number>();
  return {
    all,
    of: (item) => {
      const key = JSON.stringify(item);
      const position = known.get(key) ?? all.length;
      if (position === all.length) {
        known.set(key, position);
        all.push(item);
      }
      return position;
    },
  };
}
