import { MARKET_NAMES, type MarketName } from '@footnote/figures/catalog/market-names';
import type { FigureName } from '@footnote/figures/catalog/names';
import { figureNamed } from '../figures/names.ts';

/** A figure that is compared: of the statements, or at the newest close. */
export type ComparedName = FigureName | MarketName;

export const isAtClose = (figure: ComparedName): figure is MarketName => 'served' in figure;

export const isOfStatements = (figure: ComparedName): figure is FigureName => !isAtClose(figure);

const AT_CLOSE: ReadonlyMap<string, MarketName> = new Map(
  MARKET_NAMES.map((figure) => [figure.name, figure]),
);

/** The figure of a name; undefined for any other name. */
export const comparedNamed = (name: string): ComparedName | undefined =>
  figureNamed(name) ?? AT_CLOSE.get(name);
