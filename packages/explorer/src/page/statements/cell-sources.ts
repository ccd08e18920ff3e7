import type { ParametersOf } from '@footnote/client';
import type { RowSource } from '../footnote/footnote-target.ts';
import { clientOf, storedKey } from '../frame/session.ts';
import type { SourceOf } from '../table/read-table.ts';

/** Columns of the CSV of `GET /v2/fundamentals`; none of them contains a comma or a quote. */
type CsvRow = Readonly<
  Partial<
    Record<
      'accession' | 'block' | 'figure' | 'filed' | 'fiscal_period' | 'fiscal_year' | 'form' | 'status',
      string
    >
  >
>;

/** Loads the filing of each number of the rows of periods, which their JSON has of whole rows alone. */
export async function loadCellSources(query: ParametersOf<'/v2/fundamentals'>): Promise<SourceOf> {
  const { data } = await clientOf(storedKey()).api.GET('/v2/fundamentals', {
    params: { query },
    headers: { Accept: 'text/csv' },
    parseAs: 'text',
  });
  if (typeof data !== 'string') throw new Error('the service has no CSV of the statements');
  return sourcesIn(data);
}

/** The filing of each number in a CSV of `GET /v2/fundamentals`. */
export function sourcesIn(csv: string): SourceOf {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = head.split(',');
  const sources = new Map<string, RowSource>();
  for (const line of lines) {
    const values = line.split(',');
    const row: CsvRow = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    const source = sourceOfRow(row);
    if (source === undefined) continue;
    const period =
      row.fiscal_period === 'FY'
        ? `FY${row.fiscal_year ?? ''}`
        : `${row.fiscal_year ?? ''}-${row.fiscal_period ?? ''}`;
    const name = row.figure?.split('.').at(-1) ?? '';
    sources.set(`${row.block ?? ''} ${name} ${period}`, source);
    sources.set(`${name} ${period}`, source);
  }
  return (target) => {
    const cell = target.kind === 'percent' ? target.cell : target.kind === 'cell' ? target : undefined;
    if (cell !== undefined) return sources.get(`${cell.field} ${cell.period}`);
    return target.kind === 'figure'
      ? sources.get(`${target.block} ${target.figure} ${target.period}`)
      : undefined;
  };
}

const sourceOfRow = ({ accession, form, filed, status }: CsvRow): RowSource | undefined =>
  !accession || !form || !filed
    ? undefined
    : { accession, form, filed, ...(status === 'preliminary' && { status }) };
