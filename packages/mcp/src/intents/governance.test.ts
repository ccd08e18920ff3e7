import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import type { Ask } from './ask.ts';
import { readArguments } from './given.ts';
import type { Context } from './intent.ts';
import { governanceAnswer, governancePart } from './ownership-governance.ts';

type Governance = Schemas['Governance'];

const PLACE = { element_id: null, file: 'a.htm', from: 1, to: 2, viewer: '/filings/a' };
const HEAD = { accession: '0000000001-26-000001', filed: '2026-04-01', form: 'DEF 14A' };
const REPORT = { accession: '0000000001-26-000002', filed: '2026-05-20', form: '8-K' };
const of = (value: number): Schemas['ProxyFigure'] => ({
  concept: null,
  place: PLACE,
  text: String(value),
  unit: 'USD',
  value,
});
const none: Schemas['ProxyFigure'] = { available: false, evidence: null, reason: 'not_stated' };
const DATA = {
  freshness: 'end_of_day',
  compensation: {
    ...HEAD,
    rows: [
      {
        ...{ name: 'Ada Lovelace', title: 'Chief Executive Officer', year: 2025, refusal: null },
        ...{ salary: of(900), stock_awards: of(100), bonus: none, fees: none, total: of(1000) },
        ...{ option_awards: none, non_equity_incentive: none, pension_change: none, all_other: none },
      },
      {
        ...{ name: null, title: null, year: 2025, refusal: 'does_not_add' },
        ...{ salary: none, stock_awards: none, bonus: none, fees: none, total: none },
        ...{ option_awards: none, non_equity_incentive: none, pension_change: none, all_other: none },
      },
    ],
  },
  audit_fees: { available: false, reason: 'no_table' },
  pay_versus_performance: {
    ...HEAD,
    measures: [{ name: 'Revenue', place: PLACE }],
    years: [
      {
        ...{ period_end: '2025-12-31', net_income: of(7), selected_measure: none, others: null },
        ...{ selected_measure_name: null, total_shareholder_return: of(150), peer_group_return: of(120) },
        peos: [{ name: 'Ada Lovelace', total: of(1000), actually_paid: of(800) }],
      },
    ],
  },
  votes: {
    meetings: [
      { ...REPORT, held: { day: '2026-05-19', place: PLACE }, proposals: 2 },
      {
        ...{ ...REPORT, accession: '0000000001-25-000002', filed: '2025-05-20' },
        ...{ held: { available: false, reason: 'not_stated' }, proposals: 1 },
      },
    ],
    results: {
      ...REPORT,
      proposals: [
        {
          ...{ number: '1', description: 'Election of directors', kind: 'election', reason: null },
          lines: [
            { nominee: 'Ada Lovelace', counts: [{ kind: 'for', votes: 90, place: PLACE }] },
            { nominee: 'Charles Babbage', counts: [{ kind: 'withheld', votes: 8, place: PLACE }] },
          ],
        },
        { number: '2', description: 'Pay', kind: 'say_on_pay', reason: 'not_proven', lines: [] },
      ],
    },
  },
  changes: [
    {
      ...REPORT,
      reason: null,
      changes: [{ person: 'Charles Babbage', type: 'departure', role: 'Director', effective: '2026-06-01' }],
    },
    { ...REPORT, reason: 'no_single_reading', changes: [] },
    { ...REPORT, reason: 'not_read', changes: [] },
  ],
} as unknown as Governance;

const COMPANY = { symbol: 'ADA', name: 'Ada Inc.', cik: '0000000001' };

describe('the governance of a company', () => {
  const asked: unknown[] = [];
  const ask = ((_: string, parameters: unknown) => {
    asked.push(parameters);
    return Promise.resolve({ data: DATA });
  }) as unknown as Ask;
  const told = async (what: string): Promise<readonly string[]> => {
    const read = readArguments('get_ownership', ['company', 'what'], { company: 'ADA', what });
    const text = await governanceAnswer({ ask } as unknown as Context, read, COMPANY, governancePart(what)!);
    return text.split('\n');
  };

  it('is asked for by what people call it', () => {
    const titles = [
      'say on pay',
      'pay vs performance',
      'audit fees',
      'director pay',
      'executive compensation',
    ];
    expect(
      [...titles, 'officer changes', 'new ceo'].map((what) => governancePart(what)?.title),
    ).to.deep.equal([
      'votes at meetings',
      'pay versus performance',
      'fees of the auditor',
      'pay of directors',
      'pay of officers, summary compensation table',
      'changes of directors and officers',
      'changes of directors and officers',
    ]);
    expect(governancePart('stakes')).to.equal(undefined);
  });

  it('has pay by person and year, with the reason of a row that does not add up', async () => {
    expect(await told('pay')).to.deep.equal([
      'ADA Ada Inc., pay of officers, summary compensation table',
      'DEF 14A filed 2026-04-01 0000000001-26-000001',
      'year | person | salary | stock_awards | total, USD',
      '2025 | Ada Lovelace, Chief Executive Officer | 900 | 100 | 1000',
      '2025 | name unclear | does_not_add',
      'does_not_add: its parts do not add up to the total that is printed',
    ]);
    expect(asked.at(-1)).to.deep.include({ symbol: 'ADA', sections: ['compensation'] });
    expect((await told('pay versus performance')).slice(2)).to.deep.equal([
      'Most important measures: Revenue',
      'year to | principal executive officer | total pay | actually paid | average of the others | actually paid | value of 100 USD | of peers | net income | measure of the company',
      '2025-12-31 | Ada Lovelace | 1000 | 800 | - | - | 150 | 120 | 7 | -',
    ]);
    expect(await told('audit fees')).to.deep.equal([
      'ADA Ada Inc., fees of the auditor',
      'none: no_table, the proxy statement has no table with the usual headings',
    ]);
  });

  it('has votes by nominee, and changes by person', async () => {
    expect(await told('votes')).to.deep.equal([
      'ADA Ada Inc., votes at meetings',
      'held 2026-05-19, 2 proposals, 8-K filed 2026-05-20 0000000001-26-000002',
      'Earlier (argument to: the day of filing): day not_stated, 1 proposals, 8-K filed 2025-05-20 0000000001-25-000002',
      '1 Election of directors (election) | Ada Lovelace | for 90',
      '1 | Charles Babbage | withheld 8',
      '2 Pay (say on pay): not_proven',
      'not_proven: nothing proves that the figures are read as they are printed',
    ]);
    expect((await told('officer changes')).slice(1, 5)).to.deep.equal([
      'NOT read: 1 more filings with changes, the newest 8-K filed 2026-05-20 0000000001-26-000002',
      'person | what | role | day | filing',
      'Charles Babbage | departure | Director | effective 2026-06-01 | 8-K filed 2026-05-20 0000000001-26-000002',
      'no_single_reading | 8-K filed 2026-05-20 0000000001-26-000002',
    ]);
  });
});
