import { ageOf } from './age.ts';
import { readCompany } from './companies.ts';
import type { Field } from './fields.ts';
import { type Figures, readFigures } from './figures.ts';
import { statementOf } from './explain-figure.ts';
import { figuresAnswer } from './get-figures.ts';
import { readArguments } from './given.ts';
import { COMPANY, type Context, type Intent, MORE, PERIODS } from './intent.ts';
import { readPeriods, type Wanted } from './periods.ts';
import { Problem } from './problem.ts';
import { inWords } from './reasons.ts';
import { notesAnswer } from './statement-notes.ts';
import { segmentsAnswer } from './statement-segments.ts';

const NAMES = ['company', 'statement', 'periods', 'more'];
const STANDARD: readonly Wanted[] = [{ kind: 'year', newest: 3 }];

/** What is asked for → how the members of its fields begin. */
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:income|p ?(?:&|and)? ?l|profit|operations|earnings)/, 'income.'],
  [/^(?:balance|financial position|assets)/, 'balance.'],
  [/^(?:cash|cf)/, 'cash_flow.'],
];
const EVERY = /^(?:all|every|full|financial)/;
const OTHERS = ['segment', 'product', 'geography'] as const;

export const getStatements: Intent = {
  name: 'get_statements',
  description:
    'A whole statement of a company, newest 3 fiscal years by default: income, balance, cash_flow; or revenue by segment, product, geography; or notes (maturities of debt and leases, tax …). Examples: {"company":"MSFT","statement":"cash_flow","periods":"last 4 quarters"}; {"company":"Apple","statement":"product","periods":"FY2024"}',
  input: {
    company: COMPANY,
    statement: {
      type: 'string',
      description: 'income (default), balance, cash_flow, segment, product, geography, notes',
    },
    periods: PERIODS,
    more: MORE,
  },
  answer: async (context, given) => {
    const read = readArguments('get_statements', NAMES, given);
    const company = await readCompany(context.ask, read.needed('company', 'AAPL'));
    const asked = (read.text('statement') ?? 'income').toLowerCase().replaceAll(/[\s_-]+/g, ' ');
    const wanted = readPeriods(read.list('periods'), STANDARD);
    const by = OTHERS.find((each) => asked.startsWith(each.slice(0, 6)));
    if (by !== undefined)
      return segmentsAnswer(context, read, {
        company,
        by,
        wanted: read.list('periods').length > 0 ? wanted : undefined,
      });
    if (asked.startsWith('note'))
      return notesAnswer(context, read, { company, periods: read.list('periods') });
    const prefixes = STATEMENTS.filter(
      ([form]) => EVERY.test(asked) || asked.split(/, ?/).some((each) => form.test(each)),
    ).map(([, prefix]) => prefix);
    if (prefixes.length === 0)
      throw new Problem(
        `no statement "${asked}": income, balance, cash_flow, segment, product, geography or notes`,
      );
    const fields = await fieldsOf(context, prefixes);
    const [figures, age] = await Promise.all([
      readFigures(context.ask, company.symbol, fields, wanted),
      ageOf(context.ask, company.symbol),
    ]);
    const served = withValues(fields, figures);
    const head = [`${company.symbol} ${company.name}: ${age}`];
    return figuresAnswer('get_statements', read, { head, ...served });
  },
};

async function fieldsOf({ fields }: Context, prefixes: readonly string[]): Promise<readonly Field[]> {
  const all = [...(await fields()).all.values()];
  return prefixes.flatMap((prefix) =>
    all.filter((field) => field.member.startsWith(prefix) && statementOf(field) !== undefined),
  );
}

/** Rows of which every value is refused are named with the reason instead of being shown; those of other industries are not. */
function withValues(fields: readonly Field[], figures: Figures) {
  const isServed = fields.map((_, at) => figures.rows[at]?.some(({ value }) => value !== null) === true);
  const refused = new Map<string, string[]>();
  for (const [at, field] of fields.entries()) {
    const reason = figures.rows[at]?.[0]?.reason ?? null;
    if (isServed[at] === true || reason === null || reason === 'not_applicable' || field.isSpecial) continue;
    refused.set(reason, [...(refused.get(reason) ?? []), field.name]);
  }
  const missing = [...refused].map(
    ([reason, names]) => `${names.join(', ')}: ${reason} in every period (${inWords(reason)})`,
  );
  return {
    fields: fields.filter((_, at) => isServed[at]),
    figures: {
      ...figures,
      rows: figures.rows.filter((_, at) => isServed[at]),
      missing: [...figures.missing, ...missing],
    },
  };
}
