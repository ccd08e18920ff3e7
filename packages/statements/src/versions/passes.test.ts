import { expect } from 'chai';
import { fields } from '../fields/fields.ts';
import { factsByField } from '../facts/field-facts.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { traceField } from '../explain/trace.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { company, fact, plainFilings, plainYears } from '../test-support.ts';
import { LAST_PASSES, PASSES } from './passes.ts';
import { readVersions } from './versions.ts';

/** Rows of every year that most of the passes affect, in millions. */
const ROWS: Readonly<Record<string, number>> = {
  AmortizationOfIntangibleAssets: 12,
  Depreciation: 50,
  DepreciationAndAmortization: 90,
  DepreciationDepletionAndAmortization: 70,
  InterestExpense: 9,
  InterestExpenseDebt: 7,
  NetIncomeLossAttributableToNoncontrollingInterest: 3,
  ProfitLoss: 60,
};

const withRows = (): readonly InputFiling[] =>
  plainFilings(2022, plainYears(3)).map((each) => {
    const spans = each.facts.filter(({ concept }) => concept === 'Revenues');
    const rows = spans.flatMap(({ start, end }): InputFact[] =>
      Object.entries(ROWS).map(([name, value]) => fact(name, start, end, value * 1e6)),
    );
    const dates = each.facts.filter(({ concept }) => concept === 'Assets');
    const debt = dates.map(({ end }) => fact('LongTermDebtNoncurrent', null, end, 40e6));
    return { ...each, facts: [...each.facts, ...rows, ...debt] };
  });

/** Keys of the readings that are removed or no longer first, without a rule for it. */
const unexplained = (before: FilingReadings, after: FilingReadings): readonly string[] => {
  const [first] = before.readings;
  const isFirst = first === undefined || after.readings[0] === first || after.setAside.has(first.key);
  if (after.readings.length === 0 && before.readings.length > 0)
    return before.readings.map(({ key }) => key).filter((key) => !after.setAside.has(key));
  return isFirst ? [] : [first.key];
};

describe('passes over versions', () => {
  it('have unique names', () => {
    const names = [...PASSES, ...LAST_PASSES].map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('preserve the version of every filing, and name the rule of each reading that they remove or demote', () => {
    const { context } = traceField(company(withRows()), 'revenue');
    if (context === null) throw new Error('no context');
    const { type, index } = context;
    const facts = factsByField(index, type);
    let touched = 0;
    for (const spec of fields) {
      const all = new Map(readVersions(spec, type, index, facts.get(spec) ?? new Map()));
      for (const { name, run } of [...PASSES, ...LAST_PASSES]) {
        const before = new Map(all);
        run({ spec, type, index }, all);
        for (const [slot, versions] of before) {
          const after = all.get(slot) ?? [];
          expect(after.map(({ filing }) => filing)).to.deep.equal(versions.map(({ filing }) => filing));
          for (const [at, version] of versions.entries()) {
            const now = after[at];
            if (now === undefined || now === version) continue;
            expect(unexplained(version, now), `${spec.field} by ${name}`).to.deep.equal([]);
            touched += now.setAside.size;
          }
        }
      }
    }
    expect(touched).to.be.greaterThan(10);
  });
});
