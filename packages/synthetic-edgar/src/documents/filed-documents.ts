import { isAmendment } from '@footnote/values/form';
import type { Accounts } from '../accounts.ts';
import type { AnnouncedFigure } from '../announced/statement.ts';
import {
  correctionAccession,
  correctionDate,
  hasPackage,
  isCorrected,
  resultsAccession,
  resultsDate,
} from '../reports.ts';
import type { Report } from '../reports.ts';
import type { IssuerSpec } from '../spec.ts';
import type { FiledReport } from '../xbrl/filed-report.ts';
import { filedReports } from '../xbrl/filed-report.ts';
import { writeInline } from '../xbrl/inline.ts';
import { filedProxies } from '../governance/proxies/filed.ts';
import { fileStem, isInline } from '../xbrl/names.ts';
import { paragraph } from './content.ts';
import { changesBetween } from './document-truth.ts';
import type { TrueChange, TrueSection } from './document-truth.ts';
import { htmlLayouts } from './layouts/layouts.ts';
import { plainText } from './layouts/plain-text.ts';
import { releaseTables } from './release-tables.ts';
import { fullSubmission, htmlDocument, releaseHeadline, resultsDocuments } from './releases.ts';
import { withWrongTax } from './wrong-tax.ts';
import { trueSections, writtenReports } from './written-report.ts';
import type { WrittenReport } from './written-report.ts';

/** The documents of a filing with their expected contents. */
export type FiledDocument = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** Period of report. */
  readonly period: string;
  /** Files of the filing's folder, the primary document first; for plain text, only the full submission. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly sections: readonly TrueSection[];
  /** The headline of an 8-K's press release. */
  readonly headline: string | null;
  /** What the tables of a press release state; empty for any other filing. */
  readonly announced: readonly AnnouncedFigure[];
  /** The filing to compare with, and the changes in sections that both contain; null if there is none. */
  readonly since: {
    readonly accession: string;
    readonly changes: Readonly<Partial<Record<'risk_factors' | 'mda', readonly TrueChange[]>>>;
  } | null;
};

/** The previous report of the same kind, by its period; amendments do not count. */
const priorOf = (reports: readonly WrittenReport[], { report }: WrittenReport): WrittenReport | undefined =>
  reports
    .filter(
      ({ report: other }) =>
        !isAmendment(other.form) &&
        other.annual === report.annual &&
        other.quarter.index < report.quarter.index,
    )
    .reduce<WrittenReport | undefined>(
      (last, other) =>
        last === undefined || other.report.quarter.index > last.report.quarter.index ? other : last,
      undefined,
    );

const sinceOf = (prior: WrittenReport, current: WrittenReport): FiledDocument['since'] => {
  const changes = (['risk_factors', 'mda'] as const).flatMap((name) => {
    const before = prior.sections[name];
    const after = current.sections[name];
    return before?.omission === null && after?.omission === null
      ? [[name, changesBetween(before.written, after.written)] as const]
      : [];
  });
  return { accession: prior.report.accession, changes: Object.fromEntries(changes) };
};

const STATEMENTS = [
  paragraph('The statements and schedules that this item requires are on the pages after the signatures.'),
];

const periodicFiles = (
  spec: IssuerSpec,
  written: WrittenReport,
  tagged: FiledReport | undefined,
): FiledDocument['files'] => {
  const { report, layout } = written;
  const { accession, form, filed, quarter } = report;
  if (layout === 'plain_text') {
    const text = plainText(written.text(STATEMENTS));
    const filing = { accession, form, filed, period: quarter.end };
    return [
      { name: `${accession}.txt`, text: fullSubmission(spec, filing, [{ type: form, name: null, text }]) },
    ];
  }
  const name = `${fileStem(spec, quarter.end, form)}.htm`;
  const inline = tagged !== undefined && isInline(filed);
  return [
    {
      name,
      text: inline
        ? writeInline(spec, tagged)
        : htmlDocument(`${spec.name} ${form}`, htmlLayouts[layout](written.text(STATEMENTS))),
    },
  ];
};

/** The 8-K with results; where it is corrected, with figures that are wrong, and the 8-K/A. */
const results = (accounts: Accounts, report: Report): readonly FiledDocument[] => {
  const first = { accession: resultsAccession(report), form: '8-K', filed: resultsDate(report) } as const;
  if (!isCorrected(accounts.spec, report)) return [announced(accounts, report, first)];
  const corrected = {
    accession: correctionAccession(report),
    form: '8-K/A',
    filed: correctionDate(report),
  } as const;
  return [announced(withWrongTax(accounts, report), report, first), announced(accounts, report, corrected)];
};

type Announcement = { readonly accession: string; readonly form: '8-K' | '8-K/A'; readonly filed: string };

const announced = (
  accounts: Accounts,
  report: Report,
  { accession, form, filed }: Announcement,
): FiledDocument => {
  const { spec } = accounts;
  const stem = fileStem(spec, filed, form);
  const { contents, figures } = releaseTables(accounts, report);
  const { current, release } = resultsDocuments(spec, report, contents, form);
  const parts = [
    { type: form, name: `${stem}.htm`, text: current },
    { type: 'EX-99.1', name: `${stem}xex991.htm`, text: release },
  ];
  const filing = { accession, form, filed, period: filed };
  return {
    ...filing,
    files: [
      ...parts.map(({ name, text }) => ({ name, text })),
      { name: `${accession}.txt`, text: fullSubmission(spec, filing, parts) },
    ],
    sections: [],
    headline: releaseHeadline(spec, report),
    announced: figures,
    since: null,
  };
};

/** The documents of every periodic report, of the 8-Ks that announce results, and of proxy statements. */
export const filedDocuments = (accounts: Accounts): readonly FiledDocument[] => {
  const { spec } = accounts;
  const reports = writtenReports(accounts);
  const tagged = new Map(filedReports(accounts).map((report) => [report.accession, report]));
  const periodicAndCurrent = reports.flatMap((written): FiledDocument[] => {
    const { report } = written;
    const { accession, form, filed, quarter } = report;
    const prior = isAmendment(report.form) ? undefined : priorOf(reports, written);
    const periodic: FiledDocument = {
      accession,
      form,
      filed,
      period: quarter.end,
      files: periodicFiles(spec, written, hasPackage(spec, report) ? tagged.get(accession) : undefined),
      sections: trueSections(written),
      headline: null,
      announced: [],
      since: prior === undefined ? null : sinceOf(prior, written),
    };
    return isAmendment(report.form) ? [periodic] : [...results(accounts, report), periodic];
  });
  return [
    ...periodicAndCurrent,
    ...filedProxies(accounts).map(({ accession, form, filed, period, file }) => ({
      accession,
      form,
      filed,
      period,
      files: [file],
      sections: [],
      headline: null,
      announced: [],
      since: null,
    })),
  ];
};
