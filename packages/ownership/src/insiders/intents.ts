import { addDays } from '@footnote/values/day';
import { type Amount, amountOf, sumOf, textOf, ZERO } from './amounts.ts';
import { plausibleDay } from './days.ts';
import type { ReportingOwner } from '@footnote/event-types/types.generated';
import { byFiling, type FiledNotice, type FiledReport, folded } from './filed.ts';

/** An effective sale by insiders, from the table of non-derivative securities. */
export type Sale = {
  readonly accession: string;
  readonly line: number;
  readonly date: string;
  readonly shares: string | null;
  readonly owners: readonly Pick<ReportingOwner, 'cik'>[];
};

/** A sale, or the part of it, that counts against an intent. */
export type CountedSale = {
  readonly accession: string;
  readonly line: number;
  readonly date: string;
  readonly shares: string;
};

/**
 * Why the shares sold are unknown: no owner on a parsed form is the seller; the notice names several classes,
 * which owners' forms name differently; it states no number of shares; or a sale states none.
 */
export type IntentRefusal =
  'seller_not_matched' | 'several_classes' | 'shares_not_stated' | 'units_not_stated' | 'amended';

export type Intent = {
  readonly accession: string;
  /** The notice that amends it. */
  readonly supersededBy: string | null;
  /** All classes together; null if one is not stated. */
  readonly units: string | null;
  /** First and last day on which a sale is counted. */
  readonly from: string;
  readonly to: string;
  /** CIK of the owner identified as the seller; empty for none. */
  readonly owner: string;
  /** How: by the CIK of the notice's filer, or by name. */
  readonly matchedBy: 'cik' | 'name' | null;
  readonly sold: readonly CountedSale[];
  /** Sold shares; null if refused. */
  readonly soldShares: string | null;
  /** All sales of the seller from the first to the last day, whatever notice they count against. */
  readonly soldInAll: string | null;
  readonly refusal: IntentRefusal | null;
};

/** Days after filing within which the sales of a notice must be made: three months, by Rule 144(h). */
const DAYS = 90;
/** Sellers may sign a notice, and sell under it, some days before it is filed. */
const DAYS_BEFORE = 7;

/**
 * Intents to sell compared with the seller's subsequent sales. A sale counts against the oldest notice whose
 * period includes it and whose shares are not all sold; the remainder may count against the next notice.
 * `notices` are Forms 144 as filed.
 */
export function intentsOf(
  notices: readonly FiledReport[],
  owners: readonly ReportingOwner[],
  sales: readonly Sale[],
): readonly Intent[] {
  const inOrder = [...notices].sort(byFiling);
  const names = new Set(inOrder.map(({ accession }) => accession));
  const amendments = new Map<string, string>();
  for (const { accession, notice } of inOrder) {
    const previous = notice?.previous_accession ?? null;
    if (previous !== null && previous !== accession && names.has(previous))
      amendments.set(previous, accession);
  }
  const left = new Map<Sale, Amount>();
  const dated = [...sales].sort(byDate);
  return inOrder.flatMap((report) =>
    report.notice === null
      ? []
      : [intentOf(report, report.notice, { owners, sales: dated, left, amendments })],
  );
}

/** What determines the sales that count against an intent. */
type Counting = Pick<Intent, 'from' | 'to' | 'owner' | 'units' | 'refusal'>;

/** What was sold under an intent. */
export type Sold = Pick<Intent, 'sold' | 'soldInAll' | 'soldShares'>;

/** What was sold under each of some intents, oldest first, by these sales; nothing is known of a refused one. */
export function soldUnder(intents: readonly Counting[], sales: readonly Sale[]): readonly Sold[] {
  const dated = [...sales].sort(byDate);
  const left = new Map<Sale, Amount>();
  return intents.map((intent) => soldIn(intent, salesOf(intent, dated), left));
}

const salesOf = ({ from, to, owner }: Counting, sales: readonly Sale[]): readonly Sale[] =>
  sales.filter(
    (sale) => sale.date >= from && sale.date <= to && sale.owners.some(({ cik }) => cik === owner),
  );

function soldIn({ units, refusal }: Counting, own: readonly Sale[], left: Map<Sale, Amount>): Sold {
  const most = amountOf(units);
  if (refusal !== null || most === null) return { sold: [], soldShares: null, soldInAll: null };
  const sold = countedAgainst(most, own, left);
  return {
    sold,
    soldShares: textOf(sumOf(sold.map(({ shares }) => shares)) ?? ZERO),
    soldInAll: textOf(sumOf(own.map(({ shares }) => shares)) ?? ZERO),
  };
}

type Context = {
  readonly owners: readonly ReportingOwner[];
  readonly sales: readonly Sale[];
  /** Shares of sales that count against no notice yet; all of those that are not in it. */
  readonly left: Map<Sale, Amount>;
  readonly amendments: ReadonlyMap<string, string>;
};

const byDate = (a: Sale, b: Sale): number =>
  a.date === b.date
    ? a.accession === b.accession
      ? a.line - b.line
      : a.accession < b.accession
        ? -1
        : 1
    : a.date < b.date
      ? -1
      : 1;

function intentOf(report: FiledReport, notice: FiledNotice, context: Context): Intent {
  const { accession, filed } = report;
  const signed = plausibleDay(notice.notice_date);
  const from = signed !== null && signed < filed && signed >= addDays(filed, -DAYS_BEFORE) ? signed : filed;
  const to = addDays(filed, DAYS);
  const units = sumOf(notice.sales.map((sale) => sale.units));
  const { owner, matchedBy } = sellerOf(notice, context.owners);
  const supersededBy = context.amendments.get(accession) ?? null;
  const intent = {
    accession,
    supersededBy,
    units: units === null ? null : textOf(units),
    from,
    to,
    owner,
    matchedBy,
  };
  const own = salesOf({ ...intent, refusal: null }, context.sales);
  const inAll = sumOf(own.map(({ shares }) => shares));
  const refusal = refusalOf(notice, { units, inAll, matchedBy, supersededBy });
  return { ...intent, refusal, ...soldIn({ ...intent, refusal }, own, context.left) };
}

function refusalOf(
  notice: FiledNotice,
  found: {
    readonly units: Amount | null;
    readonly inAll: Amount | null;
    readonly matchedBy: Intent['matchedBy'];
    readonly supersededBy: string | null;
  },
): IntentRefusal | null {
  if (found.supersededBy !== null) return 'amended';
  if (found.units === null) return 'units_not_stated';
  if (new Set(notice.sales.map((sale) => folded(sale.class_title))).size > 1) return 'several_classes';
  if (found.matchedBy === null) return 'seller_not_matched';
  return found.inAll === null ? 'shares_not_stated' : null;
}

function countedAgainst(units: Amount, sales: readonly Sale[], left: Map<Sale, Amount>): CountedSale[] {
  const counted: CountedSale[] = [];
  let open = units;
  for (const sale of sales) {
    const free = left.get(sale) ?? amountOf(sale.shares) ?? ZERO;
    const taken = free.lessThan(open) ? free : open;
    if (!taken.greaterThan(ZERO)) continue;
    open = open.minus(taken);
    left.set(sale, free.minus(taken));
    const { accession, line, date } = sale;
    counted.push({ accession, line, date, shares: textOf(taken) });
  }
  return counted;
}

/** The owner who is the seller: one of the notice's filers, else the only owner with that name. */
function sellerOf(
  { filers, seller }: FiledNotice,
  owners: readonly ReportingOwner[],
): Pick<Intent, 'owner' | 'matchedBy'> {
  const ciks = new Set(owners.map(({ cik }) => cik));
  const filer = filers.find((cik) => ciks.has(cik));
  if (filer !== undefined) return { owner: filer, matchedBy: 'cik' };
  const name = wordsOf(seller);
  const namesakes = new Set(owners.flatMap((owner) => (wordsOf(owner.name) === name ? [owner.cik] : [])));
  const [only] = namesakes;
  return name !== '' && only !== undefined && namesakes.size === 1
    ? { owner: only, matchedBy: 'name' }
    : { owner: '', matchedBy: null };
}

/** Forms of owners put the surname first, notices last: the words of a name in the order of the alphabet. */
const wordsOf = (name: string | null): string => folded(name).split(' ').sort().join(' ');
