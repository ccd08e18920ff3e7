import type { JSX } from 'preact';
import type { RowSource } from '../footnote/footnote-target.ts';
import { labelOf, wordsOf } from '../frame/format.ts';
import type { SourceOf } from '../table/read-table.ts';
import type { Cell, Line, Table } from './statement-table.ts';
import { targetOf, type StatementContext } from './statement-targets.ts';

type NotesProps = {
  readonly table: Table;
  readonly context: StatementContext;
  /** The filing of each cell, once it is loaded. */
  readonly sourceOf: SourceOf | undefined;
};

/** The footnotes of a printed statement: the filings with the values from each, and the refused values. */
export function PrintNotes({ table, context, sourceOf }: NotesProps): JSX.Element {
  const { columns } = table;
  const cells = table.sections.flatMap(({ lines }) =>
    lines.flatMap((line) => line.cells.map((cell, at) => ({ line, cell, column: columns[at] }))),
  );
  const isExact = sourceOf !== undefined || cells.some(({ cell }) => cell.source !== undefined);
  const exceptions = new Map<string, { readonly source: RowSource; readonly names: Named[] }>();
  const refused = new Map<string, Named[]>();
  for (const { line, cell, column } of cells) {
    if (cell.value === null) {
      const reason = cell.reason === undefined ? 'refused' : wordsOf(cell.reason);
      refused.set(reason, [...(refused.get(reason) ?? []), namedOf(line, cell)]);
      continue;
    }
    const source = cell.source ?? sourceOf?.(targetOf(line, cell, context));
    if (source === undefined || source.accession === column?.source?.accession) continue;
    const { names } = exceptions.get(source.accession) ?? { names: [] };
    exceptions.set(source.accession, { source, names: [...names, namedOf(line, cell)] });
  }
  return (
    <div class="print-notes">
      <p>
        <strong>{isExact ? 'Filings of the values' : 'Filings of most values of each column'}</strong>
      </p>
      <ul>
        {columns.map(({ period, source }) => (
          <li key={period}>
            {period}: {source === null ? 'no filing' : citationOf(source)}
          </li>
        ))}
        {[...exceptions.values()].map(({ source, names }) => (
          <li key={source.accession}>
            {citationOf(source)}: {listOf(names)}
          </li>
        ))}
      </ul>
      {refused.size > 0 && (
        <>
          <p>
            <strong>— refused values</strong>
          </p>
          <ul>
            {[...refused].map(([reason, names]) => (
              <li key={reason}>
                {reason}: {listOf(names)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Footnote, printed on {new Date().toISOString().slice(0, 10)} from {location.href}
      </p>
    </div>
  );
}

/** A cell by its line and its period. */
type Named = { readonly line: string; readonly period: string };

const namedOf = ({ label, member }: Line, { period }: Cell): Named => ({
  line: label ?? labelOf(member),
  period,
});

/** “Capital expenditure FY2025, FY2024; Buybacks FY2025” */
function listOf(names: readonly Named[]): string {
  const periods = new Map<string, string[]>();
  for (const { line, period } of names) periods.set(line, [...(periods.get(line) ?? []), period]);
  return [...periods].map(([line, own]) => `${line} ${own.join(', ')}`).join('; ');
}

const citationOf = ({ form, filed, accession, status }: RowSource): string =>
  `${form} filed ${filed}, ${accession}${status === undefined ? '' : `, ${status}`}`;
