import type { Arguments } from './given.ts';
import { callText, Problem } from './problem.ts';
import { estimateTokens } from './tokens.ts';

/** Estimated tokens that an answer may have: an estimate may be an eighth below the 2,000 that are meant. */
export const BUDGET = 1700;
/** How much of the items is tried next if they were too many. */
const SHRINK = 0.8;

/**
 * An answer about as many items as fit the budget, from where the argument `more` says. `render` is told the items that
 * are shown. What is left out is said, with the call that continues. `next` is the cursor of a service that has more
 * items than were read.
 */
export function page<Item>(
  tool: string,
  { given, text }: Arguments,
  items: readonly Item[],
  render: (items: readonly Item[]) => readonly string[],
  budget = BUDGET,
): string {
  const from = startOf(text('more'), items.length);
  let count = items.length - from;
  for (;;) {
    const end = from + count;
    const lines = [...render(items.slice(from, end)), ...cut(tool, given, { from, end, of: items.length })];
    const written = lines.join('\n');
    if (count <= 1 || estimateTokens(written) <= budget) return written;
    count = Math.max(1, Math.floor(count * SHRINK));
  }
}

function startOf(more: string | undefined, items: number): number {
  if (more === undefined) return 0;
  const from = Number(more);
  if (Number.isInteger(from) && from >= 0 && (from < items || from === 0)) return from;
  throw new Problem(`more: "${more}" is not from an answer to this call; leave it out to begin anew`);
}

type Span = { readonly from: number; readonly end: number; readonly of: number };

function cut(tool: string, given: object, { from, end, of }: Span): readonly string[] {
  if (end < of)
    return [
      `CUT: ${from + 1}–${end} of ${of} rows. Rest: ${callText(tool, { ...given, more: String(end) })}`,
    ];
  return from > 0 ? [`Rows ${from + 1}–${end} of ${of}; there are no more.`] : [];
}
