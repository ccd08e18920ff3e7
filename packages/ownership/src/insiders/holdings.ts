import { isAmendment } from '@footnote/values/form';
import { type Amount, amountOf, sumOf, ZERO } from './amounts.ts';
import type { TradeRow } from '@footnote/event-types/types.generated';
import { type FiledReport, folded } from './filed.ts';

/** A line of a form. */
type Line = { readonly report: FiledReport; readonly row: TradeRow };

/** A transaction with the shares owned before and after it. */
type Move<L> = {
  readonly line: L;
  /** Shares acquired; negative if disposed of. */
  readonly change: Amount;
  readonly before: Amount;
  readonly after: Amount;
};

/** Holdings have fractions that amounts are rounded by. Shares. */
const ROUNDING = 1;
/** Elements of holdings after a transaction. */
const AFTER = /following/i;

/**
 * The lines whose amount the stated holdings contradict: holdings below zero; more acquired than is held after
 * everything that was disposed of on the forms of the day; or, in one form and of one day, holdings that follow from
 * those after no other transaction. Only direct holdings of a single owner are compared, by security. Nothing is compared
 * with earlier forms: acquisitions under plans of the issuer need none.
 */
export function contradictedByHoldings<L extends Line>(lines: readonly L[]): ReadonlySet<L> {
  const transactions = lines.filter(({ row }) => row.transaction !== null);
  const direct = transactions.filter(
    ({ report, row }) => !row.derivative && row.ownership === 'D' && report.owners.length === 1,
  );
  const holdings = (form: (report: FiledReport) => string): readonly (readonly L[])[] => [
    ...Map.groupBy(direct, ({ report, row }) =>
      [form(report), report.owners[0]?.cik, folded(row.security)].join(' '),
    ).values(),
  ];
  return new Set([
    ...transactions.filter(({ row }) => amountOf(row.shares_after)?.lessThan(ZERO) === true),
    ...holdings(({ filed }) => filed).flatMap(moreThanHeld),
    ...holdings(({ accession }) => accession).flatMap(unconnected),
  ]);
}

function moreThanHeld<L extends Line>(lines: readonly L[]): readonly L[] {
  const disposed = sumOf(
    lines.map(({ row: { transaction } }) =>
      transaction?.direction === 'A' ? '0' : (transaction?.shares ?? null),
    ),
  );
  if (disposed === null) return [];
  return lines.filter((line) => {
    const move = isAmendment(line.report.form) ? null : moveOf(line);
    return move?.change.greaterThan(move.after.plus(disposed).plus(ROUNDING)) === true;
  });
}

/** The holdings before the first transaction of a day are stated by no other. */
function unconnected<L extends Line>(lines: readonly L[]): readonly L[] {
  return [...Map.groupBy(lines, ({ row }) => row.transaction?.date ?? '').values()].flatMap((ofDay) => {
    const moves = ofDay.flatMap((line) => moveOf(line) ?? []);
    const isNoted = ofDay.some(({ row }) => row.footnotes.some(({ element }) => AFTER.test(element)));
    if (isNoted || moves.length < ofDay.length) return [];
    const bridged = bridgedIn(moves);
    const open = moves.filter((move) => !bridged.has(move) && !isConnected(move, moves));
    const first = open.at(isBackwards(moves) ? -1 : 0);
    return open.flatMap((move) => (move === first ? [] : [move.line]));
  });
}

/** Whether another transaction states the holdings before it, or the same after it: those after the whole form. */
const isConnected = (move: Move<unknown>, moves: readonly Move<unknown>[]): boolean =>
  moves.some(
    (other) => other !== move && (isSame(other.after, move.before) || isSame(other.after, move.after)),
  );

/** Transactions that together lead from the holdings on one side of them to those on the other, whatever stands between. */
function bridgedIn<L>(moves: readonly Move<L>[]): ReadonlySet<Move<L>> {
  return new Set(
    moves.flatMap((middle, at) => {
      const [above, below] = [moves[at - 1], moves[at + 1]];
      if (above === undefined || below === undefined) return [];
      const leads = (from: Move<L>, to: Move<L>): boolean =>
        isSame(from.after.plus(middle.change).plus(to.change), to.after);
      return [
        ...(leads(above, below) ? [middle, below] : []),
        ...(leads(below, above) ? [middle, above] : []),
      ];
    }),
  );
}

/** Whether a form lists the newest transaction first. */
const isBackwards = (moves: readonly Move<unknown>[]): boolean =>
  moves.some((move, at) => {
    const below = moves[at + 1];
    return below !== undefined && isSame(move.before, below.after);
  });

const isSame = (a: Amount, b: Amount): boolean => a.minus(b).abs().lessThanOrEqualTo(ROUNDING);

/** Null if the form does not state the shares, the direction or the holdings, or shares below zero. */
function moveOf<L extends Line>(line: L): Move<L> | null {
  const { shares_after: stated, transaction } = line.row;
  const [shares, after] = [amountOf(transaction?.shares ?? null), amountOf(stated)];
  const direction = transaction?.direction ?? null;
  if (shares === null || after === null || direction === null || shares.lessThan(ZERO)) return null;
  const change = direction === 'A' ? shares : shares.negated();
  return { line, change, before: after.minus(change), after };
}
