import { expect } from 'chai';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { canned, cannedReader } from '@footnote/lanes/testing/canned-rows';
import type { Answer } from '../wire/answer.ts';
import { laneEndpoint } from './lane-endpoint.ts';
import { events } from '@footnote/lanes/filings/events/lane';
import {
  CURRENT_REPORTS,
  FILING_SPAN,
  SECTIONS_OF_FILINGS,
  TEXTS_OF_FILINGS,
} from '@footnote/lanes/filings/events/read';
import type { EventsRequest } from '@footnote/lanes/filings/events/request';

const ACME = { symbol: 'ACME', cik: '0000000007' };

describe('cached pages of /v2/events', () => {
  let pages: string[];
  const answers = createTaggedCache<Answer>({ maxBytes: 1_000_000, ttlMs: 60_000 });
  const store = cannedReader([
    canned(CURRENT_REPORTS, ({ cik, item, from, to, after, limit }) => {
      pages.push([cik, item, from, to, after, limit].join(' '));
      return [];
    }),
    canned(FILING_SPAN, () => [{ newest: '2026-02-02 21:00:00', oldest: '2016-05-02' }]),
    canned(TEXTS_OF_FILINGS, () => []),
    canned(SECTIONS_OF_FILINGS, () => []),
  ]);
  const endpoint = laneEndpoint(events, {
    reader: { store },
    answers,
    now: () => Date.parse('2026-02-10T15:00:00Z'),
  });
  const ask = (query: Partial<EventsRequest>, company = ACME) =>
    endpoint.answer({ symbol: company.symbol, ...query }, company);

  beforeEach(() => {
    pages = [];
    answers.clear();
  });

  it('are read once, with the same defaults stated or omitted', async () => {
    const first = await ask({ item: '2.02' });
    expect(ask({ item: '2.02' })).to.equal(first);
    expect(ask({ item: '2.02', limit: 50 })).to.equal(first);
    await endpoint.csv?.({ symbol: 'ACME', item: '2.02' }, ACME);
    expect(pages).to.have.lengthOf(1);
  });

  it('differ by company, symbol, filter, size and cursor', async () => {
    const cursor = '2024-11-01.0000000007-24-000012';
    const requests: readonly Partial<EventsRequest>[] = [
      {},
      { limit: 2 },
      { item: '2.02' },
      { from: '2025-01-01' },
      { to: '2025-01-01' },
      { cursor },
    ];
    const companies = [ACME, { ...ACME, symbol: 'ACMEB' }, { symbol: 'OTHER', cik: '0000000008' }];
    const distinct = new Set<unknown>();
    for (const company of companies) for (const query of requests) distinct.add(await ask(query, company));
    expect(distinct.size).to.equal(requests.length * companies.length);
  });

  it('are dropped when the company is published', async () => {
    const first = await ask({});
    answers.invalidate([companyTag('0000000008')]);
    expect(ask({})).to.equal(first);
    answers.invalidate([companyTag(ACME.cik)]);
    await ask({});
    expect(pages).to.have.lengthOf(2);
  });
});
