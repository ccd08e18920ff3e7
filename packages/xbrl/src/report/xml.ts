import { SaxesParser, type SaxesTagNS } from 'saxes';
import { HTML_ENTITIES } from './html-entities.ts';
import { XHTML } from './namespaces.ts';
import { ReportError } from './types.ts';

/** An element: `uri` and `local` are its resolved name, `ns` the namespaces that it declares itself. */
export type Tag = SaxesTagNS;

/**
 * Namespace of a prefix at the reader's position (at the end of an element still within it); undefined for an
 * unbound prefix.
 */
export type ResolvePrefix = (prefix: string) => string | undefined;

/** Callbacks for each element and text; CDATA is passed as text. */
export type XmlHandlers = {
  readonly open: (tag: Tag, resolve: ResolvePrefix) => void;
  readonly close: (tag: Tag, resolve: ResolvePrefix) => void;
  readonly text: (text: string) => void;
};

/** How far a document is read, in UTF-16 code units: after the tag that is handled. */
export type Position = () => number;

/** No document of a filing nests half as deep; each level costs a look-up of every name below it. */
const MAX_DEPTH = 400;
const ROOT_CHUNK = 8192;

/**
 * Reads a document once from start to end. Entities that a document declares itself are not expanded, so
 * neither external entities nor recursive expansion exist: a reference to one is malformed. The named
 * characters of HTML are known in XHTML only. Throws `ReportError` `malformed` or `too_deep`.
 */
export const walkXml = (
  file: string,
  text: string,
  handlers: XmlHandlers | ((position: Position) => XmlHandlers),
): void => {
  const parser = newParser(file);
  const {
    open,
    close,
    text: take,
  } = typeof handlers === 'function' ? handlers(() => parser.position) : handlers;
  const resolve: ResolvePrefix = (prefix) => parser.resolve(prefix);
  let depth = 0;
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new ReportError('too_deep', file, `more than ${MAX_DEPTH} elements deep`);
    if (depth === 1 && tag.uri === XHTML) Object.assign(parser.ENTITIES, HTML_ENTITIES);
    open(tag, resolve);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    close(tag, resolve);
  });
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(text).close();
};

/** The resolved name of a document's root; null for what does not begin as an XML document. */
export const rootOf = (
  file: string,
  text: string,
): { readonly uri: string; readonly local: string } | null => {
  const parser = newParser(file);
  const found: Tag[] = [];
  parser.on('opentag', (tag) => found.push(tag));
  // Text after the root in its chunk is left to the reader of the document.
  parser.on('error', (error) => {
    if (found.length === 0) throw new ReportError('malformed', file, error.message);
  });
  for (let at = 0; at < text.length && found.length === 0; at += ROOT_CHUNK) {
    parser.write(text.slice(at, at + ROOT_CHUNK));
  }
  const [root] = found;
  if (root === undefined) throw new ReportError('malformed', file, 'no element');
  return { uri: root.uri, local: root.local };
};

const newParser = (file: string): SaxesParser<{ xmlns: true; position: false }> => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (error) => {
    throw new ReportError('malformed', file, error.message);
  });
  return parser;
};

/** The value of an attribute without a namespace. */
export const attribute = (tag: Tag, local: string): string | undefined => tag.attributes[local]?.value;

/** The value of an attribute with a namespace; `usual` is its name with the usual prefix. */
export const attributeIn = (tag: Tag, uri: string, usual: string): string | undefined => {
  const direct = tag.attributes[usual];
  if (direct?.uri === uri) return direct.value;
  const local = usual.slice(usual.indexOf(':') + 1);
  for (const name in tag.attributes) {
    const other = tag.attributes[name];
    if (other?.local === local && other.uri === uri) return other.value;
  }
  return undefined;
};
