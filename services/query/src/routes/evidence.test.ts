import { expect } from 'chai';
import { ACME, NOW } from '../testing/companies.ts';
import { startHarness, type Harness } from '../testing/harness.ts';

const CELL = 'symbol=ACME&statement=income_statement&field=revenue&period=FY2024';
const ACCESSION = '0000000001-26-000001';

describe('GET /v2/evidence', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([ACME], { now: NOW });
  });
  after(() => harness.stop());

  const refusal = async (query: string): Promise<readonly unknown[]> => {
    const { status, body } = await harness.get(`/v2/evidence?${query}`);
    return [status, body?.['reason'], (body?.['error'] as { readonly message: string }).message];
  };

  it('refuses a request in both ways, and one in none', async () => {
    const both = `accession asks for a filing, symbol, statement, field, period for a cell: only one can hold`;
    expect(await refusal(`${CELL}&accession=${ACCESSION}`)).to.deep.equal([400, 'param_invalid', both]);
    expect(await refusal(`symbol=ACME&accession=${ACCESSION}`)).to.deep.equal([
      400,
      'param_invalid',
      'accession asks for a filing, symbol for a cell: only one can hold',
    ]);
    expect(await refusal(`${CELL}&path=a&section=mda`)).to.deep.equal([
      400,
      'param_invalid',
      'path, section can be given with accession only, in place of a cell',
    ]);
    const [status, reason, message] = await refusal('');
    expect([status, reason]).to.deep.equal([400, 'param_invalid']);
    expect(message).to.match(
      /^symbol and statement and field and period or accession is required; allowed are/,
    );
  });

  it('names what is missing of a cell, and a field or section that there is not', async () => {
    expect((await refusal('symbol=ACME&field=revenue&period=FY2024'))[2]).to.match(/^statement is required/);
    expect((await refusal(CELL.replace('revenue', 'revenu')))[2]).to.match(/^field must be one of/);
    expect((await refusal(`accession=${ACCESSION}&section=notes`))[2]).to.match(/^section must be one of/);
    expect((await refusal('accession=12'))[2]).to.match(/^accession must be like/);
  });

  it('refuses a symbol that is unknown', async () => {
    expect((await refusal(CELL.replace('ACME', 'NONE'))).slice(0, 2)).to.deep.equal([404, 'symbol_unknown']);
  });
});
