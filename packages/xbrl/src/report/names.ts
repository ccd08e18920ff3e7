import type { ResolvePrefix } from './xml.ts';

/** Standard taxonomies, by the last part of the path that is not a date (`http://fasb.org/us-gaap/2023`). */
const STANDARD =
  /^https?:\/\/(?:fasb\.org|xbrl\.sec\.gov|xbrl\.us|xbrl\.ifrs\.org\/taxonomy|xbrl\.iasb\.org\/taxonomy)\/(.+)$/;
const DATED = /^[0-9]{4}(?:-[0-9]{2}-[0-9]{2}|q[1-4])?$/;
const STANDARD_PREFIX =
  /^(?:us-gaap|us-gaap-sup|dei|srt|srt-sup|ifrs-full|invest|country|currency|exch|naics|sic|stpr|rr|ecd|ffd|cyd|oef|vip|cef|rxp|fnd|sro|snj|us-types|us-roles)$/;

/** EDGAR's name of an inline document: the filer's prefix, then a day. */
const DOCUMENT = /(?:^|\/)([a-z][a-z0-9]*)-[0-9]{8}/;

/** A prefixed name in a document. */
export type QName = { readonly uri: string; readonly prefix: string; readonly local: string };

/** Context for names: namespace → prefix in the filer's own schemas, found before any other file is read. */
export type Prefixes = ReadonlyMap<string, string>;

/**
 * The usual prefix of a namespace: without the year for standard taxonomies (`us-gaap`; the early `ifrs` is
 * `ifrs-full`), otherwise the prefix declared in the filer's schema or else in the document. A nonstandard
 * namespace that uses a standard prefix is identified by its full URI, so that it is never mistaken for the
 * standard one.
 */
export const usualPrefix = (uri: string, declared: string, own: Prefixes): string => {
  const path = STANDARD.exec(uri)?.[1];
  if (path !== undefined) {
    const name = path.split('/').findLast((part) => part !== '' && !DATED.test(part));
    if (name !== undefined) return name === 'ifrs' ? 'ifrs-full' : name;
  }
  const prefix = own.get(uri) ?? declared;
  return prefix === '' || STANDARD_PREFIX.test(prefix) ? uri : prefix;
};

/**
 * The parts of a qualified name at its position; null for an unbound prefix or an invalid name. An unprefixed
 * name is in the default namespace, or in none without a default.
 */
export const parseQName = (text: string, resolve: ResolvePrefix): QName | null => {
  const name = text.trim();
  const colon = name.indexOf(':');
  const prefix = colon === -1 ? '' : name.slice(0, colon);
  const local = name.slice(colon + 1);
  if (local === '' || /[\s:]/.test(local)) return null;
  const uri = resolve(prefix);
  if (uri === undefined) return prefix === '' ? { uri: '', prefix, local } : null;
  return { uri, prefix, local };
};

/** A prefix that names a standard taxonomy, or the filer's own by its schema or by the name of its documents. */
const isKnown = (prefix: string, own: Prefixes, file: string): boolean =>
  STANDARD_PREFIX.test(prefix) || [...own.values()].includes(prefix) || DOCUMENT.exec(file)?.[1] === prefix;

/**
 * A name with its usual prefix; null for one that cannot be resolved. Copies of inline documents may lose the
 * declarations of their root element: an unbound prefix that is known stands for its usual taxonomy.
 */
export const usualName = (
  text: string,
  resolve: ResolvePrefix,
  own: Prefixes,
  file: string,
): { readonly prefix: string; readonly local: string } | null => {
  const name = parseQName(text, resolve);
  if (name !== null) return { prefix: usualPrefix(name.uri, name.prefix, own), local: name.local };
  const [, prefix, local] = /^([^\s:]+):([^\s:]+)$/.exec(text.trim()) ?? [];
  return prefix !== undefined && local !== undefined && isKnown(prefix, own, file) ? { prefix, local } : null;
};
