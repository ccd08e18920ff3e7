import type { XmlElement } from '../xml/element.ts';
import { cusipOf } from '../xml/values.ts';

const isCusip = (name: string): boolean => /^issuerCusip(?:Number)?$/i.test(name);

/** CUSIPs of an issuer, either directly in its element or nested in a list; nine zeros mean none. */
export const cusipsOf = (issuer: XmlElement | undefined): readonly string[] => {
  const nested = issuer?.children.flatMap(({ name, children }) =>
    /^issuerCusips$/i.test(name) ? children : [],
  );
  const found = [...(issuer?.children ?? []), ...(nested ?? [])].filter(({ name }) => isCusip(name));
  return found.flatMap(({ text }) => cusipOf(text) ?? []);
};
