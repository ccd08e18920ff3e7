import type { ReadFace } from '../face.ts';
import type { Candidate, FaceRow, Grid } from '../grid.ts';
import { isOther } from '../kinds.ts';
import { equityTitle } from './components.ts';
import { textsNear } from './matrix.ts';

const BEGINNING = /\b(?:beginning|opening|start of)\b/;
const ENDING = /\b(?:end|ending|closing)\b/;
const BALANCE = /\bbalances?\b|\b(?:beginning|end) of (?:the )?(?:year|period|quarter)\b/;
const TOTAL =
  /^total\b.*\b(?:equity|deficit|investment)\b|^(?:share|stock)\S* equity$|^equity attributable\b/;
const FEWEST_SECTIONS = 2;
/** Units of the last printed digit that a printed sum may differ by from its parts. */
const ROUNDING = 1n;
const DECIMALS = 12;

const isBeginning = ({ label }: FaceRow): boolean =>
  BALANCE.test(label) && BEGINNING.test(label) && !/\b(?:ending|closing)\b/.test(label);
const isEnding = ({ label }: FaceRow): boolean =>
  BALANCE.test(label) && ENDING.test(label) && !BEGINNING.test(label);

/** The statements of equity whose columns are periods and whose components stand below each other, each with its balances. */
export const stackedIn = (grids: readonly Grid[]): readonly Candidate[] =>
  grids.flatMap((grid) => {
    const near = textsNear(grid);
    const title = equityTitle(near);
    const sections = grid.rows.filter(isEnding).length;
    const isStacked = title !== null && !isOther(near) && sections >= FEWEST_SECTIONS;
    return isStacked ? [{ ...grid, kind: 'equity' as const, isWhole: true, title }] : [];
  });

/**
 * Whether each component of such a statement adds up in every period, from its beginning to its end, and all of them to the
 * totals below them. One without movements is a row of its own; shares are no part of the whole.
 */
export function sectionsAddUp({ candidate: { rows }, at }: Pick<ReadFace, 'at' | 'candidate'>): boolean {
  const filled = rows.filter(({ figures }) => figures.some((figure) => figure !== undefined));
  return at.every((column) => columnAddsUp(filled, column));
}

function columnAddsUp(rows: readonly FaceRow[], column: number): boolean {
  const amount = (row: FaceRow): bigint => row.figures[column]?.amount ?? 0n;
  const places = Math.max(
    0,
    ...rows.map(({ figures, isMoney }) => (isMoney ? (figures[column]?.places ?? 0) : 0)),
  );
  const isNear = (one: bigint, other: bigint): boolean => {
    const apart = one - other;
    return (apart < 0n ? -apart : apart) <= ROUNDING * 10n ** BigInt(DECIMALS - places);
  };
  let open: bigint | null = null;
  let [whole, begun] = [0n, 0n];
  let total: FaceRow | null = null;
  let first: FaceRow | null = null;
  for (const row of rows) {
    if (TOTAL.test(row.label)) {
      if (open !== null) return false;
      if (BEGINNING.test(row.label)) first = row;
      else if (!isNear(whole, amount(row))) return false;
      else total = row;
    } else if (isBeginning(row)) {
      if (open !== null) return false;
      open = amount(row);
      if (row.isMoney) begun += open;
    } else if (isEnding(row)) {
      if (open === null || !isNear(open, amount(row))) return false;
      if (row.isMoney) whole += amount(row);
      open = null;
    } else if (open !== null) open += amount(row);
    else if (row.isMoney) {
      whole += amount(row);
      begun += amount(row);
    }
  }
  return (
    open === null &&
    total !== null &&
    isNear(whole, amount(total)) &&
    (first === null || isNear(begun, amount(first)))
  );
}
