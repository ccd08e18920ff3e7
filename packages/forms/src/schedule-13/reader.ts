import { childrenOf, textAt, type XmlElement } from '../xml/element.ts';
import { dateOf, decimalOf } from '../xml/values.ts';
import type { ReportingPerson, Schedule13 } from './types.ts';

/** Reads values and keeps those that cannot be read. */
export type Reader = {
  decimal(element: XmlElement | undefined, ...path: readonly string[]): string | null;
  date(element: XmlElement | undefined, ...path: readonly string[]): string | null;
  readonly unread: Schedule13['unread'];
};

export function createReader(): Reader {
  const unread: { element: string; text: string }[] = [];
  const read =
    (valueOf: (text: string | null) => string | null) =>
    (element: XmlElement | undefined, ...path: readonly string[]): string | null => {
      const text = textAt(element, ...path);
      const value = valueOf(text);
      if (value === null && text !== null) unread.push({ element: path.at(-1) ?? '', text });
      return value;
    };
  return { decimal: read(decimalOf), date: read(dateOf), unread };
}

/** Type codes of a person. */
export const typesOf = (person: XmlElement): readonly string[] =>
  childrenOf(person, 'typeOfReportingPerson')
    .map(({ text }) => text.toUpperCase())
    .filter((text) => text !== '');

export const groupOf = (text: string | null): ReportingPerson['group'] => {
  const letter = text?.toLowerCase();
  return letter === 'a' || letter === 'b' ? letter : null;
};
