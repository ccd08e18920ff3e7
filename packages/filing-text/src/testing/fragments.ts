import fc from 'fast-check';
import { bold, link, p, row } from './invented.ts';

const number = fc.constantFrom('1', '1A', '1B', '2', '3', '5', '6', '7', '7A', '8', '9A', '15');
const title = fc.constantFrom(
  'Business',
  'Risk Factors',
  'Management’s Discussion and Analysis',
  'Financial Statements and Supplementary Data',
  'Unregistered Sales of Equity Securities',
  'Legal Proceedings',
  '',
);
const heading = fc.tuple(number, title).map(([item, words]) => `Item ${item}. ${words}`);

/** Pieces of invented filings as they may follow each other anywhere. */
export const readInvented: fc.Arbitrary<string> = fc.oneof(
  heading.map(bold),
  heading.map(p),
  fc.tuple(heading, fc.nat(200)).map(([words, page]) => row(link('a', words), String(page))),
  fc.tuple(number, title).map(([item, words]) => row(`Item ${item}.`, words)),
  fc.nat(300).map((page) => p(String(page))),
  title.map(bold),
  fc.constantFrom(
    '<a name="a"></a>',
    '<div>',
    '</div>',
    '<table>',
    '<tr><td>',
    '</table>',
    '<pre>',
    '</pre>',
    '<br><br>',
    '&nbsp;',
    '&#xD800;',
    '<PAGE>',
  ),
);
