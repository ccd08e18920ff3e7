import { expect } from 'chai';
import { accessionDigits, filingFolder, filingIndexUrl, isAccession, parseAccession } from './accession.ts';

const ACCESSION = '0000320193-25-000079';

describe('an accession number', () => {
  it('has dashes', () => {
    expect(isAccession(ACCESSION)).to.equal(true);
    for (const text of ['', '000032019325000079', `${ACCESSION}.txt`, ` ${ACCESSION}`, '320193-25-000079'])
      expect(isAccession(text), text).to.equal(false);
  });

  it('is read with dashes and without', () => {
    expect(accessionDigits(ACCESSION)).to.equal('000032019325000079');
    expect([ACCESSION, '000032019325000079', '0000320193-25000079'].map(parseAccession)).to.deep.equal([
      ACCESSION,
      ACCESSION,
      ACCESSION,
    ]);
    expect(
      ['', '00003201932500007', '0000320193-25-0000790', '0000320193_25_000079'].map(parseAccession),
    ).to.deep.equal(Array(4).fill(null));
  });

  it('leads to the pages of its filing, under a CIK with or without leading zeros', () => {
    const folder = 'https://www.sec.gov/Archives/edgar/data/320193/000032019325000079';
    for (const cik of ['0000320193', '320193']) {
      expect(filingFolder(cik, ACCESSION)).to.equal(folder);
      expect(filingIndexUrl(cik, ACCESSION)).to.equal(`${folder}/${ACCESSION}-index.htm`);
    }
  });
});
