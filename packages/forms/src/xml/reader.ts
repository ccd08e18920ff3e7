import { textAt, type XmlElement } from './element.ts';
import { dateOf, decimalOf } from './values.ts';

/** An element whose text is no value of its kind. */
export type Unread = { readonly element: string; readonly text: string };

/** Reads values and keeps those that cannot be read. */
export type Reader = {
  decimal(element: XmlElement | undefined, ...path: readonly string[]): string | null;
  date(element: XmlElement | undefined, ...path: readonly string[]): string | null;
  readonly unread: readonly Unread[];
};

export function createReader(): Reader {
  const unread: Unread[] = [];
  const read =
    (valueOf: (text: string | null) => string | null) =>
    (element: XmlElement | undefined, ...path: readonly string[]): string | null => {
      const text = textAt(element, ...path);
      const value = valueOf(text);
      if (value === null && text !== null)
        unread.push({ element: path.findLast((name) => name !== 'value') ?? '', text });
      return value;
    };
  return { decimal: read(decimalOf), date: read(dateOf), unread };
}
