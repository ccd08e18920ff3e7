import { childrenOf, textAt, type XmlElement } from './element.ts';
import { countOf, dateOf, decimalOf } from './values.ts';

/** An element with an unreadable value. */
export type Unread = { readonly element: string; readonly text: string };

/** Reads values and records those that cannot be read. */
export type Reader = {
  decimal(element: XmlElement | undefined, ...path: readonly string[]): string | null;
  count(element: XmlElement | undefined, ...path: readonly string[]): number | null;
  date(element: XmlElement | undefined, ...path: readonly string[]): string | null;
  /** Days of all children of a name. */
  dates(element: XmlElement | undefined, name: string): readonly string[];
  /** The meaning of each text, in capitals. */
  choice<T>(
    choices: Readonly<Record<string, T>>,
    element: XmlElement | undefined,
    ...path: readonly string[]
  ): T | null;
  readonly unread: readonly Unread[];
};

export function createReader(): Reader {
  const unread: Unread[] = [];
  const keep = <T>(value: T | null, text: string | null, element: string): T | null => {
    if (value === null && text !== null) unread.push({ element, text });
    return value;
  };
  const read =
    <T>(valueOf: (text: string | null) => T | null) =>
    (element: XmlElement | undefined, ...path: readonly string[]): T | null => {
      const text = textAt(element, ...path);
      return keep(valueOf(text), text, path.findLast((name) => name !== 'value') ?? path.at(-1) ?? '');
    };
  return {
    decimal: read(decimalOf),
    count: read(countOf),
    date: read(dateOf),
    dates: (element, name) =>
      childrenOf(element, name).flatMap(
        ({ text }) => keep(dateOf(text), text === '' ? null : text, name) ?? [],
      ),
    choice: (choices, element, ...path) =>
      read((text) => new Map(Object.entries(choices)).get(text?.toUpperCase() ?? '') ?? null)(
        element,
        ...path,
      ),
    unread,
  };
}
