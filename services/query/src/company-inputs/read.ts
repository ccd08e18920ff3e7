import { schemaIdOf, type Codec } from '@footnote/events/codec';
import { selectList } from '@footnote/read-models/columns';
import { STATEMENT_INPUT_COLUMNS } from '@footnote/read-models/inputs';
import type { ReadStore } from '@footnote/read-store/port';
import { reportSlot } from '@footnote/statements/as-of/company-record';
import type { InputFiling } from '@footnote/statements/inputs';
import { recordOf, type StoredCompany, type StoredInputRow } from './record.ts';

const { cik: _, ...OF_COMPANY } = STATEMENT_INPUT_COLUMNS;
const INPUT_LIST = selectList(OF_COMPANY);

const INPUTS_SQL = `
  SELECT ${INPUT_LIST}
  FROM statement_inputs WHERE cik = {cik:String} AND topic IN ('companies', 'filings', 'facts') ORDER BY log_offset`;

const FILING_SQL = `
  SELECT ${INPUT_LIST}
  FROM statement_inputs WHERE cik = {cik:String} AND slot IN ({slot:String}, {report:String})
    AND topic IN ('companies', 'filings', 'facts')
  ORDER BY log_offset`;

/** Base64 of the first bytes of an event, which name its schema. */
const HEAD_LENGTH = 8;

/** Everything that the company's statements are computed from, as it is stored; undefined when there is nothing. */
export async function readStoredCompany(
  store: ReadStore,
  codec: Pick<Codec, 'schema'>,
  cik: string,
): Promise<StoredCompany | undefined> {
  const rows = await store.query<StoredInputRow>(INPUTS_SQL, { cik });
  if (rows.length === 0) return undefined;
  const heads = new Set(rows.map(({ payload }) => payload.slice(0, HEAD_LENGTH)));
  const schemas = new Map<number, string>();
  for (const head of heads) {
    const id = schemaIdOf(Buffer.from(head, 'base64'));
    if (!schemas.has(id)) schemas.set(id, await codec.schema(id));
  }
  return { cik, rows, schemas };
}

/** One filing of the company with its facts, out of its own rows alone; undefined when it is not held. */
export async function readFiling(
  store: ReadStore,
  codec: Pick<Codec, 'decode'>,
  cik: string,
  accession: string,
): Promise<InputFiling | undefined> {
  const rows = await store.query<StoredInputRow>(FILING_SQL, {
    cik,
    slot: accession,
    report: reportSlot(accession),
  });
  return (await recordOf(codec, { cik, rows }))?.company.filings[0];
}
