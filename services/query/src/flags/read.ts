import type { ReadStore } from '@footnote/read-store/port';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FLAG_COLUMNS, FLAG_VERDICT_COLUMNS, type FlagRow } from '@footnote/read-models/flags';

const VERDICT_COLUMNS = pick(FLAG_VERDICT_COLUMNS, 'flag_id', 'outcome', 'refusal');

/** What the verifier answered to a flag. */
export type FlagVerdictRow = RowOf<typeof VERDICT_COLUMNS>;

/** A flag with its answer; undefined before there is one. */
export type KnownFlag = { readonly flag: FlagRow; readonly verdict: FlagVerdictRow | undefined };

const FLAGS_SQL = `
  SELECT ${selectList(FLAG_COLUMNS)}
  FROM flags
  WHERE ({cik:String} = '' OR cik = {cik:String}) AND ({id:String} = '' OR flag_id = {id:String})
  ORDER BY flags.received_at DESC, flag_id LIMIT {limit:UInt32}`;

/** A deployment without the verifier has no such table. */
const VERIFIER_SQL = `
  SELECT name FROM system.tables WHERE database = currentDatabase() AND name = 'flag_verdicts'`;

const VERDICTS_SQL = `SELECT ${selectList(VERDICT_COLUMNS)} FROM flag_verdicts WHERE cik = {cik:String}`;

/** Flags of a company, or the one with an id, the newest first. */
export async function readFlags(
  store: Pick<ReadStore, 'query'>,
  asked: {
    readonly cik?: string | undefined;
    readonly id?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly KnownFlag[]> {
  const { cik = '', id = '', limit } = asked;
  const flags = await store.query<FlagRow>(FLAGS_SQL, { cik, id, limit });
  const [first] = flags;
  if (first === undefined || (await store.query(VERIFIER_SQL)).length === 0)
    return flags.map((flag) => ({ flag, verdict: undefined }));
  const rows = await store.query<FlagVerdictRow>(VERDICTS_SQL, { cik: first.cik });
  const verdicts = new Map(rows.map((row) => [row.flag_id, row]));
  return flags.map((flag) => ({ flag, verdict: verdicts.get(flag.flag_id) }));
}
