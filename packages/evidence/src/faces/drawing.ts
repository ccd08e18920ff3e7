import type { RawCell } from '@footnote/releases/document/parts';
import type { FaceRow } from './grid.ts';

const STYLE = /(?:padding-left|margin-left|text-indent)\s*:\s*(-?[\d.]+)\s*(em|in|px|pt|%)?/gi;
const PADDING = /padding\s*:\s*[\d.]+\w*\s+[\d.]+\w*\s+[\d.]+\w*\s+([\d.]+)/i;
const LEADING = /^(?:<[^>]*>|\s)*((?:&nbsp;|&#160;|&#xa0;|\u00a0|\s|<[^>]*>)*)/i;
const BLANK = /&nbsp;|&#160;|&#xa0;|\u00a0/gi;
/** Points of a unit. */
const POINTS: Readonly<Record<string, number>> = { em: 10, in: 72, px: 0.75, pt: 1, '%': 2 };
const BLANK_POINTS = 3;

/** How far the label in a cell is indented by its styles and leading blanks, in points or the like. */
export function indentOf(text: string, { from, to }: Pick<RawCell, 'from' | 'to'>): number {
  const html = text.slice(from, to);
  const head = LEADING.exec(html)?.[0] ?? '';
  let points = Number(PADDING.exec(head)?.[1] ?? 0);
  for (const [, amount, unit] of head.matchAll(STYLE))
    points += Number(amount) * (POINTS[(unit ?? 'pt').toLowerCase()] ?? 1);
  points += (head.match(BLANK)?.length ?? 0) * BLANK_POINTS;
  return Math.round(points * 10) / 10;
}

const SINGLE =
  /^(?!.*#f{3}(?:f{3})?\b)(?!.*\b(?:none|hidden|double|transparent|white)\b).*(?:\bsolid\b|\b[1-9]\d*(?:\.\d+)?(?:px|pt)\b)/i;
const TOP = /border-top(?:-style|-width)?\s*:\s*([^;"']+)/gi;
const BOTTOM = /border-bottom(?:-style|-width)?\s*:\s*([^;"']+)/gi;
const RULE = /<hr\b(?![^>]*\bnoshade[^>]*\bsize=["']?[3-9])/i;

const draws = (html: string, side: RegExp): boolean => {
  for (const [, style] of html.matchAll(side)) if (SINGLE.test(style ?? '')) return true;
  return false;
};

/** Whether a single rule is drawn over the figures of a row: under those before it, between the two, or over its own. */
export function hasRuleAbove(text: string, row: FaceRow, before: FaceRow): boolean {
  const own = cellsOf(row);
  const above = cellsOf(before);
  const [first, last] = [own[0], above.at(-1)];
  if (first === undefined || last === undefined || row.table !== before.table) return false;
  if (own.some((cell) => draws(tagOf(text, cell), TOP))) return true;
  if (above.some((cell) => draws(tagOf(text, cell), BOTTOM))) return true;
  const hasWords = row.table.rows.slice(before.row + 1, row.row).some((cells) => cells.length > 0);
  const begin = row.table.rows[row.row]?.[0]?.from ?? first.from;
  const between = text.slice(last.to, begin);
  return !hasWords && (draws(between, BOTTOM) || draws(between, TOP) || RULE.test(between));
}

const cellsOf = ({ table, row }: FaceRow): readonly RawCell[] => table.rows[row]?.slice(1) ?? [];

const tagOf = (text: string, { from, to }: RawCell): string =>
  text.slice(from, Math.min(to, text.indexOf('>', from) + 1));
