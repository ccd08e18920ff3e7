import type { Provenance, StatementName } from '../cell.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { statementOfConcept } from './classify.ts';

export type DetailValue = {
  /** Null for an instant. */
  readonly start: string | null;
  readonly end: string;
  /** Decimal string as filed, with the concept's own sign. */
  readonly value: string;
};

export type DetailRow = {
  /** Qualified name. */
  readonly concept: string;
  readonly unit: string;
  /** Every period that the filing gives, newest first. */
  readonly values: readonly DetailValue[];
};

/** What one filing says of its statements, concept by concept, by name: presentation is not in the source. */
export type StatementDetail = Provenance & Readonly<Record<StatementName, readonly DetailRow[]>>;

const newestFirst = (a: DetailValue, b: DetailValue): number =>
  a.end === b.end ? ((a.start ?? '') < (b.start ?? '') ? 1 : -1) : a.end < b.end ? 1 : -1;

function rowOf(concept: string, unit: string, facts: readonly InputFact[]): DetailRow {
  const values = new Map<string, DetailValue>();
  for (const { start, end, value } of facts)
    values.set(`${start ?? ''} ${end} ${value}`, { start, end, value });
  return { concept, unit, values: [...values.values()].sort(newestFirst) };
}

/**
 * The consolidated facts of a filing whose concepts the field catalogue knows, by statement; alphabetical, one row
 * for a concept and unit. A filing that gives two values for one period shows both.
 */
export function statementDetail(filing: InputFiling): StatementDetail {
  const { accession, form, filed } = filing;
  const groups = Map.groupBy(
    filing.facts.filter(({ taxonomy, concept }) => statementOfConcept.has(`${taxonomy}:${concept}`)),
    ({ taxonomy, concept, unit }) => `${taxonomy}:${concept} ${unit}`,
  );
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, facts]): readonly DetailRow[] => {
      const [first] = facts;
      return first === undefined ? [] : [rowOf(`${first.taxonomy}:${first.concept}`, first.unit, facts)];
    });
  const of = (statement: StatementName): readonly DetailRow[] =>
    rows.filter(({ concept }) => statementOfConcept.get(concept) === statement);
  return { accession, form, filed, income: of('income'), balance: of('balance'), cash_flow: of('cash_flow') };
}
