import type { IssuerSpec } from './spec.ts';

/** `unit` and `share_unit`: the smallest amounts that are filed; `grain`: number of accounting steps per unit. */
export type Rounding = { readonly unit: number; readonly grain: number; readonly share_unit: number };

/** The rounding of filings of a fiscal year. */
export const roundingOf = (spec: IssuerSpec, label: number): Rounding => {
  const { coarser, unit, grain, share_unit } = spec;
  if (coarser === null || label < coarser.from) return { unit, grain, share_unit };
  return {
    unit: unit * coarser.money,
    grain: grain * coarser.money,
    share_unit: share_unit * coarser.shares,
  };
};

/** The coarsest unit of filed amounts that do not add up because of rounding; 0 if all add up. */
export const coarsestUnit = ({ unit, grain, coarser }: IssuerSpec): number => {
  const coarse = unit * (coarser?.money ?? 1);
  return grain === 1 && coarse === unit ? 0 : coarse;
};

export const coarsestShareUnit = ({ share_unit, coarser }: IssuerSpec): number =>
  share_unit * (coarser?.shares ?? 1);
