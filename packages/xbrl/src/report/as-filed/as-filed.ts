import { summationsOf } from '../calculation.ts';
import { labelsOf } from '../labels.ts';
import { presentationNetworks } from '../presentation.ts';
import { resolvedFacts } from '../raw-facts.ts';
import { readFacts, readTaxonomy, sourceOf, type Source } from '../read-report.ts';
import type { ReportFile } from '../types.ts';
import { gridOf } from './grid.ts';
import { placedFacts } from './placed-fact.ts';
import { presentedStatements } from './presented.ts';
import { displacementOf } from './displacement.ts';
import { tabledStatements } from './tabled.ts';
import type { StatementsAsFiled } from './types.ts';

/**
 * The statements of a report as the filer drew them, from the files of its package and its documents: from the
 * presentation linkbase, else from the tables of the inline documents. Facts are those of the inline documents, which
 * have places, and without such documents those of the instance. `statements` is empty if neither is there or none is a
 * statement. Throws `ReportError` where there is no instance, a document cannot be read, or a statement is larger than
 * any genuine one.
 */
export const statementsAsFiled = (files: readonly ReportFile[]): StatementsAsFiled => {
  const bytes = new Map(files.map((file) => [file.name, file.bytes]));
  const sources = files.flatMap(sourceOf);
  const { schemas, links } = readTaxonomy(sources);
  const inline = sources.filter(({ kind }) => kind === 'inline');
  const instance = readFacts(inline.length > 0 ? inline : sources, schemas);
  const shiftOf = ({ name, text }: Source): number | null => {
    const own = bytes.get(name);
    return own === undefined ? null : displacementOf(own, text);
  };
  const grids = inline.map((source) => {
    const shift = shiftOf(source);
    return { grid: gridOf(source.name, source.text, schemas.prefixes, shift ?? 0), known: shift !== null };
  });
  const tables = grids.flatMap(({ grid }) => grid.tables);
  const facts = placedFacts(grids, instance);
  const networks = presentationNetworks(links, schemas.elements);
  if (networks.length === 0) {
    const statements = tabledStatements({
      tables,
      facts,
      contexts: instance.contexts,
      tagged: resolvedFacts(instance, []),
    });
    return { source: 'inline_tables', statements };
  }
  const statements = presentedStatements({
    networks,
    schemas,
    labelOf: labelsOf(links, schemas.elements),
    sums: summationsOf(links, schemas.elements, []),
    tables,
    facts,
  });
  return { source: 'presentation', statements };
};
