import { Command, type OutputConfiguration } from 'commander';
import type { LimitedProcess } from '@footnote/runtime/memory-limits';
import { UserError } from '@footnote/runtime/user-error';
import { dataOption, type DataOption } from './options.ts';

/** Commands by name, in the order of the help. The code of a command is loaded when it is needed. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['up', async () => (await import('./commands/up.ts')).upCommand()],
  ['ingest', async () => (await import('./commands/ingest.ts')).ingestCommand()],
  ['rebuild', async () => (await import('./commands/rebuild.ts')).rebuildCommand()],
  ['keys', async () => (await import('./commands/keys.ts')).keysCommand()],
  ['topics', async () => (await import('./commands/topics.ts')).topicsCommand()],
  ['dead-letters', async () => (await import('./commands/dead-letters.ts')).deadLettersCommand()],
  ['webhooks', async () => (await import('./commands/webhooks.ts')).webhooksCommand()],
  ['backup', async () => (await import('./commands/backup.ts')).backupCommand()],
  ['archive', async () => (await import('./commands/archive.ts')).archiveCommand()],
  ['doctor', async () => (await import('./commands/doctor.ts')).doctorCommand()],
  ['restore', async () => (await import('./commands/backup.ts')).restoreCommand()],
  ['check', async () => (await import('./commands/check.ts')).checkCommand()],
  ['sql', async () => (await import('./commands/sql.ts')).sqlCommand()],
  ['export', async () => (await import('./commands/export.ts')).exportCommand()],
  ['mcp', async () => (await import('./commands/mcp.ts')).mcpCommand()],
  ['config', async () => (await import('./commands/config.ts')).configCommand()],
  ['demo', async () => (await import('./commands/demo.ts')).demoCommand()],
]);

/**
 * The command line with the commands that appear in `args`, or with all of them if none appears or `args` is
 * omitted. Parsing throws `CommanderError` where it would exit the process: with exit code 0 for help, with 1
 * for invalid usage.
 */
export async function createProgram(
  args: readonly string[] = [],
  output: OutputConfiguration = {},
): Promise<Command> {
  const program = new Command('footnote')
    .description('Company filings from EDGAR, and a citation for every number')
    .showHelpAfterError('(add --help for usage)')
    .configureOutput(output)
    .addOption(dataOption())
    // What follows a command is the command's own.
    .enablePositionalOptions()
    .hook('preAction', handDown)
    .exitOverride();
  for (const load of loadersFor(args)) adopt(program, await load());
  return program;
}

/** Commands that project, over the embedded log or a cluster's, and therefore need more memory. */
const LIMITED: ReadonlyMap<string, LimitedProcess> = new Map([
  ['up', 'embedded'],
  ['ingest', 'embedded'],
  ['demo', 'embedded'],
  ['rebuild', 'projector'],
]);

/** The memory limits for the command in `args`; undefined if it needs none. */
export function memoryLimitFor(args: readonly string[]): LimitedProcess | undefined {
  return LIMITED.get(args.find((word) => COMMANDS.has(word)) ?? '');
}

/** An argument that equals the name of a command only loads one more command than needed. */
function loadersFor(args: readonly string[]): readonly (() => Promise<Command>)[] {
  const named = [...COMMANDS].filter(([name]) => args.includes(name)).map(([, load]) => load);
  return args[0] === 'help' || named.length === 0 ? [...COMMANDS.values()] : named;
}

/** `footnote --data DIR command` equals `footnote command --data DIR`; the later one wins. */
function handDown(program: Command, command: Command): void {
  const { data } = program.opts<DataOption>();
  if (data === undefined) return;
  if (!command.options.some(({ long }) => long === '--data'))
    throw new UserError(`${command.name()} has no state and does not accept --data`);
  if (command.opts<DataOption>().data === undefined) command.setOptionValue('data', data);
}

function adopt(parent: Command, command: Command): void {
  parent.addCommand(command.copyInheritedSettings(parent));
  for (const own of command.commands) own.copyInheritedSettings(command);
}
