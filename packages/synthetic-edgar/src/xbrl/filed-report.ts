import { isAmendment } from '@footnote/values/form';
import type { Accounts, Fact } from '../accounts.ts';
import { htmlLayouts } from '../documents/layouts/layouts.ts';
import { writtenReports } from '../documents/written-report.ts';
import { factsOf } from '../facts.ts';
import { hasPackage } from '../reports.ts';
import { unrelatedFilings } from '../unrelated-filings.ts';
import type { Calculation } from './calculations.ts';
import { calculationsOf } from './calculations.ts';
import type { DimensionedFact } from './dimensioned.ts';
import { dimensionedFacts } from './dimensioned.ts';
import { noteNetworks, noteTablesOf } from './note-tables.ts';
import { segmentFacts } from './segments.ts';
import type { Network } from './networks.ts';
import { coverNetwork, networksOf } from './presented.ts';

/** The contents of a filing's own XBRL. */
export type FiledReport = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** Period of report. */
  readonly period: string;
  /** Facts without dimensions: those that companyfacts contains. */
  readonly facts: readonly Fact[];
  /** Those that companyfacts does not contain: with dimensions, and in notes. */
  readonly dimensioned: readonly DimensionedFact[];
  /** In the order of the document. */
  readonly networks: readonly Network[];
  readonly calculations: readonly Calculation[];
  /** The body of its document around the markup of its tables. */
  readonly body: (tables: string) => string;
};

/** The text around the tables of each report, by accession. */
const bodiesOf = (accounts: Accounts): ReadonlyMap<string, FiledReport['body']> =>
  new Map(
    writtenReports(accounts).map(({ report, layout, text }) => [
      report.accession,
      (tables) =>
        layout === 'plain_text'
          ? tables
          : htmlLayouts[layout](text([{ kind: 'statements', markup: tables }])),
    ]),
  );

const tablesAlone = (tables: string): string => tables;

/** The XBRL of every periodic report that has a package, amendments included, oldest first. */
export const filedReports = (accounts: Accounts): FiledReport[] => {
  const { spec, reports } = accounts;
  const unrelated = unrelatedFilings(accounts);
  const bodies = bodiesOf(accounts);
  const periodic = reports
    .filter((report) => hasPackage(spec, report))
    .map((report): FiledReport => {
      const { accession, form, filed, quarter } = report;
      const translated = unrelated.filter((other) => other.accession === accession);
      const facts = [...factsOf(accounts, report), ...translated.flatMap((other) => other.facts)];
      const notes = noteTablesOf(spec, report, facts);
      const stated = [...dimensionedFacts(accounts, report), ...segmentFacts(spec, report, facts)];
      const dimensioned = [...stated, ...notes.flatMap((note) => note.facts)];
      const networks = [...networksOf(accounts, report, facts, stated), ...noteNetworks(notes)];
      const calculations = calculationsOf(accounts, report, networks);
      return {
        accession,
        form,
        filed,
        period: quarter.end,
        facts,
        dimensioned,
        networks,
        calculations,
        body: bodies.get(accession) ?? tablesAlone,
      };
    });
  // An amendment without figures has a cover page but no statements.
  const covers = unrelated
    .filter(({ form }) => spec.reports === 'all' && isAmendment(form))
    .map(({ accession, form, filed, period, facts }): FiledReport => {
      return {
        accession,
        form,
        filed,
        period,
        facts,
        dimensioned: [],
        networks: [coverNetwork(facts)],
        calculations: [],
        body: tablesAlone,
      };
    });
  return [...periodic, ...covers];
};
