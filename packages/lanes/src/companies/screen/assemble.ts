import { Decimal } from 'decimal.js';
import type { OwnershipName } from '@footnote/figures/catalog/ownership-names';
import type { Writable } from '@footnote/wire/json';
import type { Screen } from '@footnote/contract/types.generated';
import { filingDocument, type LaneDocument } from '../../subject/document.ts';
import type { StaleBefore } from '../figures/stale.ts';
import { figureMember, missingReason } from '../figures/member.ts';
import { marketFigureMember, WIRE_UNITS } from '../market-figures/member.ts';
import { type Comparison, written } from './evaluate.ts';
import { ownedFigure } from './figure-at.ts';
import { isOfMarket, isOfOwners, type ScreenFigure } from './grammar/fields.ts';
import { isPriced, type ScreenPlan } from './plan.ts';
import type { ReadScreen, ScreenedCompany } from './read.ts';
import { cursorOf } from './request.ts';

type Row = Writable<Screen['rows'][number]>;
type FigureOfRow = Row['figures'][number];

export type AboutScreen = {
  readonly staleBefore: StaleBefore;
  /** YYYY-MM-DD. */
  readonly closeStaleBefore: string;
  /** Epoch milliseconds. */
  readonly computedAt: number;
  readonly schemaVersion: string;
};

/** The answer of a screen. */
export function assembleScreen(
  plan: ScreenPlan,
  { page, goesOn, counts }: ReadScreen,
  about: AboutScreen,
): LaneDocument {
  const last = goesOn ? page.at(-1) : undefined;
  return filingDocument<Screen>(
    {
      annual_stale_before: about.staleBefore.annual,
      close_stale_before: isPriced(plan) ? about.closeStaleBefore : null,
      columns: plan.columns.map(({ name }) => name),
      companies: {
        matched: counts.matched,
        screened: counts.screened,
        stale: counts.stale,
        undetermined: counts.undetermined,
      },
      currencies: counts.currencies.filter((currency) => currency !== ''),
      list: plan.listsUndetermined ? 'undetermined' : 'matched',
      next_cursor: last === undefined ? null : cursorOf({ key: last.sort_key, cik: last.cik }),
      period: plan.view ?? 'own',
      rows: page.map((company) => rowMember(plan, company, about.computedAt)),
      stale_before: about.staleBefore.quarterly,
    },
    { asOf: counts.as_of, computedAt: about.computedAt, schemaVersion: about.schemaVersion },
  );
}

function rowMember(plan: ScreenPlan, company: ScreenedCompany, now: number): Row {
  const { cik, currency, exchange, industry, is_old, name, period_end, reporting_cadence, sic, symbol } =
    company;
  return {
    cik,
    currency,
    exchange,
    figures: plan.columns.map((figure) => memberOf(figure, plan, company, now)),
    industry,
    name: name === '' ? null : name,
    period_end,
    reporting_cadence,
    ...(isPriced(plan) && { sector: company.priced?.sector ?? null }),
    sic,
    stale: is_old,
    symbol,
    ...(company.undecided !== undefined && {
      undecided: company.undecided.map((comparison) => undecidedMember(comparison, plan, company, now)),
    }),
  };
}

function memberOf(
  figure: ScreenFigure,
  plan: ScreenPlan,
  company: ScreenedCompany,
  now: number,
): FigureOfRow {
  if (isOfOwners(figure)) return ownedMember(figure, company);
  if (!isOfMarket(figure)) {
    const cell = company.cells.find(([name]) => name === figure.name);
    return figureMember(figure, cell, missingReason(plan.view, company.reporting_cadence));
  }
  return marketFigureMember(figure, company.priced, now);
}

function ownedMember({ name, unit }: OwnershipName, { owned = [] }: ScreenedCompany): FigureOfRow {
  const found = ownedFigure(owned, name);
  if ('refusal' in found) return { available: false, figure: name, reason: found.refusal };
  return {
    accessions: found.accessions,
    as_of: found.asOf,
    figure: name,
    filings: found.filings,
    provenance: found.provenance,
    unit: WIRE_UNITS[unit] ?? unit,
    value: new Decimal(found.value),
  };
}

function undecidedMember(
  comparison: Comparison,
  plan: ScreenPlan,
  company: ScreenedCompany,
  now: number,
): NonNullable<Row['undecided']>[number] {
  const compared = comparison.kind === 'number' ? comparison.figure : comparison.field;
  const condition = written(comparison);
  if (typeof compared === 'string') return { condition, field: compared, reason: 'unknown' };
  const member = memberOf(compared, plan, company, now);
  return {
    ...('close_date' in member && { close_date: member.close_date }),
    condition,
    field: compared.name,
    reason: 'reason' in member ? member.reason : 'unknown',
  };
}
