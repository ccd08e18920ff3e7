import type { Codec } from '@footnote/events/codec';
import type { EventOf } from '@footnote/events/topics';
import type { StatementInputRow } from '@footnote/read-models/inputs';
import { partName } from '@footnote/projection/entity/cache';
import { foldInputs, standingInputs } from '@footnote/projection/entity/standing-inputs';
import { companyRecord, type CompanyRecord, type Held } from '@footnote/statements/as-of/company-record';
import { tellVersion } from '../as-filed/filing-versions.ts';

type InputTopic = 'companies' | 'filings' | 'facts' | 'issuer-splits' | 'releases';

/** A row of `statement_inputs` of one company. */
export type StoredInputRow = Omit<StatementInputRow, 'cik' | 'topic'> & { readonly topic: InputTopic };

/** A company's inputs as they are stored, with the schemas (JSON, by id) that their events were written with. */
export type StoredCompany = {
  readonly cik: string;
  /** In order of offsets. */
  readonly rows: readonly StoredInputRow[];
  readonly schemas: ReadonlyMap<number, string>;
};

/**
 * The inputs of the company's statements; null if no filing has facts. The set that occupies a slot is
 * determined as in the projection.
 */
export async function recordOf(
  codec: Pick<Codec, 'decode'>,
  { cik, rows }: Pick<StoredCompany, 'cik' | 'rows'>,
): Promise<CompanyRecord | null> {
  const byTopic = Map.groupBy(rows, ({ topic }) => topic);
  const madeOf = new Map<string, string>();
  const held = async <Topic extends InputTopic>(topic: Topic): Promise<readonly Held<EventOf<Topic>>[]> => {
    const stored = (byTopic.get(topic) ?? []).map(({ set_id: set, log_offset: offset, ...row }) => ({
      ...row,
      set,
      offset,
    }));
    const slots = foldInputs(stored);
    const events = new Map<string, EventOf<Topic>>();
    for (const row of stored)
      if (slots.isCurrent(row)) {
        events.set(partName(row), await codec.decode(topic, Buffer.from(row.payload, 'base64')));
        const [accession = ''] = row.slot.split('/');
        madeOf.set(accession, `${madeOf.get(accession) ?? ''} ${topic} ${partName(row)} ${row.offset}`);
      }
    return standingInputs(slots, (part) => events.get(part), `${cik} in ${topic}`);
  };
  const record = companyRecord(cik, {
    companies: await held('companies'),
    filings: await held('filings'),
    facts: await held('facts'),
    'issuer-splits': await held('issuer-splits'),
    releases: await held('releases'),
  });
  for (const filing of record.company.filings)
    tellVersion(filing, `${cik} ${madeOf.get(filing.accession) ?? ''}`);
  return record.company.filings.length === 0 ? null : record;
}
