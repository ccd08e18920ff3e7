import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { technicalGroups } from './technical-rows.ts';

describe('the rows of technical indicators', () => {
  it('have each member of a group, and the reason of what is missing', () => {
    const data = {
      moving_averages: { sma_200: null, golden_cross_active: true },
      momentum: { macd: { value: -0.4309, above_signal: false }, rsi_zone: 'neutral' },
      trend_strength: { obv: 73009634 },
      volatility: { bollinger_20: null },
      relative_strength: {},
      unavailable: { sma_200: 'insufficient_history', bollinger_20: 'flat_series' },
    } as unknown as Schemas['Technicals'];
    const rows = technicalGroups(data).flatMap(({ rows: own }) => own);
    expect(rows).to.deep.equal([
      { name: 'sma_200', value: undefined, reason: 'insufficient_history' },
      { name: 'golden_cross_active', value: 'yes', reason: undefined },
      { name: 'macd.value', value: '−0.4309', reason: undefined },
      { name: 'macd.above_signal', value: 'no', reason: undefined },
      { name: 'rsi_zone', value: 'neutral', reason: undefined },
      { name: 'obv', value: '73,009,634', reason: undefined },
      { name: 'bollinger_20', value: undefined, reason: 'flat_series' },
    ]);
  });
});
