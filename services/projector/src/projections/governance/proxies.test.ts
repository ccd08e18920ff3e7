import { expect } from 'chai';
import { governanceEvent, tradingArrangement } from '@footnote/events/testing/governance';
import { proxyEvent, proxyFigure, proxyRow } from '@footnote/events/testing/proxies';
import type { ProxyStatementRow, ProxyTableRow } from '@footnote/read-models/proxies';
import { useBench } from '../../testing/bench.ts';
import { governance } from './project.ts';

const CIK = '0000000001';
const accession = (serial: number): string => `0000000001-26-${String(serial).padStart(6, '0')}`;
const VIEWS = ['governance_reports', 'trading_arrangements', 'proxy_statements', 'proxy_rows'] as const;

const EVENTS = [
  governanceEvent(CIK, accession(1), [tradingArrangement()]),
  proxyEvent(CIK, accession(2), [
    proxyRow(),
    proxyRow({
      year: 2024,
      refusal: 'does_not_add',
      figures: [proxyFigure('salary', null, { text: '1', refusal: 'does_not_add' })],
    }),
    proxyRow({
      section: 'pay_versus_performance',
      kind: 'adjustment',
      title: null,
      year: null,
      member: 'acme:GrantsMember',
      effect: 'deducted',
      start: '2025-01-01',
      end: '2025-12-31',
      figures: [proxyFigure('amount', '-5.25', { concept: 'ecd:AdjToCompAmt', element_id: 'f-9' })],
    }),
    proxyRow({
      section: 'meeting',
      kind: 'day',
      name: null,
      title: null,
      year: null,
      figures: [
        proxyFigure('annual_meeting', null, { text: 'May 21, 2026', day: '2026-05-21', unit: 'day' }),
      ],
    }),
  ]),
  proxyEvent(CIK, accession(3), [], { filed: '2025-04-09' }),
];

describe('the governance projection, of proxy statements', () => {
  const bench = useBench();
  const read = async <T>(view: (typeof VIEWS)[number]): Promise<readonly T[]> =>
    (await bench().store.query<T & { revision: number }>(`SELECT * FROM ${view} ORDER BY ALL`)).map(
      ({ revision: _, ...row }) => row as T,
    );
  const project = (): Promise<void> => bench().project([governance]);

  it('stores every statement with its rows, apart from reports', async () => {
    await bench().append('governance', ...EVENTS);
    await project();
    const statements = await read<ProxyStatementRow>('proxy_statements');
    expect(
      statements.map(({ accession: number, filed, lines }) => [number.slice(-1), filed, lines]),
    ).to.deep.equal([
      ['2', '2026-04-10', 4],
      ['3', '2025-04-09', 0],
    ]);
    const rows = await read<ProxyTableRow>('proxy_rows');
    expect(
      rows.map(({ line, section, year, refusal, figure_amounts: amounts }) => [
        line,
        section,
        year,
        refusal,
        amounts,
      ]),
    ).to.deep.equal([
      [0, 'compensation', 2025, '', ['900000', '900000']],
      [1, 'compensation', 2024, 'does_not_add', ['']],
      [2, 'pay_versus_performance', null, '', ['-5.25']],
      [3, 'meeting', null, '', ['']],
    ]);
    expect(rows[2]).to.deep.include({
      effect: 'deducted',
      period_end: '2025-12-31',
      figure_elements: ['f-9'],
    });
    expect(rows[3]).to.deep.include({ figure_days: ['2026-05-21'], figure_texts: ['May 21, 2026'] });
    expect(await read('governance_reports')).to.have.length(1);
  });

  it('produces the same rows in whatever order and however often the filings are delivered', async () => {
    await bench().append('governance', ...EVENTS);
    await project();
    const expected = await Promise.all(VIEWS.map((view) => read(view)));
    const other = '0000000002';
    const renamed = EVENTS.map((event) => ({ ...event, cik: other }));
    for (const event of [...renamed].reverse()) {
      await bench().append('governance', event);
      if (event.form === 'DEF 14A') await project();
    }
    await bench().append('governance', ...renamed.slice(1));
    await project();
    const rows = await Promise.all(VIEWS.map((view) => read<{ cik: string }>(view)));
    expect(
      rows.map((all) => all.filter(({ cik }) => cik === other).map((row) => ({ ...row, cik: CIK }))),
    ).to.deep.equal(expected);
  });

  it('keeps an amount that no column can hold as text, and replaces a statement that is read again', async () => {
    const [, statement] = EVENTS;
    await bench().append('governance', statement!);
    await project();
    const far = [proxyRow({ figures: [proxyFigure('total', '9'.repeat(40), { text: 'many' })] })];
    await bench().append('governance', proxyEvent(CIK, accession(2), far));
    await project();
    const rows = await read<ProxyTableRow>('proxy_rows');
    expect(rows).to.have.length(1);
    expect(rows[0]).to.deep.include({
      figure_amounts: [''],
      figure_refusals: ['not_readable'],
      figure_texts: ['many'],
    });
  });

  it('sends what cannot be to the dead letters', async () => {
    await bench().append(
      'governance',
      proxyEvent(CIK, accession(4), [proxyRow({ figures: [proxyFigure('total', 'NaN')] })]),
      proxyEvent(CIK, accession(5), [proxyRow({ start: '2025-12-31', end: '2025-01-01' })]),
      proxyEvent(CIK, accession(6), [
        proxyRow({ figures: [proxyFigure('record_date', null, { day: '2026-02-30' })] }),
      ]),
    );
    await project();
    expect((await bench().read('dead-letters')).map(({ reason }) => reason).sort()).to.deep.equal([
      'date_impossible',
      'number_impossible',
      'period_reversed',
    ]);
  });
});
