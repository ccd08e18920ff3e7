import { passageOf } from '../passage.ts';
import { readCompany } from './companies.ts';
import { ofBalance, readPeriod, statementOf } from './explain-figure.ts';
import { readArguments } from './given.ts';
import { COMPANY, type Intent, TEXT } from './intent.ts';
import { callText, Problem } from './problem.ts';

export const showEvidence: Intent = {
  name: 'show_evidence',
  description:
    'The passage of the filing that states a figure: the number as printed, label, headings, unit, and a link. Example: {"company":"AAPL","field":"revenue","period":"Q3 2024"}',
  input: { company: COMPANY, field: TEXT, period: TEXT },
  answer: async ({ ask, fields, base }, given) => {
    const read = readArguments('show_evidence', ['company', 'field', 'period'], given);
    const { symbol } = await readCompany(ask, read.needed('company', 'AAPL'));
    const field = (await fields()).read(read.needed('field', 'revenue'));
    const statement = statementOf(field);
    if (statement === undefined)
      throw new Problem(
        `${field.name} is computed, so no filing states it. Its operands: ${callText('explain_figure', given)}`,
      );
    const period = ofBalance(await readPeriod(ask, symbol, read.list('period')), statement);
    return passageOf(
      (await ask('/v2/evidence', { symbol, statement, field: field.name, period })).data,
      base,
    );
  },
};
