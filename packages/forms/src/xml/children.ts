import { SaxesParser } from 'saxes';
import { MAX_DEPTH, type XmlElement } from './element.ts';

type Open = Omit<XmlElement, 'children' | 'text'> & { readonly children: XmlElement[]; text: string };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Visits each child of the root and keeps none, which is for documents too long to hold as elements. The name of the
 * root; undefined where the text is not well-formed, which may be known only after its children were visited.
 */
export function visitChildren(text: string, visit: (child: XmlElement) => void): string | undefined {
  const open: Open[] = [];
  let depth = 0;
  let root: string | undefined;
  let faults = 0;
  const fault = (): void => {
    faults += 1;
  };
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
    else if (faults === 0) open.push({ name: localName(name), text: '', children: [], attributes });
  });
  parser.on('closetag', () => {
    depth -= 1;
    const closed = open.pop();
    if (closed === undefined || faults > 0) return;
    const element = { ...closed, text: closed.text.replace(/\s+/g, ' ').trim() };
    const parent = open.at(-1);
    if (parent === undefined) visit(element);
    else parent.children.push(element);
  });
  parser.write(text).close();
  return faults > 0 ? undefined : root;
}
