import { baseForm, isAmendment, isAnnualForm } from './accept.ts';
import type { InputFact, InputFiling } from './inputs.ts';
import type { Filing } from './model.ts';

/**
 * The latest end among contexts that hold at least a quarter as many facts as the fullest one: forward-looking
 * notes, subsequent events and cover dates hold few. Contexts ending after the filing date are mistakes.
 * Falls back on the report date of the submissions.
 */
export const filingPeriod = (filing: {
  readonly filed: string;
  readonly report_date: string | null;
  readonly facts: readonly InputFact[];
}): string | null => {
  const contexts = new Map<string, { end: string; facts: number }>();
  let fullest = 0;
  for (const fact of filing.facts) {
    if (fact.taxonomy === 'dei' || fact.end > filing.filed) continue;
    const key = `${fact.start ?? ''}|${fact.end}`;
    const context = contexts.get(key) ?? { end: fact.end, facts: 0 };
    context.facts += 1;
    contexts.set(key, context);
    fullest = Math.max(fullest, context.facts);
  }
  let latest: string | null = null;
  for (const { end, facts } of contexts.values())
    if (facts * 4 >= fullest && (latest === null || end > latest)) latest = end;
  return latest ?? filing.report_date;
};

/** Ranks accepted filings (oldest first) and gives each its period. */
export const rankFilings = (filings: readonly InputFiling[]): Filing[] =>
  filings.map((filing, order) => ({
    order,
    accession: filing.accession,
    form: filing.form,
    filed: filing.filed,
    fy: filing.fy,
    annual: isAnnualForm(filing.form),
    amendment: isAmendment(filing.form),
    transition: ['10-KT', '10-QT'].includes(baseForm(filing.form)),
    period: filingPeriod(filing),
    facts: filing.facts,
  }));
