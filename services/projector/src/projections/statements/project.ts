import type {
  ComputedEntity,
  Emission,
  EntityProjection,
  ProjectionInput,
  ResolvedInputs,
} from '@footnote/projection/projection';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import {
  companyRecord,
  type CompanyRecord,
  newestAcceptance,
} from '@footnote/statements/as-of/company-record';
import type { CompanyFigureRow } from '@footnote/read-models/company-figures';
import type { ProfileRow } from '@footnote/read-models/profiles';
import type { StoredSegmentRow } from '@footnote/read-models/segments';
import { withReleases } from '@footnote/releases/company/with-releases';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { ComputeStatements, Statements } from '@footnote/statements/statements';
import { type VerifiedStatements, verifiedStatements } from '@footnote/verification/served';
import { POLICY_VERSION } from '@footnote/verification/verification';
import {
  CELLS,
  COMPANIES,
  FIGURES,
  INPUTS,
  PROFILES,
  readModelOf,
  SEGMENTS,
  VERDICTS,
  WINDOWS,
} from './ddl.ts';
import {
  claimInput,
  factsWeight,
  releaseWeight,
  skimFilings,
  skimNotes,
  type StatementTopic,
  symbolsOf,
} from './inputs.ts';
import { CELL_COMPARISON } from './changes/comparison.ts';
import { changeEvents } from './changes/events.ts';
import { storedFigures } from './figures.ts';
import { filedSplitEvents } from './filed-splits.ts';
import { cellRow, companyHead, unstorable, windowRows } from './rows.ts';
import { storedProfile } from './profile.ts';
import { storedSegments } from './segments.ts';
import { emissionsOf } from './verdicts/events.ts';
import { answersTo } from './verdicts/flags.ts';
import { UNVERIFIED, verdictRows, type VerifiedHead, verifiedHead } from './verdicts/rows.ts';

export type StatementsOptions = {
  readonly compute: ComputeStatements;
  /**
   * Whether the verifier checks the cells and masks them by its verdicts; otherwise they are served as
   * computed.
   */
  readonly verifies: boolean;
};

/** Increased when the same facts produce different rows. */
const VERSION = 37;

function weight(input: ProjectionInput<StatementTopic>): number {
  if (input.topic === 'releases') return releaseWeight(input.event);
  return input.topic === 'facts' ? factsWeight(input.event) : 1;
}

/**
 * `facts`, `releases`, `filings`, `companies`, `issuer-splits` → every cell of every period that a company ever reported,
 * with the verdict on each cell that has a value and the resulting masks, its segments, its profile and the
 * figures of its newest periods, in one revision; and an event on `verifications` for each filing whose
 * verdicts changed, and for each flag a response; on `filed-splits` for each symbol what the filings say of splits, if
 * it changed; and on `revisions` the cells that changed. Computing and
 * verifying is pure: an exception would recur, so it becomes a dead letter of the company instead of a crash.
 */
export function statementsProjection({
  compute,
  verifies,
}: StatementsOptions): EntityProjection<StatementTopic> {
  return {
    kind: 'entities',
    name: 'statements',
    keyedBy: 'cik',
    // Tables with masks and tables without are different read models.
    version: 100 * VERSION + 2 * POLICY_VERSION + (verifies ? 1 : 0),
    // Facts last: a company's profile and filing dates are then available when its facts are computed.
    topics: [
      'companies',
      'filings',
      'issuer-splits',
      ...(verifies ? (['flags'] as const) : []),
      'releases',
      'facts',
    ],
    required: ['facts'],
    readModel: readModelOf(verifies),
    inputsTable: INPUTS,
    rowTables: [CELLS, WINDOWS, SEGMENTS, PROFILES, FIGURES, VERDICTS],
    headsTable: COMPANIES,
    counts: { column: 'cells', table: CELLS },
    emits: true,
    compares: CELL_COMPARISON,
    skims: [skimFilings, skimNotes],
    claim: claimInput,
    compute: (cik, inputs, revision) => {
      let record = companyRecord(cik, inputs);
      let statements: Statements;
      try {
        record = withReleases(record);
        statements = compute(record.company);
      } catch (error) {
        return deadLetter('statements_not_computable', String(error));
      }
      for (const cell of statements.cells) {
        const problem = unstorable(cell);
        if (problem !== null)
          return deadLetter('cell_not_storable', `${cell.field} of ${cell.period_end}: ${problem}`);
      }
      const symbols = symbolsOf(inputs.companies[0]?.events[0]);
      const judged = verifies ? judge(record.company, statements) : ok(null);
      if (judged.kind !== 'ok') return judged;
      const served = judged.value?.statements ?? statements;
      const key = { cik, symbol: symbols[0] ?? '', revision };
      const segments = storedSegments(record.company, served, key);
      if (segments.kind !== 'ok') return segments;
      const profile = storedProfile(record.company, served, key);
      if (profile.kind !== 'ok') return profile;
      const figures = storedFigures(served, key);
      if (figures.kind !== 'ok') return figures;
      const company = {
        cik,
        symbols,
        revision,
        record,
        newest: newestAcceptance(record),
        segments: segments.value,
        profile: profile.value,
        figures: figures.value,
      };
      const splits = filedSplitEvents(company);
      if (judged.value === null) return ok(computedOf(company, served, notJudged(splits)));
      return ok(verifiedOf(company, statements, judged.value, inputs, splits));
    },
    weight,
  };
}

type Company = {
  readonly cik: string;
  readonly symbols: readonly string[];
  readonly revision: number;
  readonly record: CompanyRecord;
  /** Acceptance of the newest filing, epoch milliseconds. */
  readonly newest: number;
  readonly segments: readonly StoredSegmentRow[];
  readonly profile: readonly ProfileRow[];
  readonly figures: readonly CompanyFigureRow[];
};
type Judged = Pick<ComputedEntity, 'emissions'> & {
  readonly verdicts: readonly object[];
  readonly head: VerifiedHead;
};

const notJudged = (emissions: readonly Emission[]): Judged => ({
  verdicts: [],
  head: { ...UNVERIFIED, emitted: emissions.map(({ event }) => event.event_id) },
  emissions,
});

function judge(company: CompanyInput, statements: Statements): Step<VerifiedStatements> {
  try {
    return ok(verifiedStatements(company, statements));
  } catch (error) {
    return deadLetter('cells_not_verifiable', String(error));
  }
}

/** `computed` before any mask. */
function verifiedOf(
  company: Company,
  computed: Statements,
  { statements, verdicts, verification }: VerifiedStatements,
  { flags }: Pick<ResolvedInputs<StatementTopic>, 'flags'>,
  splits: readonly Emission<'filed-splits'>[],
): ComputedEntity {
  const { cik, symbols, revision, newest } = company;
  const answers = answersTo(
    flags.flatMap(({ events }) => events),
    computed.cells,
    verdicts,
  );
  const emissions = [...emissionsOf(cik, revision, newest, verification, answers), ...splits];
  const emitted = emissions.map(({ event }) => event.event_id);
  return computedOf(company, statements, {
    verdicts: verdictRows(cik, symbols[0] ?? '', verification, revision),
    head: verifiedHead(verification, answers, emitted),
    emissions,
  });
}

function computedOf(
  company: Company,
  { issuer, cells }: Statements,
  { verdicts, head, emissions }: Judged,
): ComputedEntity {
  const { cik, symbols, revision, newest, segments, profile, figures } = company;
  const symbol = symbols[0] ?? '';
  return {
    rows: [
      { table: CELLS, rows: cells.map((cell) => cellRow(cik, symbol, cell, revision)) },
      { table: WINDOWS, rows: windowRows(cik, cells, revision) },
      { table: SEGMENTS, rows: segments },
      { table: PROFILES, rows: profile },
      { table: FIGURES, rows: figures },
      { table: VERDICTS, rows: verdicts },
    ],
    head: companyHead({ cik, symbol }, issuer, cells.length, newest, head, revision),
    symbols,
    sourceTime: newest,
    changes: (previous, changed) => changeEvents(company, previous, changed),
    ...(emissions === undefined ? {} : { emissions }),
  };
}
