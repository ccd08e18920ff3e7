import { foreignReports } from './foreign/kind.ts';
import { form13fDocuments } from './holdings/kind.ts';
import type { FilingDocumentKind } from './kind.ts';
import { ownershipForms } from './ownership/kind.ts';
import { filingTexts } from './texts/kind.ts';
import { xbrlReports } from './xbrl/kind.ts';

/** Every kind of document of a filing that is fetched. */
export const FILING_DOCUMENT_KINDS = {
  xbrl: xbrlReports,
  // After the reports, because documents contained in a report are not fetched again.
  filing: filingTexts,
  foreign: foreignReports,
  holdings: form13fDocuments,
  ownership: ownershipForms,
} as const satisfies Readonly<Record<string, FilingDocumentKind>>;

export type FilingDocumentName = keyof typeof FILING_DOCUMENT_KINDS;

export const FILING_DOCUMENT_NAMES = Object.keys(FILING_DOCUMENT_KINDS) as readonly FilingDocumentName[];

/** Something for each kind. */
export type ByKind<T> = { readonly [Name in FilingDocumentName]: T };

export function byKind<T>(of: (name: FilingDocumentName) => T): ByKind<T> {
  return Object.fromEntries(FILING_DOCUMENT_NAMES.map((name) => [name, of(name)])) as ByKind<T>;
}
