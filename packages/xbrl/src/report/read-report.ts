import { summationsOf, type DeclaredSummation } from './calculation.ts';
import { decodeXml, looksLikeXml } from './decode.ts';
import { withoutRepeats } from './duplicates.ts';
import { facesOf } from './faces.ts';
import { readInline, schemaRefsOf } from './inline.ts';
import { readInstance } from './instance.ts';
import { dimensionLabels } from './dimension-labels.ts';
import { labelsOf, type LabelOf } from './labels.ts';
import { tablesOf } from './document-tables.ts';
import { linkReader, readLinkbase, type ExtendedLink } from './linkbase.ts';
import { INLINE, LINK, XBRLI, XHTML, XSD } from './namespaces.ts';
import { presentationsOf } from './presentation.ts';
import { emptyInstance, resolvedFacts, type Instance } from './raw-facts.ts';
import { emptySchemas, readSchema, type Schemas } from './schema.ts';
import { sumsOf } from './sums.ts';
import { tableFacesOf } from './table-faces.ts';
import {
  ReportError,
  type Face,
  type Rejected,
  type Report,
  type ReportFact,
  type ReportFile,
  type Summation,
} from './types.ts';
import { rootOf } from './xml.ts';

type Kind = 'instance' | 'inline' | 'schema' | 'linkbase';
/** A document of a package by what it contains. */
export type Source = { readonly name: string; readonly kind: Kind; readonly text: string };

/** Contents of the schemas and linkbases of a package. */
export type Taxonomy = { readonly schemas: Schemas; readonly links: readonly ExtendedLink[] };

/**
 * Reads the XBRL report of one filing from the files of its package, recognised by content: images, style
 * sheets, renderings and other kinds of linkbases are ignored. The instance is the XML one (as filed, or as
 * EDGAR extracted it), else the inline documents together; of several the one with most facts. Faces are
 * those of the presentation linkbase, and where there is none those of the inline documents' tables. Summations
 * are those of the calculation linkbase, compared with the facts as tagged, duplicates included.
 *
 * Throws `ReportError` where there is no instance or a document cannot be read; what is wrong with one fact,
 * context, unit or summation goes to `rejected`.
 */
export const readReport = (files: readonly ReportFile[]): Report => {
  const sources = files.flatMap(sourceOf);
  const taxonomy = readTaxonomy(sources);
  const instance = readFacts(sources, taxonomy.schemas);
  const rejected: Rejected[] = [...instance.rejected];
  const tagged = resolvedFacts(instance, rejected);
  const facts = withoutRepeats(tagged);
  const presented = taxonomy.links.some(({ kind }) => kind === 'presentation');
  const labelOf = labelsOf(taxonomy.links, taxonomy.schemas.elements);
  const faces = presented
    ? presentedFaces(taxonomy, labelOf)
    : tabledFaces(sources, taxonomy, instance, facts);
  const declared = summationsOf(taxonomy.links, taxonomy.schemas.elements, rejected);
  const calculations = calculated(declared, faces, tagged);
  const labels = dimensionLabels(facts, labelOf);
  return {
    cik: cikOf(instance),
    cover: instance.cover.cover(instance.contexts),
    facts,
    faces,
    calculations,
    labels,
    rejected,
  };
};

/** The faces in the presentation linkbases of a package, with or without its instance. */
export const readFaces = (files: readonly ReportFile[]): Face[] => {
  const taxonomy = readTaxonomy(files.flatMap(sourceOf));
  return presentedFaces(taxonomy, labelsOf(taxonomy.links, taxonomy.schemas.elements));
};

/** The summations in the calculation linkbases of a package, with or without its instance. */
export const readSummations = (
  files: readonly ReportFile[],
): { readonly summations: DeclaredSummation[]; readonly rejected: Rejected[] } => {
  const { schemas, links } = readTaxonomy(files.flatMap(sourceOf));
  const rejected: Rejected[] = [];
  return { summations: summationsOf(links, schemas.elements, rejected), rejected };
};

/** The document in a file; none for pictures, style sheets, renderings and other linkbases. */
export const sourceOf = ({ name, bytes }: ReportFile): Source[] => {
  if (!looksLikeXml(bytes)) return [];
  const text = decodeXml(name, bytes);
  const kind = kindOf(name, text);
  return kind === null ? [] : [{ name, kind, text }];
};

const kindOf = (name: string, text: string): Kind | null => {
  const root = namedRoot(name, text);
  if (root === null) return null;
  if (root.uri === XBRLI && root.local === 'xbrl') return 'instance';
  if (root.uri === LINK && root.local === 'linkbase') return 'linkbase';
  if (root.uri === XSD && root.local === 'schema') return 'schema';
  return root.uri === XHTML && root.local === 'html' && isInline(text) ? 'inline' : null;
};

/** The root of a document; null for an HTML page that is not XML, unless it declares XBRL namespaces. */
const namedRoot = (name: string, text: string): ReturnType<typeof rootOf> | null => {
  try {
    return rootOf(name, text);
  } catch (error) {
    if (error instanceof ReportError && !isInline(text) && !text.includes(XBRLI)) return null;
    throw error;
  }
};

const isInline = (text: string): boolean => [...INLINE].some((namespace) => text.includes(namespace));

/** The schemas and linkbases among documents. */
export const readTaxonomy = (sources: readonly Source[]): Taxonomy => {
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

/** The instance among documents. Throws `ReportError` `no_instance`. */
export const readFacts = (sources: readonly Source[], schemas: Schemas): Instance => {
  const xml = sources.filter(({ kind }) => kind === 'instance');
  const read = xml.length > 0 ? readInstance : readInline;
  const sets = xml.length > 0 ? xml.map((source) => [source]) : inlineSets(sources);
  const instances = sets.map((set) => {
    const instance = emptyInstance();
    for (const { name, text } of set) read(name, text, schemas.prefixes, instance);
    return instance;
  });
  const [fullest] = instances.sort((a, b) => b.facts.length - a.facts.length);
  if (fullest === undefined) {
    throw new ReportError('no_instance', null, 'no XBRL instance and no inline document');
  }
  return fullest;
};

/**
 * Groups inline documents by the schemas that they reference; one without a reference belongs to every set.
 */
const inlineSets = (sources: readonly Source[]): Source[][] => {
  const documents = sources.filter(({ kind }) => kind === 'inline');
  if (documents.length < 2) return documents.map((source) => [source]);
  const referred = documents.map((source) => ({
    source,
    key: schemaRefsOf(source.name, source.text).join(' '),
  }));
  const keys = new Set(referred.map(({ key }) => key).filter((key) => key !== ''));
  if (keys.size < 2) return [documents];
  return [...keys].map((set) =>
    referred.filter(({ key }) => key === set || key === '').map(({ source }) => source),
  );
};

const presentedFaces = ({ schemas, links }: Taxonomy, labelOf: LabelOf): Face[] =>
  facesOf(presentationsOf(links, schemas.elements), schemas.definitions, schemas.headings, labelOf);

const calculated = (
  declared: readonly DeclaredSummation[],
  faces: readonly Face[],
  facts: readonly ReportFact[],
): Summation[] => {
  const statements = new Map(faces.map(({ role, statement }) => [role, statement]));
  const sums = sumsOf(declared, facts);
  return declared.map((summation, at) => ({
    ...summation,
    statement: statements.get(summation.role) ?? null,
    sums: sums[at] ?? [],
  }));
};

const tabledFaces = (
  sources: readonly Source[],
  { schemas }: Taxonomy,
  { contexts }: Instance,
  facts: readonly ReportFact[],
): Face[] => {
  const tables = sources
    .filter(({ kind }) => kind === 'inline')
    .flatMap(({ name, text }) => tablesOf(name, text, schemas.prefixes));
  return tableFacesOf(tables, contexts, facts);
};

const cikOf = (instance: Instance): string | null => {
  for (const context of instance.contexts.values()) {
    if (context !== null && context.cik !== null) return context.cik;
  }
  return null;
};
