import { expect } from 'chai';
import { readContract } from '@footnote/contract/open-api';
import { NOW } from '../testing/companies.ts';
import { startHarness, type Harness } from '../testing/harness.ts';
import type { CatalogResponse } from '@footnote/contract/types.generated';

type Schema = {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
};

const schemas = readContract().components.schemas as Readonly<Record<string, Schema>>;

/** Members that identify a row, and the block without figures. */
const LABELS = /^(fiscal_period|fiscal_year|period_end|provenance)$/;

/** Paths of all members of a block, down to figures and lists of figures. */
function leaves(schema: Schema, path: string): readonly string[] {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const { properties, items } = schemas[name] ?? schema;
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([member, inner]) =>
      LABELS.test(member) ? [] : leaves(inner, `${path}.${member}`),
    );
  }
  return items?.$ref !== undefined && /Row$/.test(items.$ref) ? leaves(items, path) : [path];
}

/** Numbers that are labels, places or counts, operands with their own provenance, and the request's parameters. */
const APART =
  /fiscal_year$|(^|\.)(numerator|denominator|from|to)\.value$|operands\[\]|left_out|observations$|_seconds$|assumptions|sensitivity\[\]\.(discount|terminal)_pct$|^price_source\.bars$|^range_52w\.sessions$|announcements_compared$|place\.(from|to)$|\.lines?$|lines\[\]$|forms_without_plan\.count$|figures\[\]\.(evidence|period|places)|^(audit_fees|(director_)?compensation)\.rows\[\]\.year$|^guidance\.items\[\]\.(from|to|period)/;

const variantsOf = (schema: Schema): readonly Schema[] => {
  const whole = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  return whole.oneOf?.flatMap(variantsOf) ?? [whole];
};

/** Places of all numbers. */
const numbersIn = (schema: Schema, place: string): readonly string[] =>
  variantsOf(schema).flatMap(({ properties, items, type }) => {
    if (items !== undefined) return numbersIn(items, `${place}[]`);
    if (properties !== undefined)
      return Object.entries(properties).flatMap(([member, inner]) =>
        numbersIn(inner, place === '' ? member : `${place}.${member}`),
      );
    return [type].flat().some((each) => each === 'number' || each === 'integer') ? [place] : [];
  });

const exists = (schema: Schema, place: string): boolean =>
  place
    .replaceAll('[]', '.[]')
    .split('.')
    .reduce<readonly Schema[]>(
      (found, name) =>
        found
          .flatMap(variantsOf)
          .flatMap(({ properties, items }) => (name === '[]' ? items : properties?.[name]) ?? []),
      [schema],
    ).length > 0;

describe('GET /v2/catalog', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([], { now: NOW });
  });
  after(() => harness.stop());

  const fieldsOf = async (query = ''): Promise<CatalogResponse['data']['fields']> => {
    const { status, body } = await harness.get(`/v2/catalog${query}`);
    expect(status).to.equal(200);
    return (body as unknown as CatalogResponse).data.fields;
  };

  it('explains every member of the fundamentals, and no member that there is not', async () => {
    const { properties, required } = schemas['Fundamentals'] as {
      properties: Readonly<Record<string, Schema>>;
      required: readonly string[];
    };
    const shown = Object.entries(properties)
      .filter(([name]) => ![...required, 'as_known_on', 'reasons', 'statement_detail'].includes(name))
      .flatMap(([name, block]) => leaves(block, name));
    const explained = (await fieldsOf()).flatMap(({ members }) => members);
    expect([...explained].sort()).to.deep.equal([...shown].sort());
  });

  it('explains every figure of valuations, prices and announcements, and no other', async () => {
    const { body } = await harness.get('/v2/catalog');
    const { lanes } = (body as unknown as CatalogResponse).data;
    const shown = {
      '/v2/earnings': 'Earnings',
      '/v2/governance': 'Governance',
      '/v2/price-action': 'SymbolPriceAction',
      '/v2/priced-in': 'PricedIn',
      '/v2/valuation': 'Valuation',
    };
    for (const [path, name] of Object.entries(shown)) {
      const explained = lanes.filter((figure) => figure.path === path);
      const places = explained.flatMap(({ members }) => members);
      const numbers = numbersIn({ $ref: `/${name}` }, '').filter((place) => !APART.test(place));
      expect([...places].sort(), path).to.deep.equal([...new Set(numbers)].sort());
      for (const { operands } of explained)
        for (const operand of operands.filter(
          (place) => !/^GET|^[a-z_]+_statement\.|^cash_flow\./.test(place),
        ))
          expect(exists({ $ref: `/${name}` }, operand), `${path} ${operand}`).to.equal(true);
    }
  });

  it('explains the figures of a snapshot that no other endpoint has', async () => {
    const { body } = await harness.get('/v2/catalog');
    const { lanes } = (body as unknown as CatalogResponse).data;
    const explained = lanes.filter(({ path }) => path === '/v2/snapshot');
    const numbers = numbersIn({ $ref: '/Snapshot' }, '').filter((place) =>
      /^(beta|quote|returns)\./.test(place),
    );
    expect(explained.flatMap(({ members }) => members).sort()).to.deep.equal([...new Set(numbers)].sort());
  });

  it('explains the figures of owners in screens by what their endpoints serve', async () => {
    const { body } = await harness.get('/v2/catalog');
    const { lanes, screen } = (body as unknown as CatalogResponse).data;
    const explained = lanes.filter(({ path }) => path === '/v2/screen');
    const named = screen.filter(({ path }) => path === '/v2/insiders' || path === '/v2/ownership');
    expect(explained.flatMap(({ members }) => members)).to.deep.equal(named.map(({ name }) => name));
    for (const operand of explained.flatMap(({ operands }) => operands)) {
      const [endpoint, ...place] = operand.split('.');
      const name = endpoint === 'insiders' ? 'Insiders' : 'Ownership';
      expect(exists({ $ref: `/${name}` }, place.join('.')), operand).to.equal(true);
    }
  });

  it('documents the cells that only the SQL tables show, with their candidates', async () => {
    const payable = (await fieldsOf()).find(({ field }) => field === 'accounts_payable')!;
    expect(payable.members).to.deep.equal([]);
    expect(payable.candidates[0]!.concepts).to.equal('us-gaap:AccountsPayableCurrent');
  });

  it('lists every rule by which a cell is refused or a candidate rejected', async () => {
    const { body } = await harness.get('/v2/catalog');
    const { rules } = (body as unknown as CatalogResponse).data;
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    expect(byId.size).to.equal(rules.length);
    expect(byId.get('interest.beside_other_rows')).to.include({
      refusal: 'ambiguous_candidate',
      section: '3.4',
    });
    expect(byId.get('total.larger_tagged')).to.include({ refusal: null });
    expect(byId.get('verification.balance_total')).to.include({ refusal: 'oracle_contradicted' });
  });

  it('serves the fields of some blocks', async () => {
    const fields = await fieldsOf('?blocks=ttm,trajectory');
    expect(fields.map(({ field }) => field)).to.include.members(['roa_pct', 'eps_growth.trend']);
    for (const { members } of fields) expect(members.join()).to.match(/(^|,)(ttm|trajectory)\./);
  });

  it('has the same ETag at any time and rejects an unknown block', async () => {
    const first = await harness.get('/v2/catalog');
    harness.now += 7 * 3_600_000;
    const again = await harness.get('/v2/catalog', {
      'X-API-Key': harness.key,
      'If-None-Match': first.headers.get('etag')!,
    });
    expect(again.status).to.equal(304);
    expect((await harness.get('/v2/catalog?blocks=everything')).status).to.equal(400);
    expect((await harness.get('/v2/catalog', {})).status).to.equal(401);
  });
});
