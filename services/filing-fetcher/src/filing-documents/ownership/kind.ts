import { DAY_MS } from '@footnote/values/day';
import { isPlainName } from '@footnote/edgar/xbrl-references';
import { isForm144, isInsiderForm, isSchedule13 } from '@footnote/values/form';
import type { FilingDocumentKind } from '../kind.ts';
import { findHeader } from './find-header.ts';

/** The XML parser is loaded for the first schedule only. */
const lacksCiks = async (content: Uint8Array): Promise<boolean> =>
  (await import('@footnote/forms/schedule-13/lacks-ciks')).lacksCiks(content);

const XML = /\.xml$/i;
/** EDGAR's file name for it in every form that is filled in online. */
const USUAL = 'primary_doc.xml';

/**
 * The XML of a document that submissions list under the folder of an EDGAR stylesheet, such as
 * `xslF345X05/form4.xml`; null if they list no XML.
 */
const xmlName = (primaryDocument: string | null): string | null => {
  const name = primaryDocument?.split('/').at(-1) ?? '';
  return XML.test(name) && isPlainName(name) ? name : null;
};

/**
 * The XML document of a Schedule 13D or 13G, or of a Form 3, 4, 5 or 144. For a schedule whose persons have
 * no CIKs, the header of the submission is added as a part. Forms 3, 4 and 5 are XML since 2003-06-30, Form 144 since
 * 2022, schedules since 2024-12-18; the SC 13D and SC 13G before are pages of HTML.
 */
export const ownershipForms: FilingDocumentKind = {
  kind: 'ownership',
  unfetched: 'document_unfetched',
  step: 'documents',
  has: ({ form, primary_document: document }) =>
    isSchedule13(form) || ((isInsiderForm(form) || isForm144(form)) && xmlName(document) !== null),
  // A holder's last schedule stays in force, however old it is.
  isAlwaysFetched: isSchedule13,
  lateMs: 7 * DAY_MS,
  find: async ({ accession, form, primaryDocument }, take) => {
    const name = xmlName(primaryDocument) ?? USUAL;
    const content = await take(name);
    if (content === null) return null;
    const lacksHeader = isSchedule13(form) && (await lacksCiks(content));
    const header = lacksHeader ? await findHeader(accession, take) : null;
    return [{ name, content }, ...(header === null ? [] : [header])];
  },
};
