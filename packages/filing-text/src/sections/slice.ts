import { codePoints } from '../normalised.ts';
import type { Block, SectionParagraph } from '../types.ts';

/** A range of blocks, and the body text in the heading's own block. */
export type Slice = { readonly from: number; readonly to: number; readonly lead: string };

const ENDED = /[.!?:;)\]"”’…*]$/;
const LOWER = /^[a-zà-ÿ]/;
const LINES = 0.3;
const PROSE = 50;
const FEW = 20;
const HEADING = 100;
const WORDS = /[\p{L}\p{N}]/u;
const BULLET = /^[•·▪■●○◦‣]$/;
/** No sentence ends with these. */
const LEADS_ON =
  /(?:,|\b(?:a|an|and|as|at|by|due to|for|from|in|into|its|of|on|or|our|than|that|the|to|under|with))$/;
const SENTENCES = /[.;] [A-Z]/;
const LONG = 100;
const TRAILING = /^(?:part\s+(?:i{1,3}|iv)\b.{0,60}|[-–—_*\s]+|table of contents|index)$/i;

/** Paragraphs of a slice without page furniture, joined where a page edge or line end split them. */
export function paragraphsOf(
  blocks: readonly Block[],
  { from, to, lead }: Slice,
  furniture: ReadonlySet<number>,
): SectionParagraph[] {
  const kept: { kind: Block['kind']; text: string; page: number; broken: boolean }[] = [];
  if (lead !== '') kept.push({ kind: 'paragraph', text: lead, page: blocks[from]?.page ?? 0, broken: false });
  let broken = false;
  const end = endOfBody(blocks, from, to, furniture);
  for (let at = from; at < end; at += 1) {
    const block = blocks[at];
    if (block === undefined) continue;
    if (furniture.has(at)) broken = true;
    else if (!WORDS.test(block.text) && !BULLET.test(block.text)) continue;
    else {
      kept.push({ kind: block.kind, text: block.text, page: block.page, broken });
      broken = false;
    }
  }
  const everyLine = isLineByLine(kept);
  const joined: { kind: Block['kind']; text: string; page: number }[] = [];
  for (const paragraph of kept) {
    const last = joined.at(-1);
    if (last !== undefined && BULLET.test(last.text) && paragraph.kind === 'paragraph') {
      last.text = `${last.text} ${paragraph.text}`;
      continue;
    }
    const cut = last !== undefined && (paragraph.broken || paragraph.page !== last.page || everyLine);
    const same =
      last !== undefined &&
      ((goesOn(last, paragraph) && (cut || isProse(last, paragraph))) || isUnfinished(last, paragraph, cut));
    if (same) {
      last.text = last.text.endsWith('-') ? last.text + paragraph.text : `${last.text} ${paragraph.text}`;
      last.page = paragraph.page;
    } else joined.push({ kind: paragraph.kind, text: paragraph.text, page: paragraph.page });
  }
  return joined.map(({ kind, text }) => ({ kind, text }));
}

/** Code points of paragraphs, with one line feed between two. */
export function charCountOf(paragraphs: readonly SectionParagraph[]): number {
  const texts = paragraphs.reduce((sum, { text }) => sum + codePoints(text), 0);
  return texts + Math.max(0, paragraphs.length - 1);
}

/** A heading at the very end begins what follows. */
function endOfBody(
  blocks: readonly Block[],
  from: number,
  to: number,
  furniture: ReadonlySet<number>,
): number {
  let end = to;
  for (let at = to - 1; at >= from; at -= 1) {
    const block = blocks[at];
    if (block === undefined || furniture.has(at)) continue;
    if (!TRAILING.test(block.text) && !isLoneHeading(block)) break;
    end = at;
  }
  return end;
}

function isLoneHeading({ kind, text, emphasised, anchors }: Block): boolean {
  return (
    kind === 'paragraph' &&
    text.length <= HEADING &&
    (emphasised || anchors.length > 0) &&
    !/[.!?:;)]$/.test(text)
  );
}

type Piece = { readonly kind: Block['kind']; readonly text: string };

function goesOn(last: Piece, next: Piece): boolean {
  return (
    last.kind === 'paragraph' && next.kind === 'paragraph' && !ENDED.test(last.text) && LOWER.test(next.text)
  );
}

/** A column edge splits paragraphs too, and is recognised only by the prose on both sides. */
function isProse(last: Piece, next: Piece): boolean {
  return last.text.length >= PROSE && next.text.length >= PROSE && /[\p{L}\p{N}-]$/u.test(last.text);
}

/**
 * A sentence may also be split before a name or a figure: its first half then ends in a connecting word or,
 * at a page edge, is prose of several sentences, the last one incomplete.
 */
function isUnfinished(last: Piece, next: Piece, cut: boolean): boolean {
  return (
    last.kind === 'paragraph' &&
    next.kind === 'paragraph' &&
    last.text.length >= LONG &&
    /^[\p{Lu}\p{N}$€£“]/u.test(next.text) &&
    /[.!?:;,)]$/.test(next.text) &&
    (LEADS_ON.test(last.text) || (cut && SENTENCES.test(last.text) && /[\p{L}\p{N}]$/u.test(last.text)))
  );
}

/** Some documents make every printed line a separate paragraph. */
function isLineByLine(pieces: readonly Piece[]): boolean {
  if (pieces.length < FEW) return false;
  let cut = 0;
  pieces.forEach((piece, at) => {
    const last = pieces[at - 1];
    if (last !== undefined && goesOn(last, piece)) cut += 1;
  });
  return cut > pieces.length * LINES;
}
