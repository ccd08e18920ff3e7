import type { ComponentChildren, JSX } from 'preact';

export type DataColumn<Row> = {
  readonly name: string;
  /** Numbers are aligned on the right. */
  readonly isNumber?: boolean;
  /** A number with a footnote: the button fills the cell. */
  readonly isFootnoted?: boolean;
  /** Long texts are wrapped; other cells stay on one line. */
  readonly isWrapped?: boolean;
  readonly cell: (row: Row, index: number) => ComponentChildren;
};

type DataTableProps<Row> = {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
};

/** A table that scrolls by itself, so that the page never does sideways. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>): JSX.Element {
  return (
    <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table class="data">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" class={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.name} scope="row" class={classOf(column)}>
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.name} class={classOf(column)}>
                    {column.cell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf<Row>({ isNumber, isFootnoted, isWrapped }: DataColumn<Row>): string {
  if (isFootnoted === true) return 'footnoted';
  return isNumber === true ? 'number' : isWrapped === true ? 'wrapped' : 'text';
}
