import { childrenOf, elementAt, textAt, type XmlElement } from '../xml/element.ts';
import { accessionOf, cikOf } from '../xml/values.ts';

const NO_CUSIP = /^(?:0{9}|n\/?a|none)$/i;

/** CIKs of the filers; an agent's login is no filer's. */
export const filersOf = (root: XmlElement): readonly string[] => {
  const filers = childrenOf(elementAt(root, 'headerData', 'filerInfo'), 'filer');
  return filers.flatMap((filer) => cikOf(textAt(filer, 'filerCredentials', 'cik')) ?? []);
};

export const previousAccessionOf = (root: XmlElement): string | null =>
  accessionOf(textAt(root, 'headerData', 'previousAccessionNumber'));

export const schemaVersionOf = (root: XmlElement): string | null => textAt(root, 'schemaVersion');

const isCusip = (name: string): boolean => /^issuerCusip(?:Number)?$/i.test(name);

/** CUSIPs of an issuer, written next to it or nested in a list; nine zeros stand for none. */
export const cusipsOf = (issuer: XmlElement | undefined): readonly string[] => {
  const nested = issuer?.children.flatMap(({ name, children }) =>
    /^issuerCusips$/i.test(name) ? children : [],
  );
  const found = [...(issuer?.children ?? []), ...(nested ?? [])].filter(({ name }) => isCusip(name));
  return found.map(({ text }) => text.toUpperCase()).filter((text) => text !== '' && !NO_CUSIP.test(text));
};

/** Number of an amendment. */
export const amendmentOf = (text: string | null): number | null =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
