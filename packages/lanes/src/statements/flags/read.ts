import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FLAG_COLUMNS, FLAG_VERDICT_COLUMNS, type FlagRow } from '@footnote/read-models/flags';
import { tableQuery } from '../../subject/table-query.ts';

const VERDICT_COLUMNS = pick(FLAG_VERDICT_COLUMNS, 'flag_id', 'outcome', 'refusal');

/** The verifier's response to a flag. */
export type FlagVerdictRow = RowOf<typeof VERDICT_COLUMNS>;

/** A flag with its response; undefined before there is one. */
export type KnownFlag = { readonly flag: FlagRow; readonly verdict: FlagVerdictRow | undefined };

type FlagsRequest = {
  /** Empty for any company. */
  readonly cik: string;
  /** Empty for any flag. */
  readonly id: string;
  readonly limit: number;
};

export const FLAGS = storeQuery<FlagsRequest, FlagRow>(`
  SELECT ${selectList(FLAG_COLUMNS)}
  FROM flags
  WHERE ({cik:String} = '' OR cik = {cik:String}) AND ({id:String} = '' OR flag_id = {id:String})
  ORDER BY flags.received_at DESC, flag_id LIMIT {limit:UInt32}`);

export const FLAG_VERDICTS_TABLE = tableQuery('flag_verdicts');

export const FLAG_VERDICTS = storeQuery<{ readonly cik: string }, FlagVerdictRow>(
  `SELECT ${selectList(VERDICT_COLUMNS)} FROM flag_verdicts WHERE cik = {cik:String}`,
);

/** Flags of a company, or the one with an id, the newest first. */
export async function readFlags(
  store: StoreReader,
  requested: {
    readonly cik?: string | undefined;
    readonly id?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly KnownFlag[]> {
  const { cik = '', id = '', limit } = requested;
  const flags = await store.read(FLAGS, { cik, id, limit });
  const [first] = flags;
  if (first === undefined || (await store.read(FLAG_VERDICTS_TABLE, {})).length === 0)
    return flags.map((flag) => ({ flag, verdict: undefined }));
  const rows = await store.read(FLAG_VERDICTS, { cik: first.cik });
  const verdicts = new Map(rows.map((row) => [row.flag_id, row]));
  return flags.map((flag) => ({ flag, verdict: verdicts.get(flag.flag_id) }));
}
