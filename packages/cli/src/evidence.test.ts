import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { CellEvidence } from '@footnote/contract/types.generated';
import { describeEvidence, openEvidence } from './evidence.ts';

const FRAGMENT = 'https://www.sec.gov/a.htm#:~:text=1';
const VIEWER = '/filings/0000000001-26-000001/document?file=a.htm#f9';

const evidence = (place: CellEvidence['facts'][number]['place']): Pick<CellEvidence, 'cell' | 'facts'> => ({
  cell: {
    method: 'reported',
    period_end: '2025-12-31',
    period_start: null,
    refusal: null,
    unit: 'USD',
    value: 5,
  },
  facts: [
    {
      concept: 'us-gaap:Assets',
      end: '2025-12-31',
      filed_value: 5,
      filing: {
        accession: '0000000001-26-000001',
        filed: '2026-02-03',
        form: '10-K',
        url: 'https://www.sec.gov/x',
      },
      place,
      role: '+',
      start: null,
    },
  ],
});
const seen = evidence({
  available: true,
  dimensions: [],
  document: { bytes: 1, sha256: 'a', type: null, url: 'https://www.sec.gov/a.htm' },
  element_id: null,
  from: 9,
  hidden: false,
  how: 'inline',
  links: { sec_viewer: null, text_fragment: FRAGMENT, viewer: VIEWER },
  passage: 'Total assets were 5.',
  table: null,
  text: '5',
  to: 10,
});
const lost = evidence({ available: false, reason: 'document_missing' });

describe('footnote check SYMBOL FIELD PERIOD', () => {
  it('prints the value, the number as printed, and its filing', () => {
    const lines = describeEvidence(seen).split('\n');
    expect(lines[0]).to.equal('5 USD (reported)');
    expect(lines[1]).to.equal('+ 5  Total assets were 5.');
    expect(lines[2]).to.include('10-K filed 2026-02-03');
    expect(describeEvidence(lost)).to.include('document_missing');
  });

  it('opens the viewer of a running service, else the site of the SEC, and nothing without a place', async () => {
    const opened: string[] = [];
    const open = (address: string): void => void opened.push(address);
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await openEvidence(seen, port, open)).to.equal(`http://127.0.0.1:${port}${VIEWER}`);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    expect(await openEvidence(seen, port, open)).to.equal(FRAGMENT);
    expect(await openEvidence(lost, port, open)).to.equal(null);
    expect(opened).to.deep.equal([`http://127.0.0.1:${port}${VIEWER}`, FRAGMENT]);
  });
});
