import type { Schemas } from '@footnote/client';
import type { Ask } from './ask.ts';
import { readCompany } from './companies.ts';
import type { Field } from './fields.ts';
import { noteText } from './footnotes.ts';
import { readArguments } from './given.ts';
import { COMPANY, type Intent, MORE, TEXT } from './intent.ts';
import { page } from './pages.ts';
import { readPeriods, selectRows, type Wanted } from './periods.ts';
import { Problem } from './problem.ts';
import { inWords } from './reasons.ts';

const NAMES = ['company', 'field', 'period', 'more'];
const STANDARD: readonly Wanted[] = [{ kind: 'year', newest: 1 }];

export const explainFigure: Intent = {
  name: 'explain_figure',
  description:
    'How one figure was found or computed, or why it is refused: rule, operands and filings, values that were considered. Example: {"company":"AAPL","field":"interest expense","period":"FY2024"}',
  input: { company: COMPANY, field: TEXT, period: TEXT, more: MORE },
  answer: async ({ ask, fields }, given) => {
    const read = readArguments('explain_figure', NAMES, given);
    const { symbol } = await readCompany(ask, read.needed('company', 'AAPL'));
    const field = (await fields()).read(read.needed('field', 'revenue'));
    const statement = statementOf(field);
    const period = ofBalance(await readPeriod(ask, symbol, read.list('period')), statement);
    const lines =
      statement === undefined
        ? figureLines((await ask('/v2/explain/figure', { symbol, ...placeOf(field), period })).data)
        : cellLines((await ask('/v2/explain', { symbol, statement, field: field.name, period })).data);
    const [head = '', ...rest] = lines;
    return page('explain_figure', read, rest, (shown) => [head, ...shown]);
  },
};

const STATEMENTS = { income: 'income_statement', balance: 'balance_sheet', cash_flow: 'cash_flow' } as const;

/** The statement that has the field as a cell; undefined for a computed figure. */
export function statementOf({ member }: Field): (typeof STATEMENTS)[keyof typeof STATEMENTS] | undefined {
  const [block = '', ...path] = member.split('.');
  if (path.length !== 1 || /_pct$/.test(member)) return undefined;
  return block in STATEMENTS ? STATEMENTS[block as keyof typeof STATEMENTS] : undefined;
}

type Block =
  'balance_sheet' | 'bank_metrics' | 'cash_flow' | 'forensics' | 'income_statement' | 'trajectory' | 'ttm';

function placeOf({ member }: Field): { readonly block: Block; readonly figure: string } {
  const [block = '', ...path] = member.split('.');
  const names = path.filter((part) => !['value', 'fy_values'].includes(part));
  return { block: block as Block, figure: names.at(-1) ?? '' };
}

/** A balance is that of the last day of twelve months. */
export const ofBalance = (period: string, statement: string | undefined): string =>
  statement === 'balance_sheet' ? period.replace(/^TTM-/, '') : period;

/** The label of the one period that is named, or of the newest year. Throws a Problem if there is no such period. */
export async function readPeriod(ask: Ask, symbol: string, texts: readonly string[]): Promise<string> {
  const [wanted] = readPeriods(texts, STANDARD);
  const { kind, labels: [label] = [] } = wanted ?? { kind: 'year' };
  const prefix = kind === 'ttm' ? 'TTM-' : '';
  if (label !== undefined && !/^\d{4}-\d{2}-/.test(label)) return `${prefix}${label}`;
  const [series, interval] =
    kind === 'year' ? (['revenue_annual', 'year'] as const) : (['revenue_quarter', 'quarter'] as const);
  const { history } = (await ask('/v2/history', { symbol, series: [series], interval })).data;
  if (!history.available) throw new Problem(`${symbol}: ${history.reason}, ${inWords(history.reason)}`);
  const rows = history.rows.map(([date, period]) => ({ date: String(date), period: String(period) }));
  const [row] = selectRows(rows, wanted ?? { kind });
  if (row === undefined)
    throw new Problem(
      `${symbol} has no period ${texts.join(', ')}; known are ${rows.at(-1)?.period ?? ''} to ${rows[0]?.period ?? ''}`,
    );
  return `${prefix}${row.period}`;
}

type Refused = { readonly code: string; readonly text: string };

const stateOf = (value: number | null, unit: string, refusal: Refused | null): string =>
  value === null
    ? `refused, ${refusal?.code ?? 'no_value'}: ${refusal?.text ?? inWords('not_reported')}`
    : `${value} ${unit}`;

function cellLines({
  symbol,
  cell,
  rule,
  operands,
  candidates,
  considered,
  reported_in_note: note,
  verification,
}: Schemas['Explanation']): readonly string[] {
  const source = cell.provenance === null ? '' : `; ${noteText(cell.provenance)}`;
  return [
    `${symbol} ${cell.field} ${cell.period} to ${cell.period_end}: ${stateOf(cell.value, cell.unit, cell.refusal)}${source}`,
    ...(note === null
      ? []
      : [
          `Stated apart from the face, not served as the field: ${note.value} ${note.unit} ${note.concept}; ${noteText(note.filing)}`,
        ]),
    ...(cell.rule === null ? [] : [`Rule ${cell.rule.id}: ${cell.rule.text}`]),
    `How: ${rule.text}${cell.method === null ? '' : ` (${cell.method})`}`,
    ...operands.map(
      ({ role, filed_value: value, concept, start, end, filing }) =>
        `Operand ${role} ${value} ${concept} ${start === null ? end : `${start} to ${end}`}; ${noteText(filing)}`,
    ),
    ...(verification === null ? [] : [`Verification: ${verification.verdict}`]),
    ...candidates.map(
      ({ value, parts, filing, verdict }) =>
        `Candidate ${value} ${parts.map(({ sign, concept }) => `${sign}${concept}`).join(' ')}: ${verdict.text}; ${noteText(filing)}`,
    ),
    ...considered.map(
      ({ field, period, value, refusal }) => `Considered ${field} ${period}: ${value ?? refusal ?? ''}`,
    ),
  ];
}

function figureLines({ symbol, figure, operands, reason }: Schemas['FigureExplanation']): readonly string[] {
  const { name, period, period_end: end, value, unit, formula, definition } = figure;
  const state =
    value === null || reason !== null
      ? `refused, ${reason?.code ?? 'not_computable'}: ${reason?.text ?? inWords('not_computable')}`
      : `${JSON.stringify(value)} ${unit}`;
  return [
    `${symbol} ${name} ${period} to ${end}: ${state}`,
    `Definition: ${definition} ${formula}`,
    ...operands.map((operand) => {
      const source = operand.provenance === null ? '' : `; ${noteText(operand.provenance)}`;
      return `Operand ${operand.field} ${operand.period}: ${operand.value ?? `refused, ${operand.refusal?.code ?? ''}`} ${operand.unit}${source}`;
    }),
  ];
}
