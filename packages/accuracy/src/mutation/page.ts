import { tallyTable, type Tallies } from './tally.ts';
import { wrongTable, type Wrongs } from './wrong-classes.ts';

/** The figures as a page, before formatting. */
export const mutationPage = ({
  runs,
  seed,
  issuers,
  tallies,
  wrongs,
}: {
  readonly runs: string;
  readonly seed: string;
  /** Companies that were drawn from. */
  readonly issuers: number;
  readonly tallies: Tallies;
  readonly wrongs: Wrongs;
}): string => `# What one wrong fact does

Made by \`make mutation\`: ${runs} times (seed ${seed}) one fact of one filing of ${issuers} real issuers goes wrong, the
statements are computed and verified as ever, and what is served is compared with what was served before. Only facts
of concepts that some cell of the company is made of are drawn; company, filing, fact and way are drawn evenly.
A cell served with another value (0.5 % and less apart is the rounding of two filings), or where it was refused before,
counts as wrong. A share of the facts has no other reading at all (one filing states them, and no sum contains them): nothing can
tell a plausible wrong value of these from a right one.

${tallyTable(tallies)}

${wrongTable(wrongs)}
`;
