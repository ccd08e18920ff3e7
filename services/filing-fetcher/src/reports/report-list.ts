import type { Filing } from '@footnote/events/types.generated';
import { mayHaveStatements } from '@footnote/statements/filings/forms';
import { startOfDay } from '../events.ts';

/** A file of a report, in the archive. */
export type ReportFile = {
  /** Its name in the filing's folder. */
  readonly name: string;
  readonly sha256: string;
  /** Uncompressed. */
  readonly bytes: number;
};

/** A filing that has an XBRL report, or may have one, and what became of it. */
export type ReportEntry = {
  /** Dashed. */
  readonly accession: string;
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filed: string;
  /** Acceptance of the filing, epoch ms UTC. */
  readonly sourceTime: number;
  /** Period of report, YYYY-MM-DD. */
  readonly reportDate: string | null;
  readonly primaryDocument: string | null;
  /** Null if unknown. */
  readonly isXbrl: true | null;
  readonly isInline: boolean | null;
  /** The zip file alone, or the instance and then what is read with it; null while we have none. */
  readonly files: readonly ReportFile[] | null;
  readonly isPublished: boolean;
  /** Which source had none, and when it was last asked, epoch ms. */
  readonly lacking: { readonly source: string; readonly at: number } | null;
};

/** By accession. */
export type ReportList = Map<string, ReportEntry>;

/** Nobody filed XBRL with a statement before: EDGAR's phase-in began in 2009. */
const FIRST_YEAR = '2009-01-01';
const DAY_MS = 86_400_000;
/** A report that did not come with its filing may still come for so long. */
const LATE_MS = 30 * DAY_MS;

/** Whether a filing has an XBRL report: null where it may have one. */
const hasReport = ({ form, filed, is_xbrl: said, origin }: Filing): boolean | null => {
  if (!mayHaveStatements(form)) return false;
  // Only filings with XBRL bring facts.
  const isXbrl = said ?? (origin === 'companyfacts' ? true : null);
  if (isXbrl !== null) return isXbrl;
  return form.startsWith('6-K') || filed < FIRST_YEAR ? false : null;
};

/** Records a filing as listed by a source. Files already fetched are kept. */
export const noteFiling = (list: ReportList, filing: Filing): void => {
  const { accession, form, filed } = filing;
  const known = list.get(accession);
  // Submissions have more details of a filing than sources that only cite it.
  if (known !== undefined && filing.origin !== 'submissions') return;
  const isXbrl = hasReport(filing);
  if (isXbrl === false) {
    if (known?.files == null) list.delete(accession);
    return;
  }
  const isSameFiling = known?.form === form && known.filed === filed;
  const isSameClue =
    known?.primaryDocument === filing.primary_document && known.reportDate === filing.report_date;
  list.set(accession, {
    accession,
    form,
    filed,
    sourceTime: filing.source_time,
    reportDate: filing.report_date,
    primaryDocument: filing.primary_document,
    isXbrl,
    isInline: filing.is_inline_xbrl,
    files: known?.files ?? null,
    isPublished: isSameFiling && known.isPublished,
    lacking: isSameClue ? known.lacking : null,
  });
};

/** Reports to fetch: all, none, or those of this many years before the newest filing. */
export type ReportSpan = 'all' | 'none' | number;

/** Of the setting FOOTNOTE_XBRL_REPORTS. */
export const reportSpan = (setting: string): ReportSpan =>
  setting === 'all' || setting === 'none' ? setting : Number(setting);

/** The filings within the span, newest first. */
export const reportsWithin = (list: ReportList, span: ReportSpan): readonly ReportEntry[] => {
  if (span === 'none') return [];
  const entries = [...list.values()].sort((a, b) =>
    `${a.filed} ${a.accession}` < `${b.filed} ${b.accession}` ? 1 : -1,
  );
  const newest = entries[0]?.filed;
  if (span === 'all' || newest === undefined) return entries;
  const from = `${String(Number(newest.slice(0, 4)) - span).padStart(4, '0')}${newest.slice(4)}`;
  return entries.filter(({ filed }) => filed > from);
};

/** Whether a report is known to exist, is wanted and is not here. */
export const isReportAwaited = (list: ReportList | null, accession: string, span: ReportSpan): boolean => {
  const entry = span === 'none' ? undefined : list?.get(accession);
  return entry?.isXbrl === true && entry.files === null;
};

/**
 * Whether to request a report. A filing's files never change, so fetched reports are not requested; missing
 * ones are requested again once a day while they may be late, and from another source.
 */
export const isReportDue = (
  { files, lacking, filed }: ReportEntry,
  { source, now }: { readonly source: string; readonly now: number },
): boolean => {
  if (files !== null) return false;
  if (lacking?.source !== source) return true;
  return now - startOfDay(filed) <= LATE_MS && now - lacking.at >= DAY_MS;
};
