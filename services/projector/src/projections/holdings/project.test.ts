import { expect } from 'chai';
import fc from 'fast-check';
import { companyEvent, filingEvent, holdingOf, holdingsEvent } from '@footnote/events/testing/samples';
import type { CusipWitness, FilingHoldings } from '@footnote/event-types/types.generated';
import type { HoldingFilingRow } from '@footnote/read-models/holdings';
import { paddedCik } from '@footnote/values/cik';
import { useBench } from '../../testing/bench.ts';
import { holdings } from './project.ts';

const MANAGER = '0000000007';
const accession = (serial: number): string => `${MANAGER}-26-${String(serial).padStart(6, '0')}`;
const [A, B] = ['99900T104', '99900T203'];

type Held = {
  readonly cusip: string;
  readonly option: string;
  readonly amount: string | null;
  readonly value: string | null;
};

describe('the holdings projection', () => {
  const bench = useBench();
  const filings = (): Promise<readonly HoldingFilingRow[]> =>
    bench().store.query<HoldingFilingRow>('SELECT * FROM holding_filings ORDER BY cik, accession');
  const parts = async (): Promise<readonly unknown[]> =>
    (await filings()).map(({ accession: own, kind, is_effective: is, portfolio }) => [
      Number(own.slice(-6)),
      kind,
      is,
      portfolio,
    ]);
  /** The sums of a manager's effective filings, from either table of rows. */
  const portfolio = async (cik = MANAGER): Promise<readonly Held[]> => {
    const summed = (table: string): Promise<readonly Held[]> =>
      bench().store.query<Held>(
        `SELECT cusip, option, toString(sum(amount)) AS amount, toString(sum(value)) AS value
         FROM ${table} INNER JOIN holding_filings USING (cik, accession, set_key)
         WHERE is_effective AND cik = {cik:String} GROUP BY cusip, option ORDER BY cusip, option`,
        { cik },
      );
    const held = await summed('holding_rows');
    expect(await summed('holding_rows_by_cusip')).to.deep.equal(held);
    return held;
  };
  const project = (): Promise<void> => bench().project([holdings]);

  it('sums rows of one security, and separates puts, calls and principal', async () => {
    await bench().append(
      'holdings',
      holdingsEvent(MANAGER, accession(1), [
        holdingOf(A, '10', '100', { managers: [1] }),
        holdingOf(B, '5', '70'),
        holdingOf(A, '20.5', '205', { managers: [2] }),
        holdingOf(A, '3', '30', { option: 'put' }),
        holdingOf(A, '7', '7', { amount_type: 'principal' }),
      ]),
    );
    await project();
    const rows = await bench().store.query(
      'SELECT cusip, option, amount_type, toString(amount) AS amount, toString(value) AS value, rows, issuer_key FROM holding_rows ORDER BY place',
    );
    expect(rows).to.deep.equal([
      {
        cusip: A,
        option: '',
        amount_type: 'shares',
        amount: '30.5',
        value: '305',
        rows: 2,
        issuer_key: `ISSUER ${A}`,
      },
      {
        cusip: B,
        option: '',
        amount_type: 'shares',
        amount: '5',
        value: '70',
        rows: 1,
        issuer_key: `ISSUER ${B}`,
      },
      {
        cusip: A,
        option: 'put',
        amount_type: 'shares',
        amount: '3',
        value: '30',
        rows: 1,
        issuer_key: `ISSUER ${A}`,
      },
      {
        cusip: A,
        option: '',
        amount_type: 'principal',
        amount: '7',
        value: '7',
        rows: 1,
        issuer_key: `ISSUER ${A}`,
      },
    ]);
    const [filing] = await filings();
    expect(filing).to.deep.include({
      manager: `Manager ${MANAGER}`,
      kind: 'original',
      is_effective: true,
      portfolio: 'known',
      entries: 5,
      value_unit: 'dollars',
      source_time: '2026-02-12 21:30:00.000',
    });
  });

  it('withholds the shares of a table that repeats its values in every row, not its principal', async () => {
    const repeated = ['1234567', '2345678', '345678', '456789', '567890'].map((value, at) =>
      holdingOf(`11111110${at}`, value, value),
    );
    await bench().append(
      'holdings',
      holdingsEvent(MANAGER, accession(1), [
        ...repeated,
        holdingOf(B, '500', '490', { amount_type: 'principal' }),
      ]),
    );
    await project();
    const rows = await bench().store.query<{ readonly amount: string | null; readonly value: string }>(
      'SELECT toString(amount) AS amount, toString(value) AS value FROM holding_rows ORDER BY place',
    );
    expect(rows.map(({ amount }) => amount)).to.deep.equal([null, null, null, null, null, '500']);
    expect(rows[0]?.value).to.equal('1234567');
    expect((await filings()).map(({ shares_withheld: withheld }) => withheld)).to.deep.equal([true]);
  });

  it('replaces what was filed before a restatement, and adds what was filed as new', async () => {
    const original = holdingsEvent(MANAGER, accession(1), [holdingOf(A, '10', '100')]);
    const added = holdingsEvent(MANAGER, accession(2), [holdingOf(B, '5', '70')], {
      filed: '2026-02-20',
      amendment: { number: 1, type: 'new_holdings' },
    });
    await bench().append('holdings', added, original);
    await project();
    expect((await portfolio()).map(({ cusip, amount }) => [cusip, amount])).to.deep.equal([
      [A, '10'],
      [B, '5'],
    ]);
    await bench().append(
      'holdings',
      holdingsEvent(MANAGER, accession(3), [holdingOf(A, '12', '120')], {
        filed: '2026-03-01',
        amendment: { number: 2, type: 'restatement' },
      }),
    );
    await project();
    expect((await portfolio()).map(({ cusip, amount }) => [cusip, amount])).to.deep.equal([[A, '12']]);
    expect(await parts()).to.deep.equal([
      [1, 'original', false, 'known'],
      [2, 'new_holdings', false, 'known'],
      [3, 'restatement', true, 'known'],
    ]);
  });

  it('does not know the portfolio while what EDGAR lists, as new as what counts or newer, was not read', async () => {
    const cik = (order: number): string => paddedCik(700 + order);
    const orders = [0, 1, 2, 3, 4, 5];
    for (const order of orders) {
      const own = (serial: number): string => `${cik(order)}-26-${String(serial).padStart(6, '0')}`;
      const restatement = { number: 1, type: 'restatement' } as const;
      const appends = [
        () => bench().append('holdings', holdingsEvent(cik(order), own(1), [holdingOf(A, '10', '100')])),
        () =>
          bench().append(
            'filings',
            // The first of them was read; the feed announces a filing without its quarter.
            ...[1, 2].map((serial) =>
              filingEvent(cik(order), own(serial), {
                form: serial === 1 ? '13F-HR' : '13F-HR/A',
                filed: '2026-02-20',
                report_date: '2025-12-31',
              }),
            ),
            filingEvent(cik(order), own(3), { form: '13F-HR/A', filed: '2026-03-09', report_date: null }),
            filingEvent(cik(order), own(4), { form: '10-K', filed: '2026-03-09', report_date: '2025-12-31' }),
          ),
        () =>
          bench().append(
            'holdings',
            holdingsEvent(cik(order), own(5), [holdingOf(A, '9', '90')], {
              filed: order % 2 === 0 ? '2026-02-21' : '2026-02-19',
              amendment: restatement,
            }),
          ),
      ];
      const [one, ...others] = [0, 1, 2].map((place) => appends[(place + order) % 3]);
      for (const append of [one, ...(order < 3 ? others : others.toReversed())]) await append?.();
    }
    await project();
    const reported = new Map((await filings()).map((row) => [row.cik, row.portfolio]));
    expect(orders.map((order) => reported.get(cik(order)))).to.deep.equal(
      orders.map((order) => (order % 2 === 0 ? 'known' : 'filing_not_read')),
    );
    const unread = await bench().store.query<{ accession: string }>('SELECT accession FROM unread_holdings');
    expect(unread.map(({ accession: own }) => Number(own.slice(-6)))).to.deep.equal(orders.map(() => 2));
  });

  it('leaves the portfolio unknown after an amendment without type, or with only additions', async () => {
    const other = '0000000008';
    await bench().append(
      'holdings',
      holdingsEvent(MANAGER, accession(1), [holdingOf(A, '10', '100')]),
      holdingsEvent(MANAGER, accession(2), [holdingOf(A, '11', '110')], {
        filed: '2026-02-20',
        amendment: { number: 1, type: null },
      }),
      holdingsEvent(other, `${other}-26-000001`, [holdingOf(A, '1', '10')], {
        amendment: { number: 1, type: 'new_holdings' },
      }),
      holdingsEvent(other, `${other}-26-000002`, [], { form: '13F-NT', period: '2025-09-30' }),
    );
    await project();
    expect(await parts()).to.deep.equal([
      [1, 'original', true, 'amendment_type_unknown'],
      [2, 'unknown', false, 'amendment_type_unknown'],
      [1, 'new_holdings', false, 'original_missing'],
      [2, 'notice', false, 'notice'],
    ]);
  });

  it('shows a set in parts once it is complete, and prefers documents to a data set', async () => {
    const event = holdingsEvent(MANAGER, accession(1), [holdingOf(A, '10', '100')], { chunks: 2 });
    const second: FilingHoldings = {
      ...event,
      chunk: 1,
      rows: [holdingOf(A, '4', '40')],
      cover: null,
      totals: null,
      value_unit: null,
    };
    await bench().append('holdings', second);
    await project();
    expect(await filings()).to.deep.equal([]);
    await bench().append('holdings', event);
    await project();
    expect(await portfolio()).to.deep.equal([{ cusip: A, option: '', amount: '14', value: '140' }]);
    await bench().append(
      'holdings',
      holdingsEvent(MANAGER, accession(1), [holdingOf(A, '9', '90')], { source: 'data_set' }),
    );
    await project();
    expect((await portfolio()).map(({ amount }) => amount)).to.deep.equal(['14']);
  });

  it('stores names of companies and evidence of CUSIPs', async () => {
    const witness: CusipWitness = {
      event_id: 'e',
      source_time: 0,
      recorded_at: 0,
      cusip: A,
      cik: '0000000001',
      issuer: 'A Inc.',
      class_title: 'Common',
      accession: accession(9),
      form: 'SCHEDULE 13G',
      filed: '2026-02-12',
      source_document: 'd',
    };
    await bench().append('cusips', witness, witness);
    await bench().append(
      'companies',
      companyEvent('0000000001', {
        name: 'Alpha, Inc.',
        former_names: [{ name: 'ALEPH & CO', from: null, to: null }],
      }),
    );
    await project();
    expect(await bench().store.query('SELECT * FROM issuer_names ORDER BY ALL')).to.deep.equal([
      { issuer_key: 'ALEPH', cik: '0000000001' },
      { issuer_key: 'ALPHA', cik: '0000000001' },
    ]);
    const witnesses = await bench().store.query<{ cusip: string }>('SELECT * FROM cusip_witnesses');
    expect(witnesses.map(({ cusip }) => cusip)).to.deep.equal([A]);
  });

  it('produces the same portfolio in any order, with amendments before originals and with duplicates', async () => {
    const filing = fc.record({
      day: fc.integer({ min: 10, max: 14 }),
      type: fc.constantFrom('original' as const, 'restatement' as const, 'new_holdings' as const),
      number: fc.integer({ min: 0, max: 3 }),
      amounts: fc.array(fc.tuple(fc.constantFrom(A, B), fc.integer({ min: 1, max: 99 })), { maxLength: 4 }),
    });
    const delivered = fc.array(filing, { minLength: 1, maxLength: 5 }).chain((all) => {
      const twice = [...all.keys(), ...all.keys()];
      return fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(twice, { minLength: twice.length, maxLength: twice.length }),
      );
    });
    let position = 0;
    await fc.assert(
      // Of many managers at once, since starting and stopping a projector takes longer than they do.
      fc.asyncProperty(fc.array(delivered, { minLength: 12, maxLength: 12 }), async (managers) => {
        const known = managers.map(([all, order]) => {
          position += 1;
          const cik = paddedCik(1000 + position);
          const events = all.map(({ day, type, number, amounts }, index) =>
            holdingsEvent(
              cik,
              `${cik}-26-${String(index).padStart(6, '0')}`,
              amounts.map(([cusip, amount]) => holdingOf(cusip, String(amount), String(amount))),
              {
                filed: `2026-02-${day}`,
                ...(type === 'original' ? {} : { amendment: { number, type } }),
              },
            ),
          );
          return { cik, events, order };
        });
        for (const { events, order } of known)
          await bench().append('holdings', ...order.map((index) => events[index]!));
        await project();
        for (const { cik, events } of known)
          expect((await portfolio(cik)).map(({ cusip, amount }) => [cusip, amount])).to.deep.equal(
            expected(events),
          );
      }),
      { numRuns: 1 },
    );
  });
});

/** The portfolio by a direct implementation of the rule: the last base, and later additions. */
function expected(events: readonly FilingHoldings[]): readonly (readonly [string, string])[] {
  const order = ({ filed, cover, accession: own }: FilingHoldings): string =>
    `${filed} ${cover?.amendment_number ?? 0} ${own}`;
  const sorted = events.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  const base = sorted.findLastIndex(({ cover }) => cover?.amendment_type !== 'new_holdings');
  const rows = base === -1 ? [] : sorted.slice(base).flatMap((event) => event.rows);
  const sums = new Map<string, number>();
  for (const { cusip, amount } of rows) sums.set(cusip ?? '', (sums.get(cusip ?? '') ?? 0) + Number(amount));
  return [...sums].sort().map(([cusip, amount]) => [cusip, String(amount)] as const);
}
