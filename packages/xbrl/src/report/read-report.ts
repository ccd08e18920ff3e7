import { decodeXml, looksLikeXml } from './decode.ts';
import { withoutRepeats } from './duplicates.ts';
import { facesOf } from './faces.ts';
import { readInline } from './inline.ts';
import { readInstance } from './instance.ts';
import { labelsOf } from './labels.ts';
import { linkReader, readLinkbase, type ExtendedLink } from './linkbase.ts';
import { INLINE, LINK, XBRLI, XHTML, XSD } from './namespaces.ts';
import { presentationsOf } from './presentation.ts';
import { emptyInstance, resolvedFacts, type Instance } from './raw-facts.ts';
import { emptySchemas, readSchema, type Schemas } from './schema.ts';
import { ReportError, type Face, type Rejected, type Report, type ReportFile } from './types.ts';
import { rootOf } from './xml.ts';

type Kind = 'instance' | 'inline' | 'schema' | 'linkbase';
type Source = { readonly name: string; readonly kind: Kind; readonly text: string };

/** What the schemas and linkbases of a package say. */
export type Taxonomy = { readonly schemas: Schemas; readonly links: readonly ExtendedLink[] };

/**
 * Reads the XBRL report of one filing from the files of its package, told apart by what they hold: pictures, style
 * sheets, renderings and linkbases of other kinds are passed over. The instance is the XML one (as filed, or as
 * EDGAR extracted it), else the inline documents together; of several XML instances the one with most facts.
 *
 * Throws `ReportError` where there is no instance or a document cannot be read; what is wrong with one fact,
 * context or unit goes to `rejected`.
 */
export const readReport = (files: readonly ReportFile[]): Report => {
  const sources = files.flatMap(sourceOf);
  const taxonomy = readTaxonomy(sources);
  const instance = readFacts(sources, taxonomy.schemas);
  const rejected: Rejected[] = [...instance.rejected];
  const facts = withoutRepeats(resolvedFacts(instance, rejected));
  return { cik: cikOf(instance), facts, faces: presentedFaces(taxonomy), rejected };
};

/** The faces that the presentation linkbases of a package show, whether or not its instance is at hand. */
export const readFaces = (files: readonly ReportFile[]): Face[] =>
  presentedFaces(readTaxonomy(files.flatMap(sourceOf)));

const sourceOf = ({ name, bytes }: ReportFile): Source[] => {
  if (!looksLikeXml(bytes)) return [];
  const text = decodeXml(name, bytes);
  const kind = kindOf(name, text);
  return kind === null ? [] : [{ name, kind, text }];
};

const kindOf = (name: string, text: string): Kind | null => {
  const root = rootOf(name, text);
  if (root === null) return null;
  if (root.uri === XBRLI && root.local === 'xbrl') return 'instance';
  if (root.uri === LINK && root.local === 'linkbase') return 'linkbase';
  if (root.uri === XSD && root.local === 'schema') return 'schema';
  if (root.uri === XHTML && root.local === 'html') {
    return [...INLINE].some((namespace) => text.includes(namespace)) ? 'inline' : null;
  }
  return null;
};

const readTaxonomy = (sources: readonly Source[]): Taxonomy => {
  const schemas = emptySchemas();
  const links: ExtendedLink[] = [];
  for (const { name, kind, text } of sources) {
    if (kind === 'schema') readSchema(name, text, schemas, linkReader(links));
  }
  for (const { name, kind, text } of sources) {
    if (kind === 'linkbase') readLinkbase(name, text, links);
  }
  return { schemas, links };
};

const readFacts = (sources: readonly Source[], schemas: Schemas): Instance => {
  const instances = sources
    .filter(({ kind }) => kind === 'instance')
    .map(({ name, text }) => {
      const instance = emptyInstance();
      readInstance(name, text, schemas.prefixes, instance);
      return instance;
    });
  const [fullest] = instances.sort((a, b) => b.facts.length - a.facts.length);
  if (fullest !== undefined) return fullest;
  const inline = sources.filter(({ kind }) => kind === 'inline');
  if (inline.length === 0)
    throw new ReportError('no_instance', null, 'no XBRL instance and no inline document');
  const instance = emptyInstance();
  for (const { name, text } of inline) readInline(name, text, schemas.prefixes, instance);
  return instance;
};

const presentedFaces = ({ schemas, links }: Taxonomy): Face[] =>
  facesOf(
    presentationsOf(links, schemas.elements),
    schemas.definitions,
    schemas.headings,
    labelsOf(links, schemas.elements),
  );

const cikOf = (instance: Instance): string | null => {
  for (const context of instance.contexts.values()) {
    if (context !== null && context.cik !== null) return context.cik;
  }
  return null;
};
