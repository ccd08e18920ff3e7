import { expect } from 'chai';
import { exact, served, type Figure } from '../ratios/exact.ts';
import * as measures from './measures.ts';

const figure = (text: string | null): Figure => (text === null ? null : exact(text));
const text = (value: Figure): string | null => served(value)?.toFixed() ?? null;
const span = (end: string | null, start: string | null): measures.Span => ({
  end: figure(end),
  start: figure(start),
});

describe('bank metrics', () => {
  it('annualise a quarter, and take a fiscal year as filed', () => {
    const assets = span('1100', '900');
    expect(text(measures.niiToAvgAssetsPct(figure('10'), 4, assets))).to.equal('4');
    expect(text(measures.niiToAvgAssetsPct(figure('10'), 1, assets))).to.equal('1');
    expect(text(measures.niiToAvgAssetsPct(figure('10'), 4, span('1100', null)))).to.equal(null);
  });

  it('measure cost against total income', () => {
    expect(text(measures.efficiencyRatioPct(figure('60'), figure('70'), figure('50')))).to.equal('50');
    expect(text(measures.efficiencyRatioPct(figure('60'), figure('-70'), figure('50')))).to.equal(null);
    expect(text(measures.efficiencyRatioPct(figure('60'), null, figure('50')))).to.equal(null);
  });

  it('measure the allowance against loans before the allowance', () => {
    expect(text(measures.allowanceToLoansPct(figure('2'), figure('98')))).to.equal('2');
  });

  it('are negative for a release of provisions', () => {
    expect(text(measures.provisionToAvgLoansPct(figure('-1'), 4, span('100', '100')))).to.equal('-4');
  });

  it('exclude preferred stock from tangible common equity, and never guess it', () => {
    const book = span('220', '200');
    expect(text(measures.rotcePct(figure('10'), 4, book, span('20', '20')))).to.equal('21.05');
    expect(text(measures.rotcePct(figure('10'), 4, book, span('20', null)))).to.equal(null);
    expect(text(measures.rotcePct(figure('10'), 4, span('10', '10'), span('20', '20')))).to.equal(null);
  });

  it('show the filed capital ratio in percent', () => {
    expect(text(measures.cet1RatioPct(figure('0.1432')))).to.equal('14.32');
    expect(text(measures.loansToDepositsPct(figure('60'), figure('0')))).to.equal(null);
    expect(text(measures.equityToAssetsPct(figure('8'), figure('100')))).to.equal('8');
  });
});
