import { expect } from 'chai';
import { recentCoverage } from './recent.ts';
import { quarters, years } from './test-cells.ts';

const revenue = [1, 2, 3, 4, 5, 6, 7, null, 9, 10, null, 12];

describe('coverage of the newest periods', () => {
  it('is that of eight quarters and five years, whether they are served or refused', () => {
    const cells = [
      ...quarters('revenue', 2020, revenue),
      ...years('revenue', 2015, [1, null, 3, 4, 5, 6, 7]),
    ];
    expect(recentCoverage(cells, 'quarterly')).to.deep.equal({
      quarters: { revenue: { served: 6, refused: { not_reported: 2 } } },
      years: { revenue: { served: 5, refused: {} } },
    });
  });

  it('shows the balances at the ends of quarters and of years', () => {
    const cells = [
      ...quarters('revenue', 2020, revenue),
      ...quarters('total_assets', 2020, revenue, 'instant'),
      ...years('revenue', 2020, [1, 2, 3]),
    ];
    const { quarters: ofQuarters, years: ofYears } = recentCoverage(cells, 'quarterly');
    expect(ofQuarters['total_assets']).to.deep.equal({ served: 6, refused: { not_reported: 2 } });
    expect(ofYears['total_assets']).to.deep.equal({ served: 2, refused: { not_reported: 1 } });
  });

  it('has no quarters of an annual filer', () => {
    const cells = [...quarters('revenue', 2020, revenue), ...years('revenue', 2020, [1, 2, 3])];
    expect(recentCoverage(cells, 'annual').quarters).to.deep.equal({});
  });
});
