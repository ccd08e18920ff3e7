import { integer, quotient, roundTo, size } from '../decimal.ts';
import { firstOf, isMoney, isWhole, type NoteFiling, stoodOf, valueOf } from './filing.ts';
import { nameOf, type NoteFact, type NoteRow, type NoteVerdict, type Reconciled, refused } from './note.ts';
import { plainWords, type TaxRow, taxRowOf } from './tax-rows.ts';
import { addsUp, finestUnit } from './tolerance.ts';

const TAX = 'IncomeTaxExpenseBenefit';
const RATE = 'EffectiveIncomeTaxRateContinuingOperations';
const JURISDICTION = /IncomeTaxAuthority|StatementGeographical/;
const PRETAX = [
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
];
const FEWEST_ROWS = 3;
/** Rows of the filer's own taxonomy state no balance type: their signs are those by which the rows add up. */
const MOST_OWN_ROWS = 4;
/** Rates are rounded to tenths of a percent. */
const TENTH = integer(1) / 1000n;

/** The reconciliation in amounts; failing that, in rates. */
export function readTax(filing: NoteFiling): NoteVerdict {
  const facts = currentFacts(filing);
  const inMoney = reconciliation(facts, isMoney, TAX);
  if (!('refusal' in inMoney)) return inMoney;
  const inRates = reconciliation(facts, ({ unit }) => unit === 'pure', RATE);
  if (!('refusal' in inRates)) return againstFace(inRates, facts);
  return inMoney.refusal === 'not_reported' ? inRates : inMoney;
}

const currentFacts = ({ facts, date, start }: NoteFiling): readonly NoteFact[] =>
  start === null
    ? []
    : facts.filter(({ period_start: from, period_end: to }) => from === start && to === date);

function reconciliation(
  facts: readonly NoteFact[],
  isUnit: (fact: NoteFact) => boolean,
  totalName: string,
): NoteVerdict {
  const whole = facts.filter((fact) => isWhole(fact) && isUnit(fact));
  const from = whole.findIndex(({ concept }) => taxRowOf(concept)?.key === 'statutory');
  const statutory = whole[from];
  if (statutory === undefined) return refused('not_reported');
  const total = firstOf(whole, [totalName]);
  if (total === undefined) return refused('total_not_reported', [stoodOf(statutory)]);
  const rows = whole.slice(from, endOfTable(whole, from, total));
  const byPlace = facts.filter(
    (fact) =>
      fact.axes.length === 1 &&
      JURISDICTION.test(fact.axes[0] ?? '') &&
      isUnit(fact) &&
      taxRowOf(fact.concept) !== undefined,
  );
  const closed = whole.indexOf(total) > from;
  const found = closed
    ? tablesOf([...rows, ...byPlace], total, false)
    : rows.flatMap((_, cut) =>
        cut + 1 < FEWEST_ROWS || !(isMoney(total) || cut + 1 === rows.length)
          ? []
          : tablesOf([...rows.slice(0, cut + 1), ...byPlace], total, cut + 1 < rows.length),
      );
  const proven = onlyOne(found, total);
  if (proven === undefined)
    return refused(found.length > 0 ? 'ambiguous_candidate' : 'does_not_reconcile', [
      ...[...rows, ...byPlace].map((fact) => stoodOf(fact)),
      stoodOf(total),
    ]);
  return tableOf(proven, total);
}

/** The rows are those from the statutory one to the total, or to a fact that belongs to another table. */
function endOfTable(whole: readonly NoteFact[], from: number, total: NoteFact): number {
  const end = whole.findIndex(
    (fact, at) =>
      at > from && (fact === total || (fact.taxonomy === 'us-gaap' && taxRowOf(fact.concept) === undefined)),
  );
  return end === -1 ? whole.length : end;
}

/**
 * The rows with the signs by which they add up to the total: none, one, or more than one way. Chosen signs and a chosen
 * end of the table must give amounts exactly, and rates within one unit: what may be chosen fits too easily.
 */
function tablesOf(
  facts: readonly NoteFact[],
  total: NoteFact,
  isChosen: boolean,
): readonly (readonly NoteRow[])[] {
  const own = facts.filter((fact) => fact.taxonomy !== 'us-gaap' && valueOf(fact) !== 0n);
  if (own.length > MOST_OWN_ROWS || facts.length < FEWEST_ROWS) return [];
  return Array.from({ length: 2 ** own.length }, (_, way) => {
    const negated = new Set(own.filter((_each, at) => (way >> at) % 2 === 1));
    return CONVENTIONS.filter((_each, at) => at === 0 || !isMoney(total)).flatMap((signOf, at) => {
      const rows = facts.map((fact) => rowOf(fact, signOf, negated.has(fact)));
      return isProven(rows, total, isChosen || way > 0 || at > 0) ? [rows] : [];
    });
  }).flat();
}

function isProven(rows: readonly NoteRow[], total: NoteFact, isChosen: boolean): boolean {
  const off = size(sumOf(rows) - valueOf(total));
  if (isChosen) return off <= (isMoney(total) ? 0n : TENTH);
  const unit = isMoney(total) ? finestUnit([...rows.map(({ value }) => value), valueOf(total)]) : TENTH;
  return addsUp(
    rows.map(({ value }) => value),
    valueOf(total),
    unit,
  );
}

/** By the elements' balance types; rates also as the table shows them, or with benefits as positive figures. */
const CONVENTIONS: readonly ((row: TaxRow) => bigint)[] = [
  ({ sign }) => sign,
  () => 1n,
  ({ sign, eitherWay }) => (eitherWay ? -1n : sign),
];

function rowOf(fact: NoteFact, signOf: (row: TaxRow) => bigint, negated: boolean): NoteRow {
  const known = taxRowOf(fact.concept);
  const isUsual = fact.taxonomy === 'us-gaap' && known !== undefined;
  const sign = isUsual ? signOf(known) : negated ? -1n : 1n;
  return {
    key: isUsual ? known.key : 'own_row',
    role: 'item',
    label: known?.label ?? plainWords(fact.concept),
    fact,
    value: valueOf(fact) * sign,
  };
}

/** The only table, the longest of those that differ in zeros alone; of amounts, else the only exact one. */
function onlyOne(tables: readonly (readonly NoteRow[])[], total: NoteFact): readonly NoteRow[] | undefined {
  const content = (table: readonly NoteRow[]): string =>
    table
      .filter(({ value }) => value !== 0n)
      .map(({ fact, value }) => `${nameOf(fact)} ${fact.members.join(' ')} ${value}`)
      .join();
  const distinct = new Map(tables.map((table) => [content(table), table]));
  const exact = [...distinct.values()].filter(
    (table) => isMoney(table[0]?.fact ?? total) && sumOf(table) === valueOf(total),
  );
  const [first, ...others] = exact.length > 0 ? exact : [...distinct.values()];
  return others.length > 0 ? undefined : first;
}

function tableOf(rows: readonly NoteRow[], total: NoteFact): NoteVerdict {
  const isRate = !isMoney(total);
  const row: NoteRow = {
    key: isRate ? 'effective_rate' : 'income_tax',
    role: 'total',
    label: isRate ? 'Effective tax rate' : 'Income tax expense',
    fact: total,
    value: valueOf(total),
  };
  return {
    unit: total.unit,
    rows: [...rows, row],
    total: row,
    reconciled: [
      {
        what: isRate ? 'effective tax rate' : 'income_tax',
        concepts: [nameOf(total)],
        value: row.value,
        sum: sumOf(rows),
      },
    ],
    leftOut: 0,
  };
}

/** Rates are held against the tax and the pretax income on the face as well, where both are tagged. */
function againstFace(table: NoteVerdict, facts: readonly NoteFact[]): NoteVerdict {
  if ('refusal' in table || table.total === null) return table;
  const whole = facts.filter(isWhole);
  const tax = firstOf(whole, [TAX]);
  const bases = PRETAX.flatMap((concept) => firstOf(whole, [concept]) ?? []).filter(
    (fact) => valueOf(fact) !== 0n,
  );
  if (tax === undefined || bases.length === 0) return table;
  const { value: rate } = table.total;
  const rates = bases.map((base) => ({ base, value: roundTo(ratio(valueOf(tax), valueOf(base)), 4) }));
  const fitting = rates.find(({ value }) => size(value - rate) <= TENTH);
  if (fitting === undefined)
    return refused('does_not_reconcile', [
      stoodOf(table.total.fact),
      stoodOf(tax),
      ...bases.map((fact) => stoodOf(fact)),
    ]);
  const face: Reconciled = {
    what: 'income_tax divided by pretax_income',
    concepts: [nameOf(tax), nameOf(fitting.base)],
    value: fitting.value,
    sum: rate,
  };
  return { ...table, reconciled: [...table.reconciled, face] };
}

const sumOf = (rows: readonly NoteRow[]): bigint => rows.reduce((sum, { value }) => sum + value, 0n);

const ratio = (a: bigint, b: bigint): bigint => (b < 0n ? quotient(-a, -b) : quotient(a, b));
