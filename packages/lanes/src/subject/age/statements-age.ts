import type { StatementsAge } from '@footnote/contract/types.generated';
import { dayAt, daysBetween } from '@footnote/values/day';
import { IN_TIME_DAYS } from '@footnote/figures/age/statements';
import { statementsTimeliness } from '../freshness.ts';

/** A periodic report that EDGAR's list of filings has. */
export type ListedReport = {
  readonly accession: string;
  readonly form: string;
  /** Days, YYYY-MM-DD. */
  readonly filed: string;
  readonly period_end: string;
  readonly url: string;
  /** Whether EDGAR's companyfacts that were loaded have its facts, and whether its own XBRL was read. */
  readonly in_companyfacts: boolean;
  readonly is_read: boolean;
};

/** What is known of a company's statements and of the reports that they could reach. */
export type KnownReports = {
  /** Of a symbol to ask for. */
  readonly symbol: string;
  /** End of the newest period of which a figure is served, YYYY-MM-DD; null without any. */
  readonly figuresEnd: string | null;
  readonly cadence: 'annual' | 'quarterly';
  /** Of the newest period; undefined if none is listed. */
  readonly newest: ListedReport | undefined;
  /** Newest filing day in EDGAR's companyfacts that were loaded, and in the list of filings; empty for none. */
  readonly companyfactsTo: string;
  readonly listedTo: string;
};

/** EDGAR's period of a report and the end of its fiscal period may differ by a week or two. */
const SAME_PERIOD_DAYS = 15;

const CADENCES = { annual: 'once a year', quarterly: 'by quarter' } as const;

/**
 * How old a company's statements are at a time, epoch milliseconds: the newest report known and what the figures reach,
 * the gap and its cause in words, and the remedy. Stale by the rule and limits of `statementsTimeliness`.
 */
export function statementsAge(known: KnownReports, now: number): StatementsAge {
  const { figuresEnd: end, cadence, companyfactsTo, listedTo } = known;
  const newest = isOutrun(known) ? undefined : known.newest;
  const staleFrom = end === null ? null : statementsTimeliness(end, cadence).staleFrom;
  const isStale = staleFrom !== null && now >= staleFrom;
  const isBehind =
    newest !== undefined && (end === null || daysBetween(end, newest.period_end) > SAME_PERIOD_DAYS);
  const reason = isBehind ? causeOf(newest) : isStale || end === null ? 'no_newer_report' : null;
  const sentences = [
    end === null
      ? 'There are no figures of statements.'
      : `Figures end ${end}${isStale ? `, more than ${IN_TIME_DAYS[cadence]} days ago: too old for a company that reports ${CADENCES[cadence]}` : ''}.`,
    reportSentence(known, isBehind),
  ];
  return {
    companyfacts_filed_to: companyfactsTo === '' ? null : companyfactsTo,
    figures_end: end,
    filings_listed_to: listedTo === '' ? null : listedTo,
    message: sentences.filter((sentence) => sentence !== '').join(' '),
    newest_report:
      newest === undefined
        ? null
        : {
            accession: newest.accession,
            filed: newest.filed,
            form: newest.form,
            period_end: newest.period_end,
            url: newest.url,
          },
    reason,
    remedy: reason === null ? null : remedyOf(known, reason),
    stale_from: staleFrom === null ? null : dayAt(staleFrom),
    status: end === null ? 'none' : isStale ? 'stale' : isBehind ? 'behind' : 'current',
  };
}

/** Whether the figures are of a later period than any that the list of filings names. */
const isOutrun = ({ figuresEnd: end, newest }: KnownReports): boolean =>
  end !== null && newest !== undefined && daysBetween(newest.period_end, end) > SAME_PERIOD_DAYS;

type Reason = NonNullable<StatementsAge['reason']>;

function causeOf({ in_companyfacts: isListed, is_read: isRead }: ListedReport): Reason {
  if (isListed) return 'report_without_statements';
  return isRead ? 'report_awaits_companyfacts' : 'report_not_collected';
}

/** The newest report known, and why the figures end before it. */
function reportSentence(known: KnownReports, isBehind: boolean): string {
  const { newest, companyfactsTo, listedTo } = known;
  if (newest === undefined)
    return listedTo === ''
      ? 'No list of filings was loaded, so a newer report would not be seen.'
      : `The list of filings, which ends ${listedTo}, has no periodic report, so a newer one would not be seen.`;
  const report = `a ${newest.form} filed ${newest.filed} for the period to ${newest.period_end}`;
  if (isOutrun(known))
    return `They are of later filings than the list of filings has with a period, which ends with ${report}; companyfacts end with filings of ${companyfactsTo}.`;
  if (!isBehind)
    return `The newest report known is ${report}; the list of filings that was loaded ends ${listedTo}.`;
  const upTo =
    companyfactsTo === '' ? 'none were loaded' : `those loaded end with filings of ${companyfactsTo}`;
  return `The newest report known is ${report} (${newest.accession}); ${CAUSES[causeOf(newest)](upTo)}.`;
}

const CAUSES: Readonly<Record<Reason, (upTo: string) => string>> = {
  no_newer_report: () => 'the figures reach it',
  report_awaits_companyfacts: (upTo) =>
    `its own facts are served by /v2/facts, but its statements wait for EDGAR’s companyfacts, and ${upTo}`,
  report_not_collected: (upTo) =>
    `neither its own XBRL was collected nor is it in EDGAR’s companyfacts: ${upTo}`,
  report_without_statements: () =>
    'its facts were loaded, and none of them is served as a figure of that period',
};

/** What to do about it, as a sentence with the command. */
function remedyOf({ symbol }: KnownReports, reason: Reason): string {
  const ingest = `footnote ingest --symbols ${symbol}`;
  if (reason === 'report_without_statements')
    return `Run \`footnote check ${symbol}\` for the reason of each refused figure, or read the report itself.`;
  if (reason === 'no_newer_report')
    return `Run \`${ingest}\` to fetch EDGAR’s present list, or keep \`footnote up --poll\` running; a mirror must have newer files.`;
  return `Run \`${ingest}\`, or wait for the next poll of \`footnote up --poll\`; a mirror must have newer files.`;
}
