import type { Part, RawCell, RawTable } from '../document/parts.ts';
import type { Block } from '../grid/blocks.ts';
import { blocksOf } from '../grid/blocks.ts';
import { captionsOf } from './captions.ts';

/** Rows that a statement has near its beginning, and near its end. */
const HALVES: readonly (readonly [RegExp, RegExp])[] = [
  [/^total assets\b/i, /^(?:total )?liabilities\b.*\b(?:equity|deficit|capital)\b/i],
  [
    /^(?:total |net )*(?:revenues?|sales)\b|^total interest (?:and \w+ )?income\b|^net interest income$/i,
    /^(?:consolidated )?net (?:income|loss|earnings)\b/i,
  ],
  [/^(?:total )?(?:net )?cash\b.*\boperati/i, /^(?:total )?(?:net )?cash\b.*\bfinancing\b/i],
];
const CONTINUED = /\b(?:continued|concluded)\b|\bcont(?:['’]?d)?\.|\bcont['’]d\b/i;
/** Headings of the rows with which the rest of a statement may begin. */
const SECTION = /:$|^(?:current )?liabilities\b|\b(?:equity|deficit|expenses?|activities)$/i;
const PAGE = /^(?:page\s*)?[-–\s\d]*$/i;

/**
 * The parts of a document with each statement that goes on in the next table in one table: the first has its beginning
 * and not its end, the second its end and not its beginning, their columns have the same headings, or the second none,
 * and between them stands nothing but titles of the first, "continued", or the number of a page.
 */
export function withContinued(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  let last = -1;
  for (const part of parts) {
    const first = joined[last];
    if (part.kind === 'table' && first?.kind === 'table') {
      const between = joined.slice(last + 1);
      const whole = goesOn(captionsOf(joined, last), first, between, part);
      if (whole !== null) {
        joined.splice(last, Infinity, whole);
        continue;
      }
    }
    joined.push(part);
    if (part.kind === 'table') last = hasHalf(part) ? joined.length - 1 : -1;
  }
  return joined;
}

const labelsOf = (block: Pick<Block, 'rows'>): readonly string[] =>
  block.rows.flatMap(({ label, figures }) =>
    figures.some((one) => one !== undefined) ? [label.trim()] : [],
  );

const some = (labels: readonly string[], pattern: RegExp): boolean =>
  labels.some((label) => pattern.test(label));

/** Whether a table may be the beginning of a statement; a cheap look, before its blocks are read. */
function hasHalf({ rows }: RawTable): boolean {
  const labels = rows.flatMap(([first]) => (first === undefined ? [] : [first.text]));
  return HALVES.some(([begin, end]) => some(labels, begin) && !some(labels, end));
}

function goesOn(
  over: readonly string[],
  first: RawTable,
  between: readonly Part[],
  second: RawTable,
): RawTable | null {
  const begun = blocksOf(first).at(-1);
  const [rest, ...more] = blocksOf(second);
  if (begun === undefined || rest === undefined || more.length > 0) return null;
  const [a, b] = [labelsOf(begun), labelsOf(rest)];
  const isSplit = HALVES.some(
    ([begin, end]) => some(a, begin) && !some(a, end) && some(b, end) && !some(b, begin),
  );
  const titles = [...over, ...begun.titles, ...begun.stub];
  const texts = [
    ...between.flatMap((part) => (part.kind === 'prose' ? [part.text] : [null])),
    ...rest.titles,
    ...rest.stub,
  ];
  const isBare = rest.heads.every((heads) => heads.length === 0);
  const isFree = texts.every(
    (text) =>
      text !== null &&
      (titles.includes(text) || CONTINUED.test(text) || PAGE.test(text) || (isBare && SECTION.test(text))),
  );
  if (!isSplit || !isFree || !sameHeads(begun, rest)) return null;
  return together(first, begun, second, rest);
}

function sameHeads(a: Block, b: Block): boolean {
  if (a.columns.length === 0 || a.columns.length !== b.columns.length) return false;
  if (b.heads.every((heads) => heads.length === 0)) return true;
  return a.heads.every((heads, at) => heads.join(' ') === b.heads[at]?.join(' '));
}

/** The rows of both, the columns of the second where those of the first are; its headings are not read again. */
function together(first: RawTable, a: Block, second: RawTable, b: Block): RawTable {
  const count = first.rows.length;
  const moved = (cell: RawCell): RawCell => {
    const at = b.columns.findLastIndex(({ outerLeft }) => cell.column >= outerLeft);
    const shift = at === -1 ? 0 : (a.columns[at]?.right ?? 0) - (b.columns[at]?.right ?? 0);
    return { ...cell, row: cell.row + count, column: Math.max(0, cell.column + shift) };
  };
  const begin = b.heads.every((heads) => heads.length === 0) ? 0 : (b.rows[0]?.row ?? 0);
  return {
    kind: 'table',
    rows: [...first.rows, ...second.rows.map((row) => row.map(moved))],
    repeated: [...(first.repeated ?? []), ...Array.from({ length: begin }, (_, at) => count + at)],
    from: first.from,
    to: second.to,
  };
}
