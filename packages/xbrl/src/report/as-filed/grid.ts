import { INLINE, XHTML } from '../namespaces.ts';
import { usualName, type Prefixes } from '../names.ts';
import { decimalsOf } from '../numbers.ts';
import { isReported, MAX_SHOWN, opened, valueOf, type OpenFact } from '../inline.ts';
import type { DocumentTable } from '../document-tables.ts';
import { spaced } from '../schema.ts';
import { attribute, walkXml, type Position, type ResolvePrefix, type Tag, type XmlHandlers } from '../xml.ts';
import type { FiledPlace } from './types.ts';

/** A tagged number of a document; `context` and `unit` are ids. */
export type GridFact = {
  readonly concept: string;
  readonly context: string;
  readonly unit: string;
  readonly value: string;
  readonly decimals: string | null;
  readonly place: FiledPlace;
  /** Not shown to a reader of the document. */
  readonly hidden: boolean;
  /** Whether parentheses or a minus sign stand before it. */
  readonly negative: boolean;
  /** Column of its cell, from 0; −1 outside tables. */
  readonly at: number;
  /** Whether it stands in a sentence or a label, and is no number of its cell alone. */
  inText: boolean;
};

/** A cell: the columns that it covers, and its text on one line. */
export type GridCell = { readonly at: number; readonly span: number; readonly text: string };

/** A row: `indent` is how far its label is indented, in points or the like. */
export type GridRow = {
  label: string;
  readonly cells: { readonly concept: string; readonly context: string }[];
  readonly texts: GridCell[];
  readonly facts: GridFact[];
  indent: number;
};

/** A table with tagged numbers, as `DocumentTable` has it. */
export type GridTable = Omit<DocumentTable, 'rows'> & { readonly rows: GridRow[] };

/** The tables and numbers of one inline document, in document order. */
export type Grid = { readonly tables: readonly GridTable[]; readonly facts: readonly GridFact[] };

type OpenCell = {
  readonly at: number;
  readonly span: number;
  text: string;
  own: string;
  readonly facts: GridFact[];
};
type OpenTable = { readonly table: GridTable; row: GridRow | null; cell: OpenCell | null; next: number };
type OpenNumber = OpenFact & { readonly from: number; readonly negative: boolean; readonly hidden: boolean };

/** Elements that begin a line. */
const BREAKS: ReadonlySet<string> = new Set(['br', 'div', 'li', 'p']);
const MAX_TEXT = 1000;
const MAX_SPAN = 1000;

/**
 * Reads an inline document once. `shift` is added to offsets: what was cut off before the text. Throws `ReportError`
 * for a document that is not well-formed.
 */
export const gridOf = (file: string, text: string, own: Prefixes, shift: number): Grid => {
  const tables: GridTable[] = [];
  const facts: GridFact[] = [];
  walkXml(file, text, (position) => reader({ file, text, own, shift, position, tables, facts }));
  return { tables: tables.filter(({ rows }) => rows.some((row) => row.cells.length > 0)), facts };
};

type Reading = {
  readonly file: string;
  readonly text: string;
  readonly own: Prefixes;
  readonly shift: number;
  readonly position: Position;
  readonly tables: GridTable[];
  readonly facts: GridFact[];
};

const reader = ({ file, text, own, shift, position, tables, facts }: Reading): XmlHandlers => {
  const open: OpenTable[] = [];
  const numbers: OpenNumber[] = [];
  let header = 0;
  let gap = 0;

  const openElement = (tag: Tag, resolve: ResolvePrefix): void => {
    const current = open.at(-1);
    if (tag.uri === XHTML) {
      if (tag.local === 'table') {
        const table: GridTable = { rows: [], gap };
        tables.push(table);
        open.push({ table, row: null, cell: null, next: 0 });
      } else if (tag.local === 'tr' && current !== undefined) {
        current.row = { label: '', cells: [], texts: [], facts: [], indent: 0 };
        current.next = 0;
        current.table.rows.push(current.row);
      } else if ((tag.local === 'td' || tag.local === 'th') && current?.row) {
        const span = spanOf(tag);
        current.cell = { at: current.next, span, text: '', own: '', facts: [] };
        current.next += span;
        indent(current, tag);
      } else if (current?.row && current.cell !== null) {
        indent(current, tag);
        if (BREAKS.has(tag.local) && current.cell.text !== '') current.cell.text += ' ';
      }
    } else if (tag.local === 'nonFraction' && INLINE.has(tag.uri)) {
      const name = usualName(attribute(tag, 'name') ?? '', resolve, own, file);
      const before = current?.cell?.text ?? '';
      numbers.push({
        ...opened(tag, name, resolve),
        from: text.lastIndexOf('<', position() - 1),
        negative: NEGATIVE.test(before),
        hidden: header > 0,
      });
    }
  };

  const closeNumber = (): void => {
    const number = numbers.pop();
    if (number === undefined || number.name === null || !isReported(number)) return;
    const value = valueOf(number);
    if ('error' in value) return;
    const { tag, name, from, negative, hidden } = number;
    const current = hidden ? undefined : open.at(-1);
    const cell = current?.cell ?? null;
    const fact: GridFact = {
      concept: `${name.prefix}:${name.local}`,
      context: attribute(tag, 'contextRef') ?? '',
      unit: attribute(tag, 'unitRef') ?? '',
      value: value.ok,
      decimals: decimalsOf(attribute(tag, 'decimals'), attribute(tag, 'precision'), value.ok),
      place: { file, from: from + shift, to: position() + shift, element: attribute(tag, 'id') ?? null },
      hidden,
      negative,
      at: cell?.at ?? -1,
      inText: cell === null,
    };
    facts.push(fact);
    if (cell === null || current?.row === null || current === undefined) return;
    cell.facts.push(fact);
    current.row.facts.push(fact);
    current.row.cells.push({ concept: fact.concept, context: fact.context });
  };

  return {
    open: (tag, resolve) => {
      if (header > 0 || (tag.local === 'header' && INLINE.has(tag.uri))) header += 1;
      openElement(tag, resolve);
    },
    close: (tag) => {
      if (header > 0) header -= 1;
      const current = open.at(-1);
      if (tag.local === 'nonFraction' && INLINE.has(tag.uri)) closeNumber();
      else if (tag.uri !== XHTML || current === undefined) return;
      else if (tag.local === 'td' || tag.local === 'th') closeCell(current);
      else if (tag.local === 'table') {
        open.pop();
        if (current.table.rows.some(({ cells }) => cells.length > 0)) gap = 0;
      }
    },
    text: (piece) => {
      for (const number of numbers) if (number.shown.length <= MAX_SHOWN) number.shown += piece;
      if (header > 0) return;
      const current = open.at(-1);
      if (current === undefined) gap += piece.trim().length;
      else if (current.cell !== null && current.cell.text.length < MAX_TEXT) {
        current.cell.text += piece;
        if (numbers.length === 0) current.cell.own += piece;
      }
    },
  };
};

/** An opening parenthesis or a minus sign, and a currency sign or blanks. */
const NEGATIVE = /[(\u2010-\u2015\u2212-][\s$€£¥]*$/;
const WORD = /\p{L}{2}/u;

const closeCell = (table: OpenTable): void => {
  const { row, cell } = table;
  table.cell = null;
  if (row === null || cell === null) return;
  const text = spaced(cell.text);
  if (WORD.test(cell.own)) for (const fact of cell.facts) fact.inText = true;
  if (text === '') return;
  row.texts.push({ at: cell.at, span: cell.span, text });
  const isLabel = row.texts.length === 1 && (cell.facts.length === 0 || WORD.test(cell.own));
  if (isLabel) row.label = text;
};

const spanOf = (tag: Tag): number => {
  const span = Number(attribute(tag, 'colspan') ?? '1');
  return Number.isInteger(span) && span > 0 ? Math.min(span, MAX_SPAN) : 1;
};

const INDENT = /(?:padding-left|margin-left|text-indent)\s*:\s*(-?[\d.]+)/g;
const PADDING = /padding\s*:\s*[\d.]+\w*\s+[\d.]+\w*\s+[\d.]+\w*\s+([\d.]+)/;

/** The label's cell, and what stands in it before its text, may each be indented. */
const indent = ({ row, cell }: OpenTable, tag: Tag): void => {
  if (row === null || cell === null || row.texts.length > 0 || cell.text.trim() !== '') return;
  const style = attribute(tag, 'style');
  if (style === undefined) return;
  let own = Number(PADDING.exec(style)?.[1] ?? 0);
  for (const [, amount] of style.matchAll(INDENT)) own += Number(amount);
  if (Number.isFinite(own)) row.indent += own;
};
