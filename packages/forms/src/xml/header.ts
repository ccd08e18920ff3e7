/** Contents of the headers of forms with the root `edgarSubmission`. */
import { childrenOf, elementAt, textAt, type XmlElement } from './element.ts';
import { accessionOf, cikOf } from './values.ts';

/** CIKs of the filers, each ten digits; an agent's login is no filer's. */
export const filersOf = (root: XmlElement): readonly string[] => {
  const filers = childrenOf(elementAt(root, 'headerData', 'filerInfo'), 'filer');
  return filers.flatMap(
    (filer) =>
      // Form 13F uses a different element name.
      cikOf(textAt(filer, 'filerCredentials', 'cik') ?? textAt(filer, 'credentials', 'cik')) ?? [],
  );
};

/** The form type in capitals: `13F-HR/A`; empty if not stated. */
export const formOf = (root: XmlElement): string =>
  root.name === 'edgarSubmission' ? (textAt(root, 'headerData', 'submissionType')?.toUpperCase() ?? '') : '';

export const previousAccessionOf = (root: XmlElement): string | null =>
  accessionOf(textAt(root, 'headerData', 'previousAccessionNumber'));

export const schemaVersionOf = (root: XmlElement): string | null => textAt(root, 'schemaVersion');
