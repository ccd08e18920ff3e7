import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A fenced block of a page. */
export type Block = {
  readonly page: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  /**
   * The text after the opening backticks: `sh` is executed, `sh check` is only checked, `json` is part of the response
   * to the block above it, `ts` and `python` are programs to run (with `check`, servers that a test of their own runs), `text` is part of the output of the program above it.
   */
  readonly info: string;
  readonly text: string;
};

/** Pages that a reader opens, as paths from the root. */
export const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'schemas/README.md',
  'packages/client/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

export const readPage = (page: string, root = ROOT): string => readFileSync(join(root, page), 'utf8');

/** The fenced blocks of a page, in order; of this checkout or of another one. */
export function blocksOf(page: string, root = ROOT): readonly Block[] {
  const fences = readPage(page, root).matchAll(/^```(?<info>[^\n`]+)\n(?<text>[\s\S]*?)^```$/gm);
  return [...fences].map((fence) => ({
    page,
    line: fence.input.slice(0, fence.index).split('\n').length,
    info: fence.groups?.['info']?.trim() ?? '',
    text: fence.groups?.['text'] ?? '',
  }));
}

/** The logical lines of a shell block: continued lines joined, comments and empty lines removed. */
export function commandsOf({ text }: Block): readonly string[] {
  return joined(text)
    .split('\n')
    .map((line) => line.replace(/(^|\s)#\s.*$/, '').trim())
    .filter((line) => line !== '');
}

/** Joins lines that end in a backslash, and lines within quotes. */
function joined(text: string): string {
  return text
    .replace(/\\\n\s*/g, ' ')
    .replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.replace(/\s*\n\s*/g, ' '));
}

/** The words of a command line as a shell splits them; quotes are removed and variables are kept. */
export function wordsOf(command: string): readonly string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
