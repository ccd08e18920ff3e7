import { readFileSync } from 'node:fs';
import { rowFields } from '@footnote/statements/fields/served-fields';
import { expect } from 'chai';
import { BLOCKS } from '@footnote/lanes/statements/fundamentals/request';
import { componentValidator, contractFault } from './testing.ts';
import { missingReference, wholeContract } from './open-api.ts';

const REQUEST_FILE = new URL('../../../schemas/requests/fundamentals.json', import.meta.url);

type Example = {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { value: unknown }>>;
};
type Answer = { readonly $ref?: string; readonly content?: Readonly<Record<string, Example>> };

const missing: string[] = [];
const openApi = wholeContract((reference) => missing.push(missingReference(reference)));

const ROWS = [
  ['income', 'IncomeStatementRow'],
  ['balance', 'BalanceSheetRow'],
  ['cash_flow', 'CashFlowRow'],
] as const;

describe('the contract', () => {
  for (const [path, operations] of Object.entries(openApi.paths)) {
    for (const method of (['get', 'post'] as const).filter((name) => Object.hasOwn(operations, name))) {
      it(`has examples of every answer of ${method} ${path} that fit their schemas`, () => {
        const operation = operations[method] as { responses: Record<string, Answer> };
        const shared = openApi.components['responses'] as Record<string, Answer>;
        for (const [status, named] of Object.entries(operation.responses)) {
          const answer = named.$ref === undefined ? named : shared[named.$ref.split('/').at(-1)!]!;
          if (status === '304') continue;
          const content = answer.content?.['application/json'] ?? answer.content?.['text/event-stream'];
          const examples = Object.values(content?.examples ?? {}).map(({ value }) => value);
          const values = [content?.example, ...examples].filter((value) => value !== undefined);
          expect(values, status).not.to.have.lengthOf(0);
          for (const value of values) {
            expect(contractFault(path, Number(status), value, method), status).to.equal(undefined);
          }
        }
      });
    }
  }

  it('has every request and example to which it refers', () => {
    expect(missing).to.deep.equal([]);
  });

  it('lists exactly the blocks that are served', () => {
    const schema = openApi.components.schemas['Fundamentals'] as {
      properties: object;
      required: readonly string[];
    };
    const optional = Object.keys(schema.properties).filter((name) => !schema.required.includes(name));
    const blocks = optional.filter((name) => !['as_known_on', 'reasons'].includes(name));
    expect(blocks).to.deep.equal([...BLOCKS]);
    const request = JSON.parse(readFileSync(REQUEST_FILE, 'utf8')) as {
      properties: { blocks: { items: { enum: string[] } } };
    };
    expect(request.properties.blocks.items.enum).to.deep.equal([...BLOCKS]);
  });

  for (const [statement, schema] of ROWS) {
    it(`requires every field of the ${statement} rows`, () => {
      const { required } = openApi.components.schemas[schema] as { required: readonly string[] };
      const names = rowFields(statement).map(({ field }) => field);
      expect(names.filter((name) => !required.includes(name))).to.deep.equal([]);
    });
  }

  it('names one version', () => {
    const { info } = openApi;
    const schema = openApi.components.schemas['FundamentalsResponse'] as {
      properties: { schema_version: { const: string } };
    };
    expect(schema.properties.schema_version.const).to.equal(info.version);
  });

  it('refuses an unknown member, and a missing one', () => {
    const validate = componentValidator('Margins');
    const margins = {
      ebitda_margin_pct: null,
      gross_margin_pct: 1.5,
      net_margin_pct: null,
      operating_margin_pct: null,
    };
    expect(validate(margins)).to.equal(true);
    expect(validate({ ...margins, other: 1 })).to.equal(false);
    expect(validate({ gross_margin_pct: 1.5 })).to.equal(false);
  });
});
