import { Command, type OutputConfiguration } from 'commander';
import { UserError } from '@footnote/runtime/user-error';
import { checkCommand } from './commands/check.ts';
import { configCommand } from './commands/config.ts';
import { deadLettersCommand } from './commands/dead-letters.ts';
import { demoCommand } from './commands/demo.ts';
import { ingestCommand } from './commands/ingest.ts';
import { keysCommand } from './commands/keys.ts';
import { rebuildCommand } from './commands/rebuild.ts';
import { sqlCommand } from './commands/sql.ts';
import { topicsCommand } from './commands/topics.ts';
import { upCommand } from './commands/up.ts';
import { dataOption, type DataOption } from './options.ts';

/** Parsing throws `CommanderError` where it would end the process: for help with exit code 0, for a misuse with 1. */
export function createProgram(output: OutputConfiguration = {}): Command {
  const program = new Command('footnote')
    .description('Company filings from EDGAR, and a citation for every number')
    .showHelpAfterError('(add --help for usage)')
    .configureOutput(output)
    .addOption(dataOption())
    // What follows a command is the command's own.
    .enablePositionalOptions()
    .hook('preAction', handDown)
    .exitOverride();
  const commands = [
    upCommand(),
    ingestCommand(),
    rebuildCommand(),
    keysCommand(),
    topicsCommand(),
    deadLettersCommand(),
    checkCommand(),
    sqlCommand(),
    configCommand(),
    demoCommand(),
  ];
  for (const command of commands) adopt(program, command);
  return program;
}

/** `footnote --data DIR command` is `footnote command --data DIR`; said twice, the later one counts. */
function handDown(program: Command, command: Command): void {
  const { data } = program.opts<DataOption>();
  if (data === undefined) return;
  if (!command.options.some(({ long }) => long === '--data'))
    throw new UserError(`${command.name()} keeps no state: it takes no --data`);
  if (command.opts<DataOption>().data === undefined) command.setOptionValue('data', data);
}

function adopt(parent: Command, command: Command): void {
  parent.addCommand(command.copyInheritedSettings(parent));
  for (const own of command.commands) own.copyInheritedSettings(command);
}
