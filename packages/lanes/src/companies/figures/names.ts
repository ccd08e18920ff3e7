import { FIGURE_NAMES, type FigureName } from '@footnote/figures/catalog/names';
import type { RequestFault } from '../../subject/request-fault.ts';

const FIGURES: ReadonlyMap<string, FigureName> = new Map(FIGURE_NAMES.map((figure) => [figure.name, figure]));

/** The figure of a name; undefined for any other name. */
export const figureNamed = (name: string): FigureName | undefined => FIGURES.get(name);

/** The figures in a list of names, each once, or what is wrong with the first unknown one. */
export function figuresNamed<Figure = FigureName>(
  parameter: string,
  names: readonly string[],
  named: (name: string) => Figure | undefined = figureNamed as (name: string) => Figure | undefined,
): readonly Figure[] | RequestFault {
  const figures: Figure[] = [];
  for (const name of new Set(names)) {
    const figure = named(name);
    if (figure === undefined) return noSuchFigure(parameter, name);
    figures.push(figure);
  }
  return figures;
}

const SHOWN_CHARACTERS = 60;

export function noSuchFigure(parameter: string, name: string): RequestFault {
  const given = name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
  return { fault: `${parameter}: '${given}' is not a figure; GET /v2/catalog has their names` };
}
