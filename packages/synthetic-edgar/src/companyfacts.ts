import { DAY_MS } from '@footnote/values/day';
import { daysBetween } from '@footnote/values/day';
import type { Accounts } from './accounts.ts';
import { factsOf } from './facts.ts';
import { unrelatedFilings } from './unrelated-filings.ts';

type Row = {
  start?: string;
  end: string;
  val: number;
  accn: string;
  fy: number;
  fp: string;
  form: string;
  filed: string;
  frame?: string;
};

export type Companyfacts = {
  readonly cik: number;
  readonly entityName: string;
  readonly facts: Record<
    string,
    Record<string, { label: string; description: string; units: Record<string, Row[]> }>
  >;
};

/** EDGAR's name of the calendar period nearest to that of a fact; null for other durations. */
const frameOf = ({ start, end }: Row): string | null => {
  const middle = (from: string, back: number): Date =>
    new Date(Date.parse(`${from}T00:00:00Z`) - back * DAY_MS);
  const quarterOf = (date: Date): string =>
    `CY${date.getUTCFullYear()}Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
  if (start === undefined) return `${quarterOf(middle(end, 45))}I`;
  const days = daysBetween(start, end) + 1;
  if (days >= 335 && days <= 395) return `CY${middle(end, 182).getUTCFullYear()}`;
  return days >= 61 && days <= 121 ? quarterOf(middle(end, 45)) : null;
};

/** Sets the `frame` of one row per frame: the row of the newest filing. */
const nameFrames = (rows: Row[]): void => {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const frame = frameOf(row);
    if (frame !== null) newest.set(frame, row);
  }
  for (const [frame, row] of newest) row.frame = frame;
};

const words = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The document of `data.sec.gov/api/xbrl/companyfacts/CIK##########.json`. */
export const companyfactsOf = (accounts: Accounts): Companyfacts => {
  const { spec, reports } = accounts;
  const facts: Companyfacts['facts'] = {};
  const filings = [
    ...reports.map((report) => ({ ...report, facts: factsOf(accounts, report) })),
    ...unrelatedFilings(accounts),
  ];
  for (const report of filings) {
    for (const fact of report.facts) {
      const [taxonomy = '', name = ''] = fact.concept.split(':');
      const tags = (facts[taxonomy] ??= {});
      const tag = (tags[name] ??= {
        label: words(name),
        description: `Invented by the generator under the name ${name}.`,
        units: {},
      });
      (tag.units[fact.unit] ??= []).push({
        ...(fact.start === null ? {} : { start: fact.start }),
        end: fact.end,
        val: Number(fact.value),
        accn: report.accession,
        fy: report.fy,
        fp: report.fp,
        form: report.form,
        filed: report.filed,
      });
    }
  }
  for (const tags of Object.values(facts))
    for (const { units } of Object.values(tags))
      for (const rows of Object.values(units)) {
        rows.sort(
          (left, right) =>
            compareText(left.end, right.end) ||
            compareText(left.start ?? '', right.start ?? '') ||
            compareText(left.filed, right.filed) ||
            compareText(left.accn, right.accn),
        );
        nameFrames(rows);
      }
  return { cik: Number(spec.cik), entityName: spec.name, facts };
};
