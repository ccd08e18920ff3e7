import { exact, quotient } from '@footnote/figures/ratios/exact';
import { indexCells } from '@footnote/figures/index/cell-index';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import { claimsAt } from '@footnote/figures/valuation/claims';
import { VALUED_FIELDS } from '@footnote/figures/valuation/fields';
import type { KnownState } from '@footnote/figures/valuation/history';
import { statedFigures } from '@footnote/figures/valuation/stated';
import { cellOf } from '@footnote/statements/cells/cells';
import { computeCells } from '@footnote/statements/compute';
import { formatAmount } from '@footnote/statements/decimal';
import { acceptedFilings } from '@footnote/statements/filings/accept';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import { countOnCover } from '@footnote/statements/profile/cover-count';

/** Dollars: the currency that prices are in. */
const CURRENCY = 'USD';
/**
 * Years of filings that a state is computed from. Twelve months need two annual reports and the quarters between; all
 * that came before would cost several times as much.
 */
const YEARS = 3;
/** Days after which a cover page was superseded by one that is not read. */
const COVER_DAYS: Readonly<Record<View, number>> = { quarter: 200, annual: 500 };
/** A cover count and the average of the basic shares of one basis do not differ by as much. */
const OTHER_COUNT = 10;
const DAY_MS = 86_400_000;

const SHARES = 'shares_basic';
const NEEDED: ReadonlySet<string> = new Set([...VALUED_FIELDS, SHARES]);

/**
 * What was known of a company after each day of filings, from the last one up to `since` on, oldest first. A state is
 * computed from the filings of the three years up to its day, and from nothing later.
 */
export function knownStates(company: CompanyInput, since: string): readonly KnownState[] {
  const filings = acceptedFilings(company);
  const days = [...new Set(filings.map(({ filed }) => filed))];
  const first = Math.max(
    0,
    days.findLastIndex((day) => day <= since),
  );
  return days.slice(first).map((day) => stateOn(company, filings, day));
}

function stateOn(company: CompanyInput, filings: readonly InputFiling[], day: string): KnownState {
  const from = `${Number(day.slice(0, 4)) - YEARS}${day.slice(4)}`;
  const known = filings.filter(({ filed }) => filed > from && filed <= day);
  const { issuer, cells: sources } = computeCells({ ...company, filings: known });
  const view: View = issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  const nothing = { filed: day, view, end: day, values: {}, preferred: null, temporary: '0', shares: null };
  if (issuer.reporting_currency !== CURRENCY) return nothing;
  const cells = sources.flatMap((source): readonly RowCell[] =>
    NEEDED.has(source.row.field) &&
    source.period.period_kind !== 'ytd' &&
    source.period.fiscal_period !== 'TP'
      ? [cellOf(source)]
      : [],
  );
  const stated = statedFigures(indexCells(cells, view));
  if (stated === null) return nothing;
  const { anchor, cells: found } = stated;
  const end = anchor.period_end;
  const balance = found.total_equity ?? found.total_debt ?? found.cash_and_equivalents;
  const claims = claimsAt(
    (known.find(({ accession }) => accession === balance?.accession)?.facts ?? []).map((fact) => ({
      concept: `${fact.taxonomy}:${fact.concept}`,
      end: fact.end,
      value: fact.value,
    })),
    end,
  );
  return {
    filed: day,
    view,
    end,
    values: Object.fromEntries(Object.entries(found).map(([field, { value }]) => [field, value])),
    preferred: claims.preferred?.toFixed() ?? null,
    temporary: claims.temporary?.toFixed() ?? '0',
    shares: sharesOn(known, cells, view, day),
  };
}

/** The newest cover page, unless it contradicts itself, is too old, or has lost digits. */
function sharesOn(
  known: readonly InputFiling[],
  cells: readonly RowCell[],
  view: View,
  day: string,
): KnownState['shares'] {
  for (const filing of known.toReversed()) {
    const count = countOnCover(filing);
    if (count === null) continue;
    const age = (Date.parse(day) - Date.parse(filing.filed)) / DAY_MS;
    if (count === 'conflict' || age > COVER_DAYS[view]) return null;
    const text = formatAmount(count.amount);
    return isPlausible(text, cells) ? { count: text, countedOn: count.end, filed: filing.filed } : null;
  }
  return null;
}

function isPlausible(count: string, cells: readonly RowCell[]): boolean {
  const average = cells
    .filter(({ field, value }) => field === SHARES && value !== null)
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1))[0]?.value;
  if (exact(count).lte(0)) return false;
  if (average === undefined || average === null) return true;
  const ratio = quotient(exact(count), exact(average));
  return ratio === null || (ratio.lt(OTHER_COUNT) && ratio.times(OTHER_COUNT).gt(1));
}
