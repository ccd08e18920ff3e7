import { scaleIn, scaleOf } from '@footnote/releases/captions/scale';
import type { Figure } from '@footnote/releases/grid/lines';
import { isPerShare, type SheetRow } from '@footnote/releases/statements/sheet';
import { formatAmount } from '@footnote/statements/decimal';
import type { Grid } from './grid.ts';
import type { FaceKind } from './types.ts';

/** What the numbers of a row count. */
export type Measure = 'money' | 'money_per_share' | 'pure' | 'shares';

/** What the amounts of a statement are multiplied by, and the line that says so. */
export type Scale = { readonly money: number; readonly shares: number; readonly unitLine: string };

const MILLION = 1_000_000;
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bshares?\b[^,;()]*\bin billions\b/i, 1_000 * MILLION],
  [/\bshares?\b[^,;()]*\bin millions\b/i, MILLION],
  [/\bshares?\b[^;()]*\b(?:in|to) thousands\b/i, 1_000],
];
/** "Except share and per share data", "except per share and shares outstanding". */
const SHARES_APART =
  /\bexcept\b.*(?:\bshares?\b(?:,? (?:data|amounts?|information|figures|counts?)\b)?(?:,| and| or|\/)|\bper[\s-]share\b.*\b(?:and|or|,)\s*(?:number of )?shares?\b|\b(?:number of |outstanding )shares\b|\bshare (?:data|amounts?|information)\b)/i;
const PER_SHARE_ONLY = /\bper[\s-](?:common )?share\b/gi;

/**
 * The unit of a statement by its own texts and those over it; null if nothing says one. Shares have a unit of their own
 * where the line names it; they are single ones where it excepts them, else of the unit of the amounts.
 */
export function scaleOfFace({ heads, stub, titles, captions }: Grid): Scale | null {
  const own = [...titles, ...stub, ...heads.flat()];
  const money = scaleOf(own.map(apart), captions.map(apart));
  if (money === null) return null;
  const says = (text: string): boolean => scaleIn(apart(text)) !== null;
  const unitLine = own.find(says) ?? captions.findLast(says) ?? '';
  return { money, shares: sharesScale(unitLine, money), unitLine };
}

/** "Dollars and shares in millions" names one unit of both. */
const apart = (text: string): string =>
  text.replace(
    /\b(dollars|amounts)(?:,| and| &) shares in (thousands|millions|billions)/i,
    '$1 in $2, shares in $2',
  );

function sharesScale(unitLine: string, money: number): number {
  const named = WORDS.find(([pattern]) => pattern.test(apart(unitLine).replace(PER_SHARE_ONLY, '')));
  if (named !== undefined) return named[1];
  return SHARES_APART.test(unitLine.replace(PER_SHARE_ONLY, 'per-each')) ? 1 : money;
}

const PERCENT = /\bpercent|\bratio\b|\brate\b.*%/;
const SHARES = /\bshares?\b|\bunits\b|^(?:basic|diluted)\b/;
const PER = /\bper\b.*\b(?:share|unit|ads)\b|\beps\b/;
const DOLLARS = 2;
/** Between the averages of shares: "Effect of dilutive securities". */
const DILUTING =
  /^(?:add: |plus: )?(?:effect of )?(?:potentially )?dilutive (?:effect of )?(?:securities|shares|stock|potential)/;

/**
 * What each row counts, by its label and the heading over it. In a statement in whole units a row with cents is one of
 * amounts per share, whatever its label, and a row of amounts per share without any is none.
 */
export function measuresOf(rows: readonly SheetRow[], kind: FaceKind): readonly Measure[] {
  const places = placesOf(rows);
  return rows.map((row) => {
    // A label of a class of stock names its par value.
    if (kind === 'balance' && row.isMoney) return 'money';
    const measure = worded(row);
    const own = Math.max(0, ...row.figures.map((figure) => figure?.places ?? 0));
    const isEmpty = row.figures.every((figure) => figure === undefined || figure.amount === 0n);
    if (measure === 'money' && own > places && own >= CENTS) return 'money_per_share';
    return measure === 'money_per_share' && own === 0 && !isEmpty ? 'money' : measure;
  });
}

const CENTS = 2;

/** The places that most rows of amounts have. */
function placesOf(rows: readonly SheetRow[]): number {
  const places = rows.flatMap((row) => {
    const filled = row.figures.filter((figure) => figure !== undefined);
    return filled.length === 0 || worded(row) !== 'money'
      ? []
      : [Math.max(...filled.map((figure) => figure.places))];
  });
  const counts = Map.groupBy(places, (count) => count);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
}

function worded(row: SheetRow): Measure {
  const { label, section, figures } = row;
  const filled = figures.filter((figure) => figure !== undefined);
  if (filled.length > 0 && filled.every(({ percent }) => percent)) return 'pure';
  if (PERCENT.test(label) && !row.isMoney) return 'pure';
  if (DILUTING.test(label)) return 'shares';
  if (!isPerShare(row)) return 'money';
  if (
    PER.test(label) &&
    !/\bin (?:per share|the) (?:computation|calculation)|\bshares? (?:used|outstanding)/.test(label)
  )
    return 'money_per_share';
  if (SHARES.test(label) && /\bshares?\b|\bunits\b/.test(label)) return 'shares';
  if (PER.test(section) && !/\bshares? (?:used|outstanding)\b|\bweighted\b/.test(section))
    return 'money_per_share';
  if (/\bshares?\b|\bunits\b|\bweighted\b/.test(section)) return 'shares';
  const isInCents = filled.some(({ places, currency }) => places >= DOLLARS || currency);
  return isInCents ? 'money_per_share' : 'shares';
}

const NAMED: Readonly<Record<string, number>> = {
  thousands: 1_000,
  millions: MILLION,
  billions: 1_000 * MILLION,
};
const OWN_UNIT = /\bin (thousands|millions|billions)\b/;

/** What a row's numbers are multiplied by: its own unit or that of the heading over it, else that of the statement. */
export function multiplierOf(
  { label, section }: SheetRow,
  measure: Measure,
  { money, shares }: Scale,
): number {
  if (measure === 'pure' || measure === 'money_per_share') return 1;
  const own = OWN_UNIT.exec(label)?.[1] ?? (measure === 'shares' ? OWN_UNIT.exec(section)?.[1] : undefined);
  const named = own === undefined ? undefined : NAMED[own];
  return named ?? (measure === 'money' ? money : shares);
}

/** The value of a figure in single units. */
export const valueOf = ({ amount, percent }: Figure, multiplier: number): string =>
  formatAmount(percent ? amount / 100n : amount * BigInt(multiplier));

const OTHER_DOLLARS =
  /\b(?:canadian|australian|hong kong|singapore|new zealand|taiwan|mexican|brazilian)\b|\b(?:C|CA|CAD|A|AU|HK|NT|S)\s?\$|\bCAD\b/i;
const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/**
 * The currency that a statement prints: a domestic report names any other than the dollar of the United States on its
 * face. Null if it prints none, or several.
 */
export function printedCurrency({ heads, stub, titles, captions, rows }: Grid): string | null {
  const texts = [...captions, ...titles, ...stub, ...heads.flat()].join(' ');
  if (OTHER_DOLLARS.test(texts)) return null;
  const printed = rows.flatMap(({ figures }) => figures.flatMap((figure) => figure?.text ?? [])).join('');
  const signs = Object.keys(SIGNS).filter((sign) => printed.includes(sign) || texts.includes(sign));
  const [sign] = signs;
  if (sign !== undefined && signs.length === 1) return SIGNS[sign] ?? null;
  return signs.length === 0 && /\bdollars\b/i.test(texts) ? 'USD' : null;
}
