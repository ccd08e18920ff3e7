import { expect } from 'chai';
import fc from 'fast-check';
import { comparedPlans, type KnownForms } from './compare.ts';
import { planHistories } from './histories.ts';
import { ADA, known, notice, tagged, trade } from './testing/plans.ts';
import type { PlanTrade, TaggedArrangement } from './types.ts';
import { formsWithoutPlan } from './without-plan.ts';

const compared = (forms: Partial<KnownForms>, lines: readonly TaggedArrangement[] = [tagged()]) => {
  const { plans, unplaced } = planHistories(lines, forms.splits === undefined ? [] : forms.splits);
  const all = known(forms);
  const found = comparedPlans(plans, all);
  return { found, rest: formsWithoutPlan(found, unplaced, all) };
};
const only = (forms: Partial<KnownForms>) => compared(forms).found[0]!;
const soldBy = (...trades: readonly PlanTrade[]) => only({ trades });
const other = (serial: number): string => `0000000001-26-${String(serial).padStart(6, '0')}`;

describe('what was planned, announced and sold', () => {
  it('are notices and sales of the person that name the day of adoption', () => {
    const plan = only({
      notices: [notice(), notice({ accession: other(102), filed: '2026-08-20', units: '2500', owner: '' })],
      trades: [
        trade(),
        trade({ line: 1, shares: '250.5' }),
        trade({ accession: other(202), date: '2026-06-01' }),
      ],
    });
    expect(plan).to.deep.include({
      owner: ADA.cik,
      announced: { shares: '7500' },
      sold: { shares: '8250.5' },
      remaining: { shares: '4249.5' },
      doubtfulTrades: [],
    });
    expect(only({}), 'nothing sold yet').to.deep.include({
      sold: { shares: '0' },
      remaining: { shares: '12500' },
    });
  });

  it('say that more was sold than planned, instead of a remainder below nothing', () => {
    const plan = soldBy(trade({ shares: '12500.25' }));
    expect(plan).to.deep.include({
      sold: { shares: '12500.25' },
      remaining: { reason: 'sold_above_planned' },
    });
  });

  it('are in shares of the report that states the plan, across splits', () => {
    const splits = [{ exDate: '2026-06-10', kind: 'split' as const, ratio: 10 }];
    const forms = {
      notices: [notice({ filed: '2026-06-11' })],
      trades: [trade({ date: '2026-06-10' }), trade({ line: 1 })],
    };
    expect(only({ ...forms, splits })).to.deep.include({
      announced: { shares: '500' },
      sold: { shares: '4400' },
    });
    expect(only({ ...forms, splits: null })).to.deep.include({
      announced: { reason: 'splits_unknown' },
      sold: { reason: 'splits_unknown' },
      remaining: { reason: 'sold_unknown' },
    });
  });

  it('are unknown where the person is, or forms are missing', () => {
    expect(only({ owners: [] })).to.deep.include({ owner: null, sold: { reason: 'person_not_matched' } });
    const two = [ADA, { cik: '0000000056', name: 'FICTIONAL ADA' }];
    expect(only({ owners: two, trades: [trade()] })).to.deep.include({
      sold: { reason: 'person_ambiguous' },
      trades: [],
    });
    const missing = { reason: 'forms_missing' };
    expect(only({ hasTrades: () => false })).to.deep.include({ sold: missing, announced: { shares: '0' } });
    expect(only({ hasNotices: () => false })).to.deep.include({ announced: missing, sold: { shares: '0' } });
  });

  it('count no trade of which it is not certain, and say why', () => {
    const doubted = (fields: Partial<PlanTrade>): readonly unknown[] => {
      const plan = soldBy(trade(fields), trade({ line: 9 }));
      return [
        plan.doubtfulTrades.map(({ reason }) => reason).join(),
        'reason' in plan.sold && plan.sold.reason,
      ];
    };
    const unmatched = 'trades_unmatched';
    const unstated = { texts: ['A Rule 10b5-1 plan.'] };
    expect(doubted(unstated)).to.deep.equal(['adoption_not_stated', unmatched]);
    expect(doubted({ texts: [], isNotedElsewhere: false })).to.deep.equal(['adoption_not_stated', unmatched]);
    expect(doubted({ texts: [] }), 'outside the plan').to.deep.equal(['', false]);
    expect(doubted({ texts: [], isNotedElsewhere: false, underPlan: false })).to.deep.equal(['', false]);
    expect(doubted({ ...unstated, date: '2026-02-01' }), 'before the plan').to.deep.equal(['', false]);
    expect(doubted({ underPlan: false })).to.deep.equal(['box_contradicts', unmatched]);
    expect(doubted({ isDoubted: true })).to.deep.equal(['doubted', unmatched]);
    expect(doubted({ date: '2026-02-01' })).to.deep.equal(['before_adoption', unmatched]);
    expect(doubted({ shares: null })).to.deep.equal(['shares_not_stated', unmatched]);
    const another = 'A Rule 10b5-1 plan adopted by Invented LLC on February 10, 2026.';
    expect(doubted({ texts: [another] })).to.deep.equal(['adopted_by_another', unmatched]);
    expect(soldBy(trade(), trade({ line: 1, code: 'G' }))).to.deep.include({
      sold: { shares: '4000' },
      remaining: { reason: 'other_trades' },
    });
  });

  it('count no notice of several plans, of an unknown seller, or before the plan', () => {
    const announced = (fields: Parameters<typeof notice>[0]) =>
      only({ notices: [notice(), notice({ accession: other(102), ...fields })] });
    for (const [fields, reason] of [
      [{ planDates: ['2026-02-10', '2025-11-03'] }, 'several_plans'],
      [{ owner: '', seller: 'Fictional Family Trust' }, 'seller_not_matched'],
      [{ filed: '2026-02-01' }, 'before_adoption'],
    ] as const) {
      const plan = announced(fields);
      expect(plan.doubtfulNotices.map((each) => each.reason)).to.deep.equal([reason]);
      expect(plan.announced).to.deep.equal({ reason: 'notices_unmatched' });
    }
    expect(announced({ units: null }).announced).to.deep.equal({ reason: 'units_not_stated' });
    expect(announced({ owner: '0000000077', seller: 'Otto Unreal' }).announced).to.deep.equal({
      shares: '5000',
    });
  });

  it('list the forms that name a plan which no report tags', () => {
    const note = 'Sold under a Rule 10b5-1 plan adopted on November 3, 2025.';
    const { rest } = compared({
      notices: [notice(), notice({ accession: other(102), filed: '2026-01-02', planDates: ['2025-11-03'] })],
      trades: [trade(), trade({ accession: other(202), texts: [note] })],
    });
    expect(rest.map(({ accession, reason, days }) => [accession, reason, days])).to.deep.equal([
      [other(202), 'no_arrangement', ['2025-11-03']],
      [other(102), 'no_arrangement', ['2025-11-03']],
    ]);
    const twice = [tagged(), tagged({ line: 1 })];
    expect(compared({ notices: [notice()] }, twice).rest[0]).to.include({
      reason: 'arrangement_not_compared',
    });
  });

  it('do not depend on the order of reports and forms, and never sum to more than was planned without saying so', () => {
    const day = fc.constantFrom('2026-02-10', '2026-03-02');
    const shares = fc.integer({ min: 1, max: 9000 }).map(String);
    const input = fc.record({
      lines: fc.uniqueArray(fc.record({ serial: fc.nat(5), adopted: day, shares }), {
        selector: ({ serial }) => serial,
        minLength: 1,
      }),
      trades: fc.array(
        fc.record({ adopted: day, shares, isNamed: fc.boolean(), code: fc.constantFrom('S', 'G') }),
        { maxLength: 6 },
      ),
      notices: fc.array(fc.record({ adopted: day, units: shares }), { maxLength: 3 }),
      order: fc.infiniteStream(fc.nat()),
    });
    fc.assert(
      fc.property(input, ({ lines, trades, notices, order }) => {
        const all = {
          lines: lines.map(({ serial, ...line }) =>
            tagged({ ...line, accession: other(serial), filed: `2026-05-0${serial + 1}` }),
          ),
          trades: trades.map(({ adopted, isNamed, ...line }, at) =>
            trade({
              ...line,
              line: at,
              texts: [isNamed ? `A Rule 10b5-1 plan adopted on ${adopted}` : 'A Rule 10b5-1 plan'],
            }),
          ),
          notices: notices.map(({ adopted, units }, at) =>
            notice({ units, accession: other(300 + at), planDates: [adopted] }),
          ),
        };
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((item) => ({ item, key: order.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ item }) => item);
        const one = compared(all, all.lines);
        const two = compared(
          { trades: shuffled(all.trades), notices: shuffled(all.notices) },
          shuffled(all.lines),
        );
        expect(two).to.deep.equal(one);
        for (const { plan, sold, remaining } of one.found) {
          if (!('value' in plan.planned) || !('shares' in sold)) continue;
          const isAbove = Number(sold.shares) > Number(plan.planned.value);
          expect('reason' in remaining && remaining.reason === 'sold_above_planned').to.equal(isAbove);
        }
      }),
      { numRuns: 30 },
    );
  });
});
