import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { contractFault } from '@footnote/contract/testing';
import type { DemoIssuers } from './demo-issuers.ts';

const PATH = '/v1/tools/stock_financials';
const GOLDEN = fileURLToPath(new URL('../tool-golden/', import.meta.url));
/** Environment variable to rewrite the golden responses; review them before committing. */
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

/** Requests about invented companies of the demo, and the files with their golden responses. */
const ASKED: Readonly<Record<string, object>> = {
  'annual-core': { symbol: 'FNDEC', approx: true },
  'annual-audit-income': { symbol: 'FNDEC', statements: ['income_statement'], detail: 'audit', periods: 2 },
  'quarter-full': { symbol: 'fnjan', period_kind: 'quarter', detail: 'full', periods: 5, schema: 2 },
  'quarter-audit-cash-flow': {
    symbol: 'FNJAN',
    period_kind: 'quarter',
    statements: ['cash_flow'],
    detail: 'audit',
    periods: 2,
  },
  'ytd-core': { symbol: 'FNDEC', period_kind: 'ytd', statements: ['income', 'cash_flow'], periods: 4 },
  'bank-full': { symbol: 'FNBNK', detail: 'full', periods: 2 },
  'foreign-core': { symbol: 'FNFOR', periods: 2 },
  'foreign-quarters': { symbol: 'FNFOR', period_kind: 'quarter' },
  unknown: { symbol: 'FNDEX' },
  faulty: { symbol: 'FNDEC', schema: 2, periods: 0, statements: ['equity'], more: true },
  'legacy-concise': { symbol: 'FNDEC', schema: 1, periods: 2 },
  'legacy-full-balance': {
    symbol: 'FNBNK',
    schema: 1,
    statement: 'balance',
    detail: 'full',
    period_kind: 'quarter',
    periods: 2,
  },
  'legacy-unknown': { symbol: 'FNDEX', schema: 1 },
  'legacy-faulty': { symbol: 'FNDEC', schema: 1, periods: 0, statements: ['income'] },
};

type Field = { readonly values: readonly (string | number | null)[] };
type Statement = {
  readonly periods: readonly { readonly label: string; readonly period_end: string }[];
  readonly fields: Readonly<Record<string, Field>>;
};
type Envelope = { readonly data: { readonly statements: Readonly<Record<string, Statement>> } };

/** The text formatted for review, without the versions and the verifier's additions to them. */
function laidOut(text: string): string {
  const versions = /"(version|query|policy_version)":"[0-9][^"]*"/g;
  return `${JSON.stringify(JSON.parse(text.replaceAll(versions, '"$1":"*"')), null, 2)}\n`;
}

/** The statements tool: its golden responses, and every kind of period compared with the truth. */
export function toolAnswers({ issuers, spine }: DemoIssuers): void {
  before(async () => {
    if (UPDATE) await mkdir(GOLDEN, { recursive: true });
  });

  const ask = async (body: object): Promise<{ readonly status: number; readonly text: string }> => {
    const response = await fetch(`${spine().address}${PATH}`, {
      method: 'POST',
      headers: { 'X-API-Key': spine().key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const fault = contractFault(PATH, response.status, JSON.parse(text), 'post');
    expect(fault, JSON.stringify(body)).to.equal(undefined);
    return { status: response.status, text };
  };

  for (const [name, body] of Object.entries(ASKED)) {
    it(`answers ${name} as in the reviewed golden file`, async () => {
      const { status, text } = await ask(body);
      const given = `${status}\n${laidOut(text)}`;
      const file = join(GOLDEN, `${name}.txt`);
      if (UPDATE) await writeFile(file, given);
      expect(given).to.equal(await readFile(file, 'utf8'));
    });
  }

  for (const { spec, truth } of issuers) {
    it(`serves the true figures of ${spec.name} for every kind of period`, async () => {
      const truths = new Map(
        truth.map((cell) => [`${cell.statement} ${cell.field} ${cell.period_kind} ${cell.period_end}`, cell]),
      );
      let held = 0;
      for (const kind of ['annual', 'quarter', 'ytd']) {
        const { status, text } = await ask({
          symbol: spec.ticker,
          period_kind: kind,
          periods: 20,
          detail: 'full',
        });
        if (status === 404 && spec.flavour === 'ifrs') continue;
        const { statements } = (JSON.parse(text) as Envelope).data;
        for (const [statement, { periods, fields }] of Object.entries(statements))
          for (const [field, { values }] of Object.entries(fields))
            values.forEach((value, position) => {
              const { label = '', period_end: end } = periods[position] ?? {};
              const place = statement === 'balance' ? 'instant' : kind;
              const known = truths.get(`${statement} ${field} ${place} ${end ?? ''}`);
              if (value === null || known === undefined) return;
              expect(known.value, `${field} ${label} cannot be known`).not.to.equal(null);
              held += 1;
              const away = Math.abs(Number(value) - Number(known.value));
              expect(away, `${field} ${label}`).to.be.at.most(Number(known.tolerance) + 1e-6);
            });
      }
      expect(held).to.be.greaterThan(200);
    });
  }
}
