import { expect } from 'chai';
import { markOf, reachOf, warningsOf } from './age-text.ts';
import type { Age } from './use-age.ts';

const AGE: Age = {
  prices: {
    message: 'Prices end with the session of 2026-08-14; later ones were not collected.',
    newest_bar: '2026-08-14',
    remedy: 'Run it.',
    stale_from: '2026-08-18T00:00:00Z',
    status: 'stale',
  },
  statements: {
    companyfacts_filed_to: '2026-04-30',
    figures_end: '2026-03-31',
    filings_listed_to: '2026-08-18',
    message: 'Figures end 2026-03-31.',
    newest_report: {
      accession: '0009999999-26-000020',
      filed: '2026-07-30',
      form: '10-Q',
      period_end: '2026-06-30',
      url: 'https://www.sec.gov/',
    },
    reason: 'report_not_collected',
    remedy: 'Load it.',
    stale_from: '2026-10-02',
    status: 'stale',
  },
};

describe('the age of figures on a page', () => {
  it('is a warning where they are shown, in the words of the service', () => {
    const [statements, prices] = warningsOf(AGE, 'overview');
    expect(statements).to.include({
      title: 'Old figures.',
      message: 'Figures end 2026-03-31.',
      remedy: 'Load it.',
    });
    expect(prices).to.include({ title: 'Old prices.', remedy: 'Run it.' });
    expect(warningsOf(AGE, 'statements')).to.have.lengthOf(1);
    expect(warningsOf(AGE, 'prices')).to.have.lengthOf(1);
    expect(warningsOf(AGE, 'filings')).to.deep.equal([]);
  });

  it('is no warning while they are current, and none of what there is not', () => {
    const current: Age = { statements: { ...AGE.statements!, status: 'current' }, prices: null };
    expect(warningsOf(current, 'overview')).to.deep.equal([]);
    expect(warningsOf({ statements: null, prices: null }, 'overview')).to.deep.equal([]);
  });

  it('is a line with what they reach on every page', () => {
    expect(reachOf(AGE)).to.equal(
      'Figures to 2026-03-31 · newest report known: 10-Q filed 2026-07-30 for the period to 2026-06-30 · prices to 2026-08-14',
    );
    expect(reachOf({ ...AGE, statements: null })).to.equal('Prices to 2026-08-14');
    expect(reachOf({ statements: null, prices: null })).to.equal('');
  });

  it('marks the newest period unless it is current', () => {
    expect([markOf('stale'), markOf('behind'), markOf('current'), markOf(undefined)]).to.deep.equal([
      'old',
      'newer report known',
      '',
      '',
    ]);
  });
});
