import { SaxesParser } from 'saxes';
import { MAX_DEPTH, type XmlElement } from './element.ts';

type Open = Omit<XmlElement, 'children' | 'text'> & { readonly children: XmlElement[]; text: string };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parsing stops at the first fault: describing thousands of them takes seconds. */
class NotWellFormed extends Error {}

function fault(): never {
  throw new NotWellFormed();
}

/**
 * Visits each child of the root without keeping it, for documents too long to keep in memory. Returns the
 * name of the root; undefined if the text is not well-formed, which may be discovered only after its children
 * were visited.
 */
export function visitChildren(text: string, visit: (child: XmlElement) => void): string | undefined {
  const open: Open[] = [];
  let depth = 0;
  let root: string | undefined;
  const append = (piece: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += piece;
  };
  const parser = new SaxesParser();
  parser.on('error', fault);
  parser.on('doctype', fault);
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) fault();
    if (depth === 1) root = localName(name);
    else open.push({ name: localName(name), text: '', children: [], attributes });
  });
  parser.on('closetag', () => {
    depth -= 1;
    const closed = open.pop();
    if (closed === undefined) return;
    const element = { ...closed, text: closed.text.replace(/\s+/g, ' ').trim() };
    const parent = open.at(-1);
    if (parent === undefined) visit(element);
    else parent.children.push(element);
  });
  try {
    parser.write(text).close();
    return root;
  } catch (error) {
    if (error instanceof NotWellFormed) return undefined;
    throw error;
  }
}
