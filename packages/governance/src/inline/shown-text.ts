/** Elements that begin and end a line. */
const LINES: ReadonlySet<string> = new Set(
  'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** What an HTML element adds to the text around it. */
export const separatorOf = (local: string): string => (LINES.has(local) ? '\n' : CELLS.has(local) ? ' ' : '');

/** A text in lines, without blank ones. */
export const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
