import type { Random } from '../../random.ts';
import { element } from '../markup.ts';
import { happens } from './dice.ts';

/**
 * Markup as the text of one block that goes on over several elements, with the foot of a page between them. Numbers within
 * are tagged within the text.
 */
export function continued(
  random: Random,
  pieces: readonly string[],
  { name, contextRef, id }: { readonly name: string; readonly contextRef: string; readonly id: string },
): string {
  const idOf = (at: number): string => (at === 0 ? id : `${id}-${at}`);
  return pieces
    .map((piece, at) => {
      const continuedAt = at + 1 < pieces.length ? idOf(at + 1) : undefined;
      const attributes = { id: idOf(at), continuedAt };
      const foot = happens(random, 0.5)
        ? '<div style="text-align:center">37</div><hr style="page-break-after:always"/>'
        : '';
      return at === 0
        ? element('ix:nonNumeric', { name, contextRef, escape: 'true', ...attributes }, piece) + foot
        : element('ix:continuation', attributes, piece) + foot;
    })
    .join('\n');
}
