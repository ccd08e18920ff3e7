import type { Content, ReportText } from '../content.ts';

const WIDTH = 76;
const LINES_ON_PAGE = 52;

/** Lines of at most `WIDTH` characters; the first of a paragraph is indented. */
const wrapped = (text: string, indent: string): string[] => {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line];
};

const centred = (text: string): string => ' '.repeat(Math.max(0, (WIDTH - text.length) >> 1)) + text;

/** Text in ASCII. */
export const asciiText = (text: string): string =>
  text.replace(/[“”]/g, '"').replace(/’/g, "'").replace(/–/g, '-').replace(/—/g, '--');

const contentLines = (content: Content): string[] => {
  switch (content.kind) {
    case 'paragraph':
      return [...wrapped(content.text, '     '), ''];
    case 'title':
      return [...wrapped(content.text, ''), ''];
    case 'table':
      return [
        '<TABLE>',
        ...content.rows.map(
          ([head = '', ...cells]) => head.padEnd(36) + cells.map((cell) => cell.padStart(18)).join(''),
        ),
        '</TABLE>',
        '',
      ];
    case 'statements':
      return [];
  }
};

/**
 * Whether a page may end before the line: between two paragraphs, or where the next word shows that the sentence
 * continues. Before a capital letter it would be unclear whether the page break ends a paragraph.
 */
const mayTurn = (line = '', previous = ''): boolean =>
  previous === '' || (/^[a-z]/.test(line) && !/[.!?:;)\]"'*]$/.test(previous));

const pagesOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const pages: (readonly string[])[] = [];
  let from = 0;
  while (from < lines.length) {
    let to = Math.min(lines.length, from + LINES_ON_PAGE);
    while (to < lines.length && !mayTurn(lines[to], lines[to - 1])) to -= 1;
    pages.push(lines.slice(from, to));
    from = to;
  }
  return pages;
};

/** ASCII pages, as filed before HTML. */
export const plainText = (text: ReportText): string => {
  const lines = [
    centred('SECURITIES AND EXCHANGE COMMISSION'),
    centred('Washington, D.C. 20549'),
    '',
    centred(`FORM ${text.form}`),
    '',
    centred(`For the ${text.covers}`),
    '',
    centred(text.issuer),
    centred('(Exact name of registrant as specified in its charter)'),
    '',
    centred('TABLE OF CONTENTS'),
    '',
    ...text.items.map(
      ({ number, title }, at) =>
        `Item ${number}.`.padEnd(10) + `${title.slice(0, 50)} `.padEnd(58, '.') + String(at + 2).padStart(4),
    ),
    '',
  ];
  let part = '';
  for (const item of text.items) {
    if (item.part !== part) lines.push(centred(`PART ${item.part}`), '');
    part = item.part;
    lines.push(
      ...wrapped(`ITEM ${item.number}. ${item.title.toUpperCase()}`, ''),
      '',
      ...item.contents.flatMap(contentLines),
    );
  }
  lines.push(
    centred('SIGNATURES'),
    '',
    'Pursuant to the requirements of the Securities Exchange Act of 1934, the',
    'registrant has duly caused this report to be signed on its behalf.',
    '',
  );
  const pages = pagesOf(lines).map((page, at) => [...page, '', centred(String(at + 1))].join('\n'));
  return asciiText(`${pages.join('\n<PAGE>\n')}\n`);
};
