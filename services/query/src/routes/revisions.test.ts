import { expect } from 'chai';
import { fact, filing } from '@footnote/statements/test-support';
import type { Revisions } from '@footnote/contract/types.generated';
import { accessionDigits } from '@footnote/values/accession';
import type { Harness, WireAnswer } from '../testing/harness.ts';
import { startWithInputs } from '../testing/inputs.ts';

const CIK = '0009999999';
const FILINGS = [2026, 2027, 2028].map((year, at) =>
  filing('10-K', `${year}-02-01`, [
    fact('Revenues', '2025-01-01', '2025-12-31', 1_001_000_000 + at * 100_000_000),
    fact('NetIncomeLoss', '2025-01-01', '2025-12-31', 90_000_000),
    fact('NetIncomeLoss', '2024-01-01', '2024-12-31', 80_000_000),
    fact('Assets', null, '2025-12-31', 5_000_000_000),
    fact('Assets', null, '2024-12-31', 4_000_000_000),
  ]),
);

describe('GET /v2/revisions', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startWithInputs(CIK, FILINGS, { now: '2028-02-10T15:00:00Z' });
  });
  afterEach(() => harness.stop());

  const ask = (query: string): Promise<WireAnswer> => harness.get(`/v2/revisions?symbol=ACME${query}`);
  const data = async (query: string): Promise<Revisions> => {
    const { status, body, text } = await ask(query);
    expect(status, text).to.equal(200);
    return body!['data'] as Revisions;
  };
  const refusal = async (query: string): Promise<readonly unknown[]> => {
    const { status, body } = await ask(query);
    const { code, message } = body!['error'] as { code: string; message: string };
    return [status, code, message];
  };

  it('returns old and new value, the filing and the kind of each revision, newest first', async () => {
    const { revisions, next_cursor, covers, as_of } = await data('&field=revenue&statement=income_statement');
    expect({ next_cursor, covers, as_of }).to.deep.equal({
      next_cursor: null,
      covers: { from: '2026-02-01', to: '2028-02-01' },
      as_of: '2028-02-01T00:00:00Z',
    });
    const annual = revisions.filter(({ period_kind: kind }) => kind === 'annual');
    expect(
      annual.map(({ period, unit, old, new: now, kind, filing: { filed } }) => [
        period,
        unit,
        old.value,
        now.value,
        kind.code,
        filed,
      ]),
    ).to.deep.equal([
      ['FY2025', 'USD', 1_101_000_000, 1_201_000_000, 'restatement', '2028-02-01'],
      ['FY2025', 'USD', 1_001_000_000, 1_101_000_000, 'restatement', '2027-02-01'],
    ]);
    const { accession } = FILINGS[2]!;
    expect(annual[0]?.filing.url).to.equal(
      `https://www.sec.gov/Archives/edgar/data/9999999/${accessionDigits(accession)}/${accession}-index.htm`,
    );
  });

  it('comes in pages', async () => {
    const whole = await data('');
    const found: Revisions['revisions'][number][] = [];
    let cursor = '';
    for (let page = 0; page < 50; page += 1) {
      const { revisions, next_cursor: next } = await data(`&limit=1${cursor}`);
      found.push(...revisions);
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    expect(found).to.deep.equal(whole.revisions);
    expect(found.length).to.be.greaterThan(1);
  });

  it('begins at a day', async () => {
    const { revisions, covers } = await data('&since=2027-06-01&field=revenue');
    expect([...new Set(revisions.map(({ filing: { filed } }) => filed))]).to.deep.equal(['2028-02-01']);
    expect(covers).to.deep.equal({ from: '2028-02-01', to: '2028-02-01' });
    expect(await data('&since=2028-02-09')).to.deep.include({
      covers: null,
      revisions: [],
      next_cursor: null,
    });
  });

  it('is empty for a company without statements', async () => {
    await harness.stop();
    harness = await startWithInputs(CIK, [], { now: '2028-02-10T15:00:00Z' });
    expect(await data('')).to.deep.include({ as_of: null, freshness: 'unsupported', revisions: [] });
  });

  it('lists the faults of a request', async () => {
    const message = async (query: string) => {
      const [status, code, text] = await refusal(query);
      expect([status, code]).to.deep.equal([400, 'PARAM_INVALID']);
      return text;
    };
    for (const limit of ['0', '1001', 'many', '-1'])
      expect(await message(`&limit=${limit}`)).to.equal(
        `limit must be a whole number from 1 to 1000, not '${limit}'`,
      );
    expect(await message('&since=2027')).to.equal("since must be a day, YYYY-MM-DD, not '2027'");
    expect(await message('&cursor=x')).to.equal("cursor must be like 0009990001-24-000012.0, not 'x'");
    expect(await message('&cursor=0000000000-01-000001.0')).to.equal(
      "cursor must be the next_cursor of an answer about ACME, not '0000000000-01-000001.0'",
    );
    expect(await message('&field=ebit')).to.match(
      /^field must be one of accounts_payable.*, not 'ebit'; nearest: ebitda/,
    );
    expect(await message('&field=revenue&statement=cash_flow')).to.match(/ in cash_flow, not 'revenue'$/);
  });
});
