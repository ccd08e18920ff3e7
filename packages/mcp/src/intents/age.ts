import type { Ask } from './ask.ts';
import { Problem } from './problem.ts';

const REPORTS = '10-K,10-Q,20-F,40-F,10-KT,10-QT,10-K/A,10-Q/A';

/**
 * How old a company's figures are, in words: the newest period with figures, the newest report that is known, and whether
 * the figures lack it.
 */
export async function ageOf(ask: Ask, symbol: string): Promise<string> {
  const [quarter, report] = await Promise.all([
    ask('/v2/history', { symbol, series: ['revenue_quarter'], interval: 'quarter', limit: 1 }),
    newestReport(ask, symbol),
  ]);
  const { history, freshness } = quarter.data.history.available
    ? quarter.data
    : (await ask('/v2/history', { symbol, series: ['revenue_annual'], interval: 'year', limit: 1 })).data;
  const known =
    typeof report === 'string'
      ? report
      : `newest report known: ${report.form} for ${report.period_of_report ?? 'a period not stated'} filed ${report.filing_date} (${report.accession})`;
  if (!history.available) return `No figures of statements; ${known}.`;
  const [end, label] = history.rows[0] ?? [];
  const isMissing = typeof report !== 'string' && (report.period_of_report ?? '') > String(end);
  const stale = freshness === 'stale' ? ' STALE: older than filing deadlines allow.' : '';
  return `Figures to ${String(label)} (${String(end)}); ${known}${isMissing ? ', NOT in the figures' : ''}.${stale}`;
}

/** In words if there is none, or the list of filings cannot be had: figures are worth having without it. */
async function newestReport(ask: Ask, symbol: string) {
  try {
    const { filings } = (await ask('/v2/filings', { symbol, form: REPORTS, limit: 1 })).data;
    return filings[0] ?? 'no report is known';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `the newest report could not be asked for (${error.message})`;
  }
}
