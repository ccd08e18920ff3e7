import { isAmendment } from '@footnote/values/form';
import { isAnnualForm, isTransitionForm } from './forms.ts';
import { digestOf } from './filing-digest.ts';
import { isOfYear, isRelease, newestPeriod, standingOf } from './releases.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import type { Context, Filing } from '../model/model.ts';
import { interestOnFaces } from './own-report/interest-face.ts';
import { ownRowsOf } from './own-report/own-rows.ts';
import { earningsByPart } from './share-figures.ts';
import { factsOfRows } from './own-report/tree-rows.ts';
import { debtRows } from '../trees/debt-rows.ts';
import { operatingChanges } from '../trees/operating-changes.ts';

/** The periods of a filing with the number of facts in each, without cover-page facts. */
export const contextsOf = (facts: readonly InputFact[]): readonly Context[] => digestOf(facts).contexts;

/**
 * The latest end among contexts with at least a quarter as many facts as the largest one: forward-looking
 * notes, subsequent events and cover dates have few. Contexts that end after the filing date are errors.
 * Falls back on the report date of the submissions.
 */
export const filingPeriod = (
  filing: { readonly filed: string; readonly report_date: string | null },
  contexts: readonly Context[],
): string | null => {
  const past = contexts.filter(({ end }) => end <= filing.filed);
  const fullest = past.reduce((most, { facts }) => Math.max(most, facts), 0);
  let latest: string | null = null;
  for (const { end, facts } of past)
    if (facts * 4 >= fullest && (latest === null || end > latest)) latest = end;
  return latest ?? filing.report_date;
};

/** The newest period of the reports among filings; null if there is none. */
export const newestReported = (
  filings: readonly { readonly filing: InputFiling; readonly period: string | null }[],
): string | null =>
  newestPeriod(filings.flatMap(({ filing, period }) => (isRelease(filing) ? [] : [period])));

/** Ranks accepted filings (oldest first) and assigns each its period. */
export const rankFilings = (filings: readonly InputFiling[]): Filing[] => {
  const dated = filings.map((filing) => {
    const contexts = contextsOf(filing.facts);
    const period = filingPeriod(filing, contexts);
    const annual = isRelease(filing) ? isOfYear(contexts, period) : isAnnualForm(filing.form);
    return { filing, contexts, period, annual, report: filing.report, date: period ?? filing.filed };
  });
  const reported = newestReported(dated);
  const interest = interestOnFaces(dated);
  return dated.map(({ filing, contexts, period, annual }, order) => {
    const shown = interest[order] ?? null;
    const changes = filing.report === undefined ? null : operatingChanges(filing.report);
    const debt = filing.report === undefined ? null : debtRows(filing.report);
    return {
      order,
      accession: filing.accession,
      form: filing.form,
      filed: filing.filed,
      fy: filing.fy,
      annual,
      amendment: isAmendment(filing.form),
      transition: isTransitionForm(filing.form),
      period,
      release: standingOf(filing, period, reported),
      facts: filing.facts,
      contexts,
      interest: shown,
      operatingChanges: changes,
      debtRows: debt,
      calculations: filing.report?.calculations ?? [],
      treeRows: factsOfRows(
        [...(changes?.rows ?? []), ...(debt?.rows ?? []), ...(debt?.unclear ?? [])],
        filing.facts,
      ),
      ownRows: ownRowsOf(filing.report, filing.facts, shown),
      earningsByPart: filing.report === undefined ? [] : earningsByPart(filing.report),
    };
  });
};
