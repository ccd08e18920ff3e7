import { COMPANY_COLUMNS, type CompanyRow } from '@footnote/read-models/companies';
import { pick, selectList } from '@footnote/read-models/columns';
import {
  STAKE_COLUMNS,
  STAKE_PERSON_COLUMNS,
  type StakePersonRow,
  type StakeRow,
} from '@footnote/read-models/stakes';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { AtRevision } from '../../subject/issuer-heads.ts';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { SHARE_COUNTS, type ShareCount } from '../ownership/read.ts';

type Ciks = { readonly ciks: readonly string[] };
type Revised<Row> = Omit<Row, 'revision'> & AtRevision;

export type HeldStake = Revised<StakeRow>;
type Person = Revised<StakePersonRow>;

const COMPANY = pick(COMPANY_COLUMNS, 'cik', 'name', 'symbols');

/** Schedules that a person filed as the holder, about any issuer, newest first. */
export const STAKES_OF_HOLDER = storeQuery<{ readonly holder: string }, HeldStake>(
  `SELECT ${selectList(STAKE_COLUMNS, undefined, ['revision'])} FROM stakes WHERE holder_cik = {holder:String}
  ORDER BY filed DESC, accession DESC, cik`,
);

export const PERSONS_OF_SCHEDULES = storeQuery<Ciks & { readonly accessions: readonly string[] }, Person>(
  `SELECT ${selectList(STAKE_PERSON_COLUMNS, undefined, ['revision'])} FROM stake_persons
  WHERE cik IN {ciks:Array(String)} AND accession IN {accessions:Array(String)} ORDER BY accession, place`,
);

/** Acceptance of the newest schedule about any of these issuers. */
export const NEWEST_OF_ISSUERS = storeQuery<Ciks, { readonly newest: string }>(
  'SELECT toString(max(newest)) AS newest FROM stake_issuers WHERE cik IN {ciks:Array(String)} HAVING count() > 0',
);

export const ISSUERS = storeQuery<Ciks, Pick<CompanyRow, 'cik' | 'name' | 'symbols'>>(
  `SELECT ${selectList(COMPANY)} FROM companies WHERE cik IN {ciks:Array(String)}`,
);

/** A holder's schedules, and the selected ones with data about their issuers. */
export type StakesOfHolder = {
  /** Newest first. */
  readonly stakes: readonly HeldStake[];
  readonly reported: readonly HeldStake[];
  readonly persons: readonly Person[];
  readonly issuers: ReadonlyMap<string, Pick<CompanyRow, 'name' | 'symbols'>>;
  readonly counts: ReadonlyMap<string, ShareCount>;
  /** Acceptance of the newest schedule about the issuers, UTC; null without stakes. */
  readonly newest: string | null;
};

const byCik = <Row extends { readonly cik: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.cik, row]));

const keyOf = ({ cik, accession }: { readonly cik: string; readonly accession: string }): string =>
  `${cik} ${accession}`;

/**
 * The stakes of a holder; `choose` selects those to serve. Persons are read after the schedules; if an issuer
 * is published in between, everything is read again.
 */
export async function readStakesOfHolder(
  store: StoreReader,
  holder: string,
  choose: (stakes: readonly HeldStake[]) => readonly HeldStake[],
): Promise<StakesOfHolder> {
  return readAtOneRevision(`the revision of an issuer in which ${holder} has a stake`, async () => {
    const stakes = await store.read(STAKES_OF_HOLDER, { holder });
    const reported = choose(stakes);
    const all = [...new Set(stakes.map(({ cik }) => cik))];
    const ciks = [...new Set(reported.map(({ cik }) => cik))];
    const accessions = reported.map(({ accession }) => accession);
    const [persons, companies, counts, [head]] = await Promise.all([
      reported.length === 0 ? [] : store.read(PERSONS_OF_SCHEDULES, { ciks, accessions }),
      reported.length === 0 ? [] : store.read(ISSUERS, { ciks }),
      reported.length === 0 ? [] : store.read(SHARE_COUNTS, { ciks }),
      all.length === 0 ? [] : store.read(NEWEST_OF_ISSUERS, { ciks: all }),
    ]);
    const revisions = new Map(reported.map((stake) => [keyOf(stake), stake.revision]));
    const own = persons.filter((person) => revisions.has(keyOf(person)));
    if (own.some((person) => person.revision !== revisions.get(keyOf(person)))) return UNSETTLED;
    return {
      stakes,
      reported,
      persons: own,
      issuers: byCik(companies),
      counts: byCik(counts),
      newest: head?.newest ?? null,
    };
  });
}
