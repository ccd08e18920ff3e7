import { DAY_MS } from '@footnote/values/day';
import type { Filing } from '@footnote/event-types/types.generated';
import { startOfDay } from '../events.ts';
import type { FilingDocument, FilingDocumentList } from './entry.ts';
import type { FilingDocumentKind } from './kind.ts';

/** Records a filing as listed by a source. Files already fetched are kept. */
export const noteFiling = (
  kind: Pick<FilingDocumentKind, 'has'>,
  list: FilingDocumentList,
  filing: Filing,
): void => {
  const { accession, form, filed } = filing;
  const known = list.get(accession);
  // Submissions have more details of a filing than sources that only cite it.
  if (known !== undefined && filing.origin !== 'submissions') return;
  const isKnown = kind.has(filing);
  if (isKnown === false) {
    if (known?.files == null) list.delete(accession);
    return;
  }
  const isSameFiling = known?.form === form && known.filed === filed;
  const isSameClue =
    known?.primaryDocument === filing.primary_document &&
    known.reportDate === filing.report_date &&
    (known.items ?? null) === filing.items;
  list.set(accession, {
    accession,
    form,
    filed,
    sourceTime: filing.source_time,
    reportDate: filing.report_date,
    primaryDocument: filing.primary_document,
    items: filing.items,
    size: filing.size,
    fileNumber: filing.file_number,
    isKnown,
    isInline: filing.is_inline_xbrl,
    files: known?.files ?? null,
    isPublished: isSameFiling && known.isPublished,
    lacking: isSameClue ? known.lacking : null,
  });
};

/** Which documents to fetch: all, none, or those of this many years before the newest filing. */
export type DocumentSpan = 'all' | 'none' | number;

/** Of the settings FOOTNOTE_XBRL_REPORTS, FOOTNOTE_FILING_DOCUMENTS and FOOTNOTE_OWNERSHIP_DOCUMENTS. */
export const documentSpan = (setting: string): DocumentSpan =>
  setting === 'all' || setting === 'none' ? setting : Number(setting);

/** The filings within the span, and those of forms that are fetched regardless of years, newest first. */
export const documentsWithin = (
  list: FilingDocumentList,
  span: DocumentSpan,
  isAlwaysFetched: (form: string) => boolean = () => false,
): readonly FilingDocument[] => {
  if (span === 'none') return [];
  const entries = [...list.values()].sort((a, b) =>
    `${a.filed} ${a.accession}` < `${b.filed} ${b.accession}` ? 1 : -1,
  );
  const newest = entries[0]?.filed;
  if (span === 'all' || newest === undefined) return entries;
  const from = `${String(Number(newest.slice(0, 4)) - span).padStart(4, '0')}${newest.slice(4)}`;
  return entries.filter(({ filed, form }) => filed > from || isAlwaysFetched(form));
};

/** Whether a document is known to exist, should be fetched and is missing. */
export const isAwaited = (
  list: FilingDocumentList | null,
  accession: string,
  span: DocumentSpan,
): boolean => {
  const entry = span === 'none' ? undefined : list?.get(accession);
  return entry?.isKnown === true && entry.files === null;
};

/**
 * Whether to request a document. A filing's files never change, so fetched ones are not requested; missing
 * ones are requested again once a day while they may still appear, and from another source.
 */
export const isDue = (
  { files, lacking, filed }: FilingDocument,
  { source, now, lateMs }: { readonly source: string; readonly now: number; readonly lateMs: number },
): boolean => {
  if (files !== null) return false;
  if (lacking?.source !== source) return true;
  return now - startOfDay(filed) <= lateMs && now - lacking.at >= DAY_MS;
};
