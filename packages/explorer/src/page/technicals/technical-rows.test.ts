import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { indicatorOf, INDICATORS } from './technical-rows.ts';

describe('technical indicators', () => {
  const data = {
    moving_averages: { sma_200: null, golden_cross_active: true },
    momentum: { macd: null, rsi_14: 35.57, rsi_zone: 'neutral' },
    unavailable: { sma_200: 'insufficient_history', macd: 'flat_series' },
  } as unknown as Schemas['Technicals'];

  it('are numbers, words, or true and false', () => {
    expect(
      ['momentum.rsi_14', 'momentum.rsi_zone', 'moving_averages.golden_cross_active'].map((figure) =>
        indicatorOf(data, figure),
      ),
    ).to.deep.equal([35.57, 'neutral', true]);
  });

  it('have the reason of their refusal, or that of the object that would contain them', () => {
    expect(indicatorOf(data, 'moving_averages.sma_200')).to.have.property('reason', 'insufficient_history');
    expect(indicatorOf(data, 'momentum.macd.histogram')).to.have.property('reason', 'flat_series');
    expect(indicatorOf(data, 'volatility.atr_14')).to.equal(null);
  });

  it('are listed once', () => {
    const figures = INDICATORS.flatMap(({ indicators }) => indicators.map(({ figure }) => figure));
    expect(new Set(figures).size).to.equal(figures.length);
  });
});
