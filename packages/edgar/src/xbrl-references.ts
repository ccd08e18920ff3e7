/*
 * The files referenced by an XBRL instance or schema, found by scanning its text, since the files to fetch
 * must be known before the report is parsed. Names are external input that becomes a URL: only plain names of
 * the same folder are returned.
 */

/** A file name without folder, address, query or escapes. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

const ROLE = 'http://www.xbrl.org/2003/role/';

/** A byte a character, whatever the encoding: what is looked for is ASCII, and a large document stays off the heap. */
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

/** The schemas that an instance, or inline document, names in its own folder. */
export const schemaReferences = (instance: Uint8Array): readonly string[] =>
  hrefsOf(elements(textOf(instance), 'schemaRef'));

export type SchemaReferences = {
  readonly presentation: readonly string[];
  readonly labels: readonly string[];
  /** Whether the schema itself contains links of the kind. */
  readonly embedsPresentation: boolean;
  readonly embedsLabels: boolean;
};

/** The presentation and label linkbases that a schema references in its own folder, or contains. */
export const linkbaseReferences = (schema: Uint8Array): SchemaReferences => {
  const text = textOf(schema);
  const references = elements(text, 'linkbaseRef');
  // The role may be omitted; the file name then determines it by EDGAR's naming convention.
  const named = (role: string, suffix: RegExp): readonly string[] =>
    hrefsOf(
      references.filter((row) => {
        const given = row.get('role') ?? '';
        return given === '' ? suffix.test(row.get('href') ?? '') : given === `${ROLE}${role}LinkbaseRef`;
      }),
    );
  return {
    presentation: named('presentation', /_pre\.xml$/i),
    labels: named('label', /_lab\.xml$/i),
    embedsPresentation: /<(?:[\w.-]+:)?presentationLink\b/.test(text),
    embedsLabels: /<(?:[\w.-]+:)?labelLink\b/.test(text),
  };
};

/** Whether a document of HTML carries inline XBRL of any version. */
export const isInlineXbrl = (document: Uint8Array): boolean =>
  /http:\/\/www\.xbrl\.org\/20\d\d\/inlineXBRL/.test(textOf(document));
