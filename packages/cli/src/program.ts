import { Command } from 'commander';
import { configCommand } from './commands/config.ts';
import { deadLettersCommand } from './commands/dead-letters.ts';
import { demoCommand } from './commands/demo.ts';
import { ingestCommand } from './commands/ingest.ts';
import { keysCommand } from './commands/keys.ts';
import { rebuildCommand } from './commands/rebuild.ts';
import { sqlCommand } from './commands/sql.ts';
import { topicsCommand } from './commands/topics.ts';
import { upCommand } from './commands/up.ts';

export function createProgram(): Command {
  const program = new Command('footnote')
    .description('Company filings with their footnotes: from EDGAR to a cited number')
    .showHelpAfterError('(add --help for what is allowed)');
  const commands = [
    upCommand(),
    ingestCommand(),
    rebuildCommand(),
    keysCommand(),
    topicsCommand(),
    deadLettersCommand(),
    sqlCommand(),
    configCommand(),
    demoCommand(),
  ];
  for (const command of commands) program.addCommand(command);
  return program;
}
