import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { readForm144 } from './read-form-144.ts';

/** Path → issuer, relations, sales as units, dollars, day and exchange, sales before, plans: read by eye. */
const READ: Readonly<Record<string, string>> = {
  'unplaced/data/xml/apple.144.xml':
    '144 0000320193 Director: 69996 for 11588537.76 on 2023-04-13 at NASD; before: 200 for 32932 on 2023-04-06; plans 2022-11-15',
};

function reported(content: Uint8Array): string {
  const read = readForm144(content);
  if ('refused' in read) return read.refused;
  const { form, issuer, seller, sales, pastSales, planDates } = read.ok;
  const intended = sales.map(
    ({ units, marketValue, approximateDate, exchange }) =>
      `${units ?? 'none'} for ${marketValue ?? 'none'} on ${approximateDate ?? 'none'} at ${exchange ?? 'none'}`,
  );
  const before = pastSales.map(
    ({ units, grossProceeds, date }) =>
      `${units ?? 'none'} for ${grossProceeds ?? 'none'} on ${date ?? 'none'}`,
  );
  return `${form} ${issuer.cik} ${seller.relations.join(', ')}: ${intended.join(', ')}; before: ${before.join(', ')}; plans ${planDates.join(', ')}`;
}

describe('readForm144 on real documents', () => {
  it('read the contents of the notices', function () {
    const present = Object.entries(READ).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (present.length === 0) {
      console.log(`      skipped: no forms under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    const read = present.map(([path]) => [path, reported(readFileSync(`${CORPUS}/${path}`))]);
    expect(Object.fromEntries(read)).to.deep.equal(Object.fromEntries(present));
  });
});
