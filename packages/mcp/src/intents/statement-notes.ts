import type { Company } from './companies.ts';
import { noteText } from './footnotes.ts';
import type { Arguments } from './given.ts';
import type { Context } from './intent.ts';
import { page } from './pages.ts';
import { readPeriods } from './periods.ts';

type Asked = { readonly company: Company; readonly periods: readonly string[] };

/** The tables of the notes of a report: what they are about, and each row with its value. */
export async function notesAnswer(
  context: Context,
  read: Arguments,
  { company, periods }: Asked,
): Promise<string> {
  const [wanted] = periods.length === 0 ? [] : readPeriods(periods);
  const [period] = wanted?.labels ?? [];
  const { data } = await context.ask('/v2/notes', {
    symbol: company.symbol,
    ...(period !== undefined && { period }),
  });
  const lines = data.notes.flatMap(({ note, refusal, rows, total, unit }) => {
    const name = note.replaceAll('_', ' ');
    if (refusal !== null) return [`${name}: ${refusal.code}, ${refusal.text}`];
    return [
      `${name}, ${unit ?? ''}${total === null ? '' : `, total ${total}`}`,
      ...rows.map(({ label, value }) => `- ${label}: ${value}`),
    ];
  });
  const source = data.filing === null ? 'no report' : noteText(data.filing);
  const head = [`${company.symbol} ${company.name}, notes of ${source}; every number is from it`];
  return page('get_statements', read, lines, (shown) => [...head, ...shown]);
}
