import type { Writable } from '@footnote/wire/json';
import type { Screen } from '@footnote/contract/types.generated';
import { filingDocument, type LaneDocument } from '../../subject/document.ts';
import { figureMember, missingReason } from '../figures/member.ts';
import type { ScreenPlan } from './plan.ts';
import type { ReadScreen, ScreenedCompany } from './read.ts';
import { cursorOf } from './request.ts';

/** The answer of a screen. */
export function assembleScreen(
  plan: ScreenPlan,
  { page, goesOn, counts }: ReadScreen,
  about: { readonly staleBefore: string; readonly computedAt: number; readonly schemaVersion: string },
): LaneDocument {
  const last = goesOn ? page.at(-1) : undefined;
  return filingDocument<Screen>(
    {
      columns: plan.columns.map(({ name }) => name),
      companies: {
        matched: counts.matched,
        screened: counts.screened,
        stale: counts.stale,
        undetermined: counts.undetermined,
      },
      currencies: counts.currencies.filter((currency) => currency !== ''),
      next_cursor: last === undefined ? null : cursorOf({ key: last.sort_key, cik: last.cik }),
      period: plan.view ?? 'own',
      rows: page.map((company) => rowMember(plan, company)),
      stale_before: about.staleBefore,
    },
    { asOf: counts.as_of, computedAt: about.computedAt, schemaVersion: about.schemaVersion },
  );
}

function rowMember(
  { columns, view }: ScreenPlan,
  company: ScreenedCompany,
): Writable<Screen['rows'][number]> {
  const cells = new Map(company.cells.map((cell) => [cell[0], cell]));
  const { cik, currency, exchange, is_old, name, period_end, reporting_cadence, sic, symbol } = company;
  const missing = missingReason(view, reporting_cadence);
  return {
    cik,
    currency,
    exchange,
    figures: columns.map((figure) => figureMember(figure, cells.get(figure.name), missing)),
    name: name === '' ? null : name,
    period_end,
    reporting_cadence,
    sic,
    stale: is_old,
    symbol,
  };
}
