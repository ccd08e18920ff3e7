import { isAmendment } from '@footnote/values/form';
import { openForm } from '../xml/document.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from '../xml/element.ts';
import { filersOf, formOf, schemaVersionOf } from '../xml/header.ts';
import { createReader, type Reader } from '../xml/reader.ts';
import { cikOf, flagOf } from '../xml/values.ts';
import type { Form13fCover, Form13fCoverRefusal, OtherManager } from './types.ts';

/** The element after the cover page. */
const COVER_PAGE = { end: /<\/(?:[\w.-]+:)?coverPage\s*>/, around: ['edgarSubmission', 'formData'] };

const FORMS = ['13F-HR', '13F-HR/A', '13F-NT', '13F-NT/A'] as const;

const REPORT_TYPES = {
  '13F HOLDINGS REPORT': 'holdings',
  '13F NOTICE': 'notice',
  '13F COMBINATION REPORT': 'combination',
} as const;

const AMENDMENT_TYPES = { RESTATEMENT: 'restatement', 'NEW HOLDINGS': 'new_holdings' } as const;

const managerOf = (manager: XmlElement | undefined): OtherManager => ({
  cik: cikOf(textAt(manager, 'cik')),
  name: textAt(manager, 'name'),
  fileNumber: textAt(manager, 'form13FFileNumber'),
});

/** An amendment is indicated by its form, by an optional flag, or by its type. */
function amendmentOf(form: string, page: XmlElement | undefined, read: Reader): Form13fCover['amendment'] {
  const flagged = flagOf(textAt(page, 'isAmendment')) === true;
  if (!isAmendment(form) && !flagged && elementAt(page, 'amendmentInfo') === undefined) return null;
  return {
    number: read.count(page, 'amendmentNo'),
    type: read.choice<'restatement' | 'new_holdings'>(
      AMENDMENT_TYPES,
      page,
      'amendmentInfo',
      'amendmentType',
    ),
  };
}

const summaryOf = (summary: XmlElement | undefined, read: Reader): Form13fCover['summary'] =>
  summary === undefined
    ? null
    : {
        includedManagers: read.count(summary, 'otherIncludedManagersCount'),
        entries: read.count(summary, 'tableEntryTotal'),
        value: read.decimal(summary, 'tableValueTotal'),
        confidentialOmitted: flagOf(textAt(summary, 'isConfidentialOmitted')),
      };

/**
 * The cover of a Form 13F, its `primary_doc.xml`. If the document ends early after its cover page, it is read
 * up to there and marked `truncated`; if it ends before, it is `malformed`.
 */
export function readForm13fCover(
  content: Uint8Array,
): { readonly ok: Form13fCover } | { readonly refused: Form13fCoverRefusal } {
  const opened = openForm(content, COVER_PAGE);
  if ('refused' in opened) return opened;
  const { root, truncated } = opened.ok;
  const form = FORMS.find((name) => name === formOf(root));
  if (form === undefined) return { refused: 'not_a_form_13f' };
  const [cik] = filersOf(root);
  if (cik === undefined) return { refused: 'manager_missing' };
  const read = createReader();
  const page = elementAt(root, 'formData', 'coverPage');
  const summary = elementAt(root, 'formData', 'summaryPage');
  const period =
    read.date(page, 'reportCalendarOrQuarter') ??
    read.date(root, 'headerData', 'filerInfo', 'periodOfReport');
  if (period === null) return { refused: 'period_missing' };
  return {
    ok: {
      form,
      schemaVersion: schemaVersionOf(root),
      manager: {
        cik,
        name: textAt(page, 'filingManager', 'name'),
        fileNumber: textAt(page, 'form13FFileNumber'),
      },
      period,
      reportType: read.choice<'holdings' | 'notice' | 'combination'>(REPORT_TYPES, page, 'reportType'),
      amendment: amendmentOf(form, page, read),
      reportedBy: childrenOf(elementAt(page, 'otherManagersInfo'), 'otherManager').map(managerOf),
      includedManagers: childrenOf(elementAt(summary, 'otherManagers2Info'), 'otherManager2').map(
        (included) => ({
          ...managerOf(elementAt(included, 'otherManager')),
          number: read.count(included, 'sequenceNumber'),
        }),
      ),
      summary: summaryOf(summary, read),
      additionalInformation: textAt(page, 'additionalInformation'),
      unread: read.unread,
      truncated,
    },
  };
}
