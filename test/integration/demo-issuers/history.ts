import { dayBefore } from '@footnote/values/day';
import { expect } from 'chai';
import type { History, HistoryTable } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import type { DemoIssuers } from './demo-issuers.ts';

const SYMBOL = 'FNDEC';
type Row = { readonly period_end: string } & Readonly<Record<string, unknown>>;
type Fundamentals = {
  readonly balance_sheet: readonly Row[];
  readonly income_statement: readonly (Row & { readonly provenance: { readonly accession: string } })[];
  readonly ttm: Readonly<Record<string, number | null>>;
};

/** Compares figures over time with those of the other endpoints. */
export function histories({ spine }: DemoIssuers): void {
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${spine().address}/v2/${path}`, {
      headers: { 'X-API-Key': spine().key, ...headers },
    });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const data = async <Data>(path: string): Promise<Data> => {
    const { status, text } = await ask(path);
    const body = JSON.parse(text) as { readonly data: Data };
    const [endpoint = ''] = path.split('?');
    expect(contractFault(`/v2/${endpoint}`, status, body, 'get'), text.slice(0, 300)).to.equal(undefined);
    expect(status, text).to.equal(200);
    return body.data;
  };
  const history = (query: string, symbol = SYMBOL) => data<History>(`history?symbol=${symbol}&${query}`);
  const table = async (query: string): Promise<HistoryTable> => {
    const { history: found } = await history(query);
    if (!found.available) throw new Error(found.reason);
    return found;
  };
  const column = ({ columns, rows }: HistoryTable, name: string) =>
    rows.map((row) => row[columns.indexOf(name)]);
  it('have the rows of fundamentals by fiscal period, with their filings', async () => {
    const series = 'revenue_quarter,gross_margin_pct_quarter,total_assets_quarter,revenue_ttm';
    const found = await table(`series=${series}&interval=quarter&limit=8`);
    const {
      income_statement: income,
      balance_sheet: balance,
      ttm,
    } = await data<Fundamentals>(`fundamentals?symbol=${SYMBOL}`);
    expect(column(found, 'date')).to.deep.equal(income.map(({ period_end: end }) => end));
    expect(column(found, 'revenue_quarter')).to.deep.equal(income.map(({ revenue }) => revenue));
    expect(column(found, 'total_assets_quarter')).to.deep.equal(balance.map((row) => row['total_assets']));
    expect(column(found, 'gross_margin_pct_quarter')).to.deep.equal(
      income.map(({ margins }) => (margins as Readonly<Record<string, unknown>>)['gross_margin_pct']),
    );
    expect(column(found, 'revenue_ttm')[0]).to.equal(ttm['revenue_ttm_usd']);
    const margin = found.provenance.filter(({ series: name }) => name === 'gross_margin_pct_quarter');
    expect(margin.map(({ footnotes }) => found.footnotes[footnotes[0]!]!.accession)).to.deep.equal(
      income.map(({ provenance }) => provenance.accession),
    );
    const older = await table(`series=${series}&interval=quarter&to=${found.next_to ?? ''}`);
    expect(String(column(older, 'date')[0]) < String(column(found, 'date').at(-1))).to.equal(true);
  });

  it('report missing series with the reason', async () => {
    const reason = async (query: string, symbol?: string) => {
      const { history: found } = await history(query, symbol);
      return found.available ? null : found.reason;
    };
    expect(await reason('series=close&from=2001-01-01&to=2001-12-31')).to.equal('range_empty');
    expect(await reason('series=revenue_ttm&interval=quarter', 'FNFOR')).to.equal('annual_only_filer');
    expect(await reason('series=revenue_ttm&interval=year&from=2001-01-01&to=2001-12-31')).to.equal(
      'range_empty',
    );
    for (const query of [
      'series=sales',
      'series=close&interval=year',
      'series=revenue_quarter&interval=year',
      'series=revenue_ttm&from=2025-01-02&to=2025-01-01',
      `series=${Array.from({ length: 21 }, () => 'close').join()}`,
      'series=',
    ]) {
      const { status, text } = await ask(`history?symbol=${SYMBOL}&${query}`);
      expect([status, text.includes('PARAM_INVALID')], query).to.deep.equal([400, true]);
    }
    expect((await ask('history?symbol=NONE&series=close')).status).to.equal(404);
  });

  it('have figures by session as known on the day before', async () => {
    const found = await table(
      'series=close,revenue_ttm,eps_diluted_ttm,roic_pct_ttm,pe_ttm&interval=month&from=2024-05-01&to=2025-01-31',
    );
    expect(found.rows).to.have.length(9);
    for (const [at, row] of found.rows.entries()) {
      const [day, close, revenue, eps, roic, pe] = row;
      if (pe !== null) expect(Number(pe)).to.be.closeTo(Number(close) / Number(eps), 0.006);
      if (at % 8 !== 0) continue;
      const { ttm } = await data<Fundamentals>(
        `fundamentals?symbol=${SYMBOL}&as_known_on=${dayBefore(String(day))}`,
      );
      expect([revenue, roic], String(day)).to.deep.equal([ttm['revenue_ttm_usd'], ttm['roic_pct']]);
    }
    for (const { first_date: first, footnotes } of found.provenance)
      for (const at of footnotes) expect(found.footnotes[at]!.filed < first).to.equal(true);
  });

  it('are CSV on request, with the filing of each number', async () => {
    const { type, text } = await ask(
      `history?symbol=${SYMBOL}&series=close,revenue_ttm&interval=month&limit=2`,
      {
        Accept: 'text/csv',
      },
    );
    expect(type).to.equal('text/csv; charset=utf-8');
    const [header = '', ...lines] = text.trim().split('\n');
    expect(header).to.equal(
      'date,period,close,close_filed,close_form,close_accession,close_reason,revenue_ttm,revenue_ttm_filed,revenue_ttm_form,revenue_ttm_accession,revenue_ttm_reason,symbol',
    );
    expect(lines).to.have.length(2);
    for (const line of lines)
      expect(line).to.match(/^2025-\d\d-\d\d,,[\d.]+,,,,,\d+,20[\d-]+,10-[QK],[\d-]{20},,FNDEC$/);
  });
}
