import { expect } from 'chai';
import fc from 'fast-check';
import type { Refusal } from '@footnote/statements/cell';
import { ISSUER_TYPES } from '@footnote/statements/statements';
import { sampleCell, sampleCompany } from '@footnote/figures/testing/sample-company';
import { writeOrdered } from '@footnote/wire/json';
import type { FinancialsStatement, StockFinancialsEnvelope } from '@footnote/contract/types.generated';
import { componentValidator } from '@footnote/contract/testing';
import { toolCells } from '../../testing/tool-cells.ts';
import { envelope } from './envelope.ts';
import { STATEMENTS } from './fields.ts';
import { legacy } from './legacy.ts';
import type { CompanyFinancials, ToolCell } from './read.ts';
import { UNAVAILABLE } from './refused.ts';
import type { FinancialsRequest } from './request.ts';
import { tabulate } from './table.ts';

const REASONS = Object.keys(UNAVAILABLE) as readonly Refusal[];
const SUBJECT = { cik: '0009999999', ticker: 'ACME' };

const CELLS = toolCells([
  ...sampleCompany('annual', '2025-12-31', 6),
  ...sampleCompany('quarter', '2025-12-31', 12),
  ...sampleCompany('quarter', '2025-09-30', 12)
    .filter(({ fiscal_period: period, statement }) => period !== 'Q4' && statement !== 'balance')
    .map((cell) => ({ ...cell, period_kind: 'ytd' as const })),
  sampleCell('income', 'dividends_per_share', '2025-12-31', '0.1234567890', {
    period_kind: 'annual',
    fiscal_period: 'FY',
    flags: ['cash_paid'],
  }),
]);

/** A company with arbitrary cells refused for arbitrary reasons, or missing. */
const company: fc.Arbitrary<CompanyFinancials> = fc
  .record({
    fates: fc.infiniteStream(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant('served') },
        { weight: 3, arbitrary: fc.constantFrom(...REASONS) },
        { weight: 1, arbitrary: fc.constant('absent') },
      ),
    ),
    empty: fc.subarray([...STATEMENTS]),
    type: fc.constantFrom(...ISSUER_TYPES),
  })
  .map(({ fates, empty, type }) => ({
    name: 'Acme',
    issuer: {
      reporting_currency: 'USD',
      reporting_cadence: 'quarterly' as const,
      issuer_type: type,
      as_of: '2026-02-02 21:30:12',
    },
    cells: CELLS.flatMap((cell): readonly ToolCell[] => {
      const fate = empty.includes(cell.statement) ? 'not_reported' : String(fates.next().value);
      if (fate === 'absent') return [];
      return [fate === 'served' ? cell : { ...cell, value: null, refusal: fate, method: '' }];
    }),
  }));

const request: fc.Arbitrary<FinancialsRequest> = fc.record({
  symbol: fc.constant('ACME'),
  schema: fc.constant(2),
  statements: fc
    .subarray([...STATEMENTS], { minLength: 1 })
    .map((some) => STATEMENTS.filter((name) => some.includes(name))),
  periodKind: fc.constantFrom('annual', 'quarter', 'ytd'),
  periods: fc.integer({ min: 1, max: 20 }),
  detail: fc.constantFrom('core', 'full', 'audit'),
  approx: fc.boolean(),
  aliases: fc.constant([]),
  preliminary: fc.constantFrom('exclude', 'include'),
});

function statementsOf({ data }: StockFinancialsEnvelope): readonly FinancialsStatement[] {
  return 'statements' in data ? Object.values(data.statements) : [data];
}

/** Every cell of a field has a value, or is in exactly one refusal; twins and audits accompany the values. */
function checkStatement({ periods, fields, refusals }: FinancialsStatement, detail: string): void {
  const labels = periods.map(({ label }) => label);
  const ends = periods.map(({ period_end: end }) => end);
  expect(ends).to.deep.equal([...ends].sort().reverse());
  expect(refusals === undefined || Object.keys(fields).length === 0).to.equal(true);
  for (const [name, { values, refusals: refused = [], audit }] of Object.entries(fields)) {
    expect(values, name).to.have.lengthOf(labels.length);
    const missing = labels.filter((_, position) => values[position] === null);
    const plain = name.endsWith('_approx') ? fields[name.replace(/_approx$/, '')]!.values : undefined;
    if (plain === undefined)
      expect(refused.flatMap(({ affects }) => affects).sort(), name).to.deep.equal([...missing].sort());
    else expect(values.map((value) => value === null)).to.deep.equal(plain.map((value) => value === null));
    expect(audit === undefined, name).to.equal(detail !== 'audit' || plain !== undefined);
    audit?.forEach((entry, position) => expect(entry === null).to.equal(values[position] === null));
  }
}

describe('the wires of financials', () => {
  const fits = {
    envelope: componentValidator('StockFinancialsEnvelope'),
    legacy: componentValidator('StockFinancialsLegacy'),
  };

  it('show every cell of every period, served or refused, whatever is refused', () => {
    fc.assert(
      fc.property(company, request, (given, requested) => {
        const financials = tabulate(given, { ...requested, subject: SUBJECT });
        fc.pre(financials.statements.every(({ columns }) => columns.length > 0));
        const document = envelope(given, financials, {
          subject: SUBJECT,
          request: requested,
          verified: undefined,
        });
        const answer = JSON.parse(writeOrdered(document)) as StockFinancialsEnvelope;
        expect(fits.envelope(answer), JSON.stringify(fits.envelope.errors)).to.equal(true);
        const statements = statementsOf(answer);
        expect(statements).to.have.lengthOf(requested.statements.length);
        for (const statement of statements) checkStatement(statement, requested.detail);
        const units = statements.flatMap(({ fields }) => Object.values(fields).map(({ unit }) => unit));
        expect(Object.keys(answer.meta.units).sort()).to.deep.equal([...new Set(units)].sort());
      }),
      { numRuns: 150 },
    );
  });

  it('show the same figures, digit for digit', () => {
    fc.assert(
      fc.property(company, request, (given, requested) => {
        const financials = tabulate(given, { ...requested, subject: SUBJECT });
        fc.pre(financials.statements.every(({ columns }) => columns.length > 0));
        const text = writeOrdered(legacy(given, financials, { subject: SUBJECT, request: requested }));
        expect(fits.legacy(JSON.parse(text)), JSON.stringify(fits.legacy.errors)).to.equal(true);
        for (const { rows } of financials.statements)
          for (const { field, places } of rows)
            for (const { value } of places)
              if (value !== null && !value.endsWith('0')) expect(text).to.include(`"${field}":${value}`);
      }),
      { numRuns: 50 },
    );
  });
});
