import { expect } from 'chai';
import fc from 'fast-check';
import { FIGURE_NAMES, type FigureName } from '@footnote/figures/catalog/names';
import { contractFault } from '@footnote/contract/testing';
import { isTrue, type NaiveCompany } from '@footnote/query/testing/naive-screen';
import { parseFilter } from '@footnote/lanes/companies/screen/grammar/parse';
import type { TextField } from '@footnote/lanes/companies/screen/grammar/fields';
import type { CompanyFigureRow } from '@footnote/read-models/company-figures';
import type { DemoIssuers } from './demo-issuers.ts';

type Row = {
  readonly cik: string;
  readonly symbol: string;
  readonly figures: readonly { readonly figure: string; readonly value?: number; readonly reason?: string }[];
};
type Data = {
  readonly companies: {
    readonly matched: number;
    readonly screened: number;
    readonly stale: number;
    readonly undetermined: number;
  };
  readonly currencies: readonly string[];
  readonly next_cursor: string | null;
  readonly rows: readonly Row[];
};

/** `GET /v2/screen` over the invented issuers must find those that a naive evaluation of the same figures finds. */
export function screens({ issuers, spine }: DemoIssuers): void {
  const ask = async (
    query: Readonly<Record<string, string>>,
  ): Promise<{ status: number; data: Data; text: string }> => {
    const requested = new URLSearchParams(query).toString();
    const response = await fetch(`${spine().address}/v2/screen?${requested}`, {
      headers: { 'X-API-Key': spine().key },
    });
    const text = await response.text();
    const body = JSON.parse(text) as { data: Data };
    expect(contractFault('/v2/screen', response.status, body), requested).to.equal(undefined);
    return { status: response.status, data: body.data, text };
  };
  // The invented issuers stop filing at a fixed date, regardless of today's date.
  const screen = async (where: string, more: Readonly<Record<string, string>> = {}): Promise<Data> => {
    const { status, data, text } = await ask({ where, stale: 'include', ...more });
    expect(status, text).to.equal(200);
    return data;
  };

  const companies = new Map<string, NaiveCompany>();
  before('reads the figures', async () => {
    const rows = await spine().store.query<
      CompanyFigureRow & { readonly currency: string; readonly digits: string | null }
    >(
      'SELECT f.*, toString(f.value) AS digits, i.reporting_currency AS currency FROM company_figures AS f INNER JOIN statement_issuers AS i ON i.cik = f.cik WHERE own',
    );
    for (const { cik, symbol, currency, figure, digits, word } of rows) {
      const texts = new Map<TextField, string>([
        ['cik', cik],
        ['symbol', symbol],
        ['currency', currency],
      ]);
      const company = companies.get(cik) ?? { figures: new Map<string, string>(), texts };
      companies.set(cik, company);
      const value = digits ?? (word === '' ? undefined : word);
      if (value !== undefined) (company.figures as Map<string, string>).set(figure, value);
    }
    expect(companies.size).to.equal(issuers.length);
  });

  const expected = (where: string): { matched: readonly string[]; undetermined: number } => {
    const parsed = parseFilter(where);
    if (!parsed.ok) throw new Error(parsed.message);
    const found = [...companies].map(([cik, company]) => [cik, isTrue(parsed.condition, company)] as const);
    return {
      matched: found.filter(([, is]) => is === true).map(([cik]) => cik),
      undetermined: found.filter(([, is]) => is === null).length,
    };
  };

  /** A value close to that of some company, so that both outcomes of a comparison occur. */
  const boundaries = (figure: FigureName): readonly string[] => [
    '0',
    ...[...companies.values()].flatMap(({ figures }) => figures.get(figure.name) ?? []),
  ];

  it('finds the companies that a naive evaluation finds, for any filter', async () => {
    const numbers = FIGURE_NAMES.filter(
      ({ unit }) => unit === 'percent' || unit === 'ratio' || unit === 'days',
    );
    const comparison = fc
      .tuple(fc.constantFrom(...numbers), fc.constantFrom('>', '>=', '<', '<=', '=', '!='), fc.nat())
      .map(([figure, operator, at]) => {
        const values = boundaries(figure);
        return `${figure.name} ${operator} ${values[at % values.length] ?? '0'}`;
      });
    const text = fc.constantFrom(
      "currency = 'usd'",
      "currency != 'USD'",
      "roic.trend in ('increasing', 'stable')",
    );
    const { filter } = fc.letrec<{ filter: string }>((tie) => ({
      filter: fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        comparison,
        text,
        tie('filter').map((inner) => `not (${inner})`),
        fc.tuple(tie('filter'), tie('filter')).map((parts) => `(${parts.join(' and ')})`),
        fc.tuple(tie('filter'), tie('filter')).map((parts) => `(${parts.join(' or ')})`),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(filter, async (where) => {
        fc.pre(where.length <= 1000);
        const { companies: counts, rows } = await screen(where);
        const naive = expected(where);
        expect(
          rows.map(({ cik }) => cik),
          where,
        ).to.have.members(naive.matched);
        expect(counts, where).to.include({
          matched: naive.matched.length,
          undetermined: naive.undetermined,
          screened: companies.size,
        });
      }),
      { numRuns: 25 },
    );
  });

  it('never matches a refused figure, negated or not', async () => {
    const refused = FIGURE_NAMES.find(
      ({ name, unit }) =>
        unit === 'percent' &&
        [...companies.values()].some(({ figures }) => !figures.has(name)) &&
        [...companies.values()].some(({ figures }) => figures.has(name)),
    );
    const name = refused?.name ?? '';
    const [above, below] = [await screen(`${name} > 0`), await screen(`not ${name} > 0`)];
    const known = [...companies.values()].filter(({ figures }) => figures.has(name)).length;
    expect(above.companies.matched + below.companies.matched).to.equal(known);
    expect(above.companies.undetermined).to.equal(companies.size - known);
    const decided = await screen(
      `${name} > 0 or not ${name} > 0 or symbol = '${issuers[0]?.spec.ticker ?? ''}'`,
    );
    expect(decided.companies.matched).to.be.within(known, known + 1);
  });

  it('sorts by a figure with refused ones last, across pages', async () => {
    for (const sort of ['gross_margin_pct', '-gross_margin_pct', 'symbol', '-symbol', '-roic.trend']) {
      const whole = await screen("symbol != ''", { sort, columns: 'gross_margin_pct' });
      expect(whole.rows).to.have.lengthOf(companies.size);
      const paged: string[] = [];
      let cursor: string | null = null;
      do {
        const more: Readonly<Record<string, string>> = cursor === null ? {} : { cursor };
        const page: Data = await screen("symbol != ''", {
          sort,
          limit: '1',
          columns: 'gross_margin_pct',
          ...more,
        });
        paged.push(...page.rows.map(({ cik }) => cik));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(paged, sort).to.deep.equal(whole.rows.map(({ cik }) => cik));
      if (!sort.endsWith('gross_margin_pct')) continue;
      const values = whole.rows.map(({ figures }) => figures[0]?.value);
      const known = values.filter((value) => value !== undefined);
      expect(values.slice(0, known.length)).to.deep.equal(known);
      const ordered = [...known].sort((a, b) => (sort.startsWith('-') ? b - a : a - b));
      expect(known).to.deep.equal(ordered);
    }
  });

  it('omits and counts companies that no longer report, unless they are requested', async () => {
    const all = await screen("symbol != ''");
    const { data } = await ask({ where: "symbol != ''" });
    expect(data.rows.length).to.equal(all.companies.matched - all.companies.stale);
    expect(data.companies).to.deep.equal(all.companies);
  });

  it('compares amounts of money only within one currency', async () => {
    const refused = await ask({ where: 'revenue > 1000' });
    expect(refused.status).to.equal(400);
    expect(refused.text).to.match(/revenue is in each company's reporting currency/);
    expect((await ask({ where: 'roic_pct > 1', sort: '-total_assets' })).status).to.equal(400);
    expect((await ask({ where: "revenue > 1 or currency = 'USD'" })).status).to.equal(400);
    const usd = await screen("revenue > 1000 and currency = 'USD'");
    expect(usd.currencies).to.deep.equal(['USD']);
    expect(usd.companies.matched).to.be.greaterThan(0);
  });

  it('refuses an invalid filter with the position of the fault', async () => {
    const refusal = async (query: Readonly<Record<string, string>>): Promise<string> => {
      const { status, text } = await ask(query);
      expect(status, text).to.equal(400);
      return text;
    };
    expect(await refusal({ where: 'roic_pct >' })).to.match(
      /where is wrong at character 11: roic_pct is compared/,
    );
    expect(await refusal({})).to.match(/where is required/);
    expect(await refusal({ where: 'roic_pct > 1', columns: 'nope' })).to.match(
      /columns: 'nope' is not a figure/,
    );
    expect(await refusal({ where: 'roic_pct > 1', sort: '-nope' })).to.match(/sort: 'nope' is not a figure/);
    expect(await refusal({ where: 'roic_pct > 1', cursor: 'x_0000000001', sort: 'roic_pct' })).to.match(
      /cursor must be/,
    );
    expect(await refusal({ where: 'roic_pct > 1', columns: 'roic_pct,'.repeat(21) })).to.match(/at most 20/);
  });
}
