import type { ExtendedLink, LinkArc } from './linkbase.ts';

/** The links of one kind by role, in order of the first link of each: links of one role are one network. */
export const linksByRole = (
  links: readonly ExtendedLink[],
  kind: ExtendedLink['kind'],
): Map<string, ExtendedLink[]> =>
  Map.groupBy(
    links.filter((link) => link.kind === kind),
    ({ role }) => role,
  );

/** Collects the relations of a network; relations with the same key are equivalent. */
export type Relations<T> = {
  readonly add: (key: string, arc: Pick<LinkArc, 'priority' | 'prohibited'>, relation: T) => void;
  readonly effective: () => T[];
};

/**
 * The relations that remain after overriding and prohibition, in the order of their first arc: of equivalent
 * ones the one with the highest priority is used, and a prohibiting arc removes those of up to its own
 * priority (XBRL 2.1, section 3.5.3.9.7.5).
 */
export const effectiveRelations = <T>(): Relations<T> => {
  const strongest = new Map<string, { relation: T; priority: number; prohibited: boolean }>();
  return {
    add: (key, { priority, prohibited }, relation) => {
      const known = strongest.get(key);
      if (known === undefined || priority > known.priority || (priority === known.priority && prohibited))
        strongest.set(key, { relation, priority, prohibited });
    },
    effective: () =>
      [...strongest.values()].filter(({ prohibited }) => !prohibited).map(({ relation }) => relation),
  };
};
