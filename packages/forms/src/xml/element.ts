import { XMLParser } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';

/** An element by its local name, since filers use many prefixes. */
export type XmlElement = {
  readonly name: string;
  /** Its own text, white space collapsed. */
  readonly text: string;
  readonly children: readonly XmlElement[];
  readonly attributes: Readonly<Record<string, string>>;
};

/** Maximum nesting depth; EDGAR's forms have about ten. */
export const MAX_DEPTH = 60;

const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // oxlint-disable-next-line typescript/no-deprecated -- what replaces it is given a decoder, which this option makes.
  htmlEntities: true,
  // Identifiers keep their zeros, amounts their digits.
  parseTagValue: false,
  maxNestedTags: MAX_DEPTH,
});

const TEXT = '#text';
const ATTRIBUTES = ':@';

type Parsed = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly Parsed[] => Array.isArray(value);

const attributesOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function elementsOf(nodes: readonly Parsed[]): XmlElement[] {
  return nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) => {
      if (name === TEXT || !isList(value)) return [];
      const texts = value.map((child) => child[TEXT]).filter((text) => typeof text === 'string');
      const attributes = attributesOf(node[ATTRIBUTES]);
      return [
        { name, text: texts.join(' ').replace(/\s+/g, ' ').trim(), children: elementsOf(value), attributes },
      ];
    }),
  );
}

/**
 * Whether the text is well-formed XML, which fast-xml-parser does not check. A document type declaration is
 * refused: EDGAR accepts none, and it might define entities.
 */
export function isWellFormed(text: string): boolean {
  if (/<!DOCTYPE/i.test(text)) return false;
  // Without a handler it throws at the first fault: describing thousands of them takes seconds.
  try {
    new SaxesParser().write(text).close();
    return true;
  } catch {
    return false;
  }
}

/** The root of a well-formed document; undefined for others, and for one nested too deeply. */
export function parseXml(text: string): XmlElement | undefined {
  if (!isWellFormed(text)) return undefined;
  try {
    const nodes: unknown = parser.parse(text);
    return isList(nodes) ? elementsOf(nodes)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Children of a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element on a path of names. */
export const elementAt = (
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((parent, name) => childrenOf(parent, name)[0], element);

/** The text of the first element on a path of names; null if it is missing or empty. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | null {
  const text = elementAt(element, ...path)?.text ?? '';
  return text === '' ? null : text;
}
