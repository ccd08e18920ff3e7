import type { Sector } from './sector-ranges.ts';

/**
 * Companies, by CIK, whose SIC code is misleading: an outdated one, or that of a conglomerate's first
 * business. Add new ones here.
 */
export const SECTOR_OVERRIDES: Readonly<Record<string, Sector>> = {
  // Meta Platforms and Alphabet: advertising, but classified as data processing services.
  '0001326801': 'Communication',
  '0001652044': 'Communication',
  // Walt Disney: media, but classified as amusement parks.
  '0001744489': 'Communication',
  // Visa, Mastercard, PayPal: payments, but classified as business services.
  '0001403161': 'Financials',
  '0001141391': 'Financials',
  '0001633917': 'Financials',
  // Lam Research: semiconductor equipment, but classified as special industry machinery.
  '0000707549': 'Technology',
  // 3M: classified as surgical instruments.
  '0000066740': 'Industrials',
};
