import type { Evidence } from '../types.ts';
import type { Found, Missed } from './found.ts';
import type { BottomLine } from './income-rows.ts';
import { isNotGaap, isPerShare } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { fitsPerShare } from './per-share-fit.ts';

const statement = 'income';
const SHARES =
  /weighted|\baverage\b|number of|shares? (?:outstanding|used)|used (?:in|to) (?:comput|calculat|the)|^(?:common )?shares\b|shares$/;
const NOT_EARNINGS =
  /continuing|discontinued|dividends?|distribut|book value|core|excluding|undistributed|effect of|dilutive|(?<!\bnon[-\s]?)operating (?:income|earnings)|\bffo\b|funds from|preferred|pro ?forma|tangible|price|cash flow/;

type Kind = 'basic' | 'diluted';

/** Which of the two a row is: its own words first, then its heading's, then the one over that. */
function kindsOf({ label, section, above }: SheetRow): readonly Kind[] {
  for (const text of [label, section, above]) {
    const kinds: Kind[] = [];
    if (/\bbasic\b|no dilution/.test(text)) kinds.push('basic');
    if (/\bdiluted\b|assuming (?:full )?dilution/.test(text)) kinds.push('diluted');
    if (kinds.length > 0) return kinds;
  }
  return [];
}

function rowsOf(sheet: Sheet, from: number, kind: Kind, isShares: boolean): number[] {
  return [...sheet.rows.keys()].filter((at) => {
    const row = sheet.rows[at];
    if (row === undefined || at <= from || !isPerShare(row) || isNotGaap(`${row.label} ${row.section}`))
      return false;
    const text = `${row.section} ${row.label}`;
    if (NOT_EARNINGS.test(isShares ? row.section : text)) return false;
    const own = SHARES.test(row.label)
      ? true
      : /per\b.*share|\beps\b|^(?:net )?(?:income|loss|earnings)/.test(row.label)
        ? false
        : SHARES.test(text);
    const fractions = row.figures.some((figure) => (figure?.places ?? 0) > 1);
    const kinds = kindsOf(row);
    const named = isShares && kinds.length === 0 ? [/dilut/.test(row.label) ? 'diluted' : 'basic'] : kinds;
    return (
      named.includes(kind) &&
      own === isShares &&
      (isShares || fractions || row.figures.every((figure) => figure?.amount === 0n))
    );
  });
}

/** Earnings per share and average shares: those for which income ÷ shares gives the EPS that is printed. */
export function perShareFields(sheet: Sheet, bottom: BottomLine): { found: Found[]; missed: Missed[] } {
  const found: Found[] = [];
  const missed: Missed[] = [];
  for (const kind of ['basic', 'diluted'] as const) {
    const eps = rowsOf(sheet, bottom.total, kind, false);
    const shares = rowsOf(sheet, bottom.total, kind, true);
    for (const column of sheet.columns.keys()) {
      const one = inColumn(sheet, bottom, kind, column, eps, shares);
      found.push(...one.found);
      missed.push(...one.missed);
    }
  }
  return { found, missed };
}

function inColumn(
  sheet: Sheet,
  bottom: BottomLine,
  kind: Kind,
  column: number,
  eps: readonly number[],
  shares: readonly number[],
): { found: Found[]; missed: Missed[] } {
  const at = sheet.columns[column]?.at ?? -1;
  const figure = (row: number) => sheet.rows[row]?.figures[at];
  const field = `eps_${kind}`;
  const perShare = (row: number, evidence: readonly Evidence[]): Found[] => {
    const printed = figure(row);
    if (printed === undefined) return [];
    const amount = isLoss(sheet, bottom, column) && printed.amount > 0n ? -printed.amount : printed.amount;
    return [{ statement, field, column, rows: [row], amount, measure: 'per_share', scale: 1, evidence }];
  };
  const shown = eps.filter((row) => figure(row) !== undefined);
  const counts = shares.filter((row) => figure(row) !== undefined);
  if (shown.length === 0) return { found: [], missed: [] };
  for (const income of new Set([bottom.common, bottom.parent ?? bottom.common, bottom.total]))
    for (const row of shown)
      for (const count of counts) {
        const scale = fitsPerShare(figure(income), figure(row), figure(count), sheet.scale);
        const amount = figure(count)?.amount;
        if (scale === null || amount === undefined) continue;
        if (shown.some((other) => figure(other)?.amount !== figure(row)?.amount)) continue;
        const places = { income: sheet.rows[income]?.row ?? -1, shares: sheet.rows[count]?.row ?? -1 };
        const evidence: Evidence[] = [{ kind: 'per_share', ...places }];
        const name = `shares_${kind}`;
        const counted = { statement, field: name, column, rows: [count], amount, scale, evidence } as const;
        return { found: [...perShare(row, evidence), { ...counted, measure: 'shares' }], missed: [] };
      }
  const equal = new Set(shown.map((row) => figure(row)?.amount)).size === 1;
  const [row] = shown;
  // Without evidence yet: a sentence of the release may still confirm it.
  if (equal && row !== undefined) return { found: perShare(row, []), missed: [] };
  return { found: [], missed: [{ statement, field, column, failed: 'two_rows_fit' }] };
}

/** A loss whose statement prints losses without a sign: then EPS is printed so too. */
function isLoss(sheet: Sheet, bottom: BottomLine, column: number): boolean {
  const figure = sheet.rows[bottom.common]?.figures[sheet.columns[column]?.at ?? -1];
  return figure !== undefined && figure.amount < 0n;
}
