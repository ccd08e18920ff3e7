import { expect } from 'chai';
import { apart } from './compared-periods.ts';

describe('periods of several companies', () => {
  it('are said to be of other months if the same label ends more than 45 days apart', () => {
    expect(
      apart([
        { symbol: 'WMT', label: 'FY2024', date: '2024-01-31' },
        { symbol: 'TGT', label: 'FY2024', date: '2025-02-01' },
        { symbol: 'COST', label: 'FY2024', date: '2024-09-01' },
        { symbol: 'WMT', label: 'FY2023', date: '2023-01-31' },
      ]),
    ).to.deep.equal(['NOT the same months: FY2024 ends on 2024-01-31 for WMT and on 2025-02-01 for TGT']);
    expect(
      apart([
        { symbol: 'AAPL', label: '2025-Q3', date: '2025-06-28' },
        { symbol: 'CSCO', label: '2025-Q3', date: '2025-07-26' },
      ]),
    ).to.deep.equal([]);
  });
});
