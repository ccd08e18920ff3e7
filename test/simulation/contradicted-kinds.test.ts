import { expect } from 'chai';
import { companyEvent, cusipEvent, factOf, factsEvent, filingEvent } from '@footnote/events/testing/samples';
import type { Document, FilingHoldings, FilingSections } from '@footnote/event-types/types.generated';
import type { FilingSection, Ownership } from '@footnote/contract/types.generated';
import { holdingsStage } from '@footnote/filing-parser/holdings-stage';
import { sectionsStage } from '@footnote/filing-parser/sections-stage';
import { archiveOf, documentOf } from '@footnote/filing-parser/testing/documents';
import { PROJECTIONS } from '@footnote/projector/projections';
import { useTestReadStore } from '@footnote/read-store/testing';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { filedDocuments, type FiledDocument } from '@footnote/synthetic-edgar/documents/filed-documents';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import { inventManagers } from '@footnote/synthetic-edgar/managers/invent';
import type { InventedManager } from '@footnote/synthetic-edgar/managers/types';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { startPipeline, type Pipeline } from '../integration/pipeline.ts';

const SEEDS = [1, 2, 3, 4];
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Managers of an issuer of its own for each seed, one of which reports more shares than there are. */
const SCENARIOS = ['plain', 'increase', 'above_outstanding', 'cut'] as const;
const ABOVE = SCENARIOS.indexOf('above_outstanding');
const OUTSTANDING = 30_000_000;

const held = SEEDS.map((seed) => {
  const issuer = (part: number) => ({
    cik: `00099${seed}070${part}`,
    name: `Invented Holdings ${seed}${part}`,
    cusip: `9${seed}${part}71N104`,
  });
  const [a, b] = [issuer(1), issuer(2)];
  return { symbol: `FH${seed}`, a, managers: inventManagers(seed, SCENARIOS, [a, b], 400 + 10 * seed) };
});

async function holdingsOf({ cik, filings }: InventedManager): Promise<readonly FilingHoldings[]> {
  const events: FilingHoldings[] = [];
  for (const { accession, form, filed, cover, table } of filings) {
    const [head, rows] = [bytesOf(cover), bytesOf(table ?? '')];
    const { url, sha256, bytes } = documentOf(rows);
    const parts = [{ url, sha256, bytes, type: 'INFORMATION TABLE' }];
    const own = { kind: 'holdings', cik, accession, form, filed, parts } as const;
    const step = await holdingsStage({ archive: archiveOf(head, rows) }).take({
      ...documentOf(head),
      ...own,
    });
    if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
    for (const run of step.value.runs)
      for (const { event } of run) events.push({ ...(event as FilingHoldings), recorded_at: 0 });
  }
  return events;
}

const countOf = (cik: string) =>
  factsEvent(
    cik,
    `${cik}-25-000001`,
    [
      factOf('Assets', '900', { start: null, end: '2025-09-30' }),
      {
        ...factOf('EntityCommonStockSharesOutstanding', String(OUTSTANDING), {
          start: null,
          end: '2025-10-20',
        }),
        ...{ taxonomy: 'dei', unit: 'shares' },
      },
    ],
    { form: '10-K', filed: '2025-10-24', source_time: Date.parse('2025-10-24') },
  );

/** An issuer for each seed whose risk factors of one year break off. */
const [december] = demoSpecs;
if (december === undefined) throw new Error('an issuer expected');
const CUT = 2022;
const written = SEEDS.map((seed) => {
  const spec: IssuerSpec = {
    ...december,
    ...{ cik: `00099${seed}0800`, ticker: `FS${seed}`, seed, reports: 'none' },
    documents: {
      ...{ layout: 'anchored', risk_factors: 'full', mda: 'full', quarterly_risks: 'unchanged' },
      cut_short: CUT,
    },
  };
  const annual = filedDocuments(accountsOf(spec)).filter(({ form }) => form === '10-K');
  return { cik: spec.cik, annual };
});

async function sectionsOf(
  cik: string,
  { accession, form, filed, files: [primary] }: FiledDocument,
): Promise<readonly FilingSections[]> {
  const content = bytesOf(primary?.text ?? '');
  const document: Document = { ...documentOf(content), kind: 'filing', cik, accession, form, filed };
  const step = await sectionsStage({ archive: archiveOf(content) }).take(document);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  return [...step.value.runs].flat().map(({ event }) => ({ ...(event as FilingSections), recorded_at: 0 }));
}

describe('what something else that is known contradicts', () => {
  const opened = useTestReadStore();
  let pipeline: Pipeline;

  before(async () => {
    pipeline = await startPipeline(opened().store, { now: '2026-11-23T15:00:00Z', projections: PROJECTIONS });
    for (const { symbol, a, managers } of held) {
      await pipeline.append('companies', companyEvent(a.cik, { name: a.name, symbols: [symbol] }));
      await pipeline.append('cusips', cusipEvent(a.cusip, a.cik));
      await pipeline.append('facts', countOf(a.cik));
      for (const manager of managers) {
        const listed = manager.filings.map(({ accession, form, filed, period }) =>
          filingEvent(manager.cik, accession, { form, filed, report_date: period }),
        );
        await pipeline.append('filings', ...listed);
        await pipeline.append('holdings', ...(await holdingsOf(manager)));
      }
    }
    for (const { cik, annual } of written) {
      await pipeline.append('companies', companyEvent(cik));
      for (const document of annual) {
        const { accession, form, filed, period } = document;
        await pipeline.append('filings', filingEvent(cik, accession, { form, filed, report_date: period }));
        await pipeline.append('sections', ...(await sectionsOf(cik, document)));
      }
    }
    await pipeline.projected();
  });
  after(() => pipeline.stop());

  const ask = async <Data>(path: string): Promise<Data> => {
    const { status, body, text } = await pipeline.get(path);
    expect(status, text).to.equal(200);
    return body!['data'] as Data;
  };

  it('is left out: a position of more shares than are outstanding', async () => {
    for (const { symbol, a, managers } of held) {
      const { institutional_13f: reported } = await ask<Ownership>(`/v2/ownership?symbol=${symbol}`);
      if (!reported.available) throw new Error(reported.reason);
      const above = managers[ABOVE]!;
      expect(
        reported.left_out.map(({ cik, reason }) => [cik, reason]),
        symbol,
      ).to.deep.equal([[above.cik, 'above_shares_outstanding']]);
      const others = managers.filter((manager) => manager !== above);
      expect(reported.top_holders.map(({ cik }) => cik).sort()).to.deep.equal(
        others.map(({ cik }) => cik).sort(),
      );
      const shares = others
        .flatMap(({ truth }) => truth.now.positions)
        .filter(({ cusip, kind }) => cusip === a.cusip && kind === 'shares')
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      expect(reported.totals.shares).to.equal(shares);
    }
  });

  it('is refused: a section that is cut short', async () => {
    for (const { annual } of written) {
      const reasons: unknown[] = [];
      for (const { accession } of annual) {
        const section = await ask<FilingSection>(`/v2/filings/${accession}/sections/risk_factors`);
        reasons.push('reason' in section ? section.reason : 'served');
      }
      expect(reasons).to.deep.equal(
        annual.map(({ period }) => (period.startsWith(String(CUT)) ? 'unlike_other_years' : 'served')),
      );
    }
  });
});
