import { expect } from 'chai';
import { wholeContract } from '@footnote/contract/open-api';
import { contractFault } from '@footnote/contract/testing';
import type { DemoIssuers } from './demo-issuers.ts';

type Operation = {
  readonly responses: {
    readonly '200': {
      readonly content: Readonly<
        Record<string, { readonly examples?: { readonly table?: { readonly value: string } } }>
      >;
    };
  };
};

/** The query of each operation that needs more than a symbol. */
const ASKED: Readonly<Record<string, string>> = {
  '/v2/compare': 'symbols=FNDEC,FNFOR,NONE&fields=revenue,roic_pct',
  '/v2/facts': 'symbol=FNDEC&limit=40',
  '/v2/filings': 'symbol=FNDEC&limit=5',
  '/v2/history': 'symbol=FNDEC&series=close,pe_ttm&interval=month&from=2025-01-01',
  '/v2/segments': 'symbol=FNDEC&by=product&history=9',
  '/v2/screen': 'where=roic_pct%3E0&stale=include&limit=2&columns=roic_pct',
};
/** A manager without ingested filings. */
const REFUSED = new Set(['/v2/holders/{cik}']);

const OPERATIONS = Object.entries(wholeContract().paths).flatMap(([path, { get }]) =>
  get === undefined || path === '/v2/stream' ? [] : [{ path, operation: get as Operation }],
);

/** Lines of CSV without line breaks in cells, by column. */
function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const cells = (line: string): readonly string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    );
  const columns = cells(header);
  return lines.map((line) => {
    const own = cells(line);
    expect(own, line).to.have.length(columns.length);
    return Object.fromEntries(columns.map((column, at) => [column, own[at] ?? '']));
  });
}

/** Every operation in the media types that the contract declares. */
export function tables({ issuers, spine }: DemoIssuers): void {
  const ask = (path: string, accept: string, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${spine().address}${path}`, { headers: { 'X-API-Key': spine().key, Accept: accept, ...more } });
  const addressOf = (path: string): string =>
    `${path.replace('{cik}', '0009999901')}?${ASKED[path] ?? (path.includes('{') ? '' : 'symbol=FNDEC')}`;

  for (const { path, operation } of OPERATIONS) {
    const example = operation.responses['200'].content['text/csv']?.examples?.table?.value;
    if (example === undefined) {
      it(`of ${path} are refused as CSV`, async () => {
        const answer = await ask(addressOf(path).replace(/\{\w+\}/g, 'none'), 'text/csv');
        // Faults of the request are reported first.
        if (answer.status === 400) return;
        expect(answer.status).to.equal(406);
        expect(contractFault(path, 406, await answer.json())).to.equal(undefined);
      });
      continue;
    }
    it(`of ${path} are CSV with the columns in the contract`, async () => {
      const answer = await ask(addressOf(path), 'text/csv');
      const text = await answer.text();
      if (REFUSED.has(path)) {
        expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([
          404,
          'application/json; charset=utf-8',
        ]);
        return;
      }
      expect(answer.headers.get('content-type'), text).to.equal('text/csv; charset=utf-8');
      expect(answer.headers.get('vary')).to.equal('Accept, Accept-Encoding');
      expect(text.split('\n')[0]).to.equal(example.split('\n')[0]);
      const rows = rowsOf(text);
      const json = await ask(addressOf(path), 'application/json');
      expect(json.headers.get('vary')).to.equal('Accept, Accept-Encoding');
      const etag = answer.headers.get('etag')!;
      expect(json.headers.get('etag')).not.to.equal(etag);
      const known = { 'If-None-Match': etag };
      expect((await ask(addressOf(path), 'text/csv', known)).status).to.equal(304);
      expect((await ask(addressOf(path), 'application/json', known)).status).to.equal(200);
      if (/,value,.*,reason,/.test(example))
        for (const { value, accession, form, filed, reason } of rows)
          expect([value === '', accession === '' || form === '' || filed === ''], reason).to.deep.equal(
            reason === '' ? [false, false] : [true, true],
          );
      expect(rows).not.to.have.lengthOf(0);
      const refused = await ask(addressOf(path), 'text/html');
      expect(contractFault(path, refused.status, await refused.json())).to.equal(undefined);
      expect(refused.status).to.equal(406);
    });
  }

  it('link to the next page', async () => {
    const pages: string[] = [];
    let address: string | undefined = '/v2/screen?where=roic_pct%3E0&stale=include&limit=2&columns=roic_pct';
    while (address !== undefined) {
      const answer: Response = await ask(address, 'text/csv');
      for (const { symbol = '', figure } of rowsOf(await answer.text()))
        if (figure === 'roic_pct') pages.push(symbol);
      address = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    const whole = await ask('/v2/screen?where=roic_pct%3E0&stale=include&limit=100', 'application/json');
    const { data } = (await whole.json()) as { data: { rows: { symbol: string }[] } };
    expect(pages).to.deep.equal(data.rows.map(({ symbol }) => symbol));
    expect(pages.length).to.be.greaterThan(2);
  });

  it('of statements contain each figure of the JSON, and the filing of each cell', async () => {
    for (const { spec } of issuers) {
      const requested = `/v2/fundamentals?symbol=${spec.ticker}`;
      const json = await ask(requested, 'application/json');
      const { data } = (await json.json()) as {
        data: { income_statement?: readonly Readonly<Record<string, unknown>>[] };
      };
      if (data.income_statement === undefined) continue;
      const rows = rowsOf(await (await ask(requested, 'text/csv')).text());
      const revenue = rows.filter(({ figure }) => figure === 'revenue');
      expect(revenue.map(({ value }) => value)).to.deep.equal(
        data.income_statement.map((row) => String((row['revenue'] as number | null) ?? '')),
      );
      const margins = rows.filter(({ figure }) => figure === 'margins.gross_margin_pct');
      expect(margins.map(({ value }) => value)).to.deep.equal(
        data.income_statement.map((row) =>
          String((row['margins'] as { gross_margin_pct: number | null }).gross_margin_pct ?? ''),
        ),
      );
    }
    const [cell] = rowsOf(
      await (await ask('/v2/fundamentals?symbol=FNDEC&as_known_on=2025-09-30', 'text/csv')).text(),
    ).filter(({ figure }) => figure === 'net_income');
    const explained = await ask(
      `/v2/explain?symbol=FNDEC&as_known_on=2025-09-30&statement=income_statement&field=net_income&period=${cell!['fiscal_year']!}-${cell!['fiscal_period']!}`,
      'application/json',
    );
    const { data } = (await explained.json()) as { data: { cell: { value: number; provenance: object } } };
    expect(data.cell.value).to.equal(Number(cell!['value']));
    expect(data.cell.provenance).to.deep.include({ accession: cell!['accession'], filed: cell!['filed'] });
  });

  it('have the same digits as JSON', async () => {
    const requested = '/v2/compare?symbols=FNDEC,FNFOR&fields=revenue,roic_pct,eps_diluted';
    const rows = rowsOf(await (await ask(requested, 'text/csv')).text());
    const { data } = (await (await ask(requested, 'application/json')).json()) as {
      data: { fields: { values: { value?: number; provenance?: { accession: string } | null }[] }[] };
    };
    const values = [0, 1].flatMap((at) => data.fields.map((field) => field.values[at]!));
    expect(rows.map(({ value, accession }) => [value, accession])).to.deep.equal(
      values.map(({ value, provenance }) => [String(value ?? ''), provenance?.accession ?? '']),
    );
  });
}
