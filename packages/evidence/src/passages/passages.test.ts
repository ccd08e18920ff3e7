import { expect } from 'chai';
import { passagePlaces, type SoughtPassage } from './passages.ts';

const paragraph = (about: string): string =>
  `Our ${about} rose in the year because customers bought more of our barges than ever before.`;
const abouts = ['sales', 'costs', 'margins', 'orders', 'stocks'];
const body = abouts.map((about) => `<p>${paragraph(about)}</p>`).join('\n<div>21</div>\n');
const document = `<html><body><p><a href="#m">Item 7. Management's Discussion and Analysis</a></p>
  <div>Item 7.</div><div id="m"><b>Management&#8217;s Discussion  and Analysis</b></div><p>The Company</p><p>20</p>
  ${body}<div>Item 7A. Market Risk</div></body></html>`;
const texts = abouts.map(paragraph);
const section = (over: object = {}): SoughtPassage => ({
  kind: 'section',
  first: texts.slice(0, 3),
  last: texts.slice(-2),
  length: texts.join('\n').length,
  ...over,
});

describe('the place of a section', () => {
  it('is from its heading to the next one, however pages divide it', () => {
    const [place] = passagePlaces(document, [section()]);
    expect(place?.heading).to.equal('Item 7. Management’s Discussion and Analysis');
    expect(document.slice(place?.from, (place?.from ?? 0) + 7)).to.equal('Item 7.');
    expect(place?.from).to.be.greaterThan(document.indexOf('</p>'));
    expect(document.slice(place?.to ?? 0)).to.match(/^Item 7A\./);
    expect(place?.passage).to.equal(texts.slice(0, 3).join('\n'));
  });

  it('is found where the edge of a page divides its first and its last paragraph', () => {
    const edge = '<div>22</div>';
    const long = (about: string): readonly [string, string] => [
      `${paragraph(about)} ${paragraph('profits')} In`,
      `the year before ${paragraph(about)}`,
    ];
    const [begun, ended] = [long('sales'), long('costs')];
    const divided = [begun, ended].map((halves) => `<p>${halves.join(`</p>${edge}<p>`)}</p>`).join('');
    const html = `<p>Item 7. Discussion</p>${divided}<p>Item 7A. Market Risk</p>`;
    const whole = [begun.join(' '), ended.join(' ')];
    const sought = section({ first: whole, last: whole, length: whole.join('\n').length });
    const [place] = passagePlaces(html, [sought]);
    expect(place?.heading).to.equal('Item 7. Discussion');
    expect(html.slice(place?.to ?? 0)).to.equal('Item 7A. Market Risk</p>');
  });

  it('is none where the text is not there, is there twice, or ends elsewhere', () => {
    const twice = document.replace('</body>', `${body}</body>`);
    expect(passagePlaces(twice, [section()])).to.deep.equal([null]);
    expect(
      passagePlaces(document, [
        section({ first: ['Something that this document does not say, in forty characters or more.'] }),
        section({ last: ['Something else.'] }),
        section({ length: 5_000 }),
        section({ first: ['Overview'] }),
      ]),
    ).to.deep.equal([null, null, null, null]);
  });

  it('has the heading that stands in the block of its first words', () => {
    const inline = `<p>Item 1. Business. ${paragraph('sales')}</p><p>${paragraph('costs')}</p>`;
    const sought = section({
      first: texts.slice(0, 2),
      last: texts.slice(1, 2),
      length: texts.slice(0, 2).join('\n').length,
    });
    const [place] = passagePlaces(inline, [sought]);
    expect(place?.heading).to.equal('Item 1. Business.');
    expect(place?.from).to.equal(3);
    expect(place?.to).to.equal(null);
  });
});

describe('the place of a statement', () => {
  const release =
    '<p>We see <b>growth</b>.&nbsp;For 2026 we expect revenue of $2&nbsp;billion. All is well.</p><table><tr><td>EPS</td><td>$</td><td>2.10</td></tr></table>';
  const statement = (text: string, from: string, to: string): SoughtPassage => ({
    kind: 'statement',
    text,
    from: release.indexOf(from),
    to: release.indexOf(to),
  });

  it('is that of its paragraph or row, of which the passage is', () => {
    expect(
      passagePlaces(release, [
        statement('For 2026 we expect revenue of $2 billion.', 'We see', '</p>'),
        statement('EPS $ 2.10', '<td>EPS', '</tr>'),
      ]).map((place) => place?.passage),
    ).to.deep.equal(['We see growth. For 2026 we expect revenue of $2 billion. All is well.', 'EPS $ 2.10']);
  });

  it('is none where the document says something else there', () => {
    expect(passagePlaces(release, [statement('EPS $ 2.10', 'We see', '</p>')])).to.deep.equal([null]);
  });
});
