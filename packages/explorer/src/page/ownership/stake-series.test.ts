import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { stakeSeries } from './stake-series.ts';

type Schedule = Schemas['StakeHistoryItem'];

const schedule = (members: Partial<Schedule>): Schedule => ({
  accession: '0009980001-25-500001',
  aggregate_shares: 1000,
  class_title: 'Common Stock',
  event_date: '2025-01-31',
  filed: '2025-02-10',
  first_accession: '0009980001-25-500001',
  flags: [],
  form: 'SCHEDULE 13G',
  holder_cik: '0009980001',
  holder_name: 'Quillon Capital',
  is_exit: false,
  pct_of_class: 6,
  schedule: '13G',
  superseded: false,
  ...members,
});

describe('the timeline of stakes', () => {
  it('has a line for each holder and class, by the day of the event, oldest first', () => {
    const series = stakeSeries([
      schedule({ event_date: '2025-06-30', pct_of_class: 7.5, accession: '0009980001-25-500002' }),
      schedule({ superseded: true, holder_name: 'Quillon Capital, by its former name' }),
      schedule({ class_title: 'Class B', pct_of_class: 9, first_accession: '0009980001-25-500009' }),
    ]);
    expect(
      series.map(({ holder, classTitle, points }) => [holder, classTitle, points.map(({ date }) => date)]),
    ).to.deep.equal([
      ['Quillon Capital', 'Class B', ['2025-01-31']],
      ['Quillon Capital', 'Common Stock', ['2025-01-31', '2025-06-30']],
    ]);
  });

  it('takes the day of the filing where a schedule names no event', () => {
    expect(stakeSeries([schedule({ event_date: null })])[0]?.points[0]?.date).to.equal('2025-02-10');
  });

  it('puts exits last, and leaves out schedules without a percentage', () => {
    const series = stakeSeries([
      schedule({ first_accession: 'gone', holder_name: 'Gone LP', is_exit: true, pct_of_class: 4.9 }),
      schedule({}),
      schedule({ first_accession: 'silent', holder_name: 'Silent LP', pct_of_class: null }),
    ]);
    expect(series.map(({ holder, isExit }) => [holder, isExit])).to.deep.equal([
      ['Quillon Capital', false],
      ['Gone LP', true],
    ]);
  });
});
