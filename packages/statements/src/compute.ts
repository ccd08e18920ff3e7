import { acceptedFilings, acceptedReports } from './filings/accept.ts';
import { flagBalanceBasis } from './checks/balance-basis.ts';
import { flagBasisChange } from './checks/basis-change.ts';
import { cadenceOf } from './filings/cadence.ts';
import { buildCalendar } from './calendar/calendar.ts';
import type { Calendar } from './calendar/calendar.ts';
import type { Field, IssuerType } from './fields/field.ts';
import { fields } from './fields/fields.ts';
import { servedFields } from './fields/served-fields.ts';
import type { CellSource } from './cells/cells.ts';
import { cellOf } from './cells/cells.ts';
import { fillCover } from './derive/cover.ts';
import { reportingCurrency } from './filings/currency.ts';
import { checkDividends } from './checks/dividend-check.ts';
import { checkEarnings } from './checks/earnings-checks.ts';
import { emitPeriods, emitTrailing } from './cells/emit.ts';
import { buildIndex } from './facts/fact-index.ts';
import type { FactIndex } from './facts/fact-index.ts';
import { shownVersions } from './versions/face-rows.ts';
import { factsByField } from './facts/field-facts.ts';
import { rankFilings } from './filings/filing-period.ts';
import { misattributedQuarters } from './versions/misattributed-quarters.ts';
import { finishHistory, historyOf, prepareVersions } from './versions/history.ts';
import type { History } from './versions/history.ts';
import { basisOf } from './splits/basis.ts';
import type { Split } from './splits/detect.ts';
import { refuseOldBasis } from './checks/share-basis.ts';
import { unsettledBasis } from './splits/unsettled.ts';
import { comparedSplits } from './splits/second-source.ts';
import { misdatedFigures } from './versions/misdated-figures.ts';
import { keepOneBasis } from './checks/one-basis.ts';
import { reportingEntity } from './filings/reporting-entity.ts';
import { checkRows } from './checks/row-checks.ts';
import { checkScale } from './checks/scale-checks.ts';
import { checkScopes } from './checks/scope-checks.ts';
import { checkShares } from './checks/share-checks.ts';
import { checkYears } from './checks/year-checks.ts';
import { checkYearsToDate } from './checks/year-to-date.ts';
import {
  keepProven,
  refuseUnproven,
  slotsAfterReports,
  takeFourthQuarters,
  withPreliminary,
  yearReleases,
} from './derive/announced.ts';
import { balanceIdentities, cashIdentities, incomeIdentities } from './derive/computed-fields.ts';
import { filed } from './derive/history-entry.ts';
import { fillFlow } from './derive/quarters.ts';
import { fillFourthPerShare } from './derive/shares-eps.ts';
import { INSTANTS, placeOf, slotOf, SPANS, versionId } from './calendar/slots.ts';
import type { Slot } from './calendar/slots.ts';
import type { RuleId } from './rules/rules.ts';
import type { CompanyInput } from './inputs.ts';
import type { Issuer, Statements } from './statements.ts';
import { createTable, refused } from './derive/table.ts';
import type { Table } from './derive/table.ts';
import { totalCosts } from './derive/total-costs.ts';
import { issuerType } from './filings/type-detection.ts';
import type { Versions } from './versions/versions.ts';
import { readVersions } from './versions/versions.ts';
import { watched } from './derive/trace-hooks.ts';
import type { Watch } from './derive/trace-hooks.ts';

/** Rejected versions by `versionId`, with the rule of each. */
type Dropped = ReadonlyMap<string, RuleId>;

/** If several rules apply to a version, the last one is named. */
const droppedBy = (...rules: readonly (readonly [RuleId, Iterable<string>])[]): Dropped =>
  new Map(rules.flatMap(([rule, ids]) => [...ids].map((id) => [id, rule] as const)));

/**
 * The versions of a field that issuers of this type do not have, except those that the face of a filing
 * shows.
 */
const notOnFace = (all: Versions, shown: Versions): Dropped =>
  droppedBy([
    'field.row_not_on_face',
    [...all].flatMap(([slot, list]) =>
      list
        .filter((version) => !(shown.get(slot)?.includes(version) ?? false))
        .map(({ filing }) => versionId(slot, filing.order)),
    ),
  ]);

/**
 * A field's history without quarters of another scope in annual reports and without figures of another year.
 */
const cleanHistory = (
  spec: Field,
  type: IssuerType,
  index: FactIndex,
  versions: Versions,
  calendar: Calendar,
  ofIncome: Dropped,
): { history: History; dropped: Dropped } => {
  const isFlow = spec.nature === 'flow';
  const prepared = prepareVersions(spec, type, index, versions, isFlow ? undefined : ofIncome);
  if (!isFlow) return { history: finishHistory(spec, type, index, prepared), dropped: ofIncome };
  const found = historyOf(spec, prepared);
  const dropped = droppedBy(
    ['year.misdated_figure', misdatedFigures(found, calendar, index)],
    ['year.misattributed_quarters', misattributedQuarters(found, calendar)],
  );
  const kept = dropped.size === 0 ? prepared : prepareVersions(spec, type, index, versions, dropped);
  return { history: finishHistory(spec, type, index, kept), dropped };
};

/** Filed values, quarters and fourth quarters of every field (semantics §2.12, steps 4 to 6). */
const fillFields = (
  index: FactIndex,
  calendar: Calendar,
  type: IssuerType,
  table: Table,
  watch: Watch | undefined,
): ReadonlyMap<string, History> => {
  const histories = new Map<string, History>();
  const facts = factsByField(index, type);
  let ofIncome: Dropped = new Map();
  for (const spec of fields) {
    if (spec.reader === 'cover' || spec.onlyFor?.includes(type) === false) continue;
    const applies = !spec.notApplicable.includes(type);
    const all = readVersions(spec, type, index, facts.get(spec) ?? new Map());
    const versions = applies ? all : shownVersions(spec, all);
    const { history, dropped } = cleanHistory(spec, type, index, versions, calendar, ofIncome);
    watch?.history(history, applies ? dropped : new Map([...dropped, ...notOnFace(all, versions)]));
    // Per-share figures and averages are rejected together with the net income of their table.
    if (spec.field === 'net_income') ofIncome = droppedBy(['year.income_set_aside', dropped.keys()]);
    histories.set(spec.field, history);
    for (const [year, { transition }] of calendar.entries()) {
      const places = spec.nature === 'instant' ? INSTANTS : SPANS;
      if (spec.nature === 'flow' && !transition) fillFlow(history, year, table);
      else
        for (const place of places)
          table.set(spec.field, slotOf(year, place), filed(history, slotOf(year, place)));
      if (applies) continue;
      for (const place of places)
        if (table.get(spec.field, slotOf(year, place))?.refusal === 'not_reported')
          table.set(spec.field, slotOf(year, place), refused('field.not_applicable'));
    }
  }
  const revenue = histories.get('revenue');
  if (revenue) flagBasisChange(revenue, calendar, table);
  return histories;
};

const ADDITIVE = servedFields.filter(({ nature }) => nature === 'flow').map(({ field }) => field);

const fillIdentities = (index: FactIndex, calendar: Calendar, type: IssuerType, table: Table): void => {
  const scopeOf = totalCosts(table, calendar);
  for (const year of calendar.keys()) {
    const slots: Slot[] = [...SPANS, ...INSTANTS].map((place) => slotOf(year, place));
    for (const slot of slots)
      if (placeOf(slot).startsWith('I')) balanceIdentities(table, slot, type, index);
      else {
        incomeIdentities(table, slot, type, scopeOf);
        cashIdentities(table, slot, type);
      }
  }
  checkYears(table, calendar, ADDITIVE);
  for (const [year, { transition }] of calendar.entries())
    if (!transition) fillFourthPerShare(table, calendar, year, type);
};

/**
 * The statements of one company from its filings: pure, exact, independent of the order of filings and facts.
 * Every field and period of the issuer's calendar yields a cell, served or refused with a reason. `watch`
 * observes the computation without changing it.
 */
export const computeStatements = (company: CompanyInput, watch?: Watch): Statements => {
  const { issuer, cells } = computeCells(company, watch);
  return { issuer, cells: cells.map(cellOf) };
};

/** The same before the cells are made, for callers that need only a few of them. */
export const computeCells = (
  company: CompanyInput,
  watch?: Watch,
): {
  readonly issuer: Issuer;
  readonly splits: readonly Split[];
  readonly cells: readonly CellSource[];
} => {
  const ranked = rankFilings(acceptedFilings(company));
  // What an issuer is, and its splits, are told by its reports.
  const reports = ranked.filter(({ release }) => release === null);
  const entity = reportingEntity(reports);
  const { since, from } = entity;
  const currency = reportingCurrency(acceptedReports(company));
  const type = issuerType(entity.filings, company.sic);
  const cadence = cadenceOf(entity.filings);
  const issuer = { reporting_currency: currency, reporting_cadence: cadence, type };
  if (currency === null) return { issuer, splits: [], cells: [] };
  const { splits, disputed, unsettled } = comparedSplits(reports, company.reported_splits);
  const filings = withPreliminary(entity.filings, ranked);
  const calendar = buildCalendar(filings, since, company.fiscal_year_end);
  const onBasis = basisOf(ranked, splits);
  const index = buildIndex(filings, calendar, currency, onBasis);
  const years = buildIndex(yearReleases(ranked), calendar, currency, onBasis);
  const table = watched(createTable(), watch);
  watch?.begin({ filings, currency, type, splits, disputed, calendar, index }, table);
  watch?.step('filed_values');
  const histories = fillFields(index, calendar, type, table, watch);
  const announced = slotsAfterReports(calendar, filings);
  keepProven(table, announced, filings);
  keepOneBasis(table, calendar, index, histories);
  watch?.step('cover_page');
  fillCover(filings, calendar, index, table);
  watch?.step('share_checks');
  const basis = unsettledBasis({ all: reports, filings: entity.filings, from }, splits);
  refuseOldBasis(table, calendar, [...unsettled, ...basis]);
  checkShares(table, calendar);
  watch?.step('row_checks');
  checkRows(table, calendar, index);
  checkDividends(table, calendar, index);
  checkScopes(table, calendar, index, type);
  watch?.step('identities');
  takeFourthQuarters(table, calendar, years, ['flow']);
  fillIdentities(index, calendar, type, table);
  takeFourthQuarters(table, calendar, years, ['per_share', 'average']);
  refuseUnproven(table, announced);
  flagBalanceBasis(table, calendar, index);
  watch?.step('scale_checks');
  checkEarnings(table, calendar, index);
  checkScale(table, calendar);
  // Twelve months have two routes of their own that must agree, one of them over years to date.
  const trailing = emitTrailing(table, calendar, currency, type, {
    annualOnly: cadence === 'annual',
    announced,
  });
  watch?.step('years_to_date');
  checkYearsToDate(table, calendar, ADDITIVE);
  return { issuer, splits, cells: [...emitPeriods(table, calendar, currency, type, announced), ...trailing] };
};
