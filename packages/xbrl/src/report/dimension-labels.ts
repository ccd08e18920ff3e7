import type { Label } from '@footnote/event-types/types.generated';
import type { LabelOf } from './labels.ts';
import type { ReportFact } from './types.ts';

/**
 * Labels of the axes and explicit members of the facts, each once, in the order of the facts; blank labels
 * are omitted.
 */
export const dimensionLabels = (facts: readonly ReportFact[], labelOf: LabelOf): Label[] => {
  const names = new Set<string>();
  for (const { dimensions } of facts) {
    for (const { axis, member, typed } of dimensions) {
      names.add(axis);
      if (typed === undefined) names.add(member);
    }
  }
  return [...names].flatMap((name) => {
    const label = labelOf({ concept: name, preferredLabel: null }).trim();
    return label === '' ? [] : [{ name, label }];
  });
};
