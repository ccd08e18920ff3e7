import type { Cell, Provenance } from '@footnote/statements/cell';
import type { Candidate } from '@footnote/statements/explain/plain';
import { maskedCell } from '@footnote/verification/mask';
import { contradictedBy } from '@footnote/verification/mask-rules';
import type { CellVerdict } from '@footnote/verification/verification';
import type { Explanation } from '@footnote/statements/explain/explain';
import type { CitedFact } from './locate.ts';

/** A fact of a cell, or one that stands against it. */
export type EvidencedFact = CitedFact & Provenance & { readonly role: string };

/** A cell, and the facts whose places are looked for. */
export type Evidenced = {
  readonly cell: Pick<Cell, 'method' | 'period_end' | 'period_start' | 'refusal' | 'unit' | 'value'>;
  readonly facts: readonly EvidencedFact[];
};

type Explained = { readonly explanation: Explanation; readonly verdict: CellVerdict | null };

/**
 * Of a served cell its operands; of a refused one what filings state for it, and of one that the verifier contradicts
 * both, so that a reader sees what stood against what.
 */
export function evidencedOf({ explanation, verdict }: Explained): Evidenced {
  const { operands } = explanation.cell;
  const stated = factsOfCandidates(explanation.candidates);
  if (verdict?.verdict === 'contradicted') {
    const cell = maskedCell(explanation.cell, contradictedBy(verdict.evidence));
    return { cell, facts: withoutRepeats([...operands, ...stated]) };
  }
  const { cell } = explanation;
  return { cell, facts: cell.value === null ? withoutRepeats(stated) : operands };
}

/** What filings state for a cell, the newest filing first. */
const factsOfCandidates = (candidates: readonly Candidate[]): readonly EvidencedFact[] =>
  candidates.flatMap(({ filing, parts }) =>
    parts.map(({ concept, start, end, value, sign }) => ({
      ...filing,
      concept,
      start,
      end,
      value,
      role: sign > 0 ? '+' : '-',
    })),
  );

const withoutRepeats = (facts: readonly EvidencedFact[]): readonly EvidencedFact[] =>
  [
    ...Map.groupBy(facts, ({ accession, concept, start, end, value }) =>
      JSON.stringify([accession, concept, start, end, value]),
    ).values(),
  ].flatMap(([first]) => (first === undefined ? [] : [first]));
