import type { RowCell } from '@footnote/figures/index/row-cell';
import { addDays } from '@footnote/values/day';
import type { Computer } from '../../statements/company-inputs/computing.ts';
import type { CompanyStates } from '../../statements/company-inputs/states.ts';
import type { FiledDay } from '../../statements/as-filed/filed-days.ts';
import type { Stated, StatedProfile } from '../../subject/stated-profile.ts';

/** When a company is valued: now, with a close that is new enough, or at its newest close, however old it is. */
export type ValuedAt = 'last_close' | 'now';

/** `historian` replays a company's filings, which takes seconds. */
export type Replaying = {
  readonly historian: Computer;
  readonly states: CompanyStates;
  readonly verifier: 'off' | 'on';
};

/** What had been filed before a day. */
export type KnownBefore = {
  readonly stated: Stated;
  readonly cells: readonly RowCell[];
  /** The newest weighted average of the basic shares; null without one. */
  readonly basicShares: string | null;
};

/** Whether everything that a company is valued by today had been filed before a day. */
export function isKnownBefore({ head, profile }: Stated, day: string): boolean {
  return head.as_of.slice(0, day.length) < day && (profile?.shares_filed ?? '') < day;
}

/**
 * The statements and the cover page as they were known on the evening before a day (YYYY-MM-DD); undefined if there were
 * none. A close is valued by what had been filed before it, as the multiples of past month-ends are.
 */
export async function knownBefore(
  { historian, states, verifier }: Replaying,
  cik: string,
  { head, profile }: Stated,
  day: string,
): Promise<KnownBefore | undefined> {
  const eve = addDays(day, -1);
  const masks = verifier === 'on';
  const state = await states(cik);
  const [found, filed] = await Promise.all([
    historian.ask(state, { kind: 'statements', day: eve, masks }),
    historian.ask(state, { kind: 'filed', requested: { names: [], from: eve, to: eve, masks, most: 1 } }),
  ]);
  const known = filed?.days[0];
  if (found === null || known === undefined) return undefined;
  const { issuer, cells, newest } = found;
  return {
    stated: {
      head: {
        ...head,
        reporting_currency: issuer.reporting_currency ?? '',
        reporting_cadence: issuer.reporting_cadence,
        issuer_type: issuer.type,
        as_of: new Date(newest).toISOString().slice(0, 19).replace('T', ' '),
      },
      profile: profile === undefined ? undefined : { ...profile, ...countedOn(known) },
    },
    cells,
    basicShares: newestBasicShares(cells),
  };
}

type Counted = Pick<
  StatedProfile,
  | 'period_end'
  | 'share_classes'
  | 'share_count_basis'
  | 'shares_accession'
  | 'shares_as_of'
  | 'shares_filed'
  | 'shares_form'
  | 'shares_outstanding'
  | 'shares_refusal'
>;

/** The number of shares on the newest cover page of a day, as the read model has that of today. */
function countedOn({ shares, end }: FiledDay): Counted {
  const isCounted = shares.refusal === null;
  return {
    period_end: end,
    share_classes: isCounted ? shares.classes : 0,
    share_count_basis: isCounted ? shares.basis : '',
    shares_accession: isCounted ? shares.accession : '',
    shares_as_of: isCounted ? shares.as_of : null,
    shares_filed: isCounted ? shares.filed : null,
    shares_form: isCounted ? shares.form : '',
    shares_outstanding: isCounted ? shares.count : null,
    shares_refusal: shares.refusal ?? '',
  };
}

function newestBasicShares(cells: readonly RowCell[]): string | null {
  const averages = cells
    .filter(
      ({ field, period_kind: kind, value }) =>
        field === 'shares_basic' && (kind === 'quarter' || kind === 'annual') && Number(value) > 0,
    )
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  return averages[0]?.value ?? null;
}
