import type { EventOf, TopicName } from '@footnote/events/topics';
import { eventId } from '@footnote/events/event-id';
import { createProjector } from '@footnote/projector/service';
import { startHarnessOn } from '@footnote/query/testing/harness';
import { factsEventOf } from '@footnote/query/testing/inputs';
import type { ReadStore } from '@footnote/read-store/port';
import { createHealth } from '@footnote/service/health';
import { createLogger } from '@footnote/service/logging';
import { createMetrics } from '@footnote/service/metrics';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';

const CONFIG = {
  batchRecords: 2000,
  batchBytes: 16_777_216,
  companyCacheFacts: 400_000,
  stallSeconds: 30,
  verification: 'on' as const,
  partitions: 1,
};
const COMMON = { source_time: 0, recorded_at: 0 };
const LATEST = '2026-11-21T15:00:00Z';
const PERIODS = ['quarter', 'annual'] as const;

export type KnownOnReport = {
  readonly days: number;
  readonly answers: number;
  /** What differs, in words. */
  readonly faults: readonly string[];
  /** Milliseconds of each answer about the past, over HTTP, not cached. */
  readonly pastMs: readonly number[];
};

export type KnownOnPipeline = {
  /** `last`: so many filing days are fed one by one and compared; those before them are fed at once. */
  compare(symbol: string, company: CompanyInput, last?: number): Promise<KnownOnReport>;
  stop(): Promise<void>;
};

/** Late afternoon of the filing day: a time that only the header of the filing tells. */
const acceptedAt = (filed: string): number => Date.parse(`${filed}T20:15:00Z`);

const companyEvent = (symbol: string, { cik, sic, fiscal_year_end }: CompanyInput): EventOf<'companies'> => ({
  ...COMMON,
  event_id: eventId(['companies', cik]),
  cik,
  name: symbol,
  tickers: [{ symbol, exchange: 'NYSE' }],
  sic,
  sic_description: null,
  entity_type: null,
  category: null,
  fiscal_year_end,
  state_of_incorporation: null,
  business_state_or_country: null,
  business_city: null,
  website: null,
  ein: null,
  former_names: [],
  source_document: null,
});

const STATEMENT_FORM = /^(10-K|10-KT|10-Q|10-QT|20-F|40-F|6-K)(\/A)?$/;

/** One pipeline in this process: log, projector, the read store that is given, HTTP. */
export const startKnownOn = async (store: ReadStore): Promise<KnownOnPipeline> => {
  const harness = await startHarnessOn(store, { now: LATEST });
  const { log, codec } = harness;
  const projector = createProjector({
    log,
    codec,
    store,
    config: CONFIG,
    logger: createLogger({ logLevel: 'silent' }),
    metrics: createMetrics('projector', { defaults: false }),
    health: createHealth(),
  });
  await projector.start();

  const append = async <Topic extends TopicName>(
    topic: Topic,
    key: string,
    event: EventOf<Topic>,
  ): Promise<number> => {
    const [position] = await log.append(topic, [{ key, value: await codec.encode(topic, event) }]);
    return position?.offset ?? -1;
  };

  const feed = async (cik: string, filing: InputFiling): Promise<{ filing: number; facts: number }> => {
    const { accession, form, filed, report_date } = filing;
    const header = {
      ...COMMON,
      event_id: eventId(['filings', cik, accession]),
      cik,
      accession,
      form,
      filed,
      report_date,
      accepted_at: acceptedAt(filed),
      primary_document: null,
      primary_document_description: null,
      items: null,
      file_number: null,
      size: null,
      is_xbrl: null,
      is_inline_xbrl: null,
      origin: 'submissions' as const,
      source_document: null,
    };
    return {
      filing: STATEMENT_FORM.test(form) ? await append('filings', cik, header) : -1,
      facts: await append('facts', cik, factsEventOf(cik, filing)),
    };
  };

  /** Cells of the revision; undefined while it is not visible. */
  const visibleCells = async (cik: string, revision: number): Promise<number | undefined> => {
    const [head] = await store.query<{ cells: number }>(
      'SELECT cells FROM statement_issuers__g1 WHERE cik = {cik:String} AND revision = {revision:UInt64}',
      { cik, revision },
    );
    return head?.cells;
  };

  /** Waits until the answers are those of the revision, which hears of itself a moment after it is visible. */
  const settled = async (symbol: string, cik: string, revision: number, day: string): Promise<void> => {
    await harness.eventually(async () => {
      const cells = await visibleCells(cik, revision);
      if (cells === undefined) return false;
      for (const period of PERIODS) {
        const { body } = await harness.get(`/v2/fundamentals?symbol=${symbol}&period=${period}`);
        const asOf = (body?.['data'] as { as_of?: string | null } | undefined)?.as_of;
        if (cells === 0 ? asOf !== null : asOf?.startsWith(day) !== true) return false;
      }
      return true;
    }, 60_000);
  };

  /** The answer without what tells that it is one of the past. */
  const ask = async (query: string): Promise<{ text: string; ms: number }> => {
    const began = performance.now();
    const { status, body, text } = await harness.get(`/v2/fundamentals?${query}`);
    const ms = performance.now() - began;
    if (status !== 200) throw new Error(`${query}: ${status} ${text}`);
    const {
      as_known_on: _,
      cache_age_seconds: __,
      market_status: ___,
      ...data
    } = body?.['data'] as Record<string, unknown>;
    return { text: JSON.stringify(data), ms };
  };

  return {
    compare: async (symbol, company, last = Infinity) => {
      const { cik } = company;
      const days = Map.groupBy(
        company.filings.toSorted((a, b) => (a.filed < b.filed ? -1 : 1)),
        ({ filed }) => filed,
      );
      const profile = await append('companies', cik, companyEvent(symbol, company));
      const then = new Map<string, string>();
      const pastMs: number[] = [];
      const faults: string[] = [];
      let headers = -1;
      let count = 0;
      for (const [day, filings] of days) {
        let facts = -1;
        for (const filing of filings) {
          const at = await feed(cik, filing);
          headers = Math.max(headers, at.filing);
          facts = at.facts;
        }
        count += 1;
        if (days.size - count >= last) continue;
        harness.now = Date.parse(`${day}T23:59:59Z`);
        await settled(symbol, cik, profile + 1 + (headers + 1) + (facts + 1), day);
        for (const period of PERIODS) {
          const { text } = await ask(`symbol=${symbol}&period=${period}`);
          then.set(`symbol=${symbol}&period=${period}&as_known_on=${day}`, text);
        }
      }
      harness.now = Date.parse(LATEST);
      for (const [query, text] of then) {
        const past = await ask(query);
        pastMs.push(past.ms);
        if (past.text !== text) faults.push(`${query}: ${firstDifference(text, past.text)}`);
      }
      return { days: days.size, answers: then.size, faults, pastMs };
    },
    stop: async () => {
      await projector.stop();
      await harness.stop();
    },
  };
};

const firstDifference = (then: string, now: string): string => {
  let at = 0;
  while (then[at] === now[at] && at < then.length) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 60);
  return `then …${around(then)}…, now …${around(now)}…`;
};
