import type { Document, TradeReport } from '@footnote/event-types/types.generated';
import { archiveOf, documentOf } from '@footnote/filing-parser/testing/documents';
import { tradesStage } from '@footnote/filing-parser/trades-stage';
import { readGovernance } from '@footnote/governance/arrangements/read-report';
import { ledgerOf } from '@footnote/ownership/insiders/ledger';
import { comparedPlans, type ComparedPlan } from '@footnote/ownership/plans/compare';
import { planHistories } from '@footnote/ownership/plans/histories';
import type { PlanTrade, TaggedArrangement } from '@footnote/ownership/plans/types';
import {
  formsUnderPlan,
  type FormsUnderPlan,
  PLAN_STORIES,
  type TrueSums,
} from '@footnote/synthetic-edgar/governance/forms-under-plan';
import { reportWith } from '@footnote/synthetic-edgar/governance/report-with';
import type { ArrangementScenario } from '@footnote/synthetic-edgar/governance/types';
import { expect } from 'chai';
import fc from 'fast-check';

/** Scenarios of reports with a plan that has a day of adoption and a number of shares. */
const SCENARIOS: readonly ArrangementScenario[] = ['figures', 'single'];
const FILED = '2026-05-01';

const linesOf = (text: string): readonly TaggedArrangement[] =>
  readGovernance('acme-20260331.htm', text, FILED).arrangements.map((read, line) => ({
    ...{ accession: '0009990001-26-000001', form: '10-Q', filed: FILED, line },
    ...{ name: read.name, adopted: read.adopted.day, terminated: read.terminated.day, ends: read.ends.day },
    isAdopted: read.rule10b51Adopted === true,
    isTerminated: read.rule10b51Terminated === true,
    terminates: read.terminates ?? '',
    shares: read.shares.shares,
    sharesRefusal: read.shares.refusal ?? '',
  }));

/** The events that the parser makes of the forms. */
async function eventsOf(forms: FormsUnderPlan['forms']): Promise<readonly TradeReport[]> {
  const events: TradeReport[] = [];
  for (const { accession, form, filed, text } of forms) {
    const content = new TextEncoder().encode(text);
    const about = { kind: 'ownership', cik: '0009990001', accession, form, filed } as const;
    const document: Document = { ...documentOf(content), ...about };
    const step = await tradesStage({ archive: archiveOf(content) }).take(document);
    if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
    for (const run of step.value.runs) for (const { event } of run) events.push(event as TradeReport);
  }
  return events;
}

function tradesOf(events: readonly TradeReport[]): readonly PlanTrade[] {
  return ledgerOf(events).lines.flatMap(({ report, line, row, doubts }) => {
    const { transaction } = row;
    if (transaction === null) return [];
    const texts = row.footnotes.map(({ footnote }) => report.footnotes[footnote] ?? '');
    return [
      {
        ...{ accession: report.accession, line, filed: report.filed, texts },
        ...{ code: transaction.code ?? '', direction: transaction.direction ?? '' },
        ...{ date: transaction.date, shares: transaction.shares, underPlan: report.under_plan },
        owners: report.owners.map(({ cik, name }) => ({ cik, name: name ?? '' })),
        isNotedElsewhere: texts.some((text) => text.includes('10b5')),
        isDoubted: doubts.length > 0,
      },
    ];
  });
}

function comparedIn(lines: readonly TaggedArrangement[], events: readonly TradeReport[]): ComparedPlan {
  const { intents } = ledgerOf(events);
  const [found] = comparedPlans(
    planHistories(lines, []).plans.filter(({ name }) => name.startsWith('Ada Fictional')),
    {
      owners: events.flatMap(({ owners }) => owners.map(({ cik, name }) => ({ cik, name: name ?? '' }))),
      notices: events.flatMap(({ accession, filed, notice }) =>
        notice === null
          ? []
          : {
              ...{ accession, filed, seller: notice.seller ?? '', planDates: notice.plan_dates },
              owner: intents.find((intent) => intent.accession === accession)?.owner ?? '',
              units: intents.find((intent) => intent.accession === accession)?.units ?? null,
            },
      ),
      trades: tradesOf(events),
      ...{ splits: [], hasNotices: () => true, hasTrades: () => true, to: '2027-12-31' },
    },
  );
  if (found === undefined) throw new Error('a plan expected');
  return found;
}

const sharesOf = (sum: ComparedPlan['announced'] | ComparedPlan['remaining']): string | null =>
  'shares' in sum ? sum.shares : null;

describe('invented plans with their reports, notices and trades', () => {
  for (const scenario of SCENARIOS)
    for (const story of PLAN_STORIES)
      it(`are announced, sold and left as they were invented: ${scenario}, ${story}`, async () => {
        const { text, truth: arrangements } = reportWith(scenario);
        const { forms, truth } = formsUnderPlan(arrangements[0]!, story);
        const [lines, events] = [linesOf(text), await eventsOf(forms)];
        fc.assert(
          fc.property(fc.shuffledSubarray([...events], { minLength: events.length }), (delivered) => {
            const { announced, sold, remaining } = comparedIn(lines, delivered);
            const sums: TrueSums = {
              announced: sharesOf(announced),
              sold: sharesOf(sold),
              remaining: sharesOf(remaining),
            };
            expect(sums).to.deep.equal(truth);
          }),
          { numRuns: 5 },
        );
      });
});
