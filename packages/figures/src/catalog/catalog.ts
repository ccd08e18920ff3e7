import { BANK_FIELDS } from '../banks/block.ts';
import { fields } from '@footnote/statements/fields/fields';
import type { Field } from '@footnote/statements/fields/field';
import type { StatementName } from '@footnote/statements/cell';
import { mayBeShown } from '@footnote/statements/versions/face-rows';
import { OWN, SINCE_BLOCKS, SINCE_ROWS, type DerivedUnit, type Sign } from '../ratios/definition.ts';
import * as members from '../rows/members.ts';
import { servedFields, type ServedField } from '@footnote/statements/fields/served-fields';
import { candidateDocs, type CandidateDoc } from './candidates.ts';
import { cellDocs } from './cell-docs.ts';
import { derivedDefinitions } from './figures.ts';

export type CatalogUnit = DerivedUnit | 'reporting_currency' | 'shares' | 'share_of_one';

/** One field: a cell of the statements, or a figure computed from cells. */
export type CatalogField = {
  readonly candidates: readonly CandidateDoc[];
  readonly definition: string;
  readonly field: string;
  readonly formula: string | null;
  /** Where answers show it; empty for cells that only `statement_cells` has. */
  readonly members: readonly string[];
  readonly refusals: readonly string[];
  readonly sign: Sign;
  readonly since: string;
  readonly source: string;
  /** Null for a figure that belongs to none. */
  readonly statement: StatementName | null;
  readonly unit: CatalogUnit;
};

const UNITS: Readonly<Record<Field['measure'], CatalogUnit>> = {
  money: 'reporting_currency',
  per_share: 'reporting_currency_per_share',
  pure: 'share_of_one',
  shares: 'shares',
};

const BLOCKS = { income: 'income_statement', balance: 'balance_sheet', cash_flow: 'cash_flow' } as const;

/** Members of `bank_metrics` under another name than their cell's. */
const RENAMED: Readonly<Record<string, string>> = {
  operating_expense: 'bank_metrics.noninterest_expense',
};

const IN_ROWS: Readonly<Record<StatementName, readonly string[]>> = {
  income: [...members.INCOME_MONEY, ...members.INCOME_PER_SHARE, ...members.INCOME_SHARES],
  balance: [...members.BALANCE_MONEY, ...members.BALANCE_SHARES],
  cash_flow: members.CASH_FLOW_MONEY,
};

/** Bank cells that are shown as they are; the others enter ratios only. */
const BANK_SHOWN = BANK_FIELDS.filter((field) => field !== 'preferred_stock' && field !== 'cet1_ratio');

function membersOf({ statement, field }: ServedField): readonly string[] {
  const shown = IN_ROWS[statement].includes(field) ? [`${BLOCKS[statement]}.${field}`] : [];
  const bank = BANK_SHOWN.some((name) => name === field) ? [`bank_metrics.${field}`] : [];
  const renamed = RENAMED[field];
  return [...shown, ...bank, ...(renamed === undefined ? [] : [renamed])];
}

/** What is never negative in its filed form is so in the rows, unless it is an outflow. */
function signOf(spec: Field | undefined): Sign {
  if (spec === undefined) return 'signed';
  if (spec.statement === 'cash_flow') return 'effect_on_cash';
  return spec.neverNegative ||
    spec.measure === 'shares' ||
    spec.reader === 'interest' ||
    spec.reader === 'debt'
    ? 'not_negative'
    : 'signed';
}

function refusalsOf(spec: Field | undefined): readonly string[] {
  const unless = spec && mayBeShown(spec) ? ', unless their own face shows the row' : '';
  return (spec?.notApplicable ?? []).map((type) => `not_applicable to issuers of type ${type}${unless}`);
}

const isNew = (served: ServedField): boolean => served.onlyFor !== null;

function cellField(served: ServedField): CatalogField {
  const { statement, field } = served;
  const spec = fields.find((item) => item.statement === statement && item.field === field);
  const doc = cellDocs[statement]?.[field];
  if (doc === undefined) throw new Error(`the catalogue does not say what ${statement} ${field} is`);
  return {
    candidates: spec === undefined ? [] : candidateDocs(spec),
    definition: doc.definition,
    field,
    formula: doc.formula,
    members: membersOf(served),
    refusals: refusalsOf(spec),
    sign: statement === 'cash_flow' ? 'effect_on_cash' : signOf(spec),
    since: isNew(served) ? SINCE_BLOCKS : SINCE_ROWS,
    source: OWN,
    statement,
    unit: UNITS[served.measure],
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
      refusals: definition.refusals,
      sign: definition.sign,
      since: definition.since,
      source: definition.source,
      statement: STATEMENT_OF[block] ?? null,
      unit: definition.unit,
    };
  });
}

/** Every field of the statements and every computed figure, made from the data and functions themselves. */
export function catalog(): readonly CatalogField[] {
  return [...servedFields.map(cellField), ...derivedFields()];
}
