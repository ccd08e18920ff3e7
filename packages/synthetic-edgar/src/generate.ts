import { keepBooks } from './books.ts';
import { buildCalendar } from './calendar.ts';
import { chartOf } from './charts.ts';
import { companyfactsOf } from './companyfacts.ts';
import type { Companyfacts } from './companyfacts.ts';
import type { Accounts } from './accounts.ts';
import { inventInsiders } from './insiders/invent.ts';
import type { InventedInsiders } from './insiders/types.ts';
import { inventOwnership } from './ownership/invent.ts';
import type { InventedOwnership } from './ownership/types.ts';
import { schedule } from './reports.ts';
import { datedSplits } from './shares.ts';
import type { IssuerSpec } from './spec.ts';
import { unrelatedFilings } from './unrelated-filings.ts';
import { withSchedules } from './ownership/listed.ts';
import { submissionsOf } from './submissions.ts';
import type { Submissions } from './submissions.ts';
import { balanceTruth } from './truth-balances.ts';
import { flowTruth } from './truth-flows.ts';
import { type TrueProfile, trueProfile } from './truth-profile.ts';
import { shareTruth } from './truth-shares.ts';
import { trailingTruth } from './truth-trailing.ts';
import type { TruthCell } from './truth.ts';
import { filedReports } from './xbrl/filed-report.ts';
import { ownReportOf } from './xbrl/own-report.ts';
import type { OwnReport } from './xbrl/own-report.ts';

export type SyntheticIssuer = {
  readonly spec: IssuerSpec;
  /** File name → document of `data.sec.gov/submissions`. */
  readonly submissions: Submissions;
  readonly companyfacts: Companyfacts;
  /** Rows for `www.sec.gov/files/company_tickers.json`. */
  readonly tickers: readonly { readonly cik_str: number; readonly ticker: string; readonly title: string }[];
  readonly truth: readonly TruthCell[];
  /** The newest data of its cover pages. */
  readonly profile: TrueProfile;
  /** Contents of the filings' XBRL packages, if there are any. */
  readonly reports: readonly OwnReport[];
  /** Schedules 13D and 13G of owners of its shares, with the true stakes. */
  readonly ownership: InventedOwnership;
  /** Forms 3, 4, 5 and 144 of its insiders, with the true trades. */
  readonly insiders: InventedInsiders;
};

/** The issuer's accounts and filings before they are written as documents. */
export const accountsOf = (spec: IssuerSpec): Accounts => {
  const calendar = buildCalendar(spec);
  const { reports, restatements } = schedule(spec, calendar);
  const books = Array.from({ length: restatements.length + 1 }, (_, version) =>
    keepBooks(spec, calendar, restatements.slice(0, version)),
  );
  return { spec, calendar, chart: chartOf(spec), books, splits: datedSplits(spec, reports), reports };
};

/**
 * A complete issuer in EDGAR's formats, with its true figures. The same spec always produces the same issuer.
 */
export const generateIssuer = (spec: IssuerSpec): SyntheticIssuer => {
  const accounts = accountsOf(spec);
  const { calendar, reports } = accounts;
  const served = calendar.years.filter(
    (year) =>
      !year.transition &&
      reports.some(({ income }) => income.some(({ first }) => first >= year.first && first <= year.last)),
  );
  const end = calendar.years.findLast(({ transition }) => !transition)?.end ?? '';
  const truth = served.flatMap((year) => [
    ...flowTruth(accounts, year),
    ...balanceTruth(accounts, year),
    ...shareTruth(accounts, year),
  ]);
  const profile = trueProfile(accounts);
  const shares = BigInt(profile.shares_outstanding?.value ?? spec.shares);
  const ownership = inventOwnership(spec, spec.stakes ?? [], shares);
  const insiders = inventInsiders(spec, spec.insiders ?? []);
  let written: SyntheticIssuer['reports'] | undefined;
  return {
    spec,
    submissions: withSchedules(
      submissionsOf(spec, reports, unrelatedFilings(accounts), end.slice(5).replace('-', '')),
      spec,
      [
        ...ownership.filings,
        // The list has no file number for insiders' forms either.
        ...insiders.filings.map((filing) => ({ ...filing, isElsewhere: true })),
      ],
    ),
    companyfacts: companyfactsOf(accounts),
    tickers: [{ cik_str: Number(spec.cik), ticker: spec.ticker, title: spec.name }],
    truth: [...truth, ...trailingTruth(spec, truth)],
    insiders,
    ownership,
    profile,
    // Written when they are read: documents take as long as all the rest, and most readers want figures only.
    get reports() {
      return (written ??= filedReports(accounts).map((report) => ownReportOf(spec, report)));
    },
  };
};
