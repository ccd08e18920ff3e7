import { expect } from 'chai';
import fc from 'fast-check';
import { holding, informationTable } from '../testing/form-13f.ts';
import { mutated, rewritten } from '../testing/rewriting.ts';
import { MAX_TABLE_BYTES, readInformationTable } from './read-information-table.ts';
import type { InformationTable } from './types.ts';

const read = (text: string): ReturnType<typeof readInformationTable> =>
  readInformationTable(Buffer.from(text));

const tableOf = (text: string): InformationTable => {
  const result = read(text);
  if ('refused' in result) throw new Error(result.refused);
  return result.ok;
};

const TABLE = [
  holding({ issuer: 'AT&amp;T INC', managers: '4,8, 11' }),
  holding({ cusip: '99900t203', value: '1500.5', amount: '17,000', amountType: 'PRN', managers: '0' }),
  holding({ option: 'Put' }),
  holding({ option: 'CALL', value: '' }),
];

describe('readInformationTable', () => {
  it('reads rows as filed, with puts and calls separate', () => {
    const { rows, unread } = tableOf(informationTable(TABLE));
    expect(rows[0]).to.deep.equal({
      issuer: 'AT&T INC',
      classTitle: 'COM',
      cusip: '99900T104',
      figi: null,
      value: '3000',
      amount: '100',
      amountType: 'shares',
      option: null,
      discretion: 'DFND',
      managers: [4, 8, 11],
      voting: { sole: '100', shared: '0', none: '0' },
    });
    expect(rows[1]).to.deep.include({
      cusip: '99900T203',
      value: '1500.5',
      amount: '17000',
      amountType: 'principal',
      managers: [],
    });
    expect(rows.map(({ option, value }) => [option, value])).to.deep.equal([
      [null, '3000'],
      [null, '1500.5'],
      ['put', '3000'],
      ['call', null],
    ]);
    expect(unread).to.deep.equal([]);
  });

  it('does not take an option that it cannot read for shares', () => {
    const { rows, unread } = tableOf(informationTable([holding({ option: 'Straddle' })]));
    expect(rows[0]).to.deep.include({ option: 'unknown' });
    expect(unread).to.deep.equal([{ element: 'putCall', text: 'Straddle' }]);
  });

  it('reports unreadable values, and a placeholder row without a holding', () => {
    const row = holding({ cusip: '000000000', value: 'n/a', amountType: 'UNITS' });
    const { rows, unread } = tableOf(informationTable([row]));
    expect(rows[0]).to.deep.include({ cusip: null, value: null, amountType: null });
    expect(unread).to.have.deep.members([
      { element: 'value', text: 'n/a' },
      { element: 'sshPrnamtType', text: 'UNITS' },
    ]);
  });

  it('ignores prefixes of names', () => {
    expect(tableOf(informationTable(TABLE, 'ns1:'))).to.deep.equal(tableOf(informationTable(TABLE)));
  });

  it('ignores white space and the order of attributes', () => {
    const text = informationTable(TABLE, 'n1:');
    fc.assert(
      fc.property(rewritten(text), (other) => {
        expect(tableOf(other)).to.deep.equal(tableOf(text));
      }),
    );
  });

  it('refuses a document that is not a table', () => {
    expect(read('no xml')).to.deep.equal({ refused: 'malformed' });
    expect(read('')).to.deep.equal({ refused: 'malformed' });
    expect(read('<edgarSubmission/>')).to.deep.equal({ refused: 'not_an_information_table' });
    expect(read(`<!DOCTYPE a>${informationTable().replace(/^.*\n/, '')}`)).to.deep.equal({
      refused: 'malformed',
    });
    expect(readInformationTable(new Uint8Array(MAX_TABLE_BYTES + 1))).to.deep.equal({ refused: 'too_large' });
    expect(read('<a>'.repeat(100_000) + '</a>'.repeat(100_000))).to.deep.equal({ refused: 'malformed' });
  });

  it('refuses a truncated document, whose rows would be incomplete', () => {
    const text = informationTable(TABLE).trimEnd();
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(read(text.slice(0, length))).to.deep.equal({ refused: 'malformed' });
      }),
    );
  });

  it('reads or refuses any bytes', () => {
    fc.assert(
      fc.property(mutated(informationTable(TABLE)), (text) => {
        expect(Object.keys(read(text))).to.have.length(1);
      }),
      { numRuns: 500 },
    );
  });
});
