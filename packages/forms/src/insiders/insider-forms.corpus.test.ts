import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { readInsiderForm } from './read-insider-form.ts';

const ARCHIVES = 'www.sec.gov/Archives/edgar/data';

/** Path → form, issuer, number of owners, transactions as code, shares and price, number of holdings: read by eye. */
const READ: Readonly<Record<string, string>> = {
  [`${ARCHIVES}/320193/000114036126025622/form4.xml`]:
    '4 0000320193 1 owners: M 30104 none, F 16238 296.42, M 30104 none; 0 holdings',
  [`${ARCHIVES}/320193/000032019324000102/wk-form5_1727822122.xml`]:
    '5 0000320193 1 owners: W 42 0; 1 holdings',
  [`${ARCHIVES}/320193/000178052526000003/wk-form3_1772839848.xml`]: '3 0000320193 1 owners: ; 2 holdings',
};

function told(content: Uint8Array): string {
  const read = readInsiderForm(content);
  if ('refused' in read) return read.refused;
  const { form, issuer, owners, transactions, holdings } = read.ok;
  const rows = transactions.map(
    ({ code, shares, price }) => `${code ?? ''} ${shares ?? 'none'} ${price ?? 'none'}`,
  );
  return `${form} ${issuer.cik} ${owners.length} owners: ${rows.join(', ')}; ${holdings.length} holdings`;
}

describe('readInsiderForm on real documents', () => {
  it('reads the rows that the forms show', function () {
    const present = Object.entries(READ).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (present.length === 0) {
      console.log(`      skipped: no forms under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    const read = present.map(([path]) => [path, told(readFileSync(`${CORPUS}/${path}`))]);
    expect(Object.fromEntries(read)).to.deep.equal(Object.fromEntries(present));
  });
});
