import { LINK, XBRLI, XSD } from './namespaces.ts';
import { parseQName, usualPrefix } from './names.ts';
import { attribute, attributeIn, walkXml, type Tag, type XmlHandlers } from './xml.ts';

/** The combined contents of the filer's own schemas. */
export type Schemas = {
  /** Target namespace → the prefix declared in its schema, else the prefix of its element ids. */
  readonly prefixes: Map<string, string>;
  /** `file#id` of an element declaration → its name with the usual prefix (`aapl:Notes2025Member`). */
  readonly elements: Map<string, string>;
  /** Names of the filer's own headings: abstract items that are neither axis, domain member nor table. */
  readonly headings: Set<string>;
  /** The side of the accounts of the filer's own monetary items, where it is declared. */
  readonly balances: Map<string, 'credit' | 'debit'>;
  /** Role URI → definition (`0000004 - Statement - CONSOLIDATED BALANCE SHEETS`). */
  readonly definitions: Map<string, string>;
};

export const emptySchemas = (): Schemas => ({
  prefixes: new Map(),
  elements: new Map(),
  headings: new Set(),
  balances: new Map(),
  definitions: new Map(),
});

/** The last part of a path or URL, by which links refer to a file of the same package. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Reads a schema into `schemas`, and passes linkbases embedded in its annotations to `linkbase`. Throws
 * `ReportError` for a document that is not well-formed.
 */
export const readSchema = (file: string, text: string, schemas: Schemas, linkbase: XmlHandlers): void => {
  let target = '';
  let prefix = '';
  let role: string | null = null;
  let definition: string | null = null;
  walkXml(file, text, {
    open: (tag, resolve) => {
      if (tag.uri === XSD && tag.local === 'schema') {
        target = attribute(tag, 'targetNamespace') ?? '';
        prefix = declaredPrefix(tag, target);
        if (prefix !== '') schemas.prefixes.set(target, prefix);
      } else if (tag.uri === XSD && tag.local === 'element') {
        const local = attribute(tag, 'name');
        const id = attribute(tag, 'id');
        if (local === undefined || id === undefined) return;
        if (prefix === '' && id.endsWith(`_${local}`)) {
          prefix = id.slice(0, -local.length - 1);
          schemas.prefixes.set(target, prefix);
        }
        const name = `${usualPrefix(target, prefix, schemas.prefixes)}:${local}`;
        schemas.elements.set(`${baseName(file)}#${id}`, name);
        const balance = attributeIn(tag, XBRLI, 'xbrli:balance');
        if (balance === 'credit' || balance === 'debit') schemas.balances.set(name, balance);
        const group = parseQName(attribute(tag, 'substitutionGroup') ?? '', resolve);
        const type = attribute(tag, 'type') ?? '';
        const item = group?.uri === XBRLI && group.local === 'item';
        const abstract = ['true', '1'].includes(attribute(tag, 'abstract') ?? '');
        if (item && abstract && !type.endsWith('domainItemType')) schemas.headings.add(name);
      } else if (tag.uri === LINK && tag.local === 'roleType') {
        role = attribute(tag, 'roleURI') ?? null;
      } else if (tag.uri === LINK && tag.local === 'definition') definition = '';
      else linkbase.open(tag, resolve);
    },
    close: (tag, resolve) => {
      if (tag.uri === LINK && tag.local === 'definition') {
        if (role !== null && definition !== null) schemas.definitions.set(role, spaced(definition));
        definition = null;
      } else if (tag.uri === LINK && tag.local === 'roleType') role = null;
      else linkbase.close(tag, resolve);
    },
    text: (piece) => {
      if (definition !== null) definition += piece;
      else linkbase.text(piece);
    },
  });
};

/** A text on one line. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

const declaredPrefix = (tag: Tag, namespace: string): string => {
  for (const prefix in tag.ns) {
    if (prefix !== '' && tag.ns[prefix] === namespace) return prefix;
  }
  return '';
};
