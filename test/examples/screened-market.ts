import { expect } from 'chai';
import type { ScreenResponse, ValuationResponse } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { MARKET_NAMES } from '@footnote/figures/catalog/market-names';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import type { DemoService } from '../reference/service.ts';

type Screen = ScreenResponse['data'];
type Row = Screen['rows'][number];

const SYMBOLS = demoIssuers().map(({ spec }) => spec.ticker);
const EVERY = "symbol != ''";

/** Screens on figures at the newest close say what the lanes say. */
export function screenedMarket(service: () => DemoService): void {
  const ask = async <Data>(path: string, query: Readonly<Record<string, string>>): Promise<Data> => {
    const response = await fetch(`${service().address}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { 'X-API-Key': service().key },
    });
    const body = (await response.json()) as { readonly data: Data };
    expect(contractFault(path, response.status, body), `${path} ${JSON.stringify(query)}`).to.equal(
      undefined,
    );
    expect(response.status, JSON.stringify(body)).to.equal(200);
    return body.data;
  };
  const screen = (query: Readonly<Record<string, string>>): Promise<Screen> =>
    ask('/v2/screen', { stale: 'include', ...query });
  const names = MARKET_NAMES.map(({ name }) => name);

  /** Every figure of every company, in requests of as many columns as are allowed. */
  const screened = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, Row['figures'][number]>>> => {
    const found = new Map<string, Map<string, Row['figures'][number]>>();
    for (let at = 0; at < names.length; at += 20)
      for (const { symbol, figures } of (
        await screen({ where: EVERY, columns: names.slice(at, at + 20).join() })
      ).rows) {
        const own = found.get(symbol ?? '') ?? new Map<string, Row['figures'][number]>();
        for (const figure of figures) own.set(figure.figure, figure);
        found.set(symbol ?? '', own);
      }
    return found;
  };

  const memberAt = (data: unknown, member: string): unknown =>
    member
      .split('.')
      .reduce<unknown>((place, part) => (place as Record<string, unknown> | null | undefined)?.[part], data);

  it('has every number as the endpoint that serves it, and refuses what that refuses', async () => {
    let served = 0;
    const all = await screened();
    expect([...all.keys()].sort()).to.deep.equal([...SYMBOLS].sort());
    for (const [symbol, figures] of all) {
      const answers = new Map<string, unknown>();
      for (const { name, served: place } of MARKET_NAMES) {
        if (place === null) continue;
        const data = answers.get(place.path) ?? (await ask(place.path, { symbol }));
        answers.set(place.path, data);
        const expected = memberAt(data, place.member);
        const figure = figures.get(name);
        const value = figure !== undefined && 'value' in figure ? figure.value : null;
        expect(value, `${symbol} ${name}`).to.equal(typeof expected === 'number' ? expected : null);
        if (value !== null) served += 1;
        const reason = (expected as { readonly reason?: string } | null | undefined)?.reason;
        if (reason !== undefined) expect(figure, `${symbol} ${name}`).to.include({ reason });
      }
    }
    expect(served).to.be.greaterThan(SYMBOLS.length * 15);
  });

  it('names the filing of the figure that a price is compared with, and the day of the close', async () => {
    const { rows } = await screen({ where: 'price_to_sales > 0', columns: 'price_to_sales' });
    expect(rows.length).to.be.greaterThan(0);
    for (const { symbol, figures } of rows) {
      const [figure] = figures;
      if (figure === undefined || !('price_source' in figure))
        throw new Error(`${symbol ?? ''} has no such figure`);
      const { multiples, market_value: worth } = await ask<
        ValuationResponse['data'] & { multiples: unknown }
      >('/v2/valuation', { symbol: symbol ?? '' }).then(
        (data) => data as Extract<ValuationResponse['data'], { readonly multiples: unknown }>,
      );
      const { price_to_sales: multiple } = multiples;
      if ('reason' in multiple) throw new Error('the multiple is refused');
      expect(figure.provenance).to.deep.equal(multiple.denominator.provenance);
      expect(figure.close_date).to.equal(worth.close_date);
    }
  });

  it('sorts by them with refused ones last, across pages', async () => {
    for (const sort of ['market_value', '-market_value', '-total_return_1y_pct']) {
      const whole = await screen({ where: EVERY, sort, columns: sort.replace('-', '') });
      const paged: Row[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Screen = await screen({
          where: EVERY,
          sort,
          limit: '2',
          columns: sort.replace('-', ''),
          ...(cursor !== '' && { cursor }),
        });
        paged.push(...page.rows);
        cursor = page.next_cursor;
      }
      expect(paged).to.deep.equal(whole.rows);
      const values = whole.rows.map(({ figures: [figure] }) =>
        figure !== undefined && 'value' in figure ? Number(figure.value) : null,
      );
      const known = values.filter((value) => value !== null);
      expect(known.length).to.be.greaterThan(2);
      expect(values.slice(0, known.length)).to.deep.equal(known);
      const ascending = known.toSorted((one, other) => one - other);
      expect(known).to.deep.equal(sort.startsWith('-') ? ascending.toReversed() : ascending);
    }
  });

  it('matches by sector and industry as profiles have them, beside figures of statements', async () => {
    const { sector, industry } = await ask<{ sector: string; industry: string }>('/v2/profile', {
      symbol: SYMBOLS[0]!,
    });
    const where = `sector = '${sector.toLowerCase()}' and industry = '${industry}' and market_value > 0`;
    const { rows } = await screen({ where, columns: 'revenue_yoy_pct' });
    expect(rows.map(({ symbol }) => symbol)).to.include(SYMBOLS[0]);
    for (const row of rows) expect(row).to.include({ sector, industry });
    expect((await screen({ where: `not (${where})` })).rows.map(({ symbol }) => symbol)).to.not.include(
      SYMBOLS[0],
    );
  });

  it('lists the companies for which a condition is undetermined, with comparisons and reasons', async () => {
    const all = await screened();
    const isRefused = (name: string) => (own: ReadonlyMap<string, Row['figures'][number]>) =>
      'reason' in (own.get(name) ?? {});
    const refused = names.find((name) => [...all.values()].some(isRefused(name))) ?? '';
    const where = `${refused} < 1 and (roic_pct > 100000 or ${refused} > -5)`;
    const { companies, rows, list } = await screen({ where: `not (${where})`, list: 'undetermined' });
    expect(list).to.equal('undetermined');
    expect(rows).to.have.lengthOf(companies.undetermined);
    expect(rows.length).to.be.greaterThan(0);
    for (const { symbol, undecided = [] } of rows) {
      expect(undecided).to.not.be.empty;
      for (const { field, reason, condition } of undecided) {
        expect(where).to.include(condition);
        const figure = all.get(symbol ?? '')?.get(field);
        if (field === refused) expect(figure).to.include({ reason });
      }
    }
    const matched = await screen({ where: `not (${where})` });
    const named = new Set(rows.map(({ symbol }) => symbol));
    expect(matched.rows.some(({ symbol }) => named.has(symbol))).to.equal(false);
  });
}
