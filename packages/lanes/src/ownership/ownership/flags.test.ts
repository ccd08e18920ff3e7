import { expect } from 'chai';
import { flagsOf } from './flags.ts';
import type { ShareCount } from './read.ts';

const stake = (filed: string, isHolder = true) => ({
  filed,
  flags: [],
  is_holder: isHolder,
  holding_pct: '6.1',
  holding_shares: '100',
  pct_of_class: '6.1',
  shares: '100',
});
const flagged = (filed: string, now: string, isHolder = true) =>
  flagsOf(stake(filed, isHolder), undefined, Date.parse(`${now}T12:00:00Z`));

describe('a stake', () => {
  it('is unconfirmed two years after its filing, whatever the length of the months', () => {
    expect(flagged('2024-05-31', '2026-05-31')).to.deep.equal([]);
    expect(flagged('2024-05-31', '2026-06-01')).to.deep.equal(['unconfirmed']);
    expect(flagged('2026-02-28', '2028-02-29')).to.deep.equal([]);
    expect(flagged('2026-02-27', '2028-02-29')).to.deep.equal(['unconfirmed']);
    expect(flagged('2024-05-31', '2026-06-01', false)).to.deep.equal([]);
  });

  it('is compared with the cover page up to 400 days from its date, of a company with one class', () => {
    // 100 shares are not 6.1 % of a million.
    const compared = (asOf: string, basis: ShareCount['share_count_basis'] = 'listed_security') =>
      flagsOf(
        stake('2026-01-10'),
        {
          shares_outstanding: '1000000',
          shares_as_of: asOf,
          share_classes: 1,
          share_count_basis: basis,
          shares_accession: '',
          shares_form: '',
          shares_filed: null,
        },
        Date.parse('2026-02-01'),
      );
    expect(compared('2024-12-06')).to.deep.equal(['unlike_shares_outstanding']);
    expect(compared('2024-12-05')).to.deep.equal([]);
    expect(compared('2026-01-10', 'all_classes')).to.deep.equal([]);
  });
});
