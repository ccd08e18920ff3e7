import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram } from '@footnote/cli/program';
import { OTHER_VARIABLES, SETTINGS } from '@footnote/runtime/settings';
import { expect } from 'chai';
import type { Command } from 'commander';
import { blocksOf, commandsOf, PAGES, readPage, ROOT, wordsOf } from './pages.ts';

const ASSIGNMENT = /^[A-Z_]+=/;
const VARIABLES = new Set<string>([...Object.values(SETTINGS).map(({ env }) => env), ...OTHER_VARIABLES]);

const commands = PAGES.flatMap((page) =>
  blocksOf(page)
    .filter(({ info }) => info === 'sh' || info === 'sh check')
    .flatMap((block) => commandsOf(block).map((text) => ({ where: `${page}:${block.line}`, text }))),
);

/** Parses without running anything. Throws commander's error for a wrong command, option or argument. */
async function parseOnly(args: readonly string[]): Promise<void> {
  const program = await createProgram(args, { writeErr: () => undefined, writeOut: () => undefined });
  const disarm = (command: Command): void => {
    command.action(() => undefined);
    command.commands.forEach(disarm);
  };
  program.commands.forEach(disarm);
  await program.parseAsync(args, { from: 'user' });
}

const makefile = readFileSync(join(ROOT, 'Makefile'), 'utf8');
const hasTarget = (name: string): boolean => new RegExp(`^${name}:`, 'm').test(makefile);
const usesVariable = (name: string): boolean =>
  makefile.includes(`$(${name})`) || makefile.includes(`(or $(${name})`);

/** The fault of a command; undefined if there is none. */
async function faultOf(text: string): Promise<string | undefined> {
  if (/^[A-Z_]+=\$\(/.test(text)) return undefined;
  const words = wordsOf(text).filter((word) => !ASSIGNMENT.test(word));
  const [program = '', ...args] = words;
  if (program === 'bin/footnote')
    return parseOnly(args).then(
      () => undefined,
      (error: unknown) => String(error),
    );
  if (program === 'make') {
    const [target = ''] = args;
    const unused = [...text.matchAll(/\s([A-Z]+)=/g)]
      .map(([, name = '']) => name)
      .filter((name) => text.indexOf(name) > text.indexOf('make ') && !usesVariable(name));
    if (!hasTarget(target)) return `no target ${target}`;
    return unused.length === 0 ? undefined : `the Makefile does not read ${unused.join(', ')}`;
  }
  if (program === 'node') {
    const [script = '', ...options] = args;
    const source = [script, `${script}/src/main.ts`].find(
      (path) => /\.ts$/.test(path) && existsSync(join(ROOT, path)),
    );
    if (source === undefined && !existsSync(join(ROOT, script))) return `no file ${script}`;
    const code = source === undefined ? '' : readFileSync(join(ROOT, source), 'utf8');
    const missing = options.filter((word) => word.startsWith('--') && !code.includes(word.slice(2)));
    return missing.length === 0 ? undefined : `${script} has no ${missing.join(', ')}`;
  }
  if (program === 'docker') {
    const file = args[args.indexOf('--file') + 1] ?? '';
    return existsSync(join(ROOT, file)) ? undefined : `no file ${file}`;
  }
  if (program === 'kubectl') {
    const folder = args[args.indexOf('--kustomize') + 1] ?? '';
    return args.includes('--kustomize') && !existsSync(join(ROOT, folder))
      ? `no folder ${folder}`
      : undefined;
  }
  return [...GENERATORS, 'curl', 'get', 'get()', 'export', ''].includes(program)
    ? undefined
    : `unknown program ${program}`;
}

/** Programs of others that write clients from the contract. */
const GENERATORS = ['oapi-codegen', 'openapi-generator-cli', 'openapi-python-client'];

describe('commands of the documentation', () => {
  for (const { where, text } of commands)
    it(`parse: ${where}: ${text}`, async () => {
      expect(await faultOf(text)).to.equal(undefined);
    });

  it('name only settings that exist, on every page', () => {
    const unknown = PAGES.flatMap((page) =>
      [...readPage(page).matchAll(/\bFOOTNOTE_[A-Z_]+\b/g)]
        .map(([name]) => name)
        .filter((name) => !VARIABLES.has(name))
        .map((name) => `${page}: ${name}`),
    );
    expect(unknown).to.deep.equal([]);
  });

  it('are fenced: no page has a shell block without a language', () => {
    const bare = PAGES.filter((page) =>
      /^```\n/m.test(readPage(page).replaceAll(/^```\S.*\n[\s\S]*?^```$/gm, '')),
    );
    expect(bare).to.deep.equal([]);
  });
});

describe('paths of the documentation', () => {
  const FOLDERS = /`((?:bin|docs|infra|packages|schemas|services|test)\/[\w./-]*)`/g;
  for (const page of PAGES)
    it(`that ${page} names in the text exist`, () => {
      const paths = [...readPage(page).matchAll(FOLDERS)].map(([, path = '']) => path);
      expect(paths.filter((path) => !existsSync(join(ROOT, path)))).to.deep.equal([]);
    });
});
