import type { OwnedCompany, OwnedFigure } from '../ownership-figures/owned.ts';

/** A figure of a company's owners. */
export const ownedFigure = (owned: readonly OwnedCompany[], name: string): OwnedFigure =>
  owned.map(({ figures }) => figures.get(name)).find((figure) => figure !== undefined) ?? {
    refusal: 'not_collected',
  };
