import { expect } from 'chai';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import type { InputFiling } from '@footnote/statements/inputs';
import { inputRows } from '../testing/inputs.ts';
import type { StoredCompany } from '@footnote/lanes/statements/company-inputs/record';
import { createResponder, type Reply } from './thread.ts';

const codec = createCodec(createMemoryRegistry());

const filingOf = (facts: number): InputFiling => ({
  accession: '0000000001-26-000001',
  form: '10-K',
  filed: '2026-02-01',
  report_date: null,
  fy: 2025,
  fp: 'FY',
  facts: Array.from({ length: facts }, () => ({
    taxonomy: 'us-gaap',
    concept: 'Assets',
    unit: 'USD',
    start: null,
    end: '2025-12-31',
    value: '1',
  })),
});
const storedWith = async (facts: number): Promise<StoredCompany> => {
  const cik = '0000000001';
  return {
    cik,
    rows: await inputRows(codec, cik, [filingOf(facts)]),
    schemas: new Map([[1, await codec.schema(1)]]),
  };
};
const job = { kind: 'statements', day: '2025-01-01', masks: true } as const;

describe('the computing thread', () => {
  it('requests the inputs of an unknown company and caches them', async () => {
    const respond = createResponder();
    expect(await respond({ id: 1, key: 'a', job, inputs: null })).to.deep.equal({
      id: 1,
      outcome: 'unknown_company',
    });
    expect(await respond({ id: 2, key: 'a', job, inputs: await storedWith(3) })).to.deep.equal({
      id: 2,
      outcome: 'result',
      result: null,
    });
    expect((await respond({ id: 3, key: 'a', job, inputs: null })).outcome).to.equal('result');
    expect((await respond({ id: 4, key: 'b', job, inputs: null })).outcome).to.equal('unknown_company');
  });

  it('evicts the least recently used company, but never the one being requested', async () => {
    const respond = createResponder(10);
    const ask = async (key: string, facts: number | null): Promise<Reply['outcome']> =>
      (await respond({ id: 0, key, job, inputs: facts === null ? null : await storedWith(facts) })).outcome;
    const knows = async (...keys: readonly string[]): Promise<readonly boolean[]> => {
      const known: boolean[] = [];
      for (const key of keys) known.push((await ask(key, null)) === 'result');
      return known;
    };
    await ask('a', 5);
    await ask('b', 5);
    expect(await knows('a')).to.deep.equal([true]);
    await ask('c', 5);
    expect(await knows('b', 'a', 'c')).to.deep.equal([false, true, true]);
    await ask('large', 50);
    expect(await knows('large', 'a', 'c')).to.deep.equal([true, false, false]);
  });

  it('answers in order, and uses inputs that arrived with an earlier request', async () => {
    const respond = createResponder();
    const replies = [
      respond({ id: 1, key: 'a', job, inputs: await storedWith(500) }),
      respond({ id: 2, key: 'a', job, inputs: null }),
    ];
    const order: number[] = [];
    for (const reply of replies) void reply.then(({ id }) => order.push(id));
    expect((await Promise.all(replies)).map(({ outcome }) => outcome)).to.deep.equal(['result', 'result']);
    expect(order).to.deep.equal([1, 2]);
  });

  it('reports an error of the computation or of the inputs, and remains usable', async () => {
    const respond = createResponder();
    const inputs = await storedWith(1);
    const nonsense = { kind: 'nonsense' } as unknown as typeof job;
    expect(await respond({ id: 7, key: 'a', job: nonsense, inputs })).to.include({
      id: 7,
      outcome: 'failed',
    });
    const unreadable = { ...inputs, schemas: new Map<number, string>() };
    expect(await createResponder()({ id: 8, key: 'a', job, inputs: unreadable })).to.include({
      id: 8,
      outcome: 'failed',
    });
    expect(await respond({ id: 9, key: 'a', job, inputs })).to.include({ id: 9, outcome: 'result' });
  });
});
