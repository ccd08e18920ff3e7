import { schemaIdOf, type Codec } from '@footnote/events/codec';
import { selectList } from '@footnote/read-models/columns';
import { STATEMENT_INPUT_COLUMNS } from '@footnote/read-models/inputs';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { ownFactsSlot, reportSlot } from '@footnote/statements/as-of/company-record';
import type { InputFiling } from '@footnote/statements/inputs';
import { recordOf, type StoredCompany, type StoredInputRow } from './record.ts';

const { cik: _, ...OF_COMPANY } = STATEMENT_INPUT_COLUMNS;
const INPUT_LIST = selectList(OF_COMPANY);

export const COMPANY_INPUTS = storeQuery<{ readonly cik: string }, StoredInputRow>(`
  SELECT ${INPUT_LIST}
  FROM statement_inputs
  WHERE cik = {cik:String} AND topic IN ('companies', 'filings', 'facts', 'issuer-splits', 'releases') ORDER BY log_offset
  SETTINGS max_threads = 1`);

type OfFiling = {
  readonly cik: string;
  readonly slot: string;
  /** Slots of the filing's XBRL report: its faces, and its facts without dimensions. */
  readonly report: string;
  readonly own: string;
};

export const FILING_INPUTS = storeQuery<OfFiling, StoredInputRow>(`
  SELECT ${INPUT_LIST}
  FROM statement_inputs WHERE cik = {cik:String} AND slot IN ({slot:String}, {report:String}, {own:String})
    AND topic IN ('companies', 'filings', 'facts')
  ORDER BY log_offset SETTINGS max_threads = 1`);

/** Base64 of the first bytes of an event, which identify its schema. */
const HEAD_LENGTH = 8;

/** All inputs of the company's statements, as stored; undefined if there are none. */
export async function readStoredCompany(
  store: StoreReader,
  codec: Pick<Codec, 'schema'>,
  cik: string,
): Promise<StoredCompany | undefined> {
  const rows = await store.read(COMPANY_INPUTS, { cik });
  if (rows.length === 0) return undefined;
  const heads = new Set(rows.map(({ payload }) => payload.slice(0, HEAD_LENGTH)));
  const schemas = new Map<number, string>();
  for (const head of heads) {
    const id = schemaIdOf(Buffer.from(head, 'base64'));
    if (!schemas.has(id)) schemas.set(id, await codec.schema(id));
  }
  return { cik, rows, schemas };
}

/** One filing of the company with its facts, from its own rows only; undefined if it is not stored. */
export async function readFiling(
  store: StoreReader,
  codec: Pick<Codec, 'decode'>,
  cik: string,
  accession: string,
): Promise<InputFiling | undefined> {
  const rows = await store.read(FILING_INPUTS, {
    cik,
    slot: accession,
    report: reportSlot(accession),
    own: ownFactsSlot(accession),
  });
  return (await recordOf(codec, { cik, rows }))?.company.filings[0];
}
