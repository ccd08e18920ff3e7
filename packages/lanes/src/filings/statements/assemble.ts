import type {
  FiledStatement as FiledStatementMember,
  FiledStatementCell,
  FiledStatementRow,
  FiledStatements,
} from '@footnote/contract/types.generated';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import type { Writable } from '@footnote/wire/json';
import type {
  FiledCell,
  FiledRow,
  FiledStatement,
  StatementsAsFiled,
} from '@footnote/xbrl/report/as-filed/types';
import { Decimal } from 'decimal.js';
import type { CommonMember } from '../../subject/document.ts';
import type { FilingHead } from '../filings/read-filing.ts';
import type { Drawn } from './drawer.ts';
import type { Line } from './read-lines.ts';

/** The members of the statements of a filing. */
export function statementMembers(
  { accession, form, filed }: Pick<FilingHead, 'accession' | 'filed' | 'form'>,
  { source, statements, refused }: StatementsAsFiled & Pick<Drawn, 'refused'>,
  lines: readonly Line[],
): Omit<Writable<FiledStatements>, CommonMember> {
  return {
    accession,
    available: true,
    filing_date: filed,
    form,
    lines: lines.map(({ concept, field, role, statement }) => ({
      concept,
      field,
      role,
      statement: BLOCK_OF[statement],
    })),
    not_drawn: refused.map((one) => ({ ...one })),
    source,
    statements: statements.map((one) => statementMember(accession, one)),
  };
}

const statementMember = (
  accession: string,
  { columns, role, rows, statement, title, unitLine }: FiledStatement,
): Writable<FiledStatementMember> => ({
  columns: columns.map(({ months, start, end, dimensions, header }) => ({
    end,
    header,
    members: membersOf(dimensions),
    months,
    start,
  })),
  role,
  rows: rows.map((row) => rowMember(accession, row)),
  statement,
  title,
  unit_line: unitLine,
});

const rowMember = (accession: string, row: FiledRow): Writable<FiledStatementRow> => ({
  abstract: row.abstract,
  balance: row.balance,
  cells: row.cells.map((cell) => (cell === null ? null : cellMember(accession, cell))),
  concept: row.concept,
  depth: row.depth,
  label: row.label,
  members: membersOf(row.dimensions),
  total: row.total,
});

const cellMember = (
  accession: string,
  { context, decimals, place, shown, text, unit, value }: FiledCell,
): Writable<FiledStatementCell> => ({
  context,
  decimals,
  place:
    place === null
      ? null
      : {
          element_id: place.element,
          file: place.file,
          from: place.from,
          to: place.to,
          viewer: `/filings/${accession}/document?file=${encodeURIComponent(place.file)}#f${place.from}`,
        },
  shown: new Decimal(shown),
  text,
  unit,
  value: new Decimal(value),
});

const membersOf = (dimensions: FiledRow['dimensions']) =>
  dimensions.map(({ axis, member }) => ({ axis, member }));
