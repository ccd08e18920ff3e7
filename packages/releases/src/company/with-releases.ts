import type { CompanyRecord, ParsedRelease } from '@footnote/statements/as-of/company-record';
import { SEVERAL_YEARS, withRecentFilings } from '@footnote/statements/as-of/recent-filings';
import type { Cell } from '@footnote/statements/cell';
import { knownOn } from '@footnote/statements/as-of/known-on';
import { computeStatements } from '@footnote/statements/compute';
import { acceptedReports } from '@footnote/statements/filings/accept';
import { isAnnualForm } from '@footnote/statements/filings/forms';
import { isOfYear } from '@footnote/statements/filings/releases';
import type { CompanyInput, InputFact, InputFiling } from '@footnote/statements/inputs';
import type { Issuer } from '@footnote/statements/statements';
import { dayBefore } from '@footnote/values/day';
import { isAmendment } from '@footnote/values/form';
import { partsOf } from '../document/event-parts.ts';
import { readWithinBounds } from '../read-release.ts';
import type { ReleaseContext } from '../types.ts';
import { filingOf } from './filing-of.ts';

/** Most releases of periods without a report: more are of an issuer that has stopped reporting. */
const MOST_PRELIMINARY = 4;

/**
 * The company with the figures of its earnings releases beside those of its reports. A release is read with what had been
 * reported on the evening before it and with nothing else, so that later filings do not change what it says. The same
 * record has the same company, so that what is remembered of it is found again.
 * @param which `needed`: releases after the newest report, and those of fiscal years; `all`: also releases whose
 *     report has come since.
 */
export function withReleases(record: CompanyRecord, which: 'needed' | 'all' = 'needed'): CompanyRecord {
  const known = made[which].get(record);
  if (known !== undefined) return known;
  const wanted = which === 'all' ? record.releases : neededOf(record);
  const filings = wanted.flatMap((release) => readOnce(record, release) ?? []);
  const { company } = record;
  const whole =
    filings.length === 0
      ? record
      : { ...record, company: { ...company, filings: [...company.filings, ...filings] } };
  made[which].set(record, whole);
  return whole;
}

const made = {
  all: new WeakMap<CompanyRecord, CompanyRecord>(),
  needed: new WeakMap<CompanyRecord, CompanyRecord>(),
};

function neededOf(record: CompanyRecord): readonly ParsedRelease[] {
  const reports = acceptedReports(record.company).filter(({ form }) => !isAmendment(form));
  const next = ({ filed: day }: ParsedRelease): InputFiling | undefined =>
    reports.find(({ filed }) => filed >= day);
  const preliminary = record.releases.filter((release) => next(release) === undefined);
  const ofYears = record.releases.filter((release) => isAnnualForm(next(release)?.form ?? ''));
  return [...ofYears, ...preliminary.slice(-MOST_PRELIMINARY)];
}

type Read = { readonly known: readonly (readonly InputFact[])[]; readonly filing: InputFiling | null };

const reads = new WeakMap<ParsedRelease, Read>();

/** A release is read once for the same reports before it. */
function readOnce(record: CompanyRecord, release: ParsedRelease): InputFiling | null {
  const before = knownOn({ ...record, releases: [] }, dayBefore(release.filed));
  const known = before.company.filings.map(({ facts }) => facts);
  const last = reads.get(release);
  if (last?.known.length === known.length && known.every((facts, at) => facts === last.known[at]))
    return last.filing;
  const filing = read(before, release);
  reads.set(release, { known, filing });
  return filing;
}

function read({ company }: CompanyRecord, release: ParsedRelease): InputFiling | null {
  if (company.filings.length === 0) return null;
  const { context, cells, cadence } = contextOn(company, release.filed);
  const exhibits = release.exhibits.map(({ exhibit, parts }) => ({
    exhibit,
    reading: readWithinBounds(partsOf(parts), context),
  }));
  const filing = filingOf(release, exhibits, cells);
  // The quarters of an issuer that reports once a year are no periods of its statements.
  return filing !== null && cadence === 'annual' && !isOfYear(filing.facts, filing.report_date)
    ? null
    : filing;
}

/**
 * What a release is held against: the cells of the newest periods and of the years before them, as computed from what is
 * known of the company. `released`: its day.
 */
export function contextOn(
  company: CompanyInput,
  released: string,
): {
  readonly context: ReleaseContext;
  readonly cells: readonly Cell[];
  readonly cadence: Issuer['reporting_cadence'];
} {
  const { cells, issuer } = computeStatements(withRecentFilings(company, SEVERAL_YEARS));
  const { fiscal_year_end: fiscalYearEnd } = company;
  const currency = issuer.reporting_currency ?? 'USD';
  return {
    context: { released, fiscalYearEnd, served: cells, currency },
    cells,
    cadence: issuer.reporting_cadence,
  };
}
