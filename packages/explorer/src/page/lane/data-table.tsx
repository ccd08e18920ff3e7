import type { ComponentChildren, JSX } from 'preact';
import { TableBox } from '../table/table-box.tsx';

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
  /**
   * Whether each row becomes a list of names and values on a phone; if not, the table scrolls sideways. By default, a
   * table with texts besides the names of its rows does.
   */
  readonly isStacked?: boolean;
};

/** Numbers far from the names of their rows are hard to read. */
const FEW_COLUMNS = 2;

/** A table of rows in columns. */
export function DataTable<Row>(props: DataTableProps<Row>): JSX.Element {
  const { caption, columns, rows, keyOf } = props;
  const isStacked = props.isStacked ?? columns.some(({ isWrapped }, at) => at > 0 && isWrapped === true);
  // Roles are explicit because a browser drops those of a table whose rows are displayed as blocks.
  return (
    <TableBox
      caption={caption}
      class={[isStacked ? 'stacked' : '', columns.length <= FEW_COLUMNS ? 'narrow' : '']
        .filter(Boolean)
        .join(' ')}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.name} scope="col" role="columnheader" class={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} role="row">
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column.name} scope="row" role="rowheader" class={classOf(column)}>
                  {column.cell(row, index)}
                </th>
              ) : (
                <td key={column.name} role="cell" class={classOf(column)} data-label={column.name}>
                  <div>{column.cell(row, index)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

function classOf<Row>({ isNumber, isFootnoted, isWrapped }: DataColumn<Row>): string {
  if (isFootnoted === true) return 'footnoted';
  return isNumber === true ? 'number' : isWrapped === true ? 'wrapped' : 'text';
}
