/** Our own sectors, each with the fund that a stock's relative strength is measured against. */
export const SECTOR_FUNDS = {
  Communication: 'XLC',
  'Consumer Discretionary': 'XLY',
  'Consumer Staples': 'XLP',
  Energy: 'XLE',
  Financials: 'XLF',
  'Health Care': 'XLV',
  Industrials: 'XLI',
  Materials: 'XLB',
  'Real Estate': 'XLRE',
  Technology: 'XLK',
  Utilities: 'XLU',
} as const;

/** Funds that figures are compared with: of the market and of the sectors. */
export const BENCHMARK_FUNDS: ReadonlySet<string> = new Set(['SPY', ...Object.values(SECTOR_FUNDS)]);

export type Sector = keyof typeof SECTOR_FUNDS;

/** SIC codes from and to, both included. */
type Range = readonly [number, number];

const ranges = (sector: Sector, ...of: readonly Range[]): readonly (readonly [Sector, Range])[] =>
  of.map((range) => [sector, range]);

/** The first range that contains a code applies; other codes are industrials. */
export const SECTOR_RANGES: readonly (readonly [Sector, Range])[] = [
  ...ranges('Technology', [7370, 7379], [3570, 3579], [3661, 3679], [3825, 3825], [3827, 3827]),
  ...ranges('Communication', [4800, 4899], [2710, 2741], [7310, 7319], [7812, 7841]),
  ...ranges('Health Care', [2833, 2836], [3826, 3826], [3841, 3851], [5047, 5047], [5122, 5122]),
  ...ranges('Health Care', [5912, 5912], [8000, 8099], [8731, 8731], [6324, 6324]),
  ...ranges('Financials', [6000, 6411]),
  ...ranges('Real Estate', [6500, 6553], [6798, 6798]),
  ...ranges('Energy', [1300, 1389], [2911, 2911], [4600, 4619], [4922, 4922], [1220, 1220]),
  ...ranges('Utilities', [4900, 4991]),
  // Household paper products come before paper manufacturers, and soap before chemicals.
  ...ranges('Consumer Staples', [2670, 2676]),
  ...ranges('Materials', [1000, 1099], [1400, 1499], [2600, 2699], [2800, 2829], [2850, 2899], [3200, 3399]),
  ...ranges('Consumer Staples', [2000, 2111], [2840, 2844], [5140, 5149], [5400, 5499], [5331, 5331]),
  ...ranges('Consumer Discretionary', [3711, 3716], [2300, 2399], [3021, 3021], [5000, 5999]),
  ...ranges('Consumer Discretionary', [7011, 7011], [7900, 7999], [1531, 1531], [4700, 4700], [3942, 3949]),
];
