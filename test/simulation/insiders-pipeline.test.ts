import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import type { Insiders, InsidersResponse } from '@footnote/contract/types.generated';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { INSIDER_SCENARIOS } from '@footnote/synthetic-edgar/insiders/types';
import { useSpineOf } from '../integration/spine-of.ts';

const [december] = demoSpecs;
if (!december) throw new Error('an issuer expected');
const issuer = generateIssuer({
  ...december,
  documents: null,
  reports: 'none',
  insiders: INSIDER_SCENARIOS,
});
const { truth } = issuer.insiders;
/** A day after the end of all scenarios, and less than a year after their beginning. */
const TO = '2025-11-28';

describe('from a mirror of EDGAR to the trades of insiders', () => {
  const { spine } = useSpineOf([issuer]);

  const ask = async (query = ''): Promise<Insiders> => {
    const response = await fetch(
      `${spine().address}/v2/insiders?symbol=${issuer.spec.ticker}&limit=500&to=${TO}${query}`,
      { headers: { 'X-API-Key': spine().key } },
    );
    expect(response.status).to.equal(200);
    return ((await response.json()) as InsidersResponse).data as Insiders;
  };
  const number = (text: string | null): number | null => (text === null ? null : Number(text));
  const sorted = (rows: readonly unknown[]): readonly string[] =>
    rows.map((row) => JSON.stringify(row)).sort();

  const isTrue = async (): Promise<void> => {
    const answer = await ask();
    expect(
      sorted(
        answer.transactions!.map((row) => [
          row.accession,
          row.line,
          row.form,
          row.filed,
          row.owners.map(({ cik }) => cik),
          row.date,
          row.code,
          row.shares,
          row.price,
          row.shares_after,
          row.plan_10b5_1,
          row.counterpart_line,
          row.superseded_by,
          row.same_as,
          row.doubts,
        ]),
      ),
    ).to.deep.equal(
      sorted(
        truth.lines
          .filter(({ code }) => code !== null)
          .map((line) => [
            line.accession,
            line.line,
            line.form,
            line.filed,
            line.owners,
            line.date,
            line.code,
            number(line.shares),
            number(line.price),
            number(line.after),
            line.plan,
            line.counterpart,
            line.superseded_by,
            line.same_as,
            line.doubts,
          ]),
      ),
    );
    expect(answer.unparsed_filings.map(({ accession, reason }) => [accession, reason])).to.deep.equal(
      truth.unparsed.map((accession) => [accession, 'malformed']),
    );
  };

  it('serves every line of the scenarios', isTrue);

  it('serves the holdings of initial reports', async () => {
    const { holdings } = await ask('&lines=holdings');
    expect(sorted(holdings!.map((row) => [row.accession, row.line, row.shares_after]))).to.deep.equal(
      sorted(
        truth.lines
          .filter(({ code }) => code === null)
          .map((line) => [line.accession, line.line, number(line.after)]),
      ),
    );
  });

  it('serves intents to sell with the shares sold, unless a form of these days is unreadable', async () => {
    const { intents, unparsed_filings: unparsed } = await ask();
    expect(sorted(intents.map(({ accession, units }) => [accession, units]))).to.deep.equal(
      sorted(truth.intents.map(({ accession, units }) => [accession, number(units)])),
    );
    for (const { accession, counts_from: from, counts_to: until, sold_shares: sold } of intents) {
      const isHidden = unparsed.some(({ filed }) => filed >= from && filed <= until);
      const reported = truth.intents.find((intent) => intent.accession === accession);
      if (isHidden) expect(sold).to.deep.equal({ available: false, reason: 'forms_missing' });
      else expect(sold).to.equal(number(reported?.sold_shares ?? null));
    }
  });

  it('adds up the trades that count, and refuses the sums if a form is unreadable', async () => {
    const { windows } = (await ask()).summary;
    const year = windows.find(({ months }) => months === 12)!;
    expect(year.left_out).to.deep.equal(truth.left_out);
    expect(year).to.deep.include({ is_covered: false });
    expect(year.net.shares).to.deep.equal({ available: false, reason: 'forms_missing' });
    const [row] = await spine().store.query<Record<string, string>>(
      `SELECT toString(sumIf(shares, code = 'P')) AS bought, toString(sumIf(shares, code = 'S')) AS sold,
        toString(sumIf(toDecimal128(shares, 4) * toDecimal128(price, 4), code = 'P')) AS paid,
        toString(sumIf(toDecimal128(shares, 4) * toDecimal128(price, 4), code = 'S')) AS received
      FROM insider_transactions WHERE code IN ('P', 'S') AND NOT derivative AND superseded_by = '' AND same_as = '' AND empty(doubts)
        AND direction = if(code = 'P', 'A', 'D') AND NOT equity_swap AND cik = '${issuer.spec.cik}'`,
    );
    const amounts = [row!['bought'], row!['sold'], row!['paid'], row!['received']];
    expect(amounts.map((text) => new Decimal(text!).toFixed())).to.deep.equal([
      truth.purchases.shares,
      truth.sales.shares,
      truth.purchases.value,
      truth.sales.value,
    ]);
  });

  it('serves the same when every record is delivered twice', async () => {
    for (const topic of ['documents', 'trades'] as const) await spine().deliverAgain(topic);
    await isTrue();
  });
});
