import { textNode } from '../xbrl/markup.ts';
import { joinedHeads, printedFigure } from './printed.ts';
import type { AnnouncedRow, AnnouncedStatement } from './statement.ts';

const LABEL = 46;
const LEAST_COLUMN = 14;
/** Columns of a page between two figures, with the one for a closing parenthesis. */
const GAP = 3;

const centred = (text: string, width: number): string => {
  const before = Math.max(0, Math.floor((width - text.length) / 2));
  return `${' '.repeat(before)}${text}`.padEnd(width);
};

/** A heading over some columns with the rule below it, each as wide as the columns. */
function headLines(heads: readonly (readonly [string, number])[], column: number): readonly string[] {
  const texts = heads.map(([text, columns]) => centred(text, columns * column - GAP));
  const rules = heads.map(([, columns]) => '-'.repeat(columns * column - GAP));
  const between = ' '.repeat(GAP);
  return [texts, rules].map((parts) => `${' '.repeat(LABEL + GAP)}${parts.join(between)}`.trimEnd());
}

/** A label of more than one line goes on with a small letter, or is cut at a space. */
function labelLines(label: string): readonly string[] {
  const lines: string[] = [''];
  for (const word of label.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > LABEL - 4) lines.push(`  ${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function rowLines(row: AnnouncedRow, isFirst: boolean, zero: string, column: number): readonly string[] {
  const labels = labelLines(row.label);
  if (row.values === null) return ['', ...labels];
  const figures = row.values.map((value) => {
    const { currency, number, isNegative } = printedFigure(value, row.kind, isFirst, zero);
    const text = `${isNegative ? '(' : ''}${number}`;
    const before =
      currency === '' ? '' : `${currency}${' '.repeat(Math.max(0, column - GAP - text.length - 1))}`;
    return `${(before + text).padStart(column - 1)}${isNegative ? ')' : ' '}`;
  });
  return [...labels.slice(0, -1), `${(labels.at(-1) ?? '').padEnd(LABEL)}${figures.join('')}`.trimEnd()];
}

/** A statement on a page of fixed width. */
export function statementPage(
  { title, rows, periods }: AnnouncedStatement,
  over: readonly string[],
  zero: string,
): string {
  const heads = [0, 1].map((line) => joinedHeads(periods.map(({ head }) => head[line] ?? '')));
  const column = Math.max(
    LEAST_COLUMN,
    ...heads.flat().map(([text, columns]) => Math.ceil((text.length + GAP + 1) / columns)),
  );
  const width = LABEL + column * periods.length;
  const first = rows.findIndex(({ values }) => values !== null);
  const lines = [
    ...[title, ...over].map((text) => centred(text, width).trimEnd()),
    '',
    ...heads.filter((line) => line.some(([text]) => text !== '')).flatMap((line) => headLines(line, column)),
    ...rows.flatMap((row, at) => rowLines(row, at === first, zero, column)),
  ];
  return `<pre>\n${textNode(lines.join('\n'))}\n</pre>`;
}
