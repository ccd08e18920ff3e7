import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { Holder, HolderStake } from '@footnote/contract/types.generated';
import { COVERAGE, holderItem, personsMember, statedAmounts } from '../ownership/assemble.ts';
import { readStakesOfHolder, type HeldStake, type StakesOfHolder } from './read-stakes.ts';
import type { HolderRequest } from './request.ts';

type StakesMember = {
  readonly member: Writable<Holder['beneficial_ownership']>;
  readonly isKnown: boolean;
  /** As on the newest schedule. */
  readonly name: string | null;
  /** UTC; null without stakes. */
  readonly newest: string | null;
};

/** A holder's stakes on Schedules 13D and 13G only: never added to its portfolio on Form 13F. */
export async function readHolderStakes(
  store: StoreReader,
  cik: string,
  { stakes: which = 'in_force', stakes_cursor: cursor = '0' }: HolderRequest,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<StakesMember> {
  const from = Number(cursor);
  const requested = (stakes: readonly HeldStake[]): readonly HeldStake[] =>
    which === 'history' ? stakes : stakes.filter(({ is_holder: isHolder }) => isHolder);
  const read = await readStakesOfHolder(store, cik, (stakes) => requested(stakes).slice(from, from + limit));
  const [newest] = read.stakes;
  if (newest === undefined)
    return {
      member: { available: false, reason: 'no_schedule_13d_13g' },
      isKnown: false,
      name: null,
      newest: null,
    };
  const count = requested(read.stakes).length;
  return {
    member: {
      available: true,
      ...COVERAGE,
      next_cursor: from + limit < count ? String(from + limit) : null,
      stakes: read.reported.map((stake) => stakeMember(stake, read, now)),
      stakes_count: count,
    },
    isKnown: true,
    name: newest.holder_name,
    newest: read.newest,
  };
}

function stakeMember(stake: HeldStake, read: StakesOfHolder, now: number): Writable<HolderStake> {
  const { cik, accession } = stake;
  const issuer = read.issuers.get(cik);
  const parts = { count: read.counts.get(cik), now };
  return {
    ...holderItem(stake, parts),
    ...(stake.is_holder ? {} : statedAmounts(stake)),
    ...personsMember(read.persons.filter((person) => person.cik === cik && person.accession === accession)),
    is_exit: stake.is_exit,
    is_in_force: stake.is_holder,
    issuer: { cik, name: issuer?.name ?? null, symbol: issuer?.symbols[0] ?? null },
    superseded: stake.superseded,
  };
}
