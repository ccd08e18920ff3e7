import type { Chance } from './random.ts';

/** What is done to a release. */
export const MUTATIONS = ['digit', 'columns', 'unit', 'row', 'labels', 'sign', 'cells'] as const;

export type Mutation = (typeof MUTATIONS)[number];

const NUMBER_CELL = /(<td>(?:<[^>]*>)?\$?\(?|^.{40}.*[ (])([\d,]*\d(?:\.\d\d)?)(?=[)<]| *$)/gm;
const HEADS = /<b>((?:<[^>]*>)?[^<]*(?:19|20)\d\d(?:<\/[^>]*>)?)<\/b>|(?<=^ {20,}.*)((?:19|20)\d\d)(?= |$)/gm;
const UNIT = /in (thousands|millions), except/g;
const DATA_ROW = /<tr>(?:(?!<\/tr>).)*\d(?:(?!<\/tr>).)*<\/tr>|^[A-Z].{40}.*\d[ )]*\n/gm;

/** The HTML with one such fault; null where there is no place for it. */
export function mutated(html: string, mutation: Mutation, chance: Chance): string | null {
  switch (mutation) {
    case 'digit':
      return otherDigit(html, chance);
    case 'columns':
      return swappedHeads(html, chance);
    case 'unit':
      return otherUnit(html, chance);
    case 'row':
      return movedRow(html, chance);
    case 'labels':
      return swappedLabels(html, chance);
    case 'sign':
      return lostSign(html, chance);
    case 'cells':
      return swappedCells(html, chance);
  }
}

function otherDigit(html: string, chance: Chance): string | null {
  const cells = [...html.matchAll(NUMBER_CELL)];
  if (cells.length === 0) return null;
  const { index, 1: before = '', 2: number = '' } = chance.pick(cells);
  const places = Array.from(number).flatMap((digit, at) => (/\d/.test(digit) ? [at] : []));
  const at = chance.pick(places);
  const digit = String((Number(number[at]) + chance.whole(1, 9)) % 10);
  const start = index + before.length;
  return (
    html.slice(0, start) +
    number.slice(0, at) +
    digit +
    number.slice(at + 1) +
    html.slice(start + number.length)
  );
}

/** Two neighbouring headings of columns change places. */
function swappedHeads(html: string, chance: Chance): string | null {
  const heads = [...html.matchAll(HEADS)];
  const pairs = heads.slice(0, -1).flatMap((head, at) => {
    const next = heads[at + 1];
    return next !== undefined && next[0] !== head[0] && !/<\/tr>|\n/.test(html.slice(head.index, next.index))
      ? [[head, next] as const]
      : [];
  });
  if (pairs.length === 0) return null;
  const [a, b] = chance.pick(pairs);
  const between = html.slice(a.index + a[0].length, b.index);
  return html.slice(0, a.index) + b[0] + between + a[0] + html.slice(b.index + b[0].length);
}

function otherUnit(html: string, chance: Chance): string | null {
  const units = [...html.matchAll(UNIT)];
  if (units.length === 0) return null;
  const { index, 0: whole, 1: unit } = chance.pick(units);
  const other = `in ${unit === 'thousands' ? 'millions' : 'thousands'}, except`;
  return html.slice(0, index) + other + html.slice(index + whole.length);
}

/** A row of figures goes one to five rows up. */
function movedRow(html: string, chance: Chance): string | null {
  const rows = [...html.matchAll(DATA_ROW)];
  if (rows.length < 8) return null;
  const from = chance.whole(6, rows.length - 1);
  const row = rows[from];
  const target = rows[from - chance.whole(1, 5)];
  if (row === undefined || target === undefined || html.slice(target.index, row.index).includes('<table'))
    return null;
  const without = html.slice(0, row.index) + html.slice(row.index + row[0].length);
  return without.slice(0, target.index) + row[0] + without.slice(target.index);
}

const LABELLED = /^(<tr><td>(?:<[^>]*>)?|(?=[A-Z]))([A-Z][A-Za-z(),\u2019'. -]{3,60}?)(?=<| {3,})(?=.*\d)/gm;

/** The labels of two neighbouring rows of figures change places. */
function swappedLabels(html: string, chance: Chance): string | null {
  const labels = [...html.matchAll(LABELLED)];
  const pairs = labels.slice(0, -1).flatMap((label, at) => {
    const next = labels[at + 1];
    const between = next === undefined ? '' : html.slice(label.index, next.index);
    return next !== undefined && between.split('\n').length === 2 && !between.includes('</table>')
      ? [[label, next] as const]
      : [];
  });
  if (pairs.length === 0) return null;
  const [a, b] = chance.pick(pairs);
  const [from, to] = [a.index + (a[1]?.length ?? 0), b.index + (b[1]?.length ?? 0)];
  const [first, second] = [a[2] ?? '', b[2] ?? ''];
  const width = (text: string, as: string): string =>
    html[from - 1] === '>' ? text : text.padEnd(as.length);
  return (
    html.slice(0, from) +
    width(second, first) +
    html.slice(from + first.length, to) +
    width(first, second) +
    html.slice(to + second.length)
  );
}

/** A figure below zero loses its parentheses. */
function lostSign(html: string, chance: Chance): string | null {
  const figures = [...html.matchAll(/\((\d[\d,.]*)\)|\((\d[\d,.]*)(<\/\w+>)*(<td>)(<\w[^>]*>)?\)/g)];
  if (figures.length === 0) return null;
  const { index, 0: whole } = chance.pick(figures);
  return html.slice(0, index) + whole.replace(/[()]/g, ' ') + html.slice(index + whole.length);
}

/** Two figures of a row change places. */
function swappedCells(html: string, chance: Chance): string | null {
  const figures = [...html.matchAll(/(?<=[>( $])\d[\d,]*\d(?:\.\d\d)?(?=[)<\s])/g)];
  const pairs = figures.slice(0, -1).flatMap((figure, at) => {
    const next = figures[at + 1];
    return next !== undefined &&
      next[0] !== figure[0] &&
      next[0].length === figure[0].length &&
      !/<\/tr>|\n|^(?:19|20)\d\d$/.test(html.slice(figure.index, next.index))
      ? [[figure, next] as const]
      : [];
  });
  if (pairs.length === 0) return null;
  const [a, b] = chance.pick(pairs);
  const between = html.slice(a.index + a[0].length, b.index);
  return html.slice(0, a.index) + b[0] + between + a[0] + html.slice(b.index + b[0].length);
}
