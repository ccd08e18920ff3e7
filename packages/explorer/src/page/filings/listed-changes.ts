import type { Schemas } from '@footnote/client';

type Changed = Schemas['ChangedParagraph'];

/** What became of a paragraph; a rewritten one is an added and a removed one that have much the same words. */
export type Kind = Changed['change'] | 'rewritten';

export type ListedChange = Omit<Changed, 'change'> & { readonly change: Kind };

/**
 * Changes with rewritten paragraphs as one, at the place of the added one. A removed paragraph whose counterpart is not
 * among the changes stays as it is.
 */
export function listedChanges(changed: readonly Changed[]): readonly ListedChange[] {
  const of = (kind: Changed['change']): ReadonlyMap<number, Changed> =>
    new Map(changed.filter(({ change }) => change === kind).map((each) => [each.index, each]));
  const [added, removed] = [of('added'), of('removed')];
  return changed.flatMap((each): readonly ListedChange[] => {
    const { change, similar } = each;
    if (similar === undefined || change === 'modified') return [each];
    if (change === 'removed') return added.has(similar.index) ? [] : [each];
    const old = removed.get(similar.index);
    if (old === undefined) return [each];
    const { index, text, trimmed } = old;
    return [
      { ...each, change: 'rewritten', prior: { index, text, ...(trimmed !== undefined && { trimmed }) } },
    ];
  });
}
