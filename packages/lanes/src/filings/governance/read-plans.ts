import { DOUBTS_OF_SHARES } from '@footnote/ownership/insiders/doubts';
import { folded } from '@footnote/ownership/insiders/filed';
import { marketDoubts } from '@footnote/ownership/insiders/market';
import { comparedPlans, type ComparedPlan, type KnownForms } from '@footnote/ownership/plans/compare';
import { planHistories } from '@footnote/ownership/plans/histories';
import type { PlanNotice, PlanTrade, TaggedArrangement, Unplaced } from '@footnote/ownership/plans/types';
import { type FormWithoutPlan, formsWithoutPlan } from '@footnote/ownership/plans/without-plan';
import type { StoreReader } from '@footnote/read-store/port';
import { addDays } from '@footnote/values/day';
import { coverageOf, covers, coversNotices } from '../../ownership/insiders/coverage.ts';
import {
  type IntentLine,
  KNOWN_FORMS,
  LISTED_FORMS,
  READ_FORMS,
  SALE_INTENTS,
} from '../../ownership/insiders/queries.ts';
import { readInsiderMarket } from '../../ownership/insiders/read-market.ts';
import { DESCRIBED_COMPANY } from '../../subject/stated-profile.ts';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import {
  type OwnersLine,
  PLAN_OWNERS,
  PLAN_TRADES,
  type PlanLine,
  type PlanTradeLine,
} from './plan-queries.ts';

/** Days outside which no form lies. */
const EVER = { from: '1970-01-01', to: '2200-01-01' } as const;
/** Prices of so many days are awaited: sessions are some days apart, and feeds late. */
const DAYS_LATE = 7;
const PLAN = /10b5/i;

/** The plans of a company, set against the forms of its insiders. */
export type ReadPlans = {
  readonly plans: readonly ComparedPlan[];
  readonly unplaced: readonly Unplaced[];
  readonly rest: readonly FormWithoutPlan[];
  /** Newest source time of the forms, as in the read store; null without any. */
  readonly newest: string | null;
};

/** Sets plans against forms, all read at one revision of the insiders. */
export async function readPlans(
  store: StoreReader,
  cik: string,
  lines: readonly PlanLine[],
): Promise<ReadPlans> {
  const tagged = lines.map(taggedOf);
  const forms = await readForms(store, cik, tagged);
  const { plans, unplaced } = planHistories(tagged, forms.known.splits);
  const compared = comparedPlans(plans, forms.known);
  return {
    plans: compared,
    unplaced,
    rest: formsWithoutPlan(compared, unplaced, forms.known),
    newest: forms.newest,
  };
}

const taggedOf = (line: PlanLine): TaggedArrangement => ({
  accession: line.accession,
  form: line.form,
  filed: line.filed,
  line: line.line,
  name: line.name === '' ? null : line.name,
  adopted: line.adopted,
  terminated: line.terminated,
  ends: line.ends,
  isAdopted: line.rule_10b5_1_adopted === true || line.other_adopted === true,
  isTerminated: line.rule_10b5_1_terminated === true || line.other_terminated === true,
  terminates: line.terminates,
  shares: line.shares,
  sharesRefusal: line.shares_refusal,
});

function readForms(
  store: StoreReader,
  cik: string,
  tagged: readonly TaggedArrangement[],
): Promise<{ readonly known: KnownForms; readonly newest: string | null }> {
  return readAtOneRevision(`the revision of the insiders of ${cik}`, async () => {
    const [[company], listed, forms, owners, trades, intents] = await Promise.all([
      store.read(DESCRIBED_COMPANY, { cik }),
      store.read(LISTED_FORMS, { cik }),
      store.read(KNOWN_FORMS, { cik }),
      store.read(PLAN_OWNERS, { cik }),
      store.read(PLAN_TRADES, { cik }),
      store.read(SALE_INTENTS, { cik, owner: '', ...EVER }),
    ]);
    const revisions = [forms, owners, trades, intents].flat().map(({ revision }) => revision);
    if (new Set(revisions).size > 1) return UNSETTLED;
    const coverage = await coverageOf(listed, forms, async (accessions) => {
      const rows = accessions.length === 0 ? [] : await store.read(READ_FORMS, { accessions });
      return new Set(rows.map(({ accession }) => accession));
    });
    const days = [
      ...tagged.flatMap(({ adopted, filed }) => [adopted ?? filed, filed]),
      ...trades.map(({ date, filed }) => date ?? filed),
      ...intents.map(({ filed }) => filed),
    ].sort();
    const market = await readInsiderMarket(
      store,
      { cik, symbols: company?.symbols ?? [] },
      days[0] ?? EVER.from,
    );
    const last = [...market.days.keys()].reduce((a, b) => (a > b ? a : b), '');
    const isKnown = last !== '' && addDays(last, DAYS_LATE) >= (days.at(-1) ?? '');
    const known: KnownForms = {
      owners: owners.flatMap(({ owner_ciks: ciks, owner_names: names }) =>
        ciks.map((each, at) => ({ cik: each, name: names[at] ?? '' })),
      ),
      notices: intents.filter((intent) => intent.superseded_by === '').map(noticeOf),
      trades: tradesOf(trades, owners, (line) =>
        marketDoubts(line, market).includes('above_shares_outstanding'),
      ),
      splits: isKnown ? market.splits : null,
      hasNotices: (from, to) => coversNotices(coverage, from, to),
      hasTrades: (from, to) => covers(coverage, from, to),
      to: EVER.to,
    };
    return {
      known,
      newest:
        forms
          .map((form) => form.source_time)
          .sort()
          .at(-1) ?? null,
    };
  });
}

const noticeOf = (line: IntentLine): PlanNotice => ({
  accession: line.accession,
  filed: line.filed,
  seller: line.seller,
  owner: line.owner_cik,
  planDates: line.plan_dates,
  // Units of several classes are no number of shares.
  units: new Set(line.classes.map(folded)).size > 1 ? null : line.units,
});

function tradesOf(
  lines: readonly PlanTradeLine[],
  owners: readonly OwnersLine[],
  isDoubted: (line: PlanTradeLine) => boolean,
): readonly PlanTrade[] {
  const remarks = new Map(owners.map(({ accession, remarks: text }) => [accession, text]));
  const noted = new Set(
    lines
      .filter(({ footnotes }) => footnotes.some((note) => PLAN.test(note)))
      .map(({ accession }) => accession),
  );
  return lines.map((line) => ({
    accession: line.accession,
    line: line.line,
    filed: line.filed,
    code: line.code,
    direction: line.direction,
    date: line.date,
    shares: line.shares,
    owners: line.owner_ciks.map((cik, at) => ({ cik, name: line.owner_names[at] ?? '' })),
    underPlan: line.under_plan,
    texts: noted.has(line.accession) ? line.footnotes : [remarks.get(line.accession) ?? ''],
    isNotedElsewhere: noted.has(line.accession),
    isDoubted: line.doubts.some((doubt) => DOUBTS_OF_SHARES.has(doubt)) || isDoubted(line),
  }));
}
