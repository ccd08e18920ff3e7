import { Command } from 'commander';
import { listConfig, loadConfig } from '@footnote/runtime/config';
import { formatTable } from '../table.ts';

export function configCommand(): Command {
  return new Command('config')
    .description('list every setting, its value and where the value comes from; fail if one is invalid')
    .option('--json', 'print one JSON object per line')
    .action((options: { readonly json?: true }) => {
      const lines = listConfig(process.env);
      if (options.json === true) for (const line of lines) console.log(JSON.stringify(line));
      else {
        const rows = lines.map((line) => [line.env, line.value ?? '(unset)', line.origin, line.description]);
        console.log(formatTable(['setting', 'value', 'from', 'meaning'], rows));
      }
      loadConfig(process.env);
    });
}
