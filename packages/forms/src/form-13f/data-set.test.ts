import { expect } from 'chai';
import fc from 'fast-check';
import { form13fDataSet } from '../testing/data-set.ts';
import { dataSetDay, dataSetHead, readDataSetFiling } from './data-set.ts';

const read = (text: string) => {
  const result = readDataSetFiling(text);
  if ('refused' in result) throw new Error(result.refused);
  return result.ok;
};
const reasonOf = (text: string): string => {
  const result = readDataSetFiling(text);
  return 'refused' in result ? result.refused : 'ok';
};

describe('readDataSetFiling', () => {
  it('reads cover, managers, totals and rows of a filing', () => {
    const text = form13fDataSet();
    const { cover, rows, unread } = read(text);
    expect(cover).to.deep.equal({
      form: '13F-HR/A',
      schemaVersion: null,
      manager: { cik: '0009990088', name: 'Lighthouse Capital LLC', fileNumber: '028-99988' },
      period: '2025-12-31',
      reportType: 'holdings',
      amendment: { number: 2, type: 'new_holdings' },
      reportedBy: [{ cik: '0009990066', name: 'Pension & Co', fileNumber: '028-99966' }],
      includedManagers: [{ cik: null, name: 'Harbor Advisers', fileNumber: '028-99967', number: 4 }],
      summary: { includedManagers: 1, entries: 2, value: '4500', confidentialOmitted: false },
      additionalInformation: null,
      unread: [],
      truncated: false,
    });
    expect(
      rows.map(({ cusip, value, amount, amountType, option, managers, voting }) => [
        cusip,
        value,
        amount,
        amountType,
        option,
        managers,
        voting.sole,
      ]),
    ).to.deep.equal([
      ['99900T104', '3000', '100', 'shares', null, [4], '100'],
      ['99900T104', '1500', '50', 'shares', 'put', [], '50'],
    ]);
    expect(unread).to.deep.equal([]);
    expect(dataSetHead(text)).to.deep.equal({ cik: '0009990088', form: '13F-HR/A', filed: '2026-02-12' });
  });

  it('reads Windows line ends, and reports unreadable values', () => {
    const text = form13fDataSet();
    expect(read(text.replaceAll('\n', '\r\n'))).to.deep.equal(read(text));
    expect(dataSetHead(text.replaceAll('\n', '\r\n'))).to.deep.equal(dataSetHead(text));
    const { rows, unread } = read(text.replace('\t3000\t', '\tmany\t').replace('\tPut\t', '\tMaybe\t'));
    expect([rows[0]?.value, rows[1]?.option]).to.deep.equal([null, 'unknown']);
    expect(unread.map(({ element }) => element)).to.deep.equal(['VALUE', 'PUTCALL']);
  });

  it('refuses a filing with a line that does not match the columns, or without a cover', () => {
    const text = form13fDataSet();
    expect(reasonOf(text.replace('\t3000\t', '\t'))).to.equal('row_malformed');
    expect(reasonOf(text.replace('\tVALUE\t', '\tWORTH\t'))).to.equal('columns_missing');
    expect(reasonOf(text.replace('[COVERPAGE]', '[OTHER]'))).to.equal('no_cover_page');
    expect(reasonOf(text.replace('[SUBMISSION]', '[OTHER]'))).to.equal('no_submission');
    expect(reasonOf(text.replaceAll('13F-HR/A', '13F-CTR'))).to.equal('not_a_form_13f');
    expect(reasonOf(text.replace('\t9990088\t', '\t0\t'))).to.equal('manager_missing');
    expect(reasonOf(text.replaceAll('31-DEC-2025', 'Q4'))).to.equal('period_missing');
  });

  it('reads or refuses any input', () => {
    const text = form13fDataSet();
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 5 }), (at, length, inserted) => {
        const changed = text.slice(0, at) + inserted + text.slice(at + length);
        expect(['ok', 'refused']).to.include(Object.keys(readDataSetFiling(changed))[0]);
        dataSetHead(changed);
      }),
    );
  });
});

describe('dataSetDay', () => {
  it('is a day or null', () => {
    expect(
      ['31-DEC-2025', '01-jan-2026', '2025-12-31', '31-XXX-2025', undefined].map(dataSetDay),
    ).to.deep.equal(['2025-12-31', '2026-01-01', null, null, null]);
  });
});
