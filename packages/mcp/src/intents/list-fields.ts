import type { Field } from './fields.ts';
import { readArguments } from './given.ts';
import { type Intent, MORE, TEXT } from './intent.ts';
import { page } from './pages.ts';

const TOKENS = 280;
const LONGEST = 90;
const BLOCKS: Readonly<Record<string, string>> = {
  balance: 'balance_sheet',
  income: 'income_statement',
};

export const listFields: Intent = {
  name: 'list_fields',
  description:
    'Finds names of fields by words. Plain words work in the other tools, so this is seldom needed. Example: {"query":"lease liabilities"}',
  input: { query: { ...TEXT, description: 'Words; empty: all names' }, more: MORE },
  answer: async ({ fields }, given) => {
    const read = readArguments('list_fields', ['query', 'more'], given);
    const index = await fields();
    const query = read.text('query');
    if (query === undefined)
      return page('list_fields', read, groupsOf([...index.all.values()]), (groups) => groups);
    const found = index.search(query);
    if (found.length === 0) return `No field has "${query}". list_fields {} has all names.`;
    return page('list_fields', read, found, (shown) => shown.map(lineOf), TOKENS);
  },
};

export const blockOf = ({ member }: Field): string => {
  const [block = ''] = member.split('.');
  return BLOCKS[block] ?? block;
};

const kindsOf = ({ series }: Field): string => Object.keys(series).join('/');

function lineOf(field: Field): string {
  const { name, unit, definition } = field;
  const [sentence = ''] = definition.split(/(?<=\.) /);
  const cut = sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)}…` : sentence;
  return `${name} (${blockOf(field)}, ${unit.replaceAll('_', ' ')}, ${kindsOf(field)}): ${cut}`;
}

/** A line for each block. */
const groupsOf = (all: readonly Field[]): readonly string[] =>
  [...new Set(all.map(blockOf))].map(
    (block) =>
      `${block}: ${all
        .filter((field) => blockOf(field) === block)
        .map(({ name }) => name)
        .join(', ')}`,
  );
