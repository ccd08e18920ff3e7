import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import { companyEvent } from '@footnote/events/testing/samples';
import { createProjector, type ProjectorConfig } from '@footnote/projector/service';
import { quietly } from '@footnote/projector/testing/bench';
import { readSpan } from '@footnote/lanes/statements/company-inputs/span';
import { assembleFundamentals } from '@footnote/lanes/statements/fundamentals/assemble';
import { answerWith } from '@footnote/query/wire/answer';
import { startHarnessOn, type Harness } from '@footnote/query/testing/harness';
import { factsEventOf, reportEventOf } from '@footnote/query/testing/inputs';
import type { ReadStore } from '@footnote/read-store/port';
import { useTestReadStore } from '@footnote/read-store/testing';
import type { Component } from '@footnote/runtime/lifecycle';
import { computeStatements } from '@footnote/statements/compute';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer, type SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import type { TruthCell } from '@footnote/synthetic-edgar/truth';
import { companyInput } from '../simulation/truth-input.ts';

const NOW = '2026-11-21T15:00:00Z';

type Row = Readonly<Record<string, unknown>> & { readonly period_end: string };
type Data = Readonly<Record<string, unknown>> &
  Readonly<Record<'income_statement' | 'balance_sheet' | 'cash_flow', Row[]>>;

const BLOCK_OF = { income: 'income_statement', balance: 'balance_sheet', cash_flow: 'cash_flow' } as const;

async function appendCompany(log: EventLog, codec: Codec, { spec }: SyntheticIssuer): Promise<void> {
  const { cik, name, ticker, sic, sic_description } = spec;
  const company = companyEvent(cik, {
    event_id: eventId(['companies', cik]),
    name,
    symbols: [ticker],
    sic,
    sic_description,
    fiscal_year_end: null,
  });
  await log.append('companies', [{ key: cik, value: await codec.encode('companies', company) }]);
}

async function appendFiling(log: EventLog, codec: Codec, cik: string, filing: InputFiling): Promise<void> {
  // Its own XBRL first: the filing's companyfacts are read together with it.
  const events = [reportEventOf(cik, filing), factsEventOf(cik, filing)].filter(
    (event) => event !== undefined,
  );
  const values = await Promise.all(events.map((event) => codec.encode('facts', event)));
  await log.append(
    'facts',
    values.map((value) => ({ key: cik, value })),
  );
}

/** The expected blocks of the response if exactly these filings are known. */
function expectedBlocks(company: CompanyInput, filings: readonly InputFiling[]): string {
  const { issuer, cells } = computeStatements({ ...company, filings, fiscal_year_end: null });
  const document = assembleFundamentals(
    {
      issuer: {
        reporting_currency: issuer.reporting_currency ?? '',
        reporting_cadence: issuer.reporting_cadence,
        issuer_type: issuer.type,
        as_of: '2026-01-01 00:00:00',
      },
      cells,
    },
    { symbol: 'X', period: undefined, blocks: undefined, computedAt: 0 },
  );
  const { body } = answerWith(document).render(0, 'closed');
  return blocksOf((JSON.parse(body.toString()) as { data: Data }).data);
}

function blocksOf({ income_statement, balance_sheet, cash_flow }: Data): string {
  return JSON.stringify({ income_statement, balance_sheet, cash_flow });
}

function byFiling(a: InputFiling, b: InputFiling): number {
  return a.filed === b.filed ? (a.accession < b.accession ? -1 : 1) : a.filed < b.filed ? -1 : 1;
}

type Pipeline = {
  readonly harness: () => Harness<ReadStore>;
  /** Data of `GET /v2/fundamentals`; undefined unless its status is 200. */
  readonly ask: (query: string) => Promise<Data | undefined>;
};

/** A projector and a query service on a new log and read store, for the tests of one suite. */
function usePipeline(verification: ProjectorConfig['verification']): Pipeline {
  const opened = useTestReadStore();
  let harness: Harness<ReadStore>;
  let projector: Component;
  before(async () => {
    const { store } = opened();
    harness = await startHarnessOn(store, { now: NOW });
    const options = quietly({ log: harness.log, codec: harness.codec, store });
    projector = createProjector({ ...options, config: { ...options.config, verification } });
    await projector.start();
  });
  after(async () => {
    await projector.stop();
    await harness.stop();
  });
  return {
    harness: () => harness,
    ask: async (query) => {
      const { status, body } = await harness.get(`/v2/fundamentals?${query}`);
      return status === 200 ? (body!['data'] as Data) : undefined;
    },
  };
}

/** The demo's issuers with fewer years: enough for eight quarters and five years. */
const issuers = demoSpecs.map((spec) => generateIssuer({ ...spec, first_year: 2022, years: 4 }));

describe('from facts to responses', () => {
  const { harness: opened, ask } = usePipeline('on');
  let harness: Harness<ReadStore>;
  before(() => (harness = opened()));

  for (const issuer of issuers) {
    const { spec, truth } = issuer;
    it(`serves the true figures of ${spec.name}`, async () => {
      const company = companyInput(issuer, null);
      await appendCompany(harness.log, harness.codec, issuer);
      for (const filing of company.filings) await appendFiling(harness.log, harness.codec, spec.cik, filing);
      const newest = company.filings
        .map(({ filed }) => filed)
        .sort()
        .at(-1)!;
      const isThere = async () => String((await ask(`symbol=${spec.ticker}`))?.['as_of']).startsWith(newest);
      await eventually('it is served', isThere);
      let compared = 0;
      for (const period of ['quarter', 'annual'] as const) {
        const data = await ask(`symbol=${spec.ticker}&period=${period}`);
        if (data!['quarterly_view'] !== undefined) continue;
        for (const cell of truth) compared += Number(agrees(cell, period, data!));
      }
      expect(compared).to.be.greaterThan(100);
    });
  }

  it('answers about days without filings from the span of the filings as from all of them', async () => {
    const symbol = issuers[0]!.spec.ticker;
    const dataOf = async (path: string): Promise<object> => {
      const { status, body } = await harness.get(`/v2/${path}`);
      const { as_known_on: _, ...data } = { as_known_on: '', ...(body!['data'] as object) };
      return { status, data };
    };
    const filed = companyInput(issuers[0]!, null).filings.map((filing) => Number(filing.filed.slice(0, 4)));
    const span = await readSpan(harness.store, issuers[0]!.spec.cik);
    expect(span).to.include({ firstYear: Math.min(...filed), lastYear: Math.max(...filed) });
    const questions = (first: string, last: string): readonly string[] => [
      `fundamentals?symbol=${symbol}&as_known_on=${first}`,
      `segments?symbol=${symbol}&by=product&as_known_on=${first}`,
      `revisions?symbol=${symbol}&since=${last}`,
    ];
    const unsearched = await Promise.all(questions('0001-01-01', '9999-12-31').map(dataOf));
    // Loads the inputs of the company, which later answers use.
    const revised = await dataOf(`revisions?symbol=${symbol}`);
    const searched = await Promise.all(questions('0002-01-01', '9998-12-31').map(dataOf));
    expect(unsearched).to.deep.equal(searched);
    expect(unsearched[2]).to.have.nested.property('data.as_of', (revised as { data: Data }).data['as_of']);
  });

  it('offers recoveries that lead from a misspelt symbol to the statement', async () => {
    const search = async (tool: string, params: object) => {
      const { body } = await harness.post(`/v1/tools/${tool}`, params);
      return (body!['data'] as { results: { security: { ticker: string } }[] }).results[0]?.security.ticker;
    };
    for (const { spec } of issuers) {
      const isFound = async () => (await search('stock_search', { query: spec.ticker })) === spec.ticker;
      await eventually('it is found', isFound);
      const [last = ''] = spec.ticker.slice(-1);
      for (const misspelt of [
        `${spec.ticker}X`,
        spec.ticker.slice(0, -1),
        `${spec.ticker.slice(0, -1)}Q${last}`,
      ]) {
        const refused = await harness.post('/v1/tools/stock_financials', { symbol: misspelt, schema: 2 });
        expect(refused.status, misspelt).to.equal(404);
        const { recovery } = refused.body!['data'] as {
          recovery: { action: string; tool: string; params: object };
        };
        expect(recovery.action).to.equal('use_tool');
        const symbol = await search(recovery.tool, recovery.params);
        expect(symbol, misspelt).to.equal(spec.ticker);
        const answer = await harness.post('/v1/tools/stock_financials', { symbol, schema: 2 });
        expect(answer.status, misspelt).to.equal(200);
        const { statements } = answer.body!['data'] as { statements: Record<string, { periods: object[] }> };
        expect(Object.keys(statements)).to.deep.equal(['income', 'balance', 'cash_flow']);
        expect(statements['income']!.periods.length, misspelt).to.be.greaterThan(0);
      }
    }
  });

  it("accepts a flag once and returns the verifier's findings", async () => {
    const [issuer] = issuers;
    const symbol = issuer!.spec.ticker;
    const doubt = { symbol, statement: 'income_statement', field: 'revenue', reason: 'wrong_value' };
    const flag = async (period: string) => {
      const answer = await harness.post('/v2/flags', { ...doubt, period });
      expect(answer.status, answer.text).to.equal(200);
      return answer.body!['data'] as { id: string; state: string; received_at: string };
    };
    const read = async (id: string) => {
      const { status, body } = await harness.get(`/v2/flags?id=${id}`);
      return status === 200 ? (body!['data'] as { flags: Record<string, unknown>[] }).flags[0] : undefined;
    };
    const newest = (await ask(`symbol=${symbol}&period=annual`))!.income_statement[0]!;
    const served = await flag(`FY${String(newest['fiscal_year'])}`);
    const missing = await flag('FY1901');
    const isChecked = async (id: string) => (await read(id))?.['state'] === 'checked';
    await eventually(
      'both are checked',
      async () => (await isChecked(served.id)) && (await isChecked(missing.id)),
    );
    expect((await read(served.id))!['verdict']).to.deep.equal({ outcome: 'passed', refusal: null });
    expect((await read(missing.id))!['verdict']).to.deep.equal({ outcome: 'no_such_cell', refusal: null });
    const again = await flag(`FY${String(newest['fiscal_year'])}`);
    expect(again).to.include({ id: served.id, state: 'checked', received_at: served.received_at });
    const { body } = await harness.get(`/v2/flags?symbol=${symbol}`);
    expect((body!['data'] as { flags: object[] }).flags).to.have.lengthOf(2);
  });

  it('serves the rows of the newest filing’s face', async () => {
    const [issuer] = issuers;
    const { income_statement: rows, statement_detail: detail } = (await ask(
      `symbol=${issuer!.spec.ticker}&blocks=statement_detail,income_statement`,
    ))!;
    const { accession } = rows[0]!['provenance'] as { accession: string };
    const filing = companyInput(issuer!, null).filings.find((each) => each.accession === accession)!;
    const shown = detail as {
      available: boolean;
      income_statement: {
        concept: string;
        label: string;
        values: { start: string; end: string; value: number }[];
      }[];
    };
    expect(shown).to.deep.include({ available: true, basis: 'companyfacts', order: 'as_presented' });
    expect(shown.income_statement.length).to.be.greaterThan(5);
    const face = filing.report!.faces.find(({ statement }) => statement === 'income')!;
    expect(shown.income_statement.map(({ concept, label }) => [concept, label])).to.deep.equal(
      face.concepts
        .map((concept, at) => [concept, face.labels[at]])
        .filter(([concept]) => shown.income_statement.some((row) => row.concept === concept)),
    );
    for (const { concept, values } of shown.income_statement) {
      for (const { start, end, value } of values) {
        const filed = filing.facts.filter(
          (fact) =>
            `${fact.taxonomy}:${fact.concept}` === concept && fact.start === start && fact.end === end,
        );
        expect(
          filed.map((fact) => Number(fact.value)),
          `${concept} ${end}`,
        ).to.include(value);
      }
    }
  });
});

// Cells are masked between a filing and its verdicts, so only revisions without masks are compared.
describe('while filings arrive', () => {
  const { harness: opened, ask } = usePipeline('off');
  let harness: Harness<ReadStore>;
  before(() => (harness = opened()));

  it('never mixes revisions while filings arrive, and serves the last one', async () => {
    const [issuer] = issuers;
    const cik = '0009990009';
    const company = companyInput(issuer!, null);
    const filings = [...company.filings].sort(byFiling);
    const known = filings.length - 6;
    const expected = new Map<string, number>();
    for (let count = known; count <= filings.length; count += 1) {
      expected.set(expectedBlocks(company, filings.slice(0, count)), count);
    }
    expect(expected.size).to.be.greaterThan(3);

    await appendCompany(harness.log, harness.codec, {
      ...issuer!,
      spec: { ...issuer!.spec, cik, ticker: 'FNRACE' },
    });
    for (const filing of filings.slice(0, known)) await appendFiling(harness.log, harness.codec, cik, filing);
    const seen: number[] = [];
    let isAsking = true;
    const asking = Promise.all(
      Array.from({ length: 2 }, async () => {
        while (isAsking) {
          const data = await ask('symbol=FNRACE');
          const count = data?.income_statement === undefined ? undefined : expected.get(blocksOf(data));
          if (count !== undefined) seen.push(count);
          else if (seen.length > 0) throw new Error('a response matches no revision');
          // Leaves the processors to the pipeline, which publishes the next revision sooner.
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      }),
    );
    const reach = (count: number) => eventually('every filing is served', () => seen.at(-1) === count);
    await reach(known);
    for (const [position, filing] of filings.slice(known).entries()) {
      await appendFiling(harness.log, harness.codec, cik, filing);
      // The first filings one by one, so that there are several revisions; the rest without waiting.
      const before = new Set(seen).size;
      if (position < 3)
        await eventually('a new revision', () => new Set(seen).size > before, 5000).catch(() => undefined);
      else await new Promise((resolve) => setTimeout(resolve, 150));
    }
    // A wrong response ends the wait at once.
    await Promise.race([reach(filings.length), asking]);
    isAsking = false;
    await asking;
    expect(new Set(seen).size).to.be.greaterThan(2);
  });
});

/** Whether the response shows the cell; throws if it shows another value. */
function agrees(cell: TruthCell, period: 'quarter' | 'annual', data: Data): boolean {
  const isShown = cell.period_kind === period || cell.period_kind === 'instant';
  const row = isShown
    ? data[BLOCK_OF[cell.statement]].find(({ period_end: end }) => end === cell.period_end)
    : undefined;
  if (row === undefined || cell.value === null || !Object.hasOwn(row, cell.field)) return false;
  const shown = row[cell.field];
  if (shown === null && cell.refusable === true) return false;
  const name = `${cell.field} ${cell.period_end}: ${String(shown)} for ${cell.value}`;
  expect(shown, name).to.be.a('number');
  expect(Math.abs(Number(shown) - Number(cell.value)), name).to.be.at.most(Number(cell.tolerance) + 1e-6);
  return true;
}
