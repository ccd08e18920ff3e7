import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { plainFilings, type Year } from '@footnote/statements/test-support';
import { accessionDigits } from '@footnote/values/accession';
import type { Harness, WireAnswer } from '../testing/harness.ts';
import { startWithInputs } from '../testing/inputs.ts';

const CIK = '0009999999';
const year = (size: number): Year => {
  const quarter = (k: number) => ({
    revenue: size + 10_000_000 * k,
    net: size / 10 + 1_000_000 * k,
    ocf: size / 5,
    capex: size / 20,
    assets: size * 4,
    shares: 10_000_000,
  });
  return [quarter(1), quarter(2), quarter(3), quarter(4)];
};
const FILINGS = plainFilings(2022, [year(100_000_000), year(120_000_000), year(150_000_000)]);
describe('values as known on a day, and their explanation', () => {
  let harness: Harness;
  before(async () => {
    harness = await startWithInputs(CIK, FILINGS, { now: '2026-02-10T15:00:00Z' });
  });
  after(() => harness.stop());

  const data = ({ status, body, text }: WireAnswer): Record<string, unknown> => {
    expect(status, text).to.equal(200);
    return body!['data'] as Record<string, unknown>;
  };
  const error = async (query: string): Promise<readonly unknown[]> => {
    const { status, body } = await harness.get(query);
    const { code, message } = body!['error'] as { code: string; message: string };
    return [status, code, message];
  };

  describe('GET /v2/fundamentals as known on a day', () => {
    it('shows the periods filed up to and including that day, and none later', async () => {
      const filed = FILINGS.map((filing) => filing.filed).sort();
      for (const day of [filed[3]!, filed[7]!]) {
        const known = data(await harness.get(`/v2/fundamentals?symbol=ACME&as_known_on=${day}`));
        expect(known).to.include({ as_known_on: day, as_of: `${day}T00:00:00Z`, period: 'quarter' });
        const rows = known['income_statement'] as readonly { provenance: { filed: string } | null }[];
        expect(rows.length).to.be.greaterThan(3);
        for (const { provenance } of rows) expect((provenance?.filed ?? '') <= day).to.equal(true);
      }
    });

    it('details the annual report in the annual view even if a later interim report exists', async () => {
      const interim = FILINGS.filter(({ form }) => form === '10-Q').map(({ filed }) => filed);
      const [day = ''] = interim.sort().toReversed();
      const form = async (period: string): Promise<unknown> => {
        const { statement_detail: detail } = data(
          await harness.get(
            `/v2/fundamentals?symbol=ACME&as_known_on=${day}&blocks=statement_detail&period=${period}`,
          ),
        );
        return (detail as { readonly provenance: { readonly form: string } }).provenance.form;
      };
      expect([await form('quarter'), await form('annual')]).to.deep.equal(['10-Q', '10-K']);
    });

    it('has the freshness of that day permanently', async () => {
      const [first] = FILINGS.map((filing) => filing.filed).sort();
      const freshness = async (day: string) =>
        data(await harness.get(`/v2/fundamentals?symbol=ACME&blocks=balance_sheet&as_known_on=${day}`))[
          'freshness'
        ];
      expect(await freshness('2024-03-01')).to.equal('end_of_day');
      expect(await freshness('2026-02-01')).to.equal('stale');
      expect(first! < '2024-03-01').to.equal(true);
    });

    it('has no statements before the first filing', async () => {
      const known = data(await harness.get('/v2/fundamentals?symbol=ACME&as_known_on=2001-01-01'));
      expect(known).to.include({
        as_known_on: '2001-01-01',
        reason: 'no_statements',
        freshness: 'unsupported',
      });
    });

    it('rejects invalid and future days', async () => {
      for (const day of ['2024-02-30', 'yesterday', '20240101', ''])
        expect(await error(`/v2/fundamentals?symbol=ACME&as_known_on=${day}`)).to.deep.equal([
          400,
          'PARAM_INVALID',
          `as_known_on must be a day, YYYY-MM-DD, not '${day}'`,
        ]);
      expect(await error('/v2/fundamentals?symbol=ACME&as_known_on=2026-02-11')).to.deep.equal([
        400,
        'PARAM_INVALID',
        "as_known_on must be a day up to today, 2026-02-10, not '2026-02-11'",
      ]);
    });

    it('is computed once, and again after a publication', async () => {
      const ask = () => harness.get('/v2/fundamentals?symbol=ACME&as_known_on=2024-03-01');
      const { text } = await ask();
      const { queries } = harness.store;
      expect((await ask()).text).to.equal(text);
      expect(harness.store.queries).to.equal(queries);
      const { companies } = harness.store;
      harness.store.companies = [];
      await harness.publish(CIK, 2, ['ACME']);
      await eventually('it was removed', async () => (await ask()).status === 404);
      harness.store.companies = companies;
      await harness.publish(CIK, 3, ['ACME']);
      await eventually('it is there again', async () => (await ask()).status === 200);
    });
  });

  describe('GET /v2/explain', () => {
    const explain = (query: string) => harness.get(`/v2/explain?symbol=acme&${query}`);

    it('explains a cell with value, rule, candidates and operands and a link to each filing', async () => {
      const found = data(await explain('statement=income_statement&field=revenue&period=FY2023'));
      const { cell, rule, candidates, operands } = found as Record<string, Record<string, unknown>[]> & {
        cell: Record<string, unknown>;
        rule: { code: string };
      };
      expect(cell).to.include({ value: 580_000_000, period: 'FY2023', method: 'reported', unit: 'USD' });
      expect(rule.code).to.equal('newest_covering_filing');
      const { accession } = cell['provenance'] as { accession: string };
      expect(cell['provenance']).to.include({
        url: `https://www.sec.gov/Archives/edgar/data/9999999/${accessionDigits(accession)}/${accession}-index.htm`,
      });
      expect(candidates!.map(({ verdict }) => (verdict as { code: string }).code)).to.include('served');
      expect(operands).to.have.length(1);
      expect(operands![0]).to.include({ filed_value: '580000000', role: '+' });
    });

    it('explains the operands of a derived fourth quarter', async () => {
      const found = data(await explain('statement=cash_flow&field=capex&period=2023-Q4'));
      expect((found['rule'] as { code: string }).code).to.equal('year_less_nine_months');
      expect((found['considered'] as { period: string }[]).map(({ period }) => period)).to.deep.equal([
        'FY2023',
        '2023-9M',
        '2023-Q1',
        '2023-Q2',
        '2023-Q3',
      ]);
    });

    it('explains why a cell has no value', async () => {
      const found = data(await explain('statement=income_statement&field=rnd_expense&period=FY2023'));
      expect(found['cell']).to.deep.include({
        provenance: null,
        refusal: {
          code: 'not_reported',
          text: 'no filing that covers the period reports a value that can be served',
        },
        rule: {
          id: 'field.not_reported',
          section: '3',
          since: '0.1.0',
          text: 'no filing that covers the period tags a concept that can be served as the field',
        },
        value: null,
      });
      expect(found['concepts']).to.include('us-gaap:ResearchAndDevelopmentExpense');
    });

    it('explains a cell as it was known, and refuses a later year', async () => {
      const query = 'statement=income_statement&field=revenue&period=FY2023';
      const found = data(await explain(`${query}&as_known_on=2024-06-30`));
      expect(found).to.include({ as_known_on: '2024-06-30' });
      expect(
        (found['candidates'] as { filing: { filed: string } }[]).every(
          ({ filing }) => filing.filed <= '2024-06-30',
        ),
      ).to.equal(true);
      expect(await error(`/v2/explain?symbol=ACME&${query}&as_known_on=2023-06-30`)).to.deep.equal([
        404,
        'NOT_FOUND',
        'ACME has no revenue in income_statement for FY2023 as known on 2023-06-30',
      ]);
    });

    it('reads a period as people write it', async () => {
      const of = async (period: string): Promise<unknown> =>
        (
          await harness.get(
            `/v2/explain?symbol=ACME&statement=income_statement&field=revenue&period=${period}`,
          )
        ).body;
      const labelled = await of('FY2023');
      expect(labelled).to.have.nested.property('data.cell.period', 'FY2023');
      for (const written of ['2023', 'fy%202023', '2023-FY'])
        expect(await of(written)).to.deep.equal(labelled);
    });

    it('lists the faults of a request', async () => {
      const cases: readonly (readonly [string, string])[] = [
        [
          'statement=income_statement&field=revenue&period=2025-12M',
          "period must be like FY2025, 2025-Q3, 2025-9M, TTM-2025-Q3, not '2025-12M'",
        ],
        [
          'statement=income&field=revenue&period=FY2025',
          "statement must be one of balance_sheet, cash_flow, income_statement, not 'income'",
        ],
        [
          'statement=income_statement&period=FY2025',
          'field is required; allowed are as_known_on, field, period, statement, symbol',
        ],
      ];
      for (const [query, message] of cases)
        expect(await error(`/v2/explain?symbol=ACME&${query}`)).to.deep.equal([
          400,
          'PARAM_INVALID',
          message,
        ]);
      const [status, code, message] = await error(
        '/v2/explain?symbol=ACME&statement=balance_sheet&field=revenue&period=FY2025',
      );
      expect([status, code]).to.deep.equal([400, 'PARAM_INVALID']);
      expect(message).to.match(
        /^field must be one of .*total_assets.* in balance_sheet, not 'revenue'; nearest: deferred_revenue/,
      );
      expect(
        (await error('/v2/explain?symbol=A/B&statement=balance_sheet&field=net_debt&period=FY2025'))[1],
      ).to.equal('SYMBOL_INVALID');
      expect(
        (await error('/v2/explain?symbol=NONE&statement=balance_sheet&field=net_debt&period=FY2025'))[1],
      ).to.equal('SYMBOL_UNKNOWN');
      expect(
        (await error('/v2/explain?symbol=ACME&statement=balance_sheet&field=net_debt&period=FY1999'))[1],
      ).to.equal('NOT_FOUND');
    });
  });

  describe('GET /v2/explain/figure', () => {
    const explain = (query: string) => harness.get(`/v2/explain/figure?symbol=acme&${query}`);
    type Reported = {
      readonly figure: Record<string, unknown>;
      readonly operands: readonly {
        readonly field: string;
        readonly period: string;
        readonly value: unknown;
      }[];
      readonly reason: { readonly code: string } | null;
    };
    const reported = async (query: string) => data(await explain(query)) as unknown as Reported;

    it('explains a figure with formula, value and operand cells with their filings', async () => {
      const { figure, operands, reason } = await reported(
        'block=income_statement&figure=revenue_yoy_pct&period=FY2023',
      );
      expect(figure).to.include({
        member: 'income_statement.growth.revenue_yoy_pct',
        value: 16,
        unit: 'percent',
      });
      expect(figure['formula']).to.match(/revenue/);
      expect(operands.map(({ value }) => value)).to.deep.equal([580_000_000, 500_000_000]);
      expect(operands.map(({ field, period }) => [field, period])).to.deep.equal([
        ['revenue', 'FY2023'],
        ['revenue', 'FY2022'],
      ]);
      expect(operands[0])
        .to.have.nested.property('provenance.url')
        .that.matches(/^https:.*-index\.htm$/);
      expect(reason).to.equal(null);
    });

    it('explains why a figure has no value', async () => {
      const { figure, operands, reason } = await reported(
        'block=income_statement&figure=rnd_intensity_pct&period=FY2023',
      );
      expect(figure['value']).to.equal(null);
      expect(reason?.code).to.equal('missing_operand');
      expect(operands.find(({ field }) => field === 'rnd_expense')).to.have.nested.property(
        'refusal.code',
        'not_reported',
      );
    });

    it('explains a trend, twelve months, and a figure as it was known', async () => {
      const newest = await reported('block=trajectory&figure=revenue_growth.trend&period=FY2023');
      expect(newest.figure['value']).to.be.a('string');
      const roa = await reported('block=ttm&figure=roa_pct&period=FY2023&as_known_on=2024-06-30');
      expect(roa.figure['value']).to.be.a('number');
      expect(
        await error(
          '/v2/explain/figure?symbol=ACME&block=ttm&figure=roa_pct&period=FY2023&as_known_on=2023-06-30',
        ),
      ).to.deep.equal([404, 'NOT_FOUND', 'ACME has no roa_pct in ttm for FY2023 as known on 2023-06-30']);
    });

    it('lists the figures of a block, and points to this endpoint if a cell is requested there', async () => {
      const [status, code, message] = await error(
        '/v2/explain/figure?symbol=ACME&block=ttm&figure=revenue&period=FY2023',
      );
      expect([status, code]).to.deep.equal([400, 'PARAM_INVALID']);
      expect(message).to.match(/^figure must be one of .*roic_pct in ttm, not 'revenue'$/);
      expect(
        (
          await error(
            '/v2/explain?symbol=ACME&statement=income_statement&field=gross_margin_pct&period=FY2023',
          )
        )[2],
      ).to.equal('gross_margin_pct is no cell but computed from cells: ask /v2/explain/figure');
    });
  });
});
