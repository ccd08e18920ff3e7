import { VALUED_BALANCES, VALUED_FLOWS } from '@footnote/figures/valuation/fields';
import type { KnownState } from '@footnote/figures/valuation/history';
import { isPerOrdinaryShare, isWantingCount } from '../profile/price-per-share.ts';
import type { FiledDay } from '../../statements/as-filed/filed-days.ts';

/** Dollars: the currency that prices are in. */
const CURRENCY = 'USD';

const FLOWS = Object.keys(VALUED_FLOWS);

const EARNINGS = ['eps_diluted_ttm', 'income_per_unit_diluted_ttm'] as const;

/** The series that states consist of. */
export const STATE_SERIES: readonly string[] = [
  ...FLOWS.map((field) => `${field}_ttm`),
  ...VALUED_BALANCES.flatMap((field) => [`${field}_quarter`, `${field}_annual`]),
];

const NOTHING = { preferred: null, temporary: '0', shares: null, lacksCount: false } as const;

/** The state of a company after each day with filings, oldest first. `days`: newest first. */
export function knownStates(days: readonly FiledDay[]): readonly KnownState[] {
  return days.toReversed().map(stateOn);
}

function stateOn({ day, issuer, view, end, shares, claims, figures }: FiledDay): KnownState {
  if (issuer.reporting_currency !== CURRENCY || end === null)
    return { filed: day, view, end: day, values: {}, ...NOTHING };
  const values = [...FLOWS, ...VALUED_BALANCES].flatMap((field) => {
    const kind = FLOWS.includes(field) ? 'ttm' : view;
    const figure = figures.get(`${field}_${kind}`);
    return figure?.value == null || figure.periodEnd !== end ? [] : [[field, figure.value] as const];
  });
  return {
    filed: day,
    view,
    end,
    values: Object.fromEntries(values),
    ...claims,
    shares:
      shares.refusal !== null || shares.basis === 'ordinary_shares'
        ? null
        : { count: shares.count, countedOn: shares.as_of, filed: day },
    lacksCount: isWantingCount(shares.refusal) && !isOfForeignReport(figures),
  };
}

/** Whether earnings are per ordinary share of a foreign issuer. */
const isOfForeignReport = (figures: FiledDay['figures']): boolean =>
  EARNINGS.some((name) => {
    const form = figures.get(name)?.provenance?.form;
    return form !== undefined && isPerOrdinaryShare(form);
  });
