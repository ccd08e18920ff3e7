import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Codec } from '@footnote/events/codec';
import type { EventOf } from '@footnote/events/topics';
import type { ReadStore } from '@footnote/read-store/port';
import { partName } from '@footnote/projection/company/cache';
import { createSlots, type Slots } from '@footnote/projection/company/slots';
import type { InputFiling } from '@footnote/statements/inputs';
import {
  companyRecord,
  type CompanyRecord,
  type Held,
  reportSlot,
} from '@footnote/statements/as-of/company-record';

type InputTopic = 'companies' | 'filings' | 'facts';

/** A row of `statement_inputs`. */
export type InputRow = {
  readonly topic: InputTopic;
  readonly slot: string;
  readonly set_id: string;
  readonly rank: number | string;
  readonly parts: number;
  readonly part: number;
  readonly log_offset: number | string;
  readonly changed: boolean;
  /** Base64 of the log's bytes. */
  readonly payload: string;
};

const INPUTS_SQL = `
  SELECT topic, slot, set_id, rank, parts, part, log_offset, changed, payload
  FROM statement_inputs WHERE cik = {cik:String} AND topic IN ('companies', 'filings', 'facts') ORDER BY log_offset`;

const FILING_SQL = `
  SELECT topic, slot, set_id, rank, parts, part, log_offset, changed, payload
  FROM statement_inputs WHERE cik = {cik:String} AND slot IN ({slot:String}, {report:String}) AND topic IN ('companies', 'filings', 'facts')
  ORDER BY log_offset`;

/**
 * Everything that the company's statements are computed from; undefined when no filing of it has facts. Which of
 * several sets holds a slot is found as the projection finds it. Takes its time in small pieces.
 */
export async function readCompanyRecord(
  store: ReadStore,
  codec: Pick<Codec, 'decode'>,
  cik: string,
): Promise<CompanyRecord | undefined> {
  return recordOf(codec, cik, await store.query<InputRow>(INPUTS_SQL, { cik }));
}

/** One filing of the company with its facts, out of its own rows alone; undefined when it is not held. */
export async function readFiling(
  store: ReadStore,
  codec: Pick<Codec, 'decode'>,
  cik: string,
  accession: string,
): Promise<InputFiling | undefined> {
  const rows = await store.query<InputRow>(FILING_SQL, {
    cik,
    slot: accession,
    report: reportSlot(accession),
  });
  return (await recordOf(codec, cik, rows))?.company.filings[0];
}

async function recordOf(
  codec: Pick<Codec, 'decode'>,
  cik: string,
  rows: readonly InputRow[],
): Promise<CompanyRecord | undefined> {
  const byTopic = Map.groupBy(rows, ({ topic }) => topic);
  const held = async <Topic extends InputTopic>(topic: Topic): Promise<Held<EventOf<Topic>>[]> => {
    const found: Held<EventOf<Topic>>[] = [];
    const stored = byTopic.get(topic) ?? [];
    const payloads = new Map(
      stored.map((row) => [partName({ ...row, rank: Number(row.rank), set: row.set_id }), row.payload]),
    );
    for (const { slot, set, rank, parts } of foldRows(stored).holders()) {
      const events: EventOf<Topic>[] = [];
      for (let part = 0; part < parts; part += 1) {
        const payload = payloads.get(partName({ slot, set, rank, parts, part }));
        if (payload === undefined) throw new Error(`inputs of ${cik} from ${topic} lack a chunk of ${slot}`);
        events.push(await codec.decode(topic, Buffer.from(payload, 'base64')));
        await yieldToOthers();
      }
      found.push({ slot, events });
    }
    return found;
  };
  const sources = {
    companies: await held('companies'),
    filings: await held('filings'),
    facts: await held('facts'),
  };
  const record = companyRecord(cik, sources);
  return record.company.filings.length === 0 ? undefined : record;
}

function foldRows(rows: readonly InputRow[]): Slots {
  const slots = createSlots();
  for (const { slot, set_id: set, rank, parts, part, log_offset: offset, changed } of rows) {
    slots.restore({ slot, set, rank: Number(rank), parts, part, offset: Number(offset), changed });
  }
  return slots;
}
