import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Command } from 'commander';
import { createProgram, memoryLimitFor } from './program.ts';
import { run } from './testing/run.ts';

function paths(command: Command, before: readonly string[] = []): string[][] {
  return command.commands.flatMap((own) => [[...before, own.name()], ...paths(own, [...before, own.name()])]);
}

const program = await createProgram();

describe('the footnote command', () => {
  for (const path of paths(program))
    it(`explains ${path.join(' ')}`, async () => {
      const { code, out, err } = await run(...path, '--help');
      expect({ code, err }).to.deep.equal({ code: 0, err: '' });
      expect(out).to.match(new RegExp(`^Usage: footnote ${path.join(' ')}`));
      const { description } = out.match(/\n\n(?<description>\S.*)\n/)?.groups ?? {};
      expect(description).to.be.a('string');
    });

  it('accepts --data in every command that reads or writes state', async () => {
    const stateless = new Set(['keys', 'topics', 'dead-letters', 'webhooks', 'archive', 'mcp', 'config']);
    for (const path of paths(program).filter(
      ([name = '', own]) => own !== 'plans' && own !== 'copy' && (own ?? !stateless.has(name)),
    ))
      expect((await run(...path, '--help')).out, path.join(' ')).to.include('--data <dir>');
  });

  it('accepts --data also before the command', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'footnote-data-'));
    const other = join(folder, 'other');
    try {
      expect((await run('--data', folder, 'keys', 'issue', '--label', 'mine')).code).to.equal(0);
      expect((await run('keys', 'list', '--data', folder)).out).to.include('mine');
      expect((await run('--data', folder, 'keys', 'list', '--data', other)).out).not.to.include('mine');
      const { code, err } = await run('--data', folder, 'config');
      expect({ code, err: err.includes('does not accept --data') }).to.deep.equal({ code: 1, err: true });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('loads only the command in the arguments, and all commands for the help', async () => {
    const names = async (...args: readonly string[]): Promise<readonly string[]> =>
      (await createProgram(args)).commands.map((command) => command.name());
    expect(await names('--data', 'folder', 'sql', 'SELECT 1')).to.deep.equal(['sql']);
    expect(await names('config')).to.deep.equal(['config']);
    for (const args of [[], ['--help'], ['nope'], ['help', 'sql']])
      expect(await names(...args), args.join(' ')).to.include.members(['up', 'ingest', 'sql', 'demo']);
  });

  it('limits the memory of the commands that project', () => {
    expect(memoryLimitFor(['--data', 'folder', 'ingest', '--symbols', 'up'])).to.equal('embedded');
    expect(memoryLimitFor(['rebuild', 'statements'])).to.equal('projector');
    for (const args of [[], ['sql', 'up'], ['--help'], ['nope']])
      expect(memoryLimitFor(args), args.join(' ')).to.equal(undefined);
  });

  it('fails with the list of commands if no command is given', async () => {
    const { code, out, err } = await run();
    expect({ code, out }).to.deep.equal({ code: 1, out: '' });
    expect(err).to.include('ingest');
  });

  const misuses: readonly (readonly [string[], RegExp])[] = [
    [['nope'], /unknown command 'nope'/],
    [['ingest', '--nope'], /unknown option '--nope'/],
    [['rebuild'], /missing required argument 'projection'/],
    [['rebuild', 'nope'], /no projection is called nope; there are companies, names, /],
    [['keys', 'issue', '--plan', 'nope'], /Allowed choices are/],
    [['topics', 'tail'], /missing required argument 'topic'/],
    [['mcp', '--http', '99999'], /a port is a whole number from 0 to 65535/],
    [['sql'], /missing required argument 'query'/],
  ];
  for (const [args, message] of misuses)
    it(`rejects "${args.join(' ')}" with the reason and a hint at --help`, async () => {
      const { code, out, err } = await run(...args);
      expect({ code, out }).to.deep.equal({ code: 1, out: '' });
      expect(err).to.match(message);
      expect(err).to.include('(add --help for usage)');
    });
});
