import { fields } from '@footnote/statements/fields/fields';
import type { Declared, Field } from '@footnote/statements/fields/field';
import type { StatementName } from '@footnote/statements/cell';
import { mayBeShown } from '@footnote/statements/versions/face-rows';
import { OWN, type DerivedUnit, type Sign } from '../ratios/definition.ts';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { figureNameOf } from './names.ts';
import { candidateDocs, type CandidateDoc } from './candidates.ts';
import { derivedDefinitions } from './figures.ts';

export type CatalogUnit = DerivedUnit | 'reporting_currency' | 'shares' | 'share_of_one';

/** One field: a cell of the statements, or a figure computed from cells. */
export type CatalogField = {
  readonly candidates: readonly CandidateDoc[];
  readonly definition: string;
  readonly field: string;
  readonly formula: string | null;
  /** Its places in responses; empty for cells that are only in `statement_cells`. */
  readonly members: readonly string[];
  /** The names that comparisons and screens use for its members with one value in a period. */
  readonly names: readonly string[];
  readonly refusals: readonly string[];
  readonly sign: Sign;
  readonly since: string;
  readonly source: string;
  /** Null for a figure that belongs to no statement. */
  readonly statement: StatementName | null;
  readonly unit: CatalogUnit;
};

export const UNITS: Readonly<Record<Field['measure'], CatalogUnit>> = {
  money: 'reporting_currency',
  per_share: 'reporting_currency_per_share',
  pure: 'share_of_one',
  shares: 'shares',
};

const BLOCKS = { income: 'income_statement', balance: 'balance_sheet', cash_flow: 'cash_flow' } as const;

function membersOf({ statement, field, rows, bankMetrics, industry }: Declared): readonly string[] {
  return [
    ...(rows ? [`${BLOCKS[statement]}.${field}`] : []),
    ...(bankMetrics === undefined ? [] : [`bank_metrics.${bankMetrics}`]),
    ...(industry ? [`industry_rows.${field}`] : []),
  ];
}

const namesOf = (members: readonly string[]): readonly string[] =>
  members.flatMap((member) => figureNameOf(member) ?? []);

/** A field that is never negative as filed is never negative in the rows either, unless it is an outflow. */
function signOf({ statement, neverNegative, measure }: Declared, spec: Field | undefined): Sign {
  if (statement === 'cash_flow') return 'effect_on_cash';
  return neverNegative || measure === 'shares' || spec?.reader === 'interest' ? 'not_negative' : 'signed';
}

function refusalsOf(spec: Field | undefined): readonly string[] {
  const unless = spec && mayBeShown(spec) ? ', unless their own face shows the row' : '';
  return (spec?.notApplicable ?? []).map((type) => `not_applicable to issuers of type ${type}${unless}`);
}

function cellField(declared: Declared): CatalogField {
  const { statement, field, definition, formula, measure, since } = declared;
  const spec = fields.find((item) => item.statement === statement && item.field === field);
  return {
    candidates: spec === undefined ? [] : candidateDocs(spec),
    definition,
    field,
    formula: formula ?? null,
    members: membersOf(declared),
    names: namesOf(membersOf(declared)),
    refusals: refusalsOf(spec),
    sign: signOf(declared, spec),
    since,
    source: OWN,
    statement,
    unit: UNITS[measure],
  };
}

const STATEMENT_OF: Readonly<Record<string, StatementName>> = {
  balance_sheet: 'balance',
  cash_flow: 'cash_flow',
  income_statement: 'income',
};

function derivedFields(): readonly CatalogField[] {
  return derivedDefinitions.map((definition) => {
    const [block = '', ...path] = (definition.members[0] ?? '').split('.');
    return {
      candidates: [],
      definition: definition.definition,
      field: path
        .filter((name) => !/^(value|yoy_delta)$/.test(name))
        .join('.')
        .replace(/^(growth|margins|investment|quality|ratios)\./, ''),
      formula: definition.formula,
      members: definition.members,
      names: namesOf(definition.members),
      refusals: definition.refusals,
      sign: definition.sign,
      since: definition.since,
      source: definition.source,
      statement: STATEMENT_OF[block] ?? null,
      unit: definition.unit,
    };
  });
}

/** Every field of the statements and every computed figure, collected from their declarations. */
export function catalog(): readonly CatalogField[] {
  return [...servedFields.map(cellField), ...derivedFields()];
}
