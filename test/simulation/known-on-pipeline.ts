import { eventually } from '@footnote/testing/eventually';
import { companyEvent, filingEvent } from '@footnote/events/testing/samples';
import type { EventOf, TopicName } from '@footnote/events/topics';
import { eventId } from '@footnote/events/event-id';
import { projectionsOf } from '@footnote/projector/projections';
import { createProjector } from '@footnote/projector/service';
import { quietly } from '@footnote/projector/testing/bench';
import { startHarnessOn } from '@footnote/query/testing/harness';
import { factsEventOf, reportEventOf } from '@footnote/query/testing/inputs';
import type { ReadStore } from '@footnote/read-store/port';
import { groupOf } from '@footnote/projection/projection';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import { mayHaveStatements } from '@footnote/statements/filings/forms';

const LATEST = '2026-11-21T15:00:00Z';
const PERIODS = ['quarter', 'annual'] as const;

export type KnownOnReport = {
  readonly days: number;
  readonly answers: number;
  /** Descriptions of the differences. */
  readonly faults: readonly string[];
  /** Milliseconds of each uncached response as of an earlier day, over HTTP. */
  readonly pastMs: readonly number[];
};

export type KnownOnPipeline = {
  /** `last`: number of filing days that are published one by one and compared; earlier ones are published together. */
  compare(symbol: string, company: CompanyInput, last?: number): Promise<KnownOnReport>;
  stop(): Promise<void>;
};

/** Acceptance in the late afternoon of the filing day; only the header of the filing contains this time. */
const acceptedAt = (filed: string): number => Date.parse(`${filed}T20:15:00Z`);

/** A pipeline in this process: log, projector, the given read store, HTTP. */
export const startKnownOn = async (store: ReadStore): Promise<KnownOnPipeline> => {
  const harness = await startHarnessOn(store, { now: LATEST });
  const { log, codec } = harness;
  const options = quietly({ log, codec, store });
  const projector = createProjector(options);
  await projector.start();

  const append = async <Topic extends TopicName>(
    topic: Topic,
    key: string,
    event: EventOf<Topic>,
  ): Promise<void> => {
    await log.append(topic, [{ key, value: await codec.encode(topic, event) }]);
  };

  const feed = async (cik: string, filing: InputFiling): Promise<void> => {
    const { accession, form, filed, report_date } = filing;
    const header = filingEvent(cik, accession, {
      event_id: eventId(['filings', cik, accession]),
      source_time: acceptedAt(filed),
      form,
      filed,
      report_date,
      accepted_at: acceptedAt(filed),
    });
    if (mayHaveStatements(form)) await append('filings', cik, header);
    await append('facts', cik, factsEventOf(cik, filing));
    const report = reportEventOf(cik, filing);
    if (report !== undefined) await append('facts', cik, report);
  };

  /** The response without the members that mark it as of an earlier day. */
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

  /** Whether the projections have processed all published events, including those of other projections. */
  const isTakenIn = async (): Promise<boolean> => {
    // Producers of events precede their consumers in the list.
    for (const { name, topics } of projectionsOf(options.config)) {
      const rows = await log.lag(groupOf(name, 1), topics);
      if (rows.some(({ lag }) => lag > 0)) return false;
    }
    return true;
  };

  /**
   * Waits until everything is projected and the service has received the publications. After two publications of a
   * company the service may still serve the first one, with cells that await their verdicts; the request is then
   * repeated for some seconds until the response equals the one as of that day. If it never does, the comparison of
   * days reports the fault.
   */
  const settled = async (symbol: string, day: string): Promise<void> => {
    await eventually('everything is projected', isTakenIn);
    const agrees = async (): Promise<boolean> => {
      for (const period of PERIODS) {
        const query = `symbol=${symbol}&period=${period}`;
        if ((await ask(query)).text !== (await ask(`${query}&as_known_on=${day}`)).text) return false;
      }
      return true;
    };
    await eventually('the response is that of the day', agrees, 5000).catch(() => undefined);
  };

  return {
    compare: async (symbol, company, last = Infinity) => {
      const { cik } = company;
      const days = Map.groupBy(
        company.filings.toSorted((a, b) => (a.filed < b.filed ? -1 : 1)),
        ({ filed }) => filed,
      );
      const { sic, fiscal_year_end } = company;
      const named = { event_id: eventId(['companies', cik]), name: symbol, symbols: [symbol] };
      await append('companies', cik, companyEvent(cik, { ...named, sic, fiscal_year_end }));
      const then = new Map<string, string>();
      const pastMs: number[] = [];
      const faults: string[] = [];
      let count = 0;
      for (const [day, filings] of days) {
        for (const filing of filings) await feed(cik, filing);
        count += 1;
        if (days.size - count >= last) continue;
        harness.now = Date.parse(`${day}T23:59:59Z`);
        await settled(symbol, day);
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
