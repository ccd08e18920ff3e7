import { type Operand, statusOf } from '@footnote/statements/cell';
import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import type {
  CellAudit,
  FinancialsField,
  FinancialsStatement,
  StockFinancialsEnvelope,
} from '@footnote/contract/types.generated';
import { approximate } from './approx.ts';
import { META_BUILD, META_PARSER, unitText } from './meta.ts';
import { groupRefused, isRefusedEverywhere, refusedRows } from './refusal-groups.ts';
import type { CompanyFinancials } from './read.ts';
import type { FinancialsRequest } from './request.ts';
import type { Subject } from '../../subject/resolve-subject.ts';
import type { Financials, Place, Row, Statement } from './table.ts';

/** The verifier's summary of a company; missing members are omitted. */
export type Verified = Partial<Pick<StockFinancialsEnvelope['meta'], 'policy_version' | 'last_verified_at'>>;

type Options = {
  readonly subject: Subject;
  readonly request: FinancialsRequest;
  readonly verified: Verified | undefined;
};

/** The envelope of schema 2. Nothing in it depends on when or where it was created. */
export function envelope(
  company: CompanyFinancials,
  financials: Financials,
  { subject, request, verified }: Options,
): Writable<StockFinancialsEnvelope> {
  const { issuer, name } = company;
  const currency = issuer.reporting_currency;
  const publishedAt = utc(issuer.as_of);
  const statements = financials.statements.map(
    (statement) => [statement.name, statementMember(statement, currency, request)] as const,
  );
  const [only] = statements;
  const data =
    only !== undefined && statements.length === 1
      ? { reporting: { reporting_currency: currency }, statement: only[0], ...only[1] }
      : { reporting: { reporting_currency: currency }, statements: Object.fromEntries(statements) };
  return {
    subject: {
      entity: { cik: subject.cik, ...(name === '' ? {} : { name }), reporting_currency: currency },
      ...(subject.ticker === undefined ? {} : { security: { ticker: subject.ticker } }),
    },
    data,
    meta: {
      schema_version: '2',
      ...(verified?.policy_version === undefined ? {} : { policy_version: verified.policy_version }),
      as_of: { sec: publishedAt.slice(0, 10) },
      published_at: publishedAt,
      basis: 'latest_restated',
      units: unitsOf(financials),
      parser: META_PARSER,
      build: META_BUILD,
      ...(verified?.last_verified_at === undefined ? {} : { last_verified_at: verified.last_verified_at }),
      truncated: financials.truncated,
      ...(request.aliases.length === 0 ? {} : { deprecation: { aliases: [...request.aliases] } }),
    },
  };
}

function unitsOf({ statements }: Financials): Record<string, string> {
  const units = new Set(
    statements.flatMap(({ rows }) => (isRefusedEverywhere(rows) ? [] : rows.map(({ unit }) => unit))),
  );
  return Object.fromEntries([...units].map((unit) => [unit, unitText(unit)]));
}

function statementMember(
  { columns, rows }: Statement,
  currency: string,
  request: FinancialsRequest,
): Writable<FinancialsStatement> {
  const labels = columns.map(({ label }) => label);
  const periods = columns.map(({ label, period_end: end, provenance }) => ({
    label,
    period_end: end,
    currency,
    ...(provenance === null ? {} : { provenance }),
  }));
  if (isRefusedEverywhere(rows)) {
    const refusals = refusedRows(rows);
    return { periods, fields: {}, ...(refusals.length === 0 ? {} : { refusals }) };
  }
  const fields = rows.flatMap((row) => [
    [row.field, fieldMember(row, labels, request)] as const,
    ...twinOf(row, request),
  ]);
  return { periods, fields: Object.fromEntries(fields) };
}

function fieldMember(
  { unit, places }: Row,
  labels: readonly string[],
  { detail }: FinancialsRequest,
): Writable<FinancialsField> {
  const refusals = groupRefused(places, labels);
  return {
    unit,
    values: places.map(valueMember),
    ...(refusals.length === 0 ? {} : { refusals }),
    ...(detail === 'audit' ? { audit: places.map(auditMember) } : {}),
  };
}

/**
 * Amounts are exact texts; a ratio is a number with two decimals, which a double represents exactly as text.
 */
function valueMember(place: Place): string | number | null {
  if (place.value === null) return null;
  return 'ratio' in place ? Number(place.value) : place.value;
}

function twinOf(
  { field, unit, places }: Row,
  { approx }: FinancialsRequest,
): readonly (readonly [string, Writable<FinancialsField>])[] {
  const isAmount = places.some((place) => place.value !== null && 'cell' in place) && unit !== 'pure';
  if (!approx || !isAmount) return [];
  const values = places.map(({ value }) => (value === null ? null : approximate(value)));
  return [[`${field}_approx`, { unit, values }]];
}

const BASES: readonly string[] = ['declared', 'cash_paid'];

function auditMember(place: Place): Writable<CellAudit> | null {
  if (place.value === null) return null;
  if ('ratio' in place) return { method: 'ratio', formula: place.ratio.definition.formula };
  const { accession, concept, field, filed, flags, form, method, operands } = place.cell;
  const basis = field === 'dividends_per_share' ? flags.find((flag) => BASES.includes(flag)) : undefined;
  return {
    method: (method ?? 'reported') as 'reported',
    ...(basis === undefined ? {} : { basis: basis as 'declared' }),
    concept,
    provenance: { accession, form, filed: filed ?? '', ...statusOf(place.cell) },
    flags: [...flags],
    operands: (JSON.parse(operands) as readonly Operand[]).map(operandMember),
  };
}

function operandMember(operand: Operand): NonNullable<CellAudit['operands']>[number] {
  const { accession, concept, end, exhibit, filed, form, role, start, value } = operand;
  return {
    role,
    concept,
    value,
    ...(start === null ? {} : { start }),
    end,
    ...(exhibit === undefined ? {} : { exhibit }),
    provenance: { accession, form, filed },
  };
}
