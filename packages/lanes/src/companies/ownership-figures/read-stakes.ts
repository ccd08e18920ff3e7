import type { StoreReader } from '@footnote/read-store/port';
import type { BeneficialOwnership, OwnershipRefusal } from '@footnote/contract/types.generated';
import { assetTypeOf } from '../../subject/asset-type.ts';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { beneficialOwnership, refusedStakes } from '../../ownership/ownership/assemble.ts';
import {
  ISSUERS_OF_STAKES,
  KINDS_OF_ISSUERS,
  LISTED_OF_ISSUERS,
  NEWEST_LISTED_OF_ISSUERS,
  SHARE_COUNTS,
  STAKE_HEADS,
  STAKES_OF_ISSUERS,
  UNREAD_OF_ISSUERS,
} from '../../ownership/ownership/read.ts';
import { type OwnedCompany, readBack } from './owned.ts';
import { stakeFigures } from './stakes.ts';

/** Stakes in several companies as of `now`, epoch milliseconds, by CIK. */
export async function readStakeFigures(
  store: StoreReader,
  ciks: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, OwnedCompany>> {
  const [kinds, submissions, counts, listed, read] = await Promise.all([
    store.read(KINDS_OF_ISSUERS, { ciks }),
    store.read(NEWEST_LISTED_OF_ISSUERS, { ciks }),
    store.read(SHARE_COUNTS, { ciks }),
    store.read(LISTED_OF_ISSUERS, { ciks }),
    readStakesOf(store, ciks),
  ]);
  const kindOf = byCik(kinds);
  const submissionsOf = byCik(submissions);
  const countOf = byCik(counts);
  const listedOf = grouped(listed);
  const stakesOf = grouped(read.stakes);
  const unreadOf = grouped(read.unread);
  const known = new Set([...read.stakes, ...read.unread].map(({ cik, accession }) => `${cik} ${accession}`));
  const missing = listed.filter(({ cik, accession }) => !known.has(`${cik} ${accession}`));
  const others =
    missing.length === 0
      ? []
      : await store.read(ISSUERS_OF_STAKES, { accessions: missing.map(({ accession }) => accession) });
  return new Map(
    ciks.map((cik) => {
      const [stakes, unread] = [stakesOf.get(cik) ?? [], unreadOf.get(cik) ?? []];
      const own = listedOf.get(cik) ?? [];
      const newest = submissionsOf.get(cik)?.newest ?? null;
      const isFund = assetTypeOf(kindOf.get(cik)) === 'fund';
      const refusal = refusedStakes(
        newest !== null,
        isFund && own.length + stakes.length + unread.length === 0,
      );
      const ofOthers = new Set(others.filter((stake) => stake.cik !== cik).map(({ accession }) => accession));
      const count = countOf.get(cik);
      return [
        cik,
        stakeFigures(
          readBack<BeneficialOwnership | OwnershipRefusal>(
            refusal ??
              beneficialOwnership({ stakes, unread, persons: [], listed: own, ofOthers, count, now }),
          ),
          newest,
        ),
      ];
    }),
  );
}

async function readStakesOf(store: StoreReader, ciks: readonly string[]) {
  return readAtOneRevision('the revision of the stakes in several companies', async () => {
    const [heads, stakes, unread] = await Promise.all([
      store.read(STAKE_HEADS, { ciks }),
      store.read(STAKES_OF_ISSUERS, { ciks }),
      store.read(UNREAD_OF_ISSUERS, { ciks }),
    ]);
    const headOf = byCik(heads);
    const isSettled = [...stakes, ...unread].every(
      ({ cik, revision }) => revision === headOf.get(cik)?.revision,
    );
    return isSettled ? { stakes, unread } : UNSETTLED;
  });
}

type OfCompany = { readonly cik: string };

const byCik = <Row extends OfCompany>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.cik, row]));

const grouped = <Row extends OfCompany>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, ({ cik }) => cik);
