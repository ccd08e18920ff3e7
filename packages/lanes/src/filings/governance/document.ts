import type { Governance, TradingArrangement } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';
import { placeOf, textOrNull } from './place.ts';
import type { ArrangementLine, ReadReport } from './queries.ts';

const POLICIES = {
  error_correction: 'dei:DocumentFinStmtErrorCorrectionFlag',
  insider_trading_policy: 'ecd:InsiderTrdPoliciesProcAdoptedFlag',
  recovery_analysis: 'dei:DocumentFinStmtRestatementRecoveryAnalysisFlag',
} as const;

const Exact = Decimal.clone({ precision: 100 });

/** Each flag from the newest of the reports, which are in that order. */
export function policiesMember(reports: readonly ReadReport[]): Writable<Governance['policies']> {
  const flag = (concept: string): Writable<Governance['policies']['error_correction']> => {
    for (const report of reports) {
      const at = report.flag_concepts.indexOf(concept);
      const value = report.flag_values[at];
      if (value === undefined) continue;
      const { accession, filed, form } = report;
      const place = placeOf(report, report.flag_elements[at], report.flag_starts[at], report.flag_stops[at]);
      return { accession, concept, filed, form, place, value };
    }
    return { available: false, reason: 'not_tagged' };
  };
  return {
    error_correction: flag(POLICIES.error_correction),
    insider_trading_policy: flag(POLICIES.insider_trading_policy),
    recovery_analysis: flag(POLICIES.recovery_analysis),
  };
}

export const unreadMember = (reports: readonly ReadReport[]): Writable<Governance['unread_facts']> =>
  reports.flatMap((report) =>
    report.unread_concepts.map((concept, at) => ({
      accession: report.accession,
      concept,
      filed: report.filed,
      form: report.form,
      place: placeOf(report, report.unread_elements[at], report.unread_starts[at], report.unread_stops[at]),
      reason: report.unread_reasons[at] as Governance['unread_facts'][number]['reason'],
      text: report.unread_texts[at] ?? '',
    })),
  );

export function arrangementMember(line: ArrangementLine): Writable<TradingArrangement> {
  const { accession, filed, form } = line;
  return {
    accession,
    actions: [
      ...(line.rule_10b5_1_adopted === true || line.other_adopted === true ? (['adopted'] as const) : []),
      ...(line.rule_10b5_1_terminated === true || line.other_terminated === true
        ? (['terminated'] as const)
        : []),
    ],
    adopted: dayMember(line.adopted, line.adopted_text, line.adopted_refusal),
    duration_days: line.days ?? refused(line.days_refusal, 'not_tagged'),
    ends: dayMember(line.ends, line.ends_text, line.ends_refusal),
    facts: line.fact_concepts.map((concept, at) => ({
      concept,
      place: placeOf(line, line.fact_elements[at], line.fact_starts[at], line.fact_stops[at]),
    })),
    filed,
    form,
    line: line.line,
    members: [line.individual, line.arrangement].filter((member) => member !== ''),
    name: textOrNull(line.name),
    parts: line.part_members.map((member, at) => ({
      member,
      place: placeOf(line, line.part_elements[at], line.part_starts[at], line.part_stops[at]),
      shares: new Exact(line.part_shares[at] ?? '0'),
    })),
    rule_10b5_1: ruleOf(line),
    shares: line.shares === null ? refused(line.shares_refusal, 'not_tagged') : new Exact(line.shares),
    terminated: dayMember(line.terminated, line.terminated_text, line.terminated_refusal),
    terminates: line.terminates === '' ? null : line.terminates,
    terms: textOrNull(line.terms),
    title: textOrNull(line.title),
  };
}

/** A row without a value has its reason. */
const refused = <Reason extends string>(
  reason: Reason,
  otherwise: Exclude<Reason, ''>,
): { readonly available: false; readonly reason: Exclude<Reason, ''> } => ({
  available: false,
  reason: reason === '' ? otherwise : (reason as Exclude<Reason, ''>),
});

const dayMember = (
  day: string | null,
  text: string,
  reason: ArrangementLine['adopted_refusal'],
): Writable<TradingArrangement['adopted']> =>
  day ?? { ...refused(reason, 'not_tagged'), text: textOrNull(text) };

function ruleOf(line: ArrangementLine): boolean | null {
  const isUnder = line.rule_10b5_1_adopted === true || line.rule_10b5_1_terminated === true;
  const isOther = line.other_adopted === true || line.other_terminated === true;
  return isUnder === isOther ? null : isUnder;
}
