import { QUARTERS } from './invent.ts';
import type { PositionKind, TrueChange, TrueManager, TrueQuarter } from './types.ts';

type TrueOptions = { readonly shares: number; readonly value: number } | null;

export type TrueInstitutionalHolder = {
  readonly cik: string;
  readonly accession: string;
  readonly shares: number;
  readonly value: number;
  /** Null if the manager's portfolio of the quarter before is not known. */
  readonly change: TrueChange | null;
  readonly puts: TrueOptions;
  readonly calls: TrueOptions;
};

/** The institutional holders of an issuer at the end of the newest quarter, by Forms 13F. */
export type TrueInstitutional = {
  /** In descending order of shares. */
  readonly holders: readonly TrueInstitutionalHolder[];
  readonly shares: number;
  readonly value: number;
  /** Totals over all managers, including those without shares. */
  readonly puts: TrueOptions;
  readonly calls: TrueOptions;
  /** Number of managers whose portfolio of the quarter is known. */
  readonly reporting: number;
  /** Number of managers that filed more than a notice but whose portfolio is not known. */
  readonly not_counted: number;
  readonly reporting_before: number;
};

const isKnown = (quarter: TrueQuarter | null): boolean => quarter?.portfolio === 'known';

/** Positions of one kind in a security. */
function sumOf(quarters: readonly (TrueQuarter | null)[], cusip: string, kind: PositionKind): TrueOptions {
  const own = quarters
    .flatMap((quarter) => quarter?.positions ?? [])
    .filter((position) => position.cusip === cusip && position.kind === kind);
  if (own.length === 0) return null;
  return {
    shares: own.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    value: own.reduce((sum, { value }) => sum + value, 0),
  };
}

function holderOf({ cik, now, changes }: TrueManager, cusip: string): readonly TrueInstitutionalHolder[] {
  const place = now.positions.findIndex((each) => each.cusip === cusip && each.kind === 'shares');
  const position = now.positions[place];
  if (position?.amount == null) return [];
  return [
    {
      cik,
      accession: position.accession,
      shares: position.amount,
      value: position.value,
      change: changes?.[place] ?? null,
      puts: sumOf([now], cusip, 'put'),
      calls: sumOf([now], cusip, 'call'),
    },
  ];
}

/** The holdings that these managers report in the shares with a CUSIP. */
export function trueInstitutional(managers: readonly TrueManager[], cusip: string): TrueInstitutional {
  const current = managers.filter(({ now }) => now.quarter === QUARTERS.now);
  const holders = current
    .flatMap((manager) => holderOf(manager, cusip))
    .toSorted((one, other) => other.shares - one.shares || (one.cik < other.cik ? -1 : 1));
  const quarters = current.map(({ now }) => now);
  return {
    holders,
    shares: holders.reduce((sum, { shares }) => sum + shares, 0),
    value: holders.reduce((sum, { value }) => sum + value, 0),
    puts: sumOf(quarters, cusip, 'put'),
    calls: sumOf(quarters, cusip, 'call'),
    reporting: quarters.filter(isKnown).length,
    not_counted: quarters.filter((quarter) => !isKnown(quarter) && quarter.portfolio !== 'notice').length,
    reporting_before: current.filter(({ before }) => isKnown(before)).length,
  };
}
