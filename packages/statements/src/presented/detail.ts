import type { Provenance, StatementName } from '../cell.ts';
import type { InputFact, InputFiling, InputReport } from '../inputs.ts';
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
  /** Its label on the face; absent without one. */
  readonly label?: string;
  readonly unit: string;
  /** All periods in the filing, newest first. */
  readonly values: readonly DetailValue[];
};

/** The contents of one filing's statements, concept by concept. */
export type StatementDetail = Provenance &
  Readonly<Record<StatementName, readonly DetailRow[]>> & {
    readonly source: 'companyfacts' | 'instance';
    /**
     * Whether rows are those of the statements' faces in order; otherwise those of known concepts by name.
     */
    readonly presented: boolean;
  };

const newestFirst = (a: DetailValue, b: DetailValue): number =>
  a.end === b.end ? ((a.start ?? '') < (b.start ?? '') ? 1 : -1) : a.end < b.end ? 1 : -1;

function rowOf(concept: string, unit: string, facts: readonly InputFact[]): DetailRow {
  const values = new Map<string, DetailValue>();
  for (const { start, end, value } of facts)
    values.set(`${start ?? ''} ${end} ${value}`, { start, end, value });
  return { concept, unit, values: [...values.values()].sort(newestFirst) };
}

/**
 * The consolidated facts of a filing by statement, one row for a concept and unit. If the faces of its three
 * statements are known, their rows, as far as there are facts (extension concepts are in the filing's own instance only); a
 * concept of two statements is on both. Otherwise the concepts of the field catalog, alphabetical. If a
 * filing has two values for one period, both are shown.
 */
export function statementDetail(filing: InputFiling): StatementDetail {
  const { accession, form, filed, source = 'companyfacts' } = filing;
  const groups = Map.groupBy(filing.facts, ({ taxonomy, concept }) => `${taxonomy}:${concept}`);
  const faces = facesOf(filing.report);
  const rows = faces ?? knownConcepts(groups.keys());
  const of = (statement: StatementName): readonly DetailRow[] =>
    rows[statement].flatMap(({ concept, label }) => {
      const byUnit = [...Map.groupBy(groups.get(concept) ?? [], ({ unit }) => unit)];
      return byUnit
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([unit, facts]) => ({ ...rowOf(concept, unit, facts), ...(label === '' ? {} : { label }) }));
    });
  return {
    accession,
    form,
    filed,
    source,
    presented: faces !== null,
    income: of('income'),
    balance: of('balance'),
    cash_flow: of('cash_flow'),
  };
}

const STATEMENTS = ['income', 'balance', 'cash_flow'] as const satisfies readonly StatementName[];

type Shown = Readonly<Record<StatementName, readonly { readonly concept: string; readonly label: string }[]>>;

/** The rows of the three faces; null if one of them is unknown. */
function facesOf(report: InputReport | undefined): Shown | null {
  const rows = (statement: StatementName): Shown[StatementName] => {
    const labels = new Map<string, string>();
    for (const face of report?.faces ?? [])
      if (face.statement === statement)
        for (const [at, concept] of face.concepts.entries())
          if (!labels.has(concept)) labels.set(concept, face.labels[at] ?? '');
    return [...labels].map(([concept, label]) => ({ concept, label }));
  };
  const shown = { income: rows('income'), balance: rows('balance'), cash_flow: rows('cash_flow') };
  return STATEMENTS.every((statement) => shown[statement].length > 0) ? shown : null;
}

function knownConcepts(concepts: Iterable<string>): Shown {
  const names = [...concepts].sort();
  const of = (statement: StatementName): Shown[StatementName] =>
    names
      .filter((concept) => statementOfConcept.get(concept) === statement)
      .map((concept) => ({ concept, label: '' }));
  return { income: of('income'), balance: of('balance'), cash_flow: of('cash_flow') };
}
