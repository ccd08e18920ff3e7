import { integer } from '../decimal.ts';
import { addDays } from '../values/day.ts';
import { isInstant, isMoney, isWhole, type NoteFiling, stoodOf, valueOf } from './filing.ts';
import { nameOf, type NoteFact, type NoteRow, type NoteVerdict, refused } from './note.ts';
import { addsUp } from './tolerance.ts';

const AMOUNT = 'RevenueRemainingPerformanceObligation';
const SHARE = 'RevenueRemainingPerformanceObligationPercentage';
const START = /:RevenueRemainingPerformanceObligationExpectedTimingOfSatisfactionStartDateAxis$/;
const WHOLE = integer(1);
const FEWEST_ROWS = 2;

/** What is contracted and not yet revenue, by the day from which it is expected: amounts, or shares of the total. */
export function readObligations({ facts, date }: NoteFiling): NoteVerdict {
  const current = facts.filter((fact) => isInstant(fact) && fact.period_end === date);
  const total = current.find((fact) => isWhole(fact) && fact.concept === AMOUNT && isMoney(fact));
  const timed = current.filter(({ axes }) => axes.length === 1 && START.test(axes[0] ?? ''));
  const amounts = timed.filter((fact) => fact.concept === AMOUNT && isMoney(fact));
  const shares = timed.filter(({ concept, unit }) => concept === SHARE && unit === 'pure');
  const found = amounts.length >= FEWEST_ROWS ? amounts : shares;
  const stood = [...(total === undefined ? [] : [total]), ...amounts, ...shares].map((fact) => stoodOf(fact));
  if (stood.length === 0) return refused('not_reported');
  if (total === undefined) return refused('total_not_reported', stood);
  if (found.length < FEWEST_ROWS) return refused('members_missing', stood);
  const rows = found.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)).map(rowOf);
  const values = rows.map(({ value }) => value);
  const target = found === amounts ? valueOf(total) : WHOLE;
  const sum = values.reduce((left, right) => left + right, 0n);
  const startsNext = rows[0] !== undefined && startOf(rows[0].fact) === addDays(date, 1);
  const isWholeSum = found === amounts ? addsUp(values, target) : sum === target;
  if (!isWholeSum && sum < target) return refused('members_missing', stood);
  if (!isWholeSum || !startsNext) return refused('does_not_reconcile', stood);
  const totalRow: NoteRow = {
    key: 'total',
    role: 'total',
    label: 'Remaining performance obligations',
    fact: total,
    value: valueOf(total),
  };
  return {
    unit: total.unit,
    rows: [...rows, totalRow],
    total: totalRow,
    reconciled: [
      {
        what: found === amounts ? totalRow.label : 'the whole, of which the rows are shares',
        concepts: [nameOf(total)],
        value: target,
        sum,
      },
    ],
    leftOut: 0,
  };
}

const startOf = ({ members }: NoteFact): string => members[0] ?? '';

/** The dates are those of the tags: some filers leave the dates of an earlier filing, or of a shorter period. */
const rowOf = (fact: NoteFact, at: number): NoteRow => ({
  key: `period_${at + 1}`,
  role: 'item',
  label: `Expected as revenue in period ${at + 1}, tagged as from ${startOf(fact)}`,
  fact,
  value: valueOf(fact),
});
