import { Decimal } from 'decimal.js';
import { meaningOf } from '@footnote/ownership/insiders/codes';
import { type InsiderMarket, marketDoubts } from '@footnote/ownership/insiders/market';
import type { Writable } from '@footnote/wire/json';
import type {
  InsiderDerivative,
  InsiderFormName,
  InsiderHolding,
  InsiderOwner,
  InsiderTransaction,
  SaleIntent,
} from '@footnote/contract/types.generated';
import { type Coverage, covers } from './coverage.ts';
import type { HoldingLine, IntentLine, TransactionLine } from './queries.ts';

const CENTS = 2;

type Relation = InsiderOwner['relations'][number];

const OWNERSHIP = { '': null, D: 'direct', I: 'indirect' } as const;
const DIRECTION = { '': null, A: 'acquired', D: 'disposed' } as const;
const TIMELINESS: Readonly<Record<string, 'early' | 'late'>> = { E: 'early', L: 'late' };

export function holdingMember(line: HoldingLine): Writable<InsiderHolding> {
  return {
    accession: line.accession,
    derivative: line.derivative ? derivativeMember(line) : null,
    filed: line.filed,
    footnotes: line.footnote_elements.map((element, place) => ({
      element,
      text: line.footnotes[place] ?? '',
    })),
    form: line.form as InsiderFormName,
    line: line.line,
    nature: textOrNull(line.nature),
    owners: ownersOf(line),
    ownership: OWNERSHIP[line.ownership],
    security: textOrNull(line.security),
    shares_after: numberOrNull(line.shares_after),
    superseded: line.superseded_by !== '',
    superseded_by: textOrNull(line.superseded_by),
    value_after: numberOrNull(line.value_after),
  };
}

export function transactionMember(
  line: TransactionLine,
  market: InsiderMarket,
): Writable<InsiderTransaction> {
  const doubts = doubtsIn(line, market);
  return {
    ...holdingMember(line),
    code: textOrNull(line.code),
    code_meaning: meaningOf(line.code),
    counterpart_line: line.counterpart,
    date: line.date,
    deemed_date: line.deemed_date,
    doubts,
    direction: DIRECTION[line.direction],
    equity_swap: line.equity_swap,
    plan_10b5_1: line.under_plan,
    price: numberOrNull(line.price),
    same_as: textOrNull(line.same_as),
    shares: numberOrNull(line.shares),
    timeliness: TIMELINESS[line.timeliness] ?? null,
    // Price times shares is then no amount of money that changed hands.
    value: doubts.every((doubt) => doubt === 'date_contradicted') ? valueOf(line) : null,
  };
}

/** Sold shares are refused if forms that may report sales are missing. */
export function intentMember(line: IntentLine, coverage: Coverage): Writable<SaleIntent> {
  const isWhole = covers(coverage, line.counts_from, line.counts_to);
  const refusal = line.refusal === '' && !isWhole ? 'forms_missing' : line.refusal;
  const sold = (shares: string | null): Writable<SaleIntent['sold_shares']> =>
    refusal === '' ? new Decimal(shares ?? 0) : { available: false, reason: refusal };
  return {
    accession: line.accession,
    approximate_date: line.approximate_date,
    classes: line.classes,
    counts_from: line.counts_from,
    counts_to: line.counts_to,
    filed: line.filed,
    form: line.form as InsiderFormName,
    market_value: numberOrNull(line.market_value),
    matched_by: line.matched_by === '' ? null : line.matched_by,
    owner_cik: textOrNull(line.owner_cik),
    plan_dates: line.plan_dates,
    relations: line.relations,
    sales: line.sale_accessions.map((accession, place) => ({
      accession,
      date: line.sale_dates[place] ?? '',
      line: line.sale_lines[place] ?? 0,
      shares: new Decimal(line.sale_shares[place] ?? 0),
    })),
    seller: textOrNull(line.seller),
    sold_in_all: sold(line.sold_in_all),
    sold_shares: sold(line.sold_shares),
    superseded: line.superseded_by !== '',
    units: numberOrNull(line.units),
  };
}

function derivativeMember(line: HoldingLine): Writable<NonNullable<InsiderDerivative>> {
  return {
    exercise_date: line.exercise_date,
    exercise_price: numberOrNull(line.exercise_price),
    expiration_date: line.expiration_date,
    underlying_security: textOrNull(line.underlying_security),
    underlying_shares: numberOrNull(line.underlying_shares),
    underlying_value: numberOrNull(line.underlying_value),
  };
}

function ownersOf(line: HoldingLine): readonly Writable<InsiderOwner>[] {
  return line.owner_ciks.map((cik, place) => ({
    cik,
    name: textOrNull(line.owner_names[place] ?? ''),
    relations: (line.owner_relations[place] ?? '')
      .split(',')
      .filter((relation): relation is Relation => relation !== ''),
    title: textOrNull(line.owner_titles[place] ?? ''),
  }));
}

type Doubt = InsiderTransaction['doubts'][number];

/** Doubts of the form, and those of the market. */
export const doubtsIn = (
  line: Pick<TransactionLine, 'doubts'> & Parameters<typeof marketDoubts>[0],
  market: InsiderMarket,
): readonly Doubt[] => [...(line.doubts as readonly Doubt[]), ...marketDoubts(line, market)];

/** Exact, to cents; null if neither a price nor the value is stated. */
function valueOf({ shares, price, total_value: total }: TransactionLine): Decimal | null {
  const value = shares === null || price === null ? numberOrNull(total) : new Exact(shares).times(price);
  return value === null ? null : cents(value);
}

const Exact = Decimal.clone({ precision: 100 });

/** Half-even. */
export const cents = (value: Decimal.Value): Decimal =>
  new Exact(value).toDecimalPlaces(CENTS, Decimal.ROUND_HALF_EVEN);

const numberOrNull = (text: string | null): Decimal | null => (text === null ? null : new Exact(text));

const textOrNull = (text: string): string | null => (text === '' ? null : text);
