import { expect } from 'chai';
import { intentsOf, type Sale } from './intents.ts';
import { ADA, notice, owner } from './testing/reports.ts';

const sale = (date: string, shares: string | null, fields: Partial<Sale> = {}): Sale => ({
  accession: `sale ${date}`,
  line: 0,
  date,
  shares,
  owners: [ADA],
  ...fields,
});

describe('an intent to sell', () => {
  it("counts the seller's sales from its filing to ninety days later", () => {
    const [intent] = intentsOf(
      [notice('n', '100')],
      [ADA],
      [
        sale('2026-02-28', '1'),
        sale('2026-03-01', '30'),
        sale('2026-03-10', '5', { owners: [owner('0009990077')] }),
        sale('2026-05-30', '40.5'),
        sale('2026-05-31', '7'),
      ],
    );
    expect(intent).to.deep.include({
      accession: 'n',
      units: '100',
      from: '2026-03-01',
      to: '2026-05-30',
      owner: ADA.cik,
      matchedBy: 'cik',
      soldShares: '70.5',
      soldInAll: '70.5',
      refusal: null,
    });
    expect(intent?.sold.map(({ date, shares }) => [date, shares])).to.deep.equal([
      ['2026-03-01', '30'],
      ['2026-05-30', '40.5'],
    ]);
  });

  it('counts from the date of the notice if it was filed some days later', () => {
    const from = (signed: string | null): string | undefined =>
      intentsOf([notice('n', '1', { notice: { notice_date: signed } })], [ADA], [])[0]?.from;
    expect(from('2026-02-27')).to.equal('2026-02-27');
    expect(from('2025-02-27')).to.equal('2026-03-01');
    expect(from('2026-03-02')).to.equal('2026-03-01');
  });

  it('counts a sale against the oldest open notice, and the rest against the next', () => {
    const [first, second] = intentsOf(
      [notice('b', '100', { filed: '2026-03-05' }), notice('a', '100')],
      [ADA],
      [sale('2026-03-06', '130')],
    );
    expect([first?.accession, first?.soldShares, first?.soldInAll]).to.deep.equal(['a', '100', '130']);
    expect([second?.accession, second?.soldShares, second?.soldInAll]).to.deep.equal(['b', '30', '130']);
  });

  it('identifies the seller by name if the filer is not an owner', () => {
    const stated = (seller: string) => notice('n', '1', { notice: { filers: ['0009990099'], seller } });
    const matched = (seller: string, owners = [ADA]) => {
      const [intent] = intentsOf([stated(seller)], owners, []);
      return [intent?.matchedBy, intent?.refusal];
    };
    expect(matched('ADA SMITH')).to.deep.equal(['name', null]);
    expect(matched('Ada M. Smith')).to.deep.equal([null, 'seller_not_matched']);
    expect(matched('Ada Smith', [ADA, owner('0009990077', 'Smith, Ada')])).to.deep.equal([
      null,
      'seller_not_matched',
    ]);
  });

  it('states the reason if the shares sold are unknown', () => {
    const refusal = (stated: Parameters<typeof notice>[2], units: string | null = '1', sales: Sale[] = []) =>
      intentsOf([notice('n', units, stated)], [ADA], sales)[0]?.refusal;
    expect(refusal({}, null)).to.equal('units_not_stated');
    const classes = ['Class A', 'Class B'].map((title) => ({ class_title: title, units: '1' }));
    expect(refusal({ notice: { sales: classes } })).to.equal('several_classes');
    expect(refusal({}, '1', [sale('2026-03-02', null)])).to.equal('shares_not_stated');
  });

  it('counts no sales after it was amended', () => {
    const [first, second] = intentsOf(
      [
        notice('n', '100'),
        notice('m', '50', { form: '144/A', filed: '2026-03-03', notice: { previous_accession: 'n' } }),
      ],
      [ADA],
      [sale('2026-03-06', '60')],
    );
    expect([first?.supersededBy, first?.refusal, first?.soldShares]).to.deep.equal(['m', 'amended', null]);
    expect([second?.soldShares, second?.soldInAll]).to.deep.equal(['50', '60']);
  });
});
