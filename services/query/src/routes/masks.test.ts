import { expect } from 'chai';
import { changed, plainFilings, plainYears } from '@footnote/statements/test-support';
import type { Explanation } from '@footnote/contract/types.generated';
import type { Harness } from '../testing/harness.ts';
import { startWithInputs } from '../testing/inputs.ts';

const CIK = '0009999999';
const FILINGS = plainFilings(2021, plainYears(3)).map((filing) =>
  filing.filed === '2024-02-15'
    ? changed(filing, (item) =>
        item.concept === 'Assets' && item.end === '2023-12-31'
          ? { ...item, value: item.value.slice(1) }
          : item,
      )
    : filing,
);

describe('values computed from the filings known on a day', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startWithInputs(CIK, FILINGS, { now: '2024-03-01T15:00:00Z' });
  });
  afterEach(() => harness.stop());

  const dataOf = async <T>(path: string): Promise<T> => {
    const { status, body, text } = await harness.get(path);
    expect(status, text).to.equal(200);
    return body!['data'] as T;
  };
  const explain = (period: string): Promise<Explanation> =>
    dataOf(`/v2/explain?symbol=ACME&statement=balance_sheet&field=total_assets&period=${period}`);

  it('withholds a contradicted value and explains it with value and evidence', async () => {
    const { cell, rule, operands, verification } = await explain('2023-Q4');
    expect(cell).to.include({ value: null, concept: null, provenance: null });
    expect(cell.refusal?.code).to.equal('oracle_contradicted');
    expect(cell.rule?.id).to.equal('verification.balance_total');
    expect(rule).to.deep.equal({ code: 'refused', text: cell.rule?.text });
    expect(operands.map(({ filed_value: value }) => value)).to.deep.equal(['20000000']);
    expect(verification).to.include({ value: 20_000_000, verdict: 'contradicted' });
    expect(
      verification!.evidence.map(({ rule: { code }, readings }) => [
        code,
        readings.map(({ blamed }) => blamed),
      ]),
    ).to.deep.include(['balance_total', [true, false]]);
  });

  it('serves a value corroborated by other readings', async () => {
    const { cell, verification } = await explain('2022-Q4');
    expect(cell).to.include({ value: 720_000_000, refusal: null });
    expect(verification!.verdict).to.equal('passed');
    expect(verification!.vouched.map(({ code }) => code)).to.include.members([
      'balance_total',
      'comparative',
    ]);
  });

  it('withholds the same cells with as_known_on', async () => {
    const { balance_sheet: rows } = await dataOf<{ balance_sheet: Record<string, unknown>[] }>(
      '/v2/fundamentals?symbol=ACME&period=annual&as_known_on=2024-02-28',
    );
    expect(rows.map(({ period_end: end, total_assets: assets }) => [end, assets]).slice(0, 2)).to.deep.equal([
      ['2023-12-31', null],
      ['2022-12-31', 720_000_000],
    ]);
  });
});
