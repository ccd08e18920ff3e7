import { nearest } from '@footnote/values/nearest';
import { callText, Problem } from './problem.ts';

export type Given = Readonly<Record<string, unknown>>;

/** Names that models use for an argument, beside its own. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  company: ['symbol', 'ticker', 'cik', 'name', 'companies', 'symbols', 'tickers', 'query'],
  companies: ['symbols', 'tickers', 'company', 'names'],
  fields: ['field', 'metrics', 'metric', 'figures', 'figure', 'concepts', 'concept', 'columns', 'names'],
  field: ['fields', 'metric', 'figure', 'concept', 'name'],
  periods: ['period', 'years', 'year', 'quarters', 'quarter', 'fiscal_year', 'fiscal_period'],
  period: ['periods', 'year', 'quarter', 'fiscal_year'],
  statement: ['statements', 'type', 'kind'],
  what: ['kind', 'type', 'statement', 'data'],
  where: ['filter', 'condition', 'query', 'criteria'],
  query: ['text', 'search', 'q', 'words', 'company', 'name', 'keywords'],
  filing: ['accession', 'accession_number', 'id'],
  form: ['forms', 'form_type', 'type', 'filing_type'],
  more: ['cursor', 'offset'],
  limit: ['count', 'n', 'top', 'max'],
  from: ['start', 'since', 'start_date', 'from_date'],
  to: ['end', 'until', 'end_date', 'to_date'],
};

/** The arguments of a call, however they are written. */
export type Arguments = {
  readonly given: Given;
  /** A text; undefined if there is none. */
  readonly text: (name: string) => string | undefined;
  /** The same; throws a Problem if there is none. */
  readonly needed: (name: string, example: string) => string;
  /** A list: of one, of texts separated by commas, or of JSON. */
  readonly list: (name: string) => readonly string[];
  /** A whole number from 1 to `most`. */
  readonly count: (name: string, standard: number, most: number) => number;
};

/** Arguments under the names of `names`, or others that mean the same. Throws a Problem for an unknown one. */
export function readArguments(tool: string, names: readonly string[], given: Given): Arguments {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === '') continue;
    const own = ownName(name, names, read);
    if (own === undefined) unknownArgument(tool, name, names, given);
    read[own] = value;
  }
  const list = (name: string): readonly string[] => listOf(read[name]);
  const text = (name: string): string | undefined => {
    const texts = list(name);
    return texts.length === 0 ? undefined : texts.join(', ');
  };
  return {
    given,
    text,
    list,
    needed: (name, example) =>
      text(name) ?? refuse(`${name} is missing. Example: ${callText(tool, { ...given, [name]: example })}`),
    count: (name, standard, most) => {
      const number = Number(text(name) ?? standard);
      if (!Number.isInteger(number) || number < 1) refuse(`${name} must be a whole number from 1 to ${most}`);
      return Math.min(number, most);
    },
  };
}

function ownName(name: string, names: readonly string[], taken: object): string | undefined {
  if (names.includes(name)) return name;
  const plain = name.toLowerCase();
  return names.find((own) => !(own in taken) && (own === plain || (OTHER_NAMES[own] ?? []).includes(plain)));
}

function unknownArgument(tool: string, name: string, names: readonly string[], given: Given): never {
  const { [name]: value, ...rest } = given;
  const [best] = nearest(name, names, 1);
  const repeat = best === undefined || best in rest ? rest : { ...rest, [best]: value };
  refuse(`${tool} has no argument ${name}; it has ${names.join(', ')}. Repeat: ${callText(tool, repeat)}`);
}

function listOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listOf);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'string') refuse(`${JSON.stringify(value)} must be a text or a list of texts`);
  const text = value.trim();
  if (text.startsWith('[')) {
    try {
      return listOf(JSON.parse(text));
    } catch {
      refuse(`${text} is not a list in JSON`);
    }
  }
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function refuse(message: string): never {
  throw new Problem(message);
}
