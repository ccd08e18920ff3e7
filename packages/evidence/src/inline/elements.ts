/** An element in the text of a document. Offsets count UTF-16 code units. */
export type Element = {
  /** Its `<`, and the unit after the `>` of its start tag. */
  readonly from: number;
  readonly opened: number;
  /** The `<` of its end tag, and the unit after the `>` of that. Both are `opened` for an empty element. */
  readonly closed: number;
  readonly to: number;
  readonly attribute: (name: string) => string | undefined;
};

const SLASH = 0x2f;
const isNameEnd = (code: number): boolean => code <= 0x20 || code === SLASH || code === 0x3e;

/**
 * The elements of one qualified name, in the order of their start tags, nested ones among them. An element that is not
 * closed is left out.
 */
export function* elementsNamed(text: string, name: string, from = 0, to = text.length): Generator<Element> {
  const start = `<${name}`;
  for (let at = text.indexOf(start, from); at !== -1 && at < to; at = text.indexOf(start, at + 1)) {
    const element = namedAt(text, at, name);
    if (element !== null) yield element;
  }
}

/** The element at an offset where `<` and its name stand; null if the name goes on, or if it is not closed. */
export const namedAt = (text: string, at: number, name: string): Element | null =>
  isNameEnd(text.charCodeAt(at + 1 + name.length)) ? elementAt(text, at, name) : null;

/** No number, context or unit is longer; what is not closed by then counts as not closed. */
const LONGEST = 65_536;

/** The element of this name that begins at an offset; null if it is not closed. */
export function elementAt(text: string, from: number, name: string): Element | null {
  const own = text.slice(from, from + LONGEST);
  const opened = tagEnd(own, 0);
  if (opened === -1) return null;
  const tag = own.slice(1 + name.length, opened - 1);
  const attribute = (wanted: string): string | undefined => attributeOf(tag, wanted);
  if (tag.charCodeAt(tag.length - 1) === SLASH)
    return { from, opened: from + opened, closed: from + opened, to: from + opened, attribute };
  const closed = endTag(own, opened, name);
  const to = closed === -1 ? -1 : tagEnd(own, closed);
  return to === -1 ? null : { from, opened: from + opened, closed: from + closed, to: from + to, attribute };
}

/** After the `>` of the tag that begins at an offset: quoted values may contain one. −1 if it does not end. */
function tagEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x3e) return at + 1;
    if (code === 0x22 || code === 0x27) {
      at = text.indexOf(String.fromCharCode(code), at + 1);
      if (at === -1) return -1;
    }
  }
  return -1;
}

/** The `<` of the end tag of an element, where elements of the same name may be nested in it. −1 if there is none. */
function endTag(text: string, opened: number, name: string): number {
  const [start, end] = [`<${name}`, `</${name}`];
  let depth = 1;
  let open = named(text, start, opened);
  for (let close = named(text, end, opened); close !== -1; close = named(text, end, close + 1)) {
    for (; open !== -1 && open < close; open = named(text, start, open + 1))
      if (text.charCodeAt(tagEnd(text, open) - 2) !== SLASH) depth += 1;
    depth -= 1;
    if (depth === 0) return close;
  }
  return -1;
}

/** The next tag of a name, by what it begins with. −1 if there is none. */
function named(text: string, start: string, from: number): number {
  let at = text.indexOf(start, from);
  while (at !== -1 && !isNameEnd(text.charCodeAt(at + start.length))) at = text.indexOf(start, at + 1);
  return at;
}

/** Where `wanted="` begins in a tag that has no single quotes; −1 if it is not there, or written in another way. */
function plainAttribute(tag: string, wanted: string): number {
  const start = `${wanted}="`;
  for (let at = tag.indexOf(start); at !== -1; at = tag.indexOf(start, at + 1))
    if (tag.charCodeAt(at - 1) <= 0x20 && !isQuoted(tag, at)) return at;
  return -1;
}

/** Whether an offset is within the value of an attribute. */
function isQuoted(tag: string, at: number): boolean {
  let isWithin = false;
  for (let quote = tag.indexOf('"'); quote !== -1 && quote < at; quote = tag.indexOf('"', quote + 1))
    isWithin = !isWithin;
  return isWithin;
}

const ATTRIBUTE = /([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributeOf(tag: string, wanted: string): string | undefined {
  const plain = tag.includes("'") ? -1 : plainAttribute(tag, wanted);
  if (plain !== -1) {
    const from = plain + wanted.length + 2;
    return unescaped(tag.slice(from, tag.indexOf('"', from)));
  }
  if (!tag.includes(wanted)) return undefined;
  for (const [, name, double, single] of tag.matchAll(ATTRIBUTE))
    if (name === wanted) return unescaped(double ?? single ?? '');
  return undefined;
}

const unescaped = (value: string): string =>
  value.includes('&')
    ? value
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'")
        .replaceAll('&amp;', '&')
    : value;
