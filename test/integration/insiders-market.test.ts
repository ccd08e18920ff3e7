import { expect } from 'chai';
import { actionsEvent, barsEvent, companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import { noticeEvent, tradedRow, tradesEvent } from '@footnote/events/testing/trades';
import { companies } from '@footnote/projector/projections/companies/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { insiders } from '@footnote/projector/projections/insiders/project';
import { prices } from '@footnote/projector/projections/prices/project';
import { securities } from '@footnote/projector/projections/securities/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Insiders } from '@footnote/contract/types.generated';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { startPipeline, type Pipeline } from './pipeline.ts';

const CIK = '0009999999';
const accession = (serial: number): string => `0009990055-26-${String(serial).padStart(6, '0')}`;
const bought = (shares: string, price: string, after: string) =>
  tradedRow({ code: 'P', date: '2026-03-02', shares, price, direction: 'A' }, after);

const sold = (shares: string, date: string) =>
  tradedRow({ code: 'S', date, shares, price: '10.25', direction: 'D' }, '500');

/** An annual report with 100,000 shares on its cover, after the trades. */
const coverOf = (cik: string) =>
  factsEvent(
    cik,
    `${cik}-26-000001`,
    [
      factOf('Assets', '900', { start: null, end: '2026-03-31' }),
      {
        ...factOf('EntityCommonStockSharesOutstanding', '100000', { start: null, end: '2026-04-20' }),
        ...{ taxonomy: 'dei', unit: 'shares' },
      },
    ],
    { form: '10-K', filed: '2026-04-24', source_time: Date.parse('2026-04-24') },
  );

describe('GET /v2/insiders with prices and a share count', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-06-10T15:00:00Z',
      projections: [
        companies,
        filings,
        insiders,
        prices,
        securities,
        statementsProjection({ compute: computeStatements, verifies: true }),
      ],
    });
    await harness.append('companies', companyEvent(CIK, { symbols: ['ACME'] }));
    await harness.append(
      'trades',
      tradesEvent(CIK, accession(1), [bought('30', '10.25', '1130')]),
      tradesEvent(CIK, accession(2), [bought('30', '44.3', '1160')]),
      tradesEvent(CIK, accession(3), [bought('100001', '10.25', '101161')]),
    );
    await harness.projected();
  });
  after(() => harness.stop());

  const ask = async (): Promise<Insiders> => {
    const { status, body, text } = await harness.get('/v2/insiders?symbol=ACME&to=2026-06-01');
    expect(status, text).to.equal(200);
    return body!['data'] as Insiders;
  };
  const doubtsIn = ({ transactions }: Insiders): unknown =>
    transactions!.map(({ accession: from, doubts, value }) => [from, doubts, value]);

  it('leaves out of every sum what they contradict, also if they arrive after the forms', async () => {
    expect(doubtsIn(await ask())).to.deep.equal([
      [accession(3), [], 1_025_010.25],
      [accession(2), [], 1329],
      [accession(1), [], 307.5],
    ]);
    await harness.append('facts', coverOf(CIK));
    await harness.append('corporate-actions', actionsEvent('ACME', 2026));
    await harness.append('bars', barsEvent('ACME', { '2026-03-02': '10', '2026-06-09': '11' }));
    await harness.projected();
    const answer = await ask();
    expect(doubtsIn(answer)).to.deep.equal([
      [accession(3), ['above_shares_outstanding', 'above_market_value'], null],
      [accession(2), ['price_off_market'], null],
      [accession(1), [], 307.5],
    ]);
    const year = answer.summary.windows.find(({ months }) => months === 12);
    expect(year?.left_out).to.include({ doubtful: 2 });
    expect(year?.purchases).to.include({ transactions: 1 });
  });

  it('counts sales of more shares than there are against no notice, and counts the others again', async () => {
    const seller = '0009999996';
    await harness.append('companies', companyEvent(seller, { symbols: ['LAMP'] }));
    await harness.append(
      'trades',
      noticeEvent(seller, accession(4), '150'),
      noticeEvent(seller, accession(7), '20', { filed: '2026-03-03' }),
      tradesEvent(seller, accession(5), [sold('100001', '2026-03-05')], { filed: '2026-03-06' }),
      tradesEvent(seller, accession(6), [sold('60', '2026-03-20')], { filed: '2026-03-21' }),
    );
    await harness.projected();
    const counted = async (): Promise<unknown> => {
      const { status, body, text } = await harness.get('/v2/insiders?symbol=LAMP&to=2026-06-01');
      expect(status, text).to.equal(200);
      const { intents } = body!['data'] as Insiders;
      return intents.map(({ sales, sold_in_all: all, sold_shares: shares }) => [
        ...[shares, all],
        sales.map((sale) => [sale.accession, sale.shares]),
      ]);
    };
    expect(await counted()).to.deep.equal([
      [20, 100_061, [[accession(5), 20]]],
      [150, 100_061, [[accession(5), 150]]],
    ]);
    await harness.append('facts', coverOf(seller));
    await harness.append('corporate-actions', actionsEvent('LAMP', 2026));
    await harness.append('bars', barsEvent('LAMP', { '2026-03-02': '10', '2026-06-09': '11' }));
    await harness.projected();
    expect(await counted()).to.deep.equal([
      [0, 60, []],
      [60, 60, [[accession(6), 60]]],
    ]);
  });
});
