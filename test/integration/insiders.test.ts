import { expect } from 'chai';
import { companyEvent, filingEvent } from '@footnote/events/testing/samples';
import {
  heldRow,
  noticeEvent,
  reportingOwner,
  tradedRow,
  tradesEvent,
} from '@footnote/events/testing/trades';
import type { Filing, TradeReport } from '@footnote/event-types/types.generated';
import { companies } from '@footnote/projector/projections/companies/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { insiders } from '@footnote/projector/projections/insiders/project';
import { prices } from '@footnote/projector/projections/prices/project';
import { securities } from '@footnote/projector/projections/securities/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Insiders } from '@footnote/contract/types.generated';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { eventually } from '@footnote/testing/eventually';
import { startPipeline, type Pipeline } from './pipeline.ts';

const ACME = '0009999999';
const FUND = '0009999998';
const UNREAD = '0009999997';
const HOLDER = '0009999996';
const QUIET = '0009999995';
/** The same forms as Acme, with none missing. */
const WHOLE = '0009999994';
const number = (serial: number): string => `0009990055-26-${String(serial).padStart(6, '0')}`;

const trust = reportingOwner('0009990056', {
  is_officer: false,
  is_other: true,
  officer_title: null,
  other_text: 'Trust',
});
const OPTION = {
  derivative: true,
  security: 'Option',
  exercise_price: '4.5',
  expiration_date: '2031-06-30',
  underlying: { security: 'Common Stock', shares: '30', value: null },
};
const FORM_3 = tradesEvent(ACME, number(1), [heldRow('1100'), heldRow('60', OPTION)], {
  form: '3',
  filed: '2026-01-05',
});
const FORM_4 = tradesEvent(
  ACME,
  number(3),
  [
    tradedRow({ code: 'M', shares: '30', price: '4.5', direction: 'A' }, '1130'),
    tradedRow({ shares: '130.5', price: '10.255' }, '999.5', {
      footnotes: [{ element: 'transactionPricePerShare', footnote: 0 }],
    }),
    tradedRow({ code: 'M', shares: '30', price: null, direction: 'D' }, '30', OPTION),
  ],
  { footnotes: ['Average.'], under_plan: true, owners: [reportingOwner('0009990055'), trust] },
);
const FORM_4A = tradesEvent(ACME, number(4), [tradedRow({ shares: '130.5', price: '10.35' }, '999.5')], {
  form: '4/A',
  filed: '2026-03-20',
  original_filed: '2026-03-04',
});
const PURCHASE = tradesEvent(
  ACME,
  number(5),
  [tradedRow({ code: 'P', date: '2026-05-28', shares: '10', price: null, direction: 'A' }, '10')],
  { filed: '2026-05-29', owners: [reportingOwner('0009990077')] },
);
const REFUSED = tradesEvent(ACME, number(6), [], { refusal: 'malformed', filed: '2026-03-21', owners: [] });
/** Filed by Acme about another issuer. */
const ABROAD = tradesEvent(HOLDER, number(7), [tradedRow({})], { owners: [reportingOwner(ACME)] });
const TRADES: readonly TradeReport[] = [
  FORM_3,
  noticeEvent(ACME, number(2), '150'),
  FORM_4,
  FORM_4A,
  PURCHASE,
  REFUSED,
  ABROAD,
  ...[FORM_3, FORM_4, FORM_4A, PURCHASE, noticeEvent(ACME, number(2), '150')].map((event) => ({
    ...event,
    cik: WHOLE,
  })),
];

const listed = (cik: string, serial: number, form: string, filed: string, document: string | null): Filing =>
  filingEvent(cik, number(serial), { form, filed, primary_document: document });
const FILINGS: readonly Filing[] = [
  listed(ACME, 1, '3', '2026-01-05', 'xslF345X02/doc.xml'),
  ...[3, 7].map((serial) => listed(ACME, serial, '4', '2026-03-04', 'xslF345X05/form4.xml')),
  listed(ACME, 8, '4', '2026-02-01', '9999999997.txt'),
  listed(ACME, 9, '5', '2026-02-14', 'xslF345X05/form5.xml'),
  listed(ACME, 10, '4', '2019-02-14', 'xslF345X03/form4.xml'),
  listed(UNREAD, 11, '4', '2019-02-14', 'xslF345X03/form4.xml'),
  listed(QUIET, 12, '10-K', '2026-02-14', 'k.htm'),
  listed(QUIET, 13, '8-K', '2026-06-09', '8k.htm'),
  listed(WHOLE, 3, '4', '2026-03-04', 'xslF345X05/form4.xml'),
];

describe('GET /v2/insiders', () => {
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
    await harness.append(
      'companies',
      companyEvent(ACME, { symbols: ['ACME'] }),
      companyEvent(FUND, { symbols: ['FUND'], entity_type: 'investment' }),
      companyEvent(UNREAD, { symbols: ['UNRD'] }),
      companyEvent(QUIET, { symbols: ['QUIE'] }),
      companyEvent(WHOLE, { symbols: ['WHOL'] }),
    );
    await harness.append('filings', ...FILINGS);
    await harness.append('trades', ...TRADES);
    await harness.projected();
  });
  after(() => harness.stop());

  const data = async (query: string): Promise<Insiders> => {
    const { status, body, text } = await harness.get(`/v2/insiders?symbol=${query}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Insiders;
  };
  const places = ({ transactions }: Insiders): readonly string[] =>
    (transactions ?? []).map(({ accession, line }) => `${Number(accession.slice(-2))}/${line}`);

  it('lists every transaction as filed, newest first, with its status', async () => {
    const answer = await data('ACME');
    expect(places(answer)).to.deep.equal(['5/0', '4/0', '3/0', '3/1', '3/2']);
    const [, , , sale, option] = answer.transactions!;
    expect(sale).to.deep.equal({
      accession: number(3),
      code: 'S',
      code_meaning: 'Sale on the open market or in a private transaction',
      counterpart_line: null,
      date: '2026-03-02',
      deemed_date: null,
      derivative: null,
      direction: 'disposed',
      doubts: [],
      equity_swap: false,
      filed: '2026-03-04',
      footnotes: [{ element: 'transactionPricePerShare', text: 'Average.' }],
      form: '4',
      line: 1,
      nature: null,
      owners: [
        {
          cik: '0009990055',
          name: 'Owner 0009990055',
          relations: ['officer'],
          title: 'Chief Executive Officer',
        },
        { cik: '0009990056', name: 'Owner 0009990056', relations: ['other'], title: 'Trust' },
      ],
      ownership: 'direct',
      plan_10b5_1: true,
      price: 10.255,
      same_as: null,
      security: 'Common Stock',
      shares: 130.5,
      shares_after: 999.5,
      superseded: true,
      superseded_by: number(4),
      timeliness: null,
      value: 1338.28,
      value_after: null,
    });
    expect(option).to.deep.include({ code: 'M', counterpart_line: 0, price: null, value: null });
    expect(option!.derivative).to.deep.equal({
      exercise_date: null,
      exercise_price: 4.5,
      expiration_date: '2031-06-30',
      underlying_security: 'Common Stock',
      underlying_shares: 30,
      underlying_value: null,
    });
  });

  it('summarises the transactions in force, without values for those without prices', async () => {
    const { summary } = await data('WHOL');
    expect(summary.to).to.equal('2026-06-10');
    const [quarter, half] = summary.windows;
    const unpriced = { available: false, reason: 'price_not_stated' };
    expect(quarter).to.deep.equal({
      from: '2026-03-11',
      is_covered: true,
      left_out: { contrary: 0, doubtful: 0, equity_swap: 0, undated: 0 },
      months: 3,
      net: { shares: 10, value: unpriced },
      purchases: { insiders: 1, shares: 10, transactions: 1, value: unpriced },
      sales: { insiders: 0, shares: 0, transactions: 0, value: 0 },
      securities: ['Common Stock'],
    });
    // 130.5 shares at 10.35, counted once: the line repeated in the amendment does not count.
    expect(half!.sales).to.deep.equal({ insiders: 1, shares: 130.5, transactions: 1, value: 1350.68 });
    const before = await data('WHOL&to=2026-03-10');
    expect(before.summary.windows[0]).to.deep.include({ from: '2025-12-11', is_covered: true });
    expect(before.summary.windows[0]!.net.value).to.equal(-1350.68);
  });

  it('has no sums if forms are missing or the days are unknown, and those of the trades that were read', async () => {
    const missing = { available: false, reason: 'forms_missing' };
    const [quarter, half, year] = (await data('ACME')).summary.windows;
    expect(quarter).to.deep.include({
      forms_missing: 1,
      known: {
        purchases: { shares: 10, value: { available: false, reason: 'price_not_stated' } },
        sales: { shares: 0, value: 0 },
      },
    });
    expect(half!.known!.sales).to.deep.equal({ shares: 130.5, value: 1350.68 });
    expect([half, year].map((window) => window!.forms_missing)).to.deep.equal([3, 3]);
    const whole = (await data('WHOL')).summary.windows[0];
    expect(whole).not.to.have.any.keys('forms_missing', 'known');
    expect(quarter).to.deep.include({ is_covered: false, net: { shares: missing, value: missing } });
    expect(quarter!.purchases).to.deep.equal({
      insiders: 1,
      shares: missing,
      transactions: 1,
      value: missing,
    });
    expect((await data('ACME')).intents[0]).to.deep.include({ sold_shares: missing, sold_in_all: missing });
    const later = (await data('WHOL&to=2026-12-31')).summary.windows.map(
      ({ is_covered: covered, forms_missing: forms }) => [covered, forms],
    );
    expect(later).to.deep.equal([
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  it('lists intents to sell with the shares that were sold', async () => {
    const [intent, ...rest] = (await data('WHOL')).intents;
    expect(rest).to.have.length(0);
    expect(intent).to.deep.equal({
      accession: number(2),
      approximate_date: '2026-03-02',
      classes: ['Common'],
      counts_from: '2026-03-01',
      counts_to: '2026-05-30',
      filed: '2026-03-01',
      form: '144',
      market_value: 1000,
      matched_by: 'cik',
      owner_cik: '0009990055',
      plan_dates: ['2025-11-15'],
      relations: ['Officer'],
      sales: [{ accession: number(4), date: '2026-03-02', line: 0, shares: 130.5 }],
      seller: 'Ada Smith',
      sold_in_all: 130.5,
      sold_shares: 130.5,
      superseded: false,
      units: 150,
    });
    expect((await data('ACME&to=2027-03-10')).intents).to.have.length(0);
    expect((await data('ACME&to=2027-03-10&from=2026-01-01')).intents).to.have.length(1);
  });

  it('reports missing forms, except those about another company', async () => {
    const { coverage_start: start, unparsed_filings: unparsed } = await data('ACME');
    expect(start).to.equal('2026-01-05');
    expect(unparsed.map(({ accession, reason }) => [Number(accession.slice(-2)), reason])).to.deep.equal([
      [6, 'malformed'],
      [9, 'not_read'],
      [8, 'not_structured'],
    ]);
  });

  it('selects transactions by code, owner and day, page by page', async () => {
    expect(places(await data('ACME&code=M,P'))).to.deep.equal(['5/0', '3/0', '3/2']);
    const ofTrust = await data('ACME&owner=9990056');
    expect(places(ofTrust)).to.deep.equal(['3/0', '3/1', '3/2']);
    expect(ofTrust.summary.windows[2]!.sales.transactions).to.equal(0);
    expect(ofTrust.intents).to.have.length(0);
    expect(places(await data('ACME&from=2026-03-03'))).to.deep.equal(['5/0']);
    expect(places(await data('ACME&to=2026-03-02'))).to.deep.equal(['4/0', '3/0', '3/1', '3/2']);
    const pages: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Insiders = await data(`ACME&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
      pages.push(places(page).join(' '));
      cursor = page.next_cursor;
    }
    expect(pages).to.deep.equal(['5/0 4/0', '3/0 3/1', '3/2']);
  });

  it('lists holdings on request', async () => {
    const answer = await data('ACME&lines=holdings&limit=1');
    expect(answer).not.to.have.property('transactions');
    expect(answer.holdings).to.have.length(1);
    expect(answer.holdings![0]).to.deep.include({ form: '3', line: 0, shares_after: 1100 });
    const next = await data(`ACME&lines=holdings&limit=1&cursor=${answer.next_cursor}`);
    expect(next.holdings!.map(({ line }) => line)).to.deep.equal([1]);
    expect(next.next_cursor).to.equal(null);
  });

  it('is unsupported for a fund and if nothing was collected, and empty if there are none', async () => {
    const reason = async (symbol: string): Promise<unknown> =>
      (await harness.get(`/v2/insiders?symbol=${symbol}`)).body!['data'];
    expect(await reason('FUND')).to.include({ freshness: 'unsupported', reason: 'not_applicable' });
    expect(await reason('UNRD')).to.include({ freshness: 'unsupported', reason: 'not_collected' });
    const quiet = await data('QUIE');
    expect(quiet).to.deep.include({ coverage_start: null, transactions: [], unparsed_filings: [] });
    expect(quiet.summary.windows.every((window) => window.is_covered)).to.equal(true);
    expect(quiet.as_of).to.equal('2026-06-09T00:00:00Z');
  });

  it('refuses unknown parameters', async () => {
    const refusal = async (query: string): Promise<unknown> => {
      const { status, body } = await harness.get(`/v2/insiders?${query}`);
      return [status, (body!['error'] as { code: string }).code];
    };
    expect(await refusal('symbol=NONE')).to.deep.equal([404, 'SYMBOL_UNKNOWN']);
    expect(await refusal('symbol=ACME&code=B')).to.deep.equal([400, 'PARAM_INVALID']);
    expect(await refusal('symbol=ACME&cursor=1')).to.deep.equal([400, 'PARAM_INVALID']);
    expect(await refusal('symbol=ACME&since=2026-01-01')).to.deep.equal([400, 'PARAM_INVALID']);
  });

  it('is renewed when another form is published', async () => {
    const before = await data('ACME');
    await harness.append(
      'trades',
      tradesEvent(ACME, number(20), [tradedRow({ code: 'G', shares: '1', price: '0' }, '998.5')], {
        filed: '2026-06-09',
      }),
    );
    await eventually('the response contains it', async () => {
      const after = await data('ACME');
      return after.transactions!.length === before.transactions!.length + 1;
    });
  });
});
