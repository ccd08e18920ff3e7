import { expect } from 'chai';
import type { TradeRow } from '@footnote/event-types/types.generated';
import type { FiledReport } from './filed.ts';
import { ledgerOf } from './ledger.ts';
import { amendment, owner, report, traded } from './testing/reports.ts';

const DOUBT = ['holdings_contradicted'];

/** Per line whether its amount is doubted. */
const doubted = (...reports: readonly FiledReport[]): readonly boolean[] =>
  ledgerOf(reports).lines.map(({ doubts }) => {
    if (doubts.length > 0) expect(doubts).to.deep.equal(DOUBT);
    return doubts.length > 0;
  });
const inForm = (...rows: readonly TradeRow[]): readonly boolean[] => doubted(report('o', rows));
const sold = (shares: string, after: string | null, date = '2026-03-02'): TradeRow =>
  traded('S', shares, '10', after, { transaction: { date } });
const bought = (shares: string, after: string | null): TradeRow => traded('P', shares, '10', after);

describe('the amount of a transaction is doubted', () => {
  it('where more was bought than is held after all that was sold', () => {
    expect(inForm(bought('1000000', '150000'))).to.deep.equal([true]);
    expect(inForm(bought('150000', '150000'))).to.deep.equal([false]);
    expect(inForm(traded('M', '900', '1', '0'), sold('900', '0'))).to.deep.equal([false, false]);
  });

  it('unless others of the same day sold them, or an amendment shows the line alone', () => {
    const rest = report('second', [sold('900', '0')]);
    expect(doubted(report('first', [traded('M', '900', '1', '0')]), rest)).to.deep.equal([false, false]);
    expect(doubted(amendment('o', [traded('M', '900', '1', '0')]))).to.deep.equal([false]);
  });

  it('where the holdings after it do not follow from those after another transaction of the day', () => {
    expect(inForm(sold('100', '900'), sold('5000', '850'), sold('50', '800'))).to.deep.equal([
      false,
      true,
      false,
    ]);
    expect(inForm(sold('100', '900'), sold('100', '100'))).to.deep.equal([false, true]);
  });

  it('but not where a mistaken balance stands between two that the amounts explain', () => {
    expect(inForm(sold('100', '900'), sold('50', '85'), sold('50', '800'))).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it('in whatever order the transactions are listed', () => {
    const rows = [sold('100', '900'), sold('50', '850'), sold('25.5', '824.5'), bought('10', '834.5')];
    for (const order of [rows, rows.toReversed(), [rows[2]!, rows[0]!, rows[3]!, rows[1]!]])
      expect(inForm(...order)).to.deep.equal([false, false, false, false]);
  });

  it('and not where every line states the holdings after the whole form, or acquisitions lie between', () => {
    expect(inForm(sold('100', '700'), sold('200', '700'))).to.deep.equal([false, false]);
    expect(inForm(sold('100', '900', '2026-03-01'), sold('100', '950'))).to.deep.equal([false, false]);
    const noted = traded('S', '100', '10', '950', {
      footnotes: [{ element: 'sharesOwnedFollowingTransaction', footnote: 0 }],
    });
    expect(inForm(sold('100', '900'), noted)).to.deep.equal([false, false]);
  });

  it('by lines of the same owner, held directly, of the same security alone', () => {
    const first = sold('100', '900');
    const other = (fields: Partial<Omit<TradeRow, 'transaction'>>): TradeRow =>
      traded('S', '100', '10', '100', fields);
    expect(inForm(first, other({ ownership: 'I' }))).to.deep.equal([false, false]);
    expect(inForm(first, other({ security: 'Class B' }))).to.deep.equal([false, false]);
    const group = { owners: [owner('0009990055'), owner('0009990056')] };
    expect(doubted(report('o', [first, other({})], group))).to.deep.equal([false, false]);
  });

  it('for holdings below zero, and not for holdings that are not stated', () => {
    expect(inForm(sold('100', '-100'))).to.deep.equal([true]);
    expect(inForm(sold('100', '900'), sold('100', null))).to.deep.equal([false, false]);
  });
});
