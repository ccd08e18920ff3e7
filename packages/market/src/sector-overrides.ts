import type { Sector } from './sector-ranges.ts';

/**
 * Companies, by CIK, whose SIC code misleads about what they are: a code of long ago, or of a conglomerate's first business.
 * A new one is added here.
 */
export const SECTOR_OVERRIDES: Readonly<Record<string, Sector>> = {
  // Meta Platforms and Alphabet: advertising, under services of data processing.
  '0001326801': 'Communication',
  '0001652044': 'Communication',
  // Walt Disney: media, under amusement parks.
  '0001744489': 'Communication',
  // Visa, Mastercard, PayPal: payments, under business services.
  '0001403161': 'Financials',
  '0001141391': 'Financials',
  '0001633917': 'Financials',
  // Lam Research: makers of chips' machines, under special industry machinery.
  '0000707549': 'Technology',
  // 3M: under surgical instruments.
  '0000066740': 'Industrials',
};
