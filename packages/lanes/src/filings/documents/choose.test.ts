import { expect } from 'chai';
import { chosenDocument, fileOf, shownDocuments } from './choose.ts';
import type { FilingDocument } from './source.ts';

const document = (name: string, kind: FilingDocument['kind'], place = 0): FilingDocument => ({
  url: `https://www.sec.gov/Archives/edgar/data/1/000000000126000001/${name}`,
  kind,
  place,
  form: '8-K',
  filed: '2026-01-02',
  type: '',
  sha256: 'a',
  bytes: 1,
});
const exhibit = document('ex991.htm', 'filing', 1);
const main = document('report.htm', 'filing');
const data = document('report-xbrl.zip', 'xbrl');
const form = document('form4.xml', 'ownership');

describe('the documents of a filing', () => {
  it('are those that can be shown, each once', () => {
    expect(shownDocuments([main, main, exhibit, data, form]).map(fileOf)).to.deep.equal([
      'report.htm',
      'ex991.htm',
      'form4.xml',
    ]);
  });

  it('begin with the main one, which is a text if there is one', () => {
    expect(chosenDocument([form, exhibit, main], undefined)).to.equal(main);
    expect(chosenDocument([form, exhibit], undefined)).to.equal(exhibit);
    expect(chosenDocument([form], undefined)).to.equal(form);
    expect(chosenDocument([], undefined)).to.equal(undefined);
  });

  it('are chosen by name', () => {
    expect(chosenDocument([main, exhibit], 'ex991.htm')).to.equal(exhibit);
    expect(chosenDocument([main, exhibit], 'ex992.htm')).to.equal(undefined);
  });
});
