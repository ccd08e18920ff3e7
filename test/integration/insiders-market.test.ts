import { expect } from 'chai';
import { actionsEvent, barsEvent, companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import { tradedRow, tradesEvent } from '@footnote/events/testing/trades';
import { companies } from '@footnote/projector/projections/companies/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { insiders } from '@footnote/projector/projections/insiders/project';
import { prices } from '@footnote/projector/projections/prices/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Insiders } from '@footnote/contract/types.generated';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { startPipeline, type Pipeline } from './pipeline.ts';

const CIK = '0009999999';
const accession = (serial: number): string => `0009990055-26-${String(serial).padStart(6, '0')}`;
const bought = (shares: string, price: string, after: string) =>
  tradedRow({ code: 'P', date: '2026-03-02', shares, price, direction: 'A' }, after);

/** An annual report with 100,000 shares on its cover, after the trades. */
const COVER = factsEvent(
  CIK,
  '0009999999-26-000001',
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
    await harness.append('facts', COVER);
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
});
