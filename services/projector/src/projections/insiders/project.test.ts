import { expect } from 'chai';
import {
  heldRow,
  noticeEvent,
  reportingOwner,
  tradedRow,
  tradesEvent,
} from '@footnote/events/testing/trades';
import type {
  InsiderFilingRow,
  InsiderHoldingRow,
  InsiderTransactionRow,
  SaleIntentRow,
} from '@footnote/read-models/insiders';
import { useBench } from '../../testing/bench.ts';
import { insiders } from './project.ts';

const CIK = '0000000001';
const accession = (serial: number): string => `0000000009-26-${String(serial).padStart(6, '0')}`;
const VIEWS = ['insider_filings', 'insider_transactions', 'insider_holdings', 'sale_intents'] as const;

const OPTION = {
  derivative: true,
  security: 'Option',
  underlying: { security: 'Common Stock', shares: '30', value: null },
};
const EVENTS = [
  tradesEvent(CIK, accession(1), [heldRow('1100'), heldRow('60', OPTION)], {
    form: '3',
    filed: '2026-01-05',
    no_securities_owned: false,
  }),
  noticeEvent(CIK, accession(2), '150'),
  tradesEvent(
    CIK,
    accession(3),
    [
      tradedRow({ code: 'M', shares: '30', price: '4.5', direction: 'A' }, '1130'),
      tradedRow({ shares: '130.5', price: '10.25' }, '999.5', {
        footnotes: [{ element: 'transactionPricePerShare', footnote: 0 }],
      }),
      tradedRow({ code: 'M', shares: '30', price: null, direction: 'D' }, '30', OPTION),
    ],
    {
      footnotes: ['Average.'],
      under_plan: true,
      owners: [
        reportingOwner('0009990055', { is_director: true }),
        reportingOwner('0009990056', {
          is_officer: false,
          is_other: true,
          officer_title: null,
          other_text: 'Trust',
        }),
      ],
    },
  ),
  tradesEvent(CIK, accession(4), [tradedRow({ shares: '130.5', price: '10.35' }, '999.5')], {
    form: '4/A',
    filed: '2026-03-20',
    original_filed: '2026-03-04',
  }),
  tradesEvent(CIK, accession(5), [], { refusal: 'malformed', filed: '2026-03-21', owners: [] }),
];

describe('the insiders projection', () => {
  const bench = useBench();
  const read = async <T>(view: (typeof VIEWS)[number]): Promise<readonly T[]> =>
    (await bench().store.query<T & { revision: number }>(`SELECT * FROM ${view} ORDER BY ALL`)).map(
      ({ revision: _, ...row }) => row as T,
    );
  const project = (): Promise<void> => bench().project([insiders]);

  it('stores every line of every form, and the effects of later ones', async () => {
    await bench().append('trades', ...EVENTS);
    await project();
    const lines = await read<InsiderTransactionRow>('insider_transactions');
    expect(
      lines.map((row) => [
        row.accession.slice(-1),
        row.line,
        row.code,
        row.shares,
        row.counterpart,
        row.superseded_by.slice(-1),
      ]),
    ).to.deep.equal([
      ['3', 0, 'M', '30', 2, ''],
      ['3', 1, 'S', '130.5', null, '4'],
      ['3', 2, 'M', '30', 0, ''],
      ['4', 0, 'S', '130.5', null, ''],
    ]);
    expect(lines[1]).to.deep.include({
      form: '4',
      filed: '2026-03-04',
      day: '2026-03-02',
      date: '2026-03-02',
      price: '10.25',
      shares_after: '999.5',
      direction: 'D',
      under_plan: true,
      owner_ciks: ['0009990055', '0009990056'],
      owner_relations: ['director,officer', 'other'],
      owner_titles: ['Chief Executive Officer', 'Trust'],
      footnote_elements: ['transactionPricePerShare'],
      footnotes: ['Average.'],
    });
    expect(
      (await read<InsiderHoldingRow>('insider_holdings')).map((row) => [row.derivative, row.shares_after]),
    ).to.deep.equal([
      [false, '1100'],
      [true, '60'],
    ]);
    expect(
      (await read<InsiderFilingRow>('insider_filings')).map((row) => [
        row.form,
        row.transactions,
        row.holdings,
        row.amends.map((each) => each.slice(-1)).join(),
        row.refusal,
      ]),
    ).to.deep.equal([
      ['3', 0, 2, '', ''],
      ['144', 0, 0, '', ''],
      ['4', 3, 0, '', ''],
      ['4/A', 1, 0, '3', ''],
      ['4', 0, 0, '', 'malformed'],
    ]);
    expect((await read<SaleIntentRow>('sale_intents'))[0]).to.deep.include({
      units: '150',
      market_value: '1000',
      plan_dates: ['2025-11-15'],
      counts_from: '2026-03-01',
      counts_to: '2026-05-30',
      owner_cik: '0009990055',
      matched_by: 'cik',
      sold_shares: '130.5',
      refusal: '',
      sale_accessions: [accession(4)],
      sale_lines: [0],
    });
  });

  it('produces the same rows in whatever order and however often the forms are delivered', async () => {
    await bench().append('trades', ...EVENTS);
    await project();
    const expected = await Promise.all(VIEWS.map((view) => read(view)));
    const other = '0000000002';
    const renamed = EVENTS.map((event) => ({ ...event, cik: other }));
    for (const event of [...renamed].reverse()) {
      await bench().append('trades', event);
      if (event.form === '4/A') await project();
    }
    await bench().append('trades', ...renamed.slice(1, 3));
    await project();
    const rows = await Promise.all(VIEWS.map((view) => read<{ cik: string }>(view)));
    expect(
      rows.map((all) => all.filter(({ cik }) => cik === other).map((row) => ({ ...row, cik: CIK }))),
    ).to.deep.equal(expected);
  });

  it('keeps a parsed form when a refusal of it arrives, but not the reverse', async () => {
    const good = tradesEvent(CIK, accession(1), [tradedRow({})]);
    const bad = tradesEvent(CIK, accession(1), [], { refusal: 'malformed' });
    for (const event of [bad, good, bad]) {
      await bench().append('trades', event);
      await project();
    }
    expect((await read<InsiderFilingRow>('insider_filings')).map(({ refusal }) => refusal)).to.deep.equal([
      '',
    ]);
  });

  it('omits the plan box before it existed, invalid dates, and amounts beyond the columns', async () => {
    await bench().append(
      'trades',
      tradesEvent(
        CIK,
        accession(1),
        [tradedRow({ date: '0022-03-02', shares: '9'.repeat(30), price: '1.12345678901234' })],
        {
          filed: '2022-03-04',
          under_plan: false,
        },
      ),
    );
    await project();
    expect((await read<InsiderTransactionRow>('insider_transactions'))[0]).to.include({
      under_plan: null,
      date: null,
      day: '2022-03-04',
      shares: null,
      price: '1.123456789',
    });
  });

  it('sends an event that is not a filing to the dead letters', async () => {
    await bench().append(
      'trades',
      tradesEvent('1', accession(1), []),
      tradesEvent(CIK, '1-26-1', []),
      tradesEvent(CIK, accession(2), [], { filed: '04/03/2026', source_time: 0 }),
    );
    await project();
    expect((await bench().read('dead-letters')).map(({ reason }) => reason).sort()).to.deep.equal([
      'accession_malformed',
      'cik_malformed',
      'date_impossible',
    ]);
  });
});
