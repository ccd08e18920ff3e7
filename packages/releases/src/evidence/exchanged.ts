import { samePeriod } from '../periods/calendar.ts';
import type { SheetReading } from '../statements/found.ts';
import type { Sheet, SheetColumn, SheetRow } from '../statements/sheet.ts';

/** Digits of a figure that is not equal to another one by chance. */
const DIGITS = 4;
const ONE = 10n ** 12n;

const NET = /^(?:consolidated )?net (?:income|loss|earnings|profit)\b/;
const CLOSING = /\bend(?:ing)?\b(?! of (?:the )?(?:prior|previous))/;
const CASH = /\bcash\b/;

/** A row of one statement whose figure in a period another statement states as well. */
type Link = {
  readonly from: (sheet: Sheet) => readonly SheetRow[];
  readonly to: (sheet: Sheet) => readonly SheetRow[];
  readonly isSame: (from: SheetColumn, to: SheetColumn) => boolean;
  readonly isComparable: (from: SheetColumn, to: SheetColumn) => boolean;
};

const moneyRows = ({ rows }: Sheet, pattern: RegExp): readonly SheetRow[] =>
  rows.filter(({ isMoney, label }) => isMoney && pattern.test(label));

/** The net income with which a statement of cash flows begins, and that of the income statement. */
const NET_INCOME: Link = {
  from: (sheet) => moneyRows(sheet, NET).slice(0, 1),
  to: (sheet) => moneyRows(sheet, NET),
  isSame: (from, to) => samePeriod(from.period, to.period),
  isComparable: (from, to) => from.period.months === to.period.months,
};

/** The cash with which it ends, and that of the balance sheet. */
const CLOSING_CASH: Link = {
  from: (sheet) => moneyRows(sheet, CLOSING).filter(({ label, section }) => CASH.test(`${section} ${label}`)),
  to: (sheet) => moneyRows(sheet, CASH),
  isSame: (from, to) => from.period.end === to.period.end,
  isComparable: () => true,
};

/**
 * Pairs of statements whose columns contradict each other: a figure that both state stands under another period in one
 * of them than in the other, and none under the same.
 */
export function exchanged(
  readings: readonly SheetReading[],
): readonly (readonly [SheetReading, SheetReading])[] {
  const titled = readings.filter(({ sheet, found }) => sheet.isTitled && found.length > 0);
  return titled
    .filter(({ sheet }) => sheet.kind === 'cash_flow')
    .flatMap((flows) =>
      titled.flatMap((other) => {
        const { kind } = other.sheet;
        const link = kind === 'income' ? NET_INCOME : kind === 'balance' ? CLOSING_CASH : null;
        return link !== null && isExchanged(flows.sheet, other.sheet, link) ? [[flows, other] as const] : [];
      }),
    );
}

/** Whether that is so among the columns of some length. */
function isExchanged(a: Sheet, b: Sheet, link: Link): boolean {
  const lengths = new Set(a.columns.map(({ period }) => period.months));
  return [...lengths].some((months) => isCrossed(a, b, link, months));
}

function isCrossed(a: Sheet, b: Sheet, link: Link, months: number | null): boolean {
  let [straight, crossed] = [0, 0];
  const targets = link.to(b);
  for (const row of link.from(a))
    for (const from of a.columns) {
      const amount = from.period.months === months ? amountOf(a, row, from) : null;
      if (amount === null) continue;
      for (const to of b.columns) {
        if (!targets.some((target) => amountOf(b, target, to) === amount)) continue;
        if (link.isSame(from, to)) straight += 1;
        else if (link.isComparable(from, to)) crossed += 1;
      }
    }
  return crossed > 0 && straight === 0;
}

/** A figure with enough digits, in its unit. */
function amountOf({ scale }: Sheet, { figures }: SheetRow, { at }: SheetColumn): bigint | null {
  const amount = figures[at]?.amount;
  if (amount === undefined) return null;
  const digits = String(amount < 0n ? -amount : amount).replace(/0+$/, '').length;
  return digits < DIGITS ? null : (amount * BigInt(scale ?? 1)) / ONE;
}
