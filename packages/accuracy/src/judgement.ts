import type { Cell } from '@footnote/statements/cell';
import type { CompanyInput } from '@footnote/statements/inputs';
import { recorder, type Recorded } from './coherence/recorded.ts';
import { judgedCompany, type JudgedCompany } from './judged.ts';
import { maskedCells } from './survey/served.ts';

/** A company computed and verified once, for everything that looks at the outcome. */
export type Judgement = {
  readonly judged: JudgedCompany;
  /** The cells as served. */
  readonly cells: readonly Cell[];
  /** Null for a company without a currency, which has no cells. */
  readonly recorded: Recorded | null;
};

export const judgementOf = (input: CompanyInput): Judgement => {
  const { watch, recordedWith } = recorder();
  const judged = judgedCompany(input, watch);
  const cells = maskedCells(judged.cells);
  return { judged, cells, recorded: recordedWith(cells) };
};
