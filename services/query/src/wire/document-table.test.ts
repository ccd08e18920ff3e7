import { expect } from 'chai';
import type { Decimal } from 'decimal.js';
import { fixedAnswer } from './answer.ts';
import { tabulated } from './document-table.ts';

const JSON_TEXT = '{"data":{"amount":12345678901234567891.25,"rate":-1e-7}}';
type Data = { readonly amount: Decimal; readonly rate: Decimal };

describe('the table of a document', () => {
  const json = fixedAnswer(JSON_TEXT, { etag: true });

  it('has every digit of its numbers, and links to the next page', () => {
    const { body, etag, next, type } = tabulated(json, ({ amount, rate }: Data) => ({
      columns: ['amount', 'rate'],
      rows: [[amount, rate]],
      next: { cursor: 'a' },
    })).render(0, 'closed');
    expect(String(body)).to.equal('amount,rate\n12345678901234567891.25,-0.0000001\n');
    expect([next, type]).to.deep.equal([{ cursor: 'a' }, 'text/csv; charset=utf-8']);
    expect(etag).not.to.equal(json.render(0, 'closed').etag);
  });

  it('is the JSON document if there is no table', () => {
    expect(tabulated(json, () => undefined).render(0, 'closed')).to.equal(json.render(0, 'closed'));
  });
});
