/*
 * The files referenced by an XBRL instance or schema, found by scanning its text, since the files to fetch
 * must be known before the report is parsed. Names are external input that becomes a URL: only plain names of
 * the same folder are returned.
 */

/** A file name without folder, address, query or escapes. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

const ROLE = 'http://www.xbrl.org/2003/role/';

/**
 * One byte per character, whatever the encoding: the patterns are ASCII, and a large document stays off the
 * heap.
 */
const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Attributes of every element with the local name, prefixes cut off. */
const elements = (text: string, name: string): readonly ReadonlyMap<string, string>[] =>
  [...text.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\b([^<>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/(?:[\w.-]+:)?([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
          ([, attribute = '', double, single]) => [attribute, (double ?? single ?? '').trim()],
        ),
      ),
  );

const hrefsOf = (rows: readonly ReadonlyMap<string, string>[]): readonly string[] => [
  ...new Set(rows.map((row) => row.get('href') ?? '').filter(isPlainName)),
];

/** The schemas in its own folder that an instance or inline document references. */
export const schemaReferences = (instance: Uint8Array): readonly string[] =>
  hrefsOf(elements(textOf(instance), 'schemaRef'));

/** The kinds of linkbases used, with the suffix of their files by EDGAR's naming convention. */
export const LINKBASE_KINDS = {
  presentation: 'pre',
  label: 'lab',
  calculation: 'cal',
  definition: 'def',
} as const;

export type LinkbaseKind = keyof typeof LINKBASE_KINDS;

export type SchemaReferences = {
  /** Names of the linkbases of the kind in the schema's own folder. */
  readonly names: readonly string[];
  /** Whether the schema itself contains links of the kind. */
  readonly embeds: boolean;
};

/** The linkbases of a kind that a schema references in its own folder, or contains. */
export const linkbaseReferences = (schema: Uint8Array, kind: LinkbaseKind): SchemaReferences => {
  const text = textOf(schema);
  const named = elements(text, 'linkbaseRef').filter((row) => {
    // The role may be omitted; the file name then determines the kind.
    const role = row.get('role') ?? '';
    const href = (row.get('href') ?? '').toLowerCase();
    return role === '' ? href.endsWith(`_${LINKBASE_KINDS[kind]}.xml`) : role === `${ROLE}${kind}LinkbaseRef`;
  });
  return { names: hrefsOf(named), embeds: new RegExp(`<(?:[\\w.-]+:)?${kind}Link\\b`).test(text) };
};

/** Whether an HTML document contains inline XBRL of any version. */
export const isInlineXbrl = (document: Uint8Array): boolean =>
  /http:\/\/www\.xbrl\.org\/20\d\d\/inlineXBRL/.test(textOf(document));
