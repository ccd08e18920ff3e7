import { textNode } from '../../xbrl/markup.ts';
import type { Item, ReportText } from '../content.ts';
import { block, bold, commonPiece, pageEnd } from './html.ts';
import { pagesOf } from './pages.ts';

/** The letter of a number in brackets, or the title in a run of its own without a space before it. */
const headingOf = ({ number, title }: Item): string => {
  const [, digits = '', letter] = /^(\d+)([A-Z])?$/.exec(number) ?? [];
  return letter === undefined
    ? bold(`Item ${number}`) + bold(title)
    : bold(`Item ${digits}(${letter.toLowerCase()}). ${title}`);
};

/** No contents, and headings whose numbers are written in unusual ways. */
export const lettersApart = (text: ReportText): string =>
  pagesOf(text, false)
    .map(({ number, pieces }) => {
      const markup = pieces.map((piece) => {
        if (piece.kind === 'contents') return '';
        return piece.kind === 'heading' ? block(headingOf(piece.item)) : commonPiece(text, piece);
      });
      return `${markup.join('')}${pageEnd(textNode(String(number)))}`;
    })
    .join('');
