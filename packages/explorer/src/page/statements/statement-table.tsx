import type { JSX } from 'preact';
import { labelOf, shown, wordsOf } from '../frame/format.ts';
import type { Cell, Column, Line, Section, Table } from './tables.ts';

type Choose = (line: Line, cell: Cell) => void;
type TableProps = { readonly title: string; readonly table: Table; readonly onChoose: Choose };

export function StatementTable({ title, table, onChoose }: TableProps): JSX.Element | null {
  const { columns, sections } = table;
  if (columns.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div class="scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Period</th>
              {columns.map(({ period, periodEnd }) => (
                <th key={period} scope="col">
                  {period}
                  <small>{periodEnd}</small>
                </th>
              ))}
            </tr>
          </thead>
          {sections.map((section) => (
            <Lines key={section.heading} section={section} columns={columns} onChoose={onChoose} />
          ))}
        </table>
      </div>
    </section>
  );
}

type LinesProps = {
  readonly section: Section;
  readonly columns: readonly Column[];
  readonly onChoose: Choose;
};

function Lines({ section, columns, onChoose }: LinesProps): JSX.Element {
  const { heading, lines } = section;
  return (
    <tbody>
      {heading !== null && (
        <tr class="heading">
          <th scope="rowgroup">{heading}</th>
          <td colSpan={columns.length} />
        </tr>
      )}
      {lines.map((line) => (
        <tr key={line.field}>
          <th scope="row">{labelOf(line.field)}</th>
          {line.cells.map((cell, at) => (
            <td key={cell.period}>
              <Value line={line} cell={cell} column={columns[at]} onChoose={onChoose} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type ValueProps = {
  readonly line: Line;
  readonly cell: Cell;
  readonly column: Column | undefined;
  readonly onChoose: Choose;
};

function Value({ line, cell, column, onChoose }: ValueProps): JSX.Element {
  const { value, period, reason } = cell;
  const text = value === null ? '—' : shown(value, line.kind);
  const said = value === null ? `refused${reason === undefined ? '' : `, ${wordsOf(reason)}`}` : text;
  const source = column?.source;
  const title = source == null ? undefined : `${source.form} filed ${source.filed}, ${source.accession}`;
  return (
    <button
      type="button"
      class={value === null ? 'cell refusal' : 'cell'}
      aria-haspopup="dialog"
      aria-label={`${labelOf(line.field)}, ${period}: ${said}`}
      title={value === null ? said : title}
      onClick={() => onChoose(line, cell)}
    >
      {text}
    </button>
  );
}
