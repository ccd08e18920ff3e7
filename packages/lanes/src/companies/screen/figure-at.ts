import { figureAt, type MarketFigure, type PricedCompany } from '../market-figures/priced.ts';
import type { OwnedCompany, OwnedFigure } from '../ownership-figures/owned.ts';

/** A company's figure at its newest close; refused without prices. `now`: epoch milliseconds. */
export const marketFigure = (company: PricedCompany | undefined, name: string, now: number): MarketFigure =>
  company === undefined ? { refusal: 'prices_not_collected' } : figureAt(company, name, now);

/** A figure of a company's owners. */
export const ownedFigure = (owned: readonly OwnedCompany[], name: string): OwnedFigure =>
  owned.map(({ figures }) => figures.get(name)).find((figure) => figure !== undefined) ?? {
    refusal: 'not_collected',
  };
