import { expect } from 'chai';
import { FIGURE_NAMES } from '@footnote/figures/catalog/names';
import { contractFault } from '@footnote/contract/testing';
import { ACCESSION } from '@footnote/values/accession';
import type { DemoIssuers } from './demo-issuers.ts';

type Figure = {
  readonly figure: string;
  readonly value?: number | string;
  readonly reason?: string;
  readonly period_end?: string;
  readonly provenance?: { readonly accession: string } | null;
};
type Company = { readonly symbol: string; readonly reason?: string; readonly currency?: string };
type Compared = {
  readonly companies: readonly Company[];
  readonly fields: readonly {
    readonly figure: string;
    readonly member: string;
    readonly values: readonly Figure[];
  }[];
};
type Block = Readonly<Record<string, unknown>>;

const MOST_FIELDS = 50;

/** The blocks of a fundamentals response, with only the newest row of each. */
function newestBlocks(data: Readonly<Record<string, unknown>>): Block {
  return Object.fromEntries(
    Object.entries(data).map(([name, block]) => [name, Array.isArray(block) ? (block[0] as unknown) : block]),
  );
}

const memberOf = (block: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Block | null | undefined)?.[name], block);

/** `GET /v2/compare` over the invented issuers must serve the figures of `GET /v2/fundamentals`. */
export function comparedFigures({ issuers, spine }: DemoIssuers): void {
  const ask = async (path: string, query: string): Promise<{ status: number; data: Block; text: string }> => {
    const response = await fetch(`${spine().address}${path}?${query}`, {
      headers: { 'X-API-Key': spine().key },
    });
    const text = await response.text();
    const body = JSON.parse(text) as { data: Block };
    expect(contractFault(path, response.status, body), query).to.equal(undefined);
    return { status: response.status, data: body.data, text };
  };
  const compare = async (query: string): Promise<Compared> =>
    (await ask('/v2/compare', query)).data as unknown as Compared;
  const symbols = issuers.map(({ spec }) => spec.ticker);
  const names = FIGURE_NAMES.map(({ name }) => name);

  for (const period of ['quarter', 'annual'] as const)
    it(`has exactly the figures of fundamentals by ${period}`, async () => {
      const answers = new Map<string, Block>();
      for (const symbol of symbols) {
        const { data } = await ask('/v2/fundamentals', `symbol=${symbol}&period=${period}`);
        const isNotice = 'quarterly_view' in data;
        const other = isNotice ? await ask('/v2/fundamentals', `symbol=${symbol}`) : undefined;
        const {
          income_statement: _,
          balance_sheet: __,
          cash_flow: ___,
          ...blocks
        } = newestBlocks(other?.data ?? {});
        answers.set(symbol, isNotice ? blocks : newestBlocks(data));
      }
      let values = 0;
      for (let from = 0; from < names.length; from += MOST_FIELDS) {
        const fields = names.slice(from, from + MOST_FIELDS).join();
        const { companies, fields: rows } = await compare(
          `symbols=${symbols.slice(0, 10).join()}&fields=${fields}&period=${period}`,
        );
        for (const { member, values: shown } of rows)
          for (const [at, figure] of shown.entries()) {
            const symbol = companies[at]?.symbol ?? '';
            const served = memberOf(answers.get(symbol), member.split('.'));
            const isServed =
              typeof served === 'number' || (typeof served === 'string' && served !== 'insufficient_history');
            if (isServed) {
              values += 1;
              expect(figure.value, `${symbol} ${member}`).to.equal(served);
              expect(figure.provenance?.accession, `${symbol} ${member}`).to.match(ACCESSION);
            } else expect(figure.reason, `${symbol} ${member}`).to.match(/^[a-z_]+$/);
          }
      }
      expect(values).to.be.greaterThan(50 * symbols.length);
    });

  it('shows the twelve months of the block ttm, with balances at their end', async () => {
    const { fields } = await compare(
      `symbols=${symbols.slice(0, 10).join()}&fields=revenue,revenue_ttm_usd,net_margin_pct,net_profit_margin_pct,total_assets&period=ttm`,
    );
    const [revenue, inBlock, margin, marginInBlock, assets] = fields.map(({ values }) => values);
    let compared = 0;
    for (const [at, figure] of (inBlock ?? []).entries()) {
      if (figure.value === undefined) continue;
      compared += 1;
      expect(revenue?.[at]?.value).to.equal(figure.value);
      expect(margin?.[at]?.value).to.equal(marginInBlock?.[at]?.value);
      expect(assets?.[at]?.period_end).to.equal(figure.period_end);
    }
    expect(compared).to.be.greaterThan(0);
  });

  it('reports an unknown symbol, and refuses if all are unknown', async () => {
    const [known = ''] = symbols;
    const { companies, fields } = await compare(`symbols=fnnone,${known.toLowerCase()}&fields=revenue`);
    expect(companies[0]).to.deep.equal({ available: false, reason: 'symbol_unknown', symbol: 'FNNONE' });
    expect(companies[1]?.symbol).to.equal(known);
    expect(fields[0]?.values[0]?.reason).to.equal('symbol_unknown');
    const none = await ask('/v2/compare', 'symbols=FNNONE,FNNADA&fields=revenue');
    expect(none.status).to.equal(404);
    expect(none.text).to.match(/SYMBOL_UNKNOWN/);
  });

  it('refuses unknown fields, and too many fields or symbols', async () => {
    const refusal = async (query: string): Promise<string> => {
      const { status, text } = await ask('/v2/compare', query);
      expect(status, query).to.equal(400);
      return text;
    };
    expect(await refusal(`symbols=${symbols[0]}&fields=revenue,profit`)).to.match(
      /fields: 'profit' is not a figure; GET \/v2\/catalog/,
    );
    expect(await refusal(`symbols=${symbols[0]}`)).to.match(/fields is required/);
    expect(await refusal(`symbols=${'A,'.repeat(10)}A&fields=revenue`)).to.match(
      /list of at most 10, not 11/,
    );
    expect(await refusal(`symbols=${symbols[0]}&fields=${'revenue,'.repeat(50)}roic_pct`)).to.match(
      /list of at most 50/,
    );
    expect(await refusal(`symbols=A B&fields=revenue`)).to.match(/symbols must be like/);
    expect(await refusal(`symbols=${symbols[0]}&fields=revenue&period=ytd`)).to.match(
      /period must be one of/,
    );
  });
}
