import { expect } from 'chai';
import fc from 'fast-check';
import { insiderForm, owner, trade } from '../testing/insider-forms.ts';
import { readInsiderForm } from './read-insider-form.ts';
import type { InsiderForm } from './types.ts';

const read = (text: string): ReturnType<typeof readInsiderForm> => readInsiderForm(Buffer.from(text));

const formOf = (text: string): InsiderForm => {
  const result = read(text);
  if ('refused' in result) throw new Error(result.refused);
  return result.ok;
};

describe('readInsiderForm', () => {
  it('reads the owners and the issuer', () => {
    const { transactions, holdings, owners, ...rest } = formOf(insiderForm());
    expect(rest).to.deep.equal({
      form: '4/A',
      schemaVersion: 'X0609',
      period: '2026-03-02',
      originalFiled: '2026-03-04',
      issuer: { cik: '0009990001', name: 'December Widgets Inc.', symbol: 'FNDEC' },
      underPlan: true,
      noSecuritiesOwned: null,
      notSubjectToSection16: false,
      remarks: 'Corrects a price.',
      unread: [],
      truncated: false,
    });
    expect(owners.map(({ cik, name }) => [cik, name])).to.deep.equal([
      ['0009990055', 'Smith Ada'],
      ['0009990056', 'Smith Family Trust'],
    ]);
    expect(owners[0]).to.deep.include({
      isDirector: true,
      isOfficer: true,
      isTenPercentOwner: false,
      isOther: false,
      officerTitle: 'President',
    });
    expect(transactions).to.have.length(1);
    expect(holdings).to.have.length(1);
  });

  it('reads a transaction with its footnotes, with the direction as filed', () => {
    expect(formOf(insiderForm()).transactions[0]).to.deep.equal({
      derivative: false,
      security: 'Common Stock',
      sharesAfter: '900.25',
      valueAfter: null,
      ownership: 'I',
      nature: 'By trust',
      exercisePrice: null,
      exerciseDate: null,
      expirationDate: null,
      underlying: null,
      footnotes: [
        { element: 'securityTitle', text: 'Held in a vault.' },
        { element: 'transactionPricePerShare', text: 'See the plan.' },
      ],
      date: '2026-03-02',
      deemedDate: null,
      formType: '4',
      code: 'P',
      equitySwap: false,
      timeliness: null,
      shares: '17.5',
      price: '31.25',
      totalValue: null,
      direction: 'D',
    });
  });

  it('reads a holding of derivatives', () => {
    expect(formOf(insiderForm()).holdings[0]).to.deep.include({
      derivative: true,
      exercisePrice: '12.5',
      exerciseDate: null,
      expirationDate: '2031-06-30',
      underlying: { security: 'Common Stock', shares: '400', value: null },
      footnotes: [{ element: 'exerciseDate', text: 'See the plan.' }],
    });
  });

  it('distinguishes an unticked box for plans from a form without the box', () => {
    expect(formOf(insiderForm({ plan: '<aff10b5One>0</aff10b5One>' })).underPlan).to.equal(false);
    expect(formOf(insiderForm({ plan: '' })).underPlan).to.equal(null);
  });

  it('reports unreadable values', () => {
    const form = formOf(insiderForm({ rows: [trade('S', 'many', '1', 'last week')] }));
    expect(form.transactions[0]).to.deep.include({ shares: null, date: null });
    expect(form.unread).to.deep.equal([
      { element: 'transactionDate', text: 'last week' },
      { element: 'transactionShares', text: 'many' },
    ]);
  });

  it('refuses a document that is not such a form, or lacks an issuer or owner', () => {
    expect(read('<html>')).to.deep.equal({ refused: 'malformed' });
    expect(read('<a/>')).to.deep.equal({ refused: 'not_an_insider_form' });
    expect(read(insiderForm({ form: '144' }))).to.deep.equal({ refused: 'not_an_insider_form' });
    expect(read(insiderForm({ issuer: '' }))).to.deep.equal({ refused: 'issuer_missing' });
    expect(read(insiderForm({ owners: [owner('', 'Nobody')] }))).to.deep.equal({ refused: 'owners_missing' });
  });

  it('reads all rows of a truncated document, or refuses it', () => {
    const text = insiderForm({ rows: [trade('P', '1', '2'), trade('S', '3', '4'), trade('F', '5', '6')] });
    const shares = (form: InsiderForm): (string | null)[] => form.transactions.map((row) => row.shares);
    const whole = formOf(text);
    fc.assert(
      fc.property(fc.nat(text.trimEnd().length - 1), (length) => {
        const result = read(text.slice(0, length));
        if ('refused' in result) expect(result.refused).to.equal('malformed');
        else {
          expect(shares(result.ok)).to.deep.equal(shares(whole));
          expect(result.ok.holdings).to.have.length(1);
          expect(result.ok.truncated).to.equal(true);
        }
      }),
    );
  });
});
