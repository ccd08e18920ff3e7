import { element, textNode } from '../../xbrl/markup.ts';
import type { Content, ReportText } from '../content.ts';
import type { Piece } from './pages.ts';

const BOLD = 'font-weight:700';

export const bold = (text: string): string => element('span', { style: BOLD }, textNode(text));

export const block = (markup: string, style?: string): string => `${element('div', { style }, markup)}\n`;

export const row = (...cells: readonly string[]): string =>
  element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));

export const table = (rows: readonly string[]): string => `${element('table', {}, ...rows)}\n`;

/** The end of a page: its number and a horizontal rule with a page break. */
export const pageEnd = (...lines: readonly string[]): string =>
  `${lines.map((line) => block(line, 'text-align:center')).join('')}${element('hr', { style: 'page-break-after:always' })}\n`;

export const contentMarkup = (content: Content): string => {
  switch (content.kind) {
    case 'paragraph':
      return block(element('span', { style: 'font-size:10pt' }, textNode(content.text)), 'margin-top:9pt');
    case 'title':
      return block(element('span', { style: `${BOLD};font-style:italic` }, textNode(content.text)));
    case 'table':
      return table(content.rows.map((cells) => row(...cells.map((cell) => textNode(cell)))));
    case 'statements':
      return content.markup;
  }
};

export const coverMarkup = ({ issuer, form, covers }: ReportText): string =>
  [
    'UNITED STATES',
    'SECURITIES AND EXCHANGE COMMISSION',
    'Washington, D.C. 20549',
    `FORM ${form}`,
    `For the ${covers}`,
    issuer,
    '(Exact name of registrant as specified in its charter)',
  ]
    .map((line) => block(bold(line), 'text-align:center'))
    .join('');

export const signaturesMarkup = ({ issuer }: ReportText): string =>
  [
    bold('SIGNATURES'),
    textNode(
      'Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this report ' +
        'to be signed on its behalf by the undersigned, thereunto duly authorized.',
    ),
    textNode(issuer),
  ]
    .map((markup) => block(markup))
    .join('');

/** Markup of the pieces that are the same in every layout. */
export const commonPiece = (
  text: ReportText,
  piece: Exclude<Piece, { readonly kind: 'contents' | 'heading' }>,
): string => {
  switch (piece.kind) {
    case 'cover':
      return coverMarkup(text);
    case 'part':
      return block(bold(`PART ${piece.part}`), 'text-align:center');
    case 'content':
      return contentMarkup(piece.content);
    case 'signatures':
      return signaturesMarkup(text);
  }
};
