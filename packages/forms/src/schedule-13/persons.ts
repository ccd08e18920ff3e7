import { childrenOf, type XmlElement } from '../xml/element.ts';
import type { ReportingPerson } from './types.ts';

/** Type codes of a person. */
export const typesOf = (person: XmlElement): readonly string[] =>
  childrenOf(person, 'typeOfReportingPerson')
    .map(({ text }) => text.toUpperCase())
    .filter((text) => text !== '');

export const groupOf = (text: string | null): ReportingPerson['group'] => {
  const letter = text?.toLowerCase();
  return letter === 'a' || letter === 'b' ? letter : null;
};
