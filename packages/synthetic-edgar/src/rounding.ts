import type { IssuerSpec } from './spec.ts';

/** `unit` and `share_unit`: the smallest amounts that are filed; `grain`: steps of the accounts in one unit. */
export type Rounding = { readonly unit: number; readonly grain: number; readonly share_unit: number };

/** How filings of a fiscal year round. */
export const roundingOf = (spec: IssuerSpec, label: number): Rounding => {
  const { coarser, unit, grain, share_unit } = spec;
  if (coarser === null || label < coarser.from) return { unit, grain, share_unit };
  return {
    unit: unit * coarser.money,
    grain: grain * coarser.money,
    share_unit: share_unit * coarser.shares,
  };
};

/** The coarsest unit in which amounts are filed that do not add up; 0 where all do. */
export const coarsestUnit = ({ unit, grain, coarser }: IssuerSpec): number => {
  const coarse = unit * (coarser?.money ?? 1);
  return grain === 1 && coarse === unit ? 0 : coarse;
};

export const coarsestShareUnit = ({ share_unit, coarser }: IssuerSpec): number =>
  share_unit * (coarser?.shares ?? 1);
