import { expect } from 'chai';
import { readParts } from './read-parts.ts';

const texts = (html: string): readonly string[] =>
  readParts(html).map((part) =>
    part.kind === 'prose'
      ? part.text
      : part.rows.map((cells) => cells.map(({ text }) => text).join(',')).join(';'),
  );

describe('readParts', () => {
  it('has the caption of a table as a paragraph before it', () => {
    const row = '<tr><td>Sales</td><td>12</td></tr>';
    expect(
      texts(`<p>Results</p><table><caption>In <b>millions</b></caption>${row}</table><p>End</p>`),
    ).to.deep.equal(['Results', 'In millions', 'Sales,12', 'End']);
  });

  it('drops a caption that is not closed, and other text between cells', () => {
    expect(
      texts('<table><caption>In millions<tr>x<td>Sales</td></tr></caption>y</table><p>End</p>'),
    ).to.deep.equal(['Sales', 'End']);
  });
});
