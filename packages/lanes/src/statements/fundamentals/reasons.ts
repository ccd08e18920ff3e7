import { Decimal } from 'decimal.js';
import type { Fundamentals } from '@footnote/contract/types.generated';
import { indexCells } from '@footnote/figures/index/cell-index';
import { refusedFigures } from '@footnote/figures/newest/newest';
import type { FactRow } from '@footnote/read-models/filed-facts';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { INTEREST_FAMILY } from '@footnote/statements/fields/checks';
import { filingIndexUrl } from '@footnote/values/accession';
import { daysBetween } from '@footnote/values/day';
import { labelFor } from '@footnote/values/period';
import type { Writable } from '@footnote/wire/json';
import type { Company } from '../../subject/company.ts';
import { type AssembleOptions, viewOf } from './assemble.ts';
import { type CompanyCells, computedFrom } from './read-cells.ts';
import { BLOCKS, OPT_IN } from './request.ts';

type Reasons = Writable<NonNullable<Fundamentals['reasons']>>;
type Note = NonNullable<Reasons[number]['reported_in_note']>;

const SHOWN = { quarter: 8, annual: 5 } as const;

/** Days of a fiscal year or quarter, in weeks of 52/53-week years. */
const LENGTH = { quarter: [77, 105], annual: [350, 378] } as const;

const INTEREST = 'income_statement.interest_expense';
const NOT_REPORTED = 'field.not_reported';

type OfView = { readonly cik: string; readonly kind: string; readonly rule: string };

const OFF_FACE = storeQuery<OfView, { readonly period_end: string }>(`
  SELECT toString(c.period_end) AS period_end FROM statement_cells AS c
  WHERE cik = {cik:String} AND field = 'interest_expense' AND period_kind = {kind:String} AND rule = {rule:String}
  SETTINGS max_threads = 1`);

type Stated = Pick<
  FactRow,
  'accession' | 'concept' | 'filed' | 'form' | 'period_end' | 'period_start' | 'unit' | 'value'
>;
type OfConcepts = { readonly cik: string; readonly concepts: readonly string[] };

/** Newest filing first. */
const STATED = storeQuery<OfConcepts, Stated>(`
  SELECT accession, form, filed, concat(taxonomy, ':', facts.concept) AS concept, unit, period_start, period_end, value
  FROM facts
  WHERE cik = {cik:String} AND empty(axes) AND period_start != ''
    AND concat(taxonomy, ':', facts.concept) IN {concepts:Array(String)}
  ORDER BY filed DESC, accession DESC
  SETTINGS max_threads = 1`);

/** Why figures of the answer are null; of interest expense also what a note states, as known today. */
export async function readReasons(
  store: StoreReader,
  company: Company,
  found: CompanyCells,
  { asKnownOn, blocks, period }: AssembleOptions,
): Promise<Reasons> {
  const { cells, issuer } = found;
  const view = viewOf(period, issuer.reporting_cadence);
  const requested = new Set<string>(BLOCKS.filter((block) => blocks?.includes(block) ?? block !== OPT_IN));
  const ends = indexCells(cells, view)
    .anchors.slice(0, SHOWN[view])
    .map(({ period_end: end }) => end);
  const refused = refusedFigures(...computedFrom(found), view, ends).filter(({ member }) =>
    requested.has(member.split('.')[0] ?? ''),
  );
  const isNoted = asKnownOn === undefined && refused.some(({ member }) => member === INTEREST);
  const notes = isNoted ? await readNotes(store, company, cells, view) : new Map<string, Note>();
  return refused.map(({ member, period_end: end, reason }) => {
    const note = member === INTEREST ? notes.get(end) : undefined;
    return { member, period_end: end, reason, ...(note !== undefined && { reported_in_note: note }) };
  });
}

/** Interest expense that the newest filing states outside the face, by the end of the period. */
async function readNotes(
  store: StoreReader,
  { cik, symbol }: Company,
  cells: CompanyCells['cells'],
  view: 'annual' | 'quarter',
): Promise<ReadonlyMap<string, Note>> {
  const [ends, facts] = await Promise.all([
    store.read(OFF_FACE, { cik, kind: view, rule: NOT_REPORTED }),
    store.read(STATED, { cik, concepts: INTEREST_FAMILY }),
  ]);
  const [least, most] = LENGTH[view];
  return new Map(
    ends.flatMap(({ period_end: end }): readonly (readonly [string, Note])[] => {
      const cell = cells.find(
        ({ field, period_end: each, period_kind: kind }) =>
          field === 'interest_expense' && each === end && kind === view,
      );
      const stated = facts.filter(({ period_end: each, period_start: start }) => {
        const days = daysBetween(start, each);
        return each === end && days >= least && days <= most;
      });
      const [first] = stated;
      const ofFirst = stated.filter(({ accession }) => accession === first?.accession);
      if (first === undefined || cell === undefined || cell.fiscal_period === 'TP') return [];
      if (ofFirst.some(({ value }) => !new Decimal(value).eq(first.value))) return [];
      const { accession, filed, form } = first;
      const place = new URLSearchParams({
        symbol,
        statement: 'income_statement',
        field: 'interest_expense',
        period: labelFor(view, cell.fiscal_year, cell.fiscal_period),
      });
      const note = {
        concept: first.concept,
        evidence: `/v2/evidence?${place.toString()}`,
        filing: { accession, filed, form, url: filingIndexUrl(cik, accession) },
        period_end: end,
        period_start: first.period_start,
        unit: first.unit,
        value: new Decimal(first.value).abs(),
      };
      return [[end, note]];
    }),
  );
}
