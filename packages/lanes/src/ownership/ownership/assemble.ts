import { Decimal } from 'decimal.js';
import type { Writable } from '@footnote/wire/json';
import type {
  BeneficialOwnership,
  OwnershipRefusal,
  StakeHistoryItem,
  StakeHolder,
  UnparsedStake,
} from '@footnote/contract/types.generated';
import { flagsOf } from './flags.ts';
import type { ReadStakes, ShareCount } from './read.ts';

/** Structured schedules begin here; those before are pages of HTML. */
export const STRUCTURED_ERA_START = '2024-12-18';

const NOTE =
  'Schedules 13D and 13G that EDGAR has as structured documents, filed about the company by holders of more than five ' +
  'percent of a registered class. Earlier ones are not collected.';

/** What stakes are served from. */
export const COVERAGE = {
  basis: 'schedule_13d_13g',
  coverage_perimeter: { note: NOTE, structured_era_start: STRUCTURED_ERA_START },
  coverage_start: STRUCTURED_ERA_START,
} as const;

export type OwnershipParts = ReadStakes & {
  /** Schedules that EDGAR lists for the company. */
  readonly listed: readonly { readonly accession: string; readonly form: string; readonly filed: string }[];
  /** Accessions of those of them that name another issuer. */
  readonly ofOthers: ReadonlySet<string>;
  readonly count: ShareCount | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
};

type Stake = ReadStakes['stakes'][number];
type Judging = Pick<OwnershipParts, 'count' | 'now'>;

/** The reporting persons of a schedule, if there are several. */
export function personsMember(
  own: ReadStakes['persons'],
): Pick<Writable<StakeHistoryItem>, 'reporting_persons'> {
  if (own.length < 2) return {};
  return {
    reporting_persons: own.map((person) => ({
      aggregate_shares: whole(person.shares),
      cik: textOrNull(person.person_cik),
      cik_source: sourceOrNull(person.person_cik_source),
      name: person.name,
      pct_of_class: rounded(person.pct_of_class),
      types: person.types,
    })),
  };
}

/** Amounts as a schedule itself states them. */
export const statedAmounts = (
  stake: Stake,
): Pick<Writable<StakeHistoryItem>, 'aggregate_shares' | 'pct_of_class'> => ({
  aggregate_shares: whole(stake.shares),
  pct_of_class: rounded(stake.pct_of_class),
});

/** Why nothing is served; null if the schedules that EDGAR lists are known, even if there are none. */
export function refusedStakes(isListed: boolean, isFundWithout: boolean): OwnershipRefusal | null {
  if (!isListed) return { available: false, reason: 'submissions_not_collected' };
  return isFundWithout ? { available: false, reason: 'not_applicable' } : null;
}

export function beneficialOwnership(parts: OwnershipParts): Writable<BeneficialOwnership> {
  const { stakes } = parts;
  const persons = Map.groupBy(parts.persons, ({ accession }) => accession);
  const several = (accession: string) => personsMember(persons.get(accession) ?? []);
  const inForce = stakes.filter(({ is_holder: isHolder }) => isHolder).sort(byPercent);
  return {
    ...COVERAGE,
    history: stakes.map((stake) => ({ ...historyItem(stake, parts), ...several(stake.accession) })),
    holders: inForce.map((stake) => ({ ...holderItem(stake, parts), ...several(stake.accession) })),
    unparsed_filings: unparsed(parts),
  };
}

function stated(stake: Stake, parts: Judging) {
  return {
    accession: stake.accession,
    class_title: textOrNull(stake.class_title),
    event_date: textOrNull(stake.event_date),
    filed: stake.filed,
    flags: flagsOf(stake, parts.count, parts.now),
    form: stake.form as StakeHistoryItem['form'],
    schedule: stake.schedule,
  };
}

function historyItem(stake: Stake, parts: Judging): Writable<StakeHistoryItem> {
  return {
    ...stated(stake, parts),
    ...statedAmounts(stake),
    first_accession: stake.holder,
    ...(stake.holder_cik_source === ''
      ? {}
      : { holder_cik: stake.holder_cik, holder_cik_source: stake.holder_cik_source }),
    holder_name: stake.holder_name,
    is_exit: stake.is_exit,
    superseded: stake.superseded,
  };
}

/** A stake with the amounts in force. */
export function holderItem(stake: Stake, parts: Judging): Writable<StakeHolder> {
  return {
    ...stated(stake, parts),
    aggregate_shares: whole(stake.holding_shares),
    ...(stake.amounts_as_of === '' ? {} : { amounts_as_of: stake.amounts_as_of }),
    ...(stake.holder_cik_source === '' ? {} : { cik: stake.holder_cik, cik_source: stake.holder_cik_source }),
    name: stake.holder_name,
    pct_of_class: rounded(stake.holding_pct),
    person_type: textOrNull(stake.person_type),
  };
}

/** Schedules that EDGAR lists for the company, or that were found to be about it, and that were not read. */
function unparsed({ stakes, unread, listed, ofOthers }: OwnershipParts): readonly Writable<UnparsedStake>[] {
  const known = new Set([...stakes, ...unread].map(({ accession }) => accession));
  const refused = unread.map(({ accession, filed, form, reason }) => ({
    accession,
    filed,
    form,
    reason: reason as UnparsedStake['reason'],
  }));
  const missing = listed
    .filter(({ accession }) => !known.has(accession))
    .map(({ accession, filed, form }): UnparsedStake => ({
      accession,
      filed,
      form,
      reason: ofOthers.has(accession) ? 'names_other_issuer' : 'document_not_collected',
    }));
  return [...refused, ...missing].sort((a, b) => (newness(a) < newness(b) ? 1 : -1));
}

const newness = ({ filed, accession }: { readonly filed: string; readonly accession: string }): string =>
  `${filed} ${accession}`;

/** The largest percentage first, those without one last; of equal ones the newest first. */
function byPercent(a: Stake, b: Stake): number {
  const [one, two] = [a.holding_pct, b.holding_pct];
  if (one === null || two === null) return Number(one === null) - Number(two === null);
  return new Decimal(two).comparedTo(one) || (newness(a) < newness(b) ? 1 : -1);
}

const whole = (amount: string | null): Decimal | null =>
  amount === null ? null : new Decimal(amount).toDecimalPlaces(0, Decimal.ROUND_HALF_EVEN);

const rounded = (percent: string | null): Decimal | null =>
  percent === null ? null : new Decimal(percent).toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN);

const sourceOrNull = <Source extends string>(source: Source | ''): Source | null =>
  source === '' ? null : source;

const textOrNull = (text: string): string | null => (text === '' ? null : text);
