import { expect } from 'chai';
import type { Compare, Earnings, Explanation, Fundamentals } from '@footnote/contract/types.generated';
import { dayBefore } from '@footnote/values/day';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { STATEMENT_OF } from '@footnote/wire/statement-blocks';
import { newestReport, without } from './release-mirror.ts';
import { useSpineOf } from './spine-of.ts';

const whole = generateIssuer({ ...demoSpecs[0]!, first_year: 2022, years: 4 });

describe('results that are announced and not reported yet', () => {
  const { spine } = useSpineOf([without(whole, [newestReport(whole).accession])]);

  it('are served with the release, as the report states them later', async () => {
    const response = await fetch(`${spine().address}/v2/earnings?symbol=FNDEC`, {
      headers: { 'X-API-Key': spine().key },
    });
    const { data } = (await response.json()) as { data: Earnings };
    const pending = data.announced_not_reported;
    const results = pending?.results;
    if (results?.available !== true) throw new Error(JSON.stringify(data.announced_not_reported));
    expect(results.period_end > (data.periods[0]?.period_end ?? '')).to.equal(true);
    expect(results).to.include({ status: 'preliminary', exhibit: 'EX-99.1' });
    const fields = new Set<string>();
    for (const { field, period, value } of results.figures) {
      const truth = whole.truth.find(
        (cell) =>
          cell.statement === STATEMENT_OF.income_statement &&
          cell.field === field &&
          cell.period_kind === (period.months === 3 ? 'quarter' : 'annual') &&
          cell.period_end === period.end,
      );
      expect(Number(truth?.value), `${field} ${period.months ?? ''} ${period.end}`).to.equal(value);
      fields.add(`${field} ${period.months ?? ''}`);
    }
    expect([...fields]).to.include.members(['revenue 3', 'net_income 3', 'eps_diluted 3', 'shares_basic 3']);
  });

  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${spine().address}${path}`, { headers: { 'X-API-Key': spine().key } });
    expect(response.status, path).to.equal(200);
    return ((await response.json()) as { data: unknown }).data;
  };

  it('are the newest column of the statements, as the report states them later', async () => {
    const { income_statement: rows = [], ttm } = (await get('/v2/fundamentals?symbol=FNDEC')) as Fundamentals;
    const [newest, before] = rows;
    expect(newest?.provenance).to.include({ form: '8-K', status: 'preliminary' });
    expect(before?.provenance).not.to.have.property('status');
    expect(ttm?.flags).to.include('preliminary');
    const truth = new Map(
      whole.truth
        .filter(({ period_kind: kind, period_end: end }) => kind === 'quarter' && end === newest?.period_end)
        .map(({ field, value }) => [field, Number(value)]),
    );
    for (const field of ['revenue', 'net_income', 'operating_income', 'eps_diluted', 'shares_basic'] as const)
      expect(newest?.[field], field).to.equal(truth.get(field));
  });

  it('are left out on request, and are not known before their day', async () => {
    const rowsOf = async (query: string) =>
      ((await get(`/v2/fundamentals?symbol=FNDEC&blocks=income_statement${query}`)) as Fundamentals)
        .income_statement ?? [];
    const [newest, before] = await rowsOf('');
    const reported = await rowsOf('&preliminary=exclude');
    expect(reported[0]).to.deep.equal(before);
    expect(reported).to.have.length(8);
    const day = newest?.provenance?.filed ?? '';
    expect((await rowsOf(`&as_known_on=${day}`))[0]).to.deep.equal(newest);
    expect((await rowsOf(`&as_known_on=${dayBefore(day)}`))[0]).to.deep.equal(before);
  });

  it('are explained by the exhibit, and refused where it does not prove them', async () => {
    const [newest] =
      ((await get('/v2/fundamentals?symbol=FNDEC&blocks=income_statement')) as Fundamentals)
        .income_statement ?? [];
    const period = `${newest?.fiscal_year}-${newest?.fiscal_period}`;
    const explain = async (statement: string, field: string) =>
      (await get(
        `/v2/explain?symbol=FNDEC&statement=${statement}&field=${field}&period=${period}`,
      )) as Explanation;
    const eps = await explain('income_statement', 'eps_diluted');
    expect(eps.cell.flags).to.include('preliminary');
    expect(eps.operands.map(({ exhibit }) => exhibit)).to.deep.equal(['EX-99.1']);
    const intangibles = await explain('balance_sheet', 'intangibles');
    expect(intangibles.cell.refusal?.code).to.equal('release_unproven');
  });

  it('say in screen and compare which figures they are', async () => {
    const compared = (await get('/v2/compare?symbols=FNDEC&fields=revenue&period=quarter')) as Compare;
    const [value] = compared.fields[0]?.values ?? [];
    expect(value).to.have.nested.property('provenance.status', 'preliminary');
  });

  it('leave a figure that the release does not state to the newest report', async () => {
    const path = '/v2/compare?symbols=FNDEC&fields=revenue,depreciation_amortization&period=quarter';
    const { fields } = (await get(path)) as Compare;
    const [announced, reported] = fields.map(({ values }) => values[0]);
    expect(announced).to.have.nested.property('provenance.status', 'preliminary');
    expect(reported).to.have.nested.property('provenance.form').that.does.not.equal('8-K');
    expect(reported).to.have.property('value');
    const endOf = (figure: typeof announced) =>
      figure !== undefined && 'period_end' in figure ? figure.period_end : undefined;
    expect(endOf(reported)).not.to.equal(endOf(announced));
  });
});
