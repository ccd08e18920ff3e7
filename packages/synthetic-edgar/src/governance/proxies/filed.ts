import { addDays } from '@footnote/values/day';
import { isAmendment } from '@footnote/values/form';
import type { Accounts } from '../../accounts.ts';
import { businessDay } from '../../dates.ts';
import { fileStem } from '../../xbrl/names.ts';
import { inventProxy } from './invent.ts';
import type { ProxyLayout, TrueProxy } from './types.ts';
import { writeProxy } from './write.ts';

export type FiledProxy = {
  readonly accession: string;
  readonly form: 'DEF 14A';
  readonly filed: string;
  /** The day of the meeting. */
  readonly period: string;
  readonly fy: number;
  readonly fp: '';
  /** It reports no statements. */
  readonly facts: readonly [];
  readonly file: { readonly name: string; readonly text: string };
  readonly truth: TrueProxy;
};

const AFTER_REPORT = 45;
const LAYOUT: ProxyLayout = {
  heads: 'stacked',
  currency: 'own_cell',
  marks: 'raised',
  names: 'merged',
  years: 'in_rows',
  zero: 'dash',
  feesIn: 'thousands',
  fees: 'kinds',
};

/** The proxy statement that follows the newest annual report; none if the spec has none, or no documents. */
export function filedProxies({ spec, reports }: Accounts): readonly FiledProxy[] {
  const report = reports.findLast(({ annual, form }) => annual && !isAmendment(form));
  if (spec.proxies !== 'newest' || spec.documents === null || report === undefined) return [];
  const filed = businessDay(addDays(report.filed, AFTER_REPORT));
  const truth = inventProxy({ seed: spec.seed, yearEnd: report.quarter.end, filed });
  const period = truth.meeting.day;
  return [
    {
      accession: `${report.accession.slice(0, 14)}6${report.accession.slice(15)}`,
      form: 'DEF 14A',
      filed,
      period,
      fy: report.fy,
      fp: '',
      facts: [],
      file: {
        name: `${fileStem(spec, period, 'DEF 14A')}.htm`,
        text: writeProxy(truth, LAYOUT, { cik: spec.cik }),
      },
      truth,
    },
  ];
}
