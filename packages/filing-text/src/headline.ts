import { codePoints } from './normalised.ts';
import type { Block, FilingText } from './types.ts';

/** Headline and length of a press release. */
export type PressRelease = {
  /** Its title; null if no line before the first paragraph reads like one. */
  readonly headline: string | null;
  /** Unicode code points of its normalised text, counting one line feed between two paragraphs or rows. */
  readonly textLength: number;
};

const FURNITURE =
  /^(?:exhibit|ex-)\s*\d|^(?:for )?(?:immediate )?(?:release|distribution)\b|^(?:for|embargoed|released?|not for)\b.{0,40}release|^(?:news|press|media|earnings|investor)(?: |$)(?:release|alert|information|contacts?|relations|center)?:?$|^news$|^(?:date|contacts?|media|investors?|for (?:more|further) information|source|attention)\b.{0,60}:|^contacts?\b|@|https?:|www\.|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|^(?:nyse|nasdaq)\b|^table of contents$/i;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DATE = new RegExp(`^(?:[a-z]+day,? )?${MONTH} \\d{1,2},? \\d{4}\\.?$`, 'i');
const COMPANY =
  /^[^a-z]{0,3}[\p{L}\d .,&'’()-]{0,80}\b(?:incorporated|inc|corp|corporation|company|co|llc|ltd|limited|plc|lp|l\.p)\.?$/iu;
const ADDRESS =
  /^\d+ [\p{L}\d .,]{0,60}\b(?:street|st|avenue|ave|road|way|drive|parkway|plaza|boulevard|blvd|suite|floor)\b|\b[A-Z]{2} \d{5}\b/iu;
/** "CUPERTINO, California, May 2, 2024 – …": the release itself begins. */
const DATELINE = new RegExp(`^.{0,120}(?:${MONTH} \\d{1,2}(?:, \\d{4})?|\\d{4}).{0,60}?(?:--?|–|—|\\))`, 'i');
const PROSE = 220;
const WORDS = 4;
const LEAST = 15;
const LONGEST = 400;
const SEARCHED = 60;

/** Headline and length of a press release, an EX-99 of a current report. */
export function pressReleaseOf(text: FilingText): PressRelease {
  const lengths = text.blocks.reduce((sum, block) => sum + codePoints(block.text), 0);
  return { headline: headlineOf(text.blocks), textLength: lengths + Math.max(0, text.blocks.length - 1) };
}

function headlineOf(blocks: readonly Block[]): string | null {
  return openingOf(blocks.slice(0, SEARCHED)).find(isTitle)?.text ?? null;
}

/** The lines before the first paragraph of the release. */
function openingOf(blocks: readonly Block[]): readonly Block[] {
  const start = blocks.findIndex(
    ({ text }) => text.length > PROSE || (text.length > 120 && DATELINE.test(text)),
  );
  return start === -1 ? blocks : blocks.slice(0, start);
}

function isTitle({ text }: Block): boolean {
  if ([FURNITURE, DATE, COMPANY, ADDRESS].some((pattern) => pattern.test(text))) return false;
  return text.length >= LEAST && text.length <= LONGEST && text.split(' ').length >= WORDS;
}
