import { SECTOR_OVERRIDES } from './sector-overrides.ts';
import { SECTOR_FUNDS, SECTOR_RANGES, type Sector } from './sector-ranges.ts';

export type SectorOfCompany = {
  readonly sector: Sector;
  /** Ticker of the fund that follows the sector. */
  readonly fund: (typeof SECTOR_FUNDS)[Sector];
};

export type Classified = {
  /** Ten digits. */
  readonly cik: string;
  /** Four digits; null if EDGAR has none. */
  readonly sic: string | null;
  /** Whether it earns interest and no rents, as mortgage REITs do. */
  readonly isLender: boolean;
};

const REAL_ESTATE_TRUSTS = 6798;

/**
 * Sector of a company by its SIC code (GICS is licensed): every code has one. Null without a valid code,
 * unless the company is among the overrides.
 */
export function sectorOf({ cik, sic, isLender }: Classified): SectorOfCompany | null {
  const sector = SECTOR_OVERRIDES[cik] ?? sectorOfCode(sic, isLender);
  return sector === null ? null : { sector, fund: SECTOR_FUNDS[sector] };
}

function sectorOfCode(sic: string | null, isLender: boolean): Sector | null {
  if (sic === null || !/^\d{1,4}$/.test(sic)) return null;
  const code = Number(sic);
  if (code === REAL_ESTATE_TRUSTS && isLender) return 'Financials';
  const found = SECTOR_RANGES.find(([, [from, to]]) => code >= from && code <= to);
  return found?.[0] ?? 'Industrials';
}
