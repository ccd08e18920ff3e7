import { expect } from 'chai';
import { flagsOf } from './flags.ts';

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
});
