import type { Block } from '../types.ts';

const STATEMENT =
  /^(?:the )?(?:(?:consolidated|condensed|combined|audited) )*(?:statements? of (?:consolidated )?(?:income|operations|earnings|financial (?:position|condition)|cash flows?|comprehensive)|balance sheets?|income statements?)\b/i;
const REPORT =
  /^(?:reports? of (?:independent|management)|(?:statement of )?management['’]s? (?:report|responsibility|statement|discussion of financial responsib)|independent auditors?['’]? report)/i;
const TITLE = 160;
const LOOKED = 25;
const ROWS = 8;

/**
 * Whether a block is the heading of financial statements, or of the auditor's or management's report on them.
 */
export function opensStatements(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (block === undefined || block.text.length > TITLE || block.kind !== 'paragraph') return false;
  if (block.emphasised && REPORT.test(block.text)) return true;
  if (!STATEMENT.test(block.text)) return false;
  const next = blocks.slice(at + 1, at + 1 + LOOKED);
  return (
    next.filter(({ kind }) => kind === 'row').length >= ROWS &&
    !next.slice(0, 3).some(({ text }) => text.length > 400)
  );
}

/** Index of the first such heading from a block on, before another block; that block if there is none. */
export function firstStatement(blocks: readonly Block[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (opensStatements(blocks, at)) return at;
  return to;
}
