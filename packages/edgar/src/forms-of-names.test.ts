import { expect } from 'chai';
import { normaliseSymbol } from './symbol.ts';
import {
  companyfactsUrl,
  currentFeedUrl,
  filingDocumentUrl,
  mirrorPath,
  submissionsPageUrl,
} from './urls.ts';

describe('names in EDGAR', () => {
  it('writes a symbol in upper case with dashes and rejects invalid ones', () => {
    expect(normaliseSymbol('brk.b')).to.equal('BRK-B');
    expect(normaliseSymbol(' F-PB ')).to.equal('F-PB');
    for (const text of ['', 'TOOLONGTICKER', 'A B', 'ÄÖ', 'A/B', '$SPX'])
      expect(normaliseSymbol(text)).to.equal(null);
  });

  it('addresses documents as EDGAR does', () => {
    expect(companyfactsUrl('0000320193')).to.equal(
      'https://data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json',
    );
    expect(filingDocumentUrl('0000320193', '0000320193-25-000079', 'xslF345X06/form 4.xml')).to.equal(
      'https://www.sec.gov/Archives/edgar/data/320193/000032019325000079/xslF345X06/form%204.xml',
    );
  });

  it('prevents page names from leaving their folder', () => {
    expect(submissionsPageUrl('CIK0000320193-submissions-001.json')).to.equal(
      'https://data.sec.gov/submissions/CIK0000320193-submissions-001.json',
    );
    expect(submissionsPageUrl('../../etc/passwd')).to.equal(null);
    expect(submissionsPageUrl('CIK0000320193-submissions-001.json/..')).to.equal(null);
  });

  it('maps a page of the feed, whose URL is a query, to a file name in a mirror', () => {
    expect(mirrorPath(currentFeedUrl({ type: '4', count: 40, start: 80 }))).to.equal(
      'www.sec.gov/cgi-bin/browse-edgar/getcurrent_type=4_count=40_start=80.atom',
    );
    expect(mirrorPath(currentFeedUrl({ type: '10-K/A' }))).to.include('type=10-K%2FA');
  });
});
