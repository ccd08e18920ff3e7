import { Command } from 'commander';
import { configOf } from '@footnote/embedded/config-of';
import { aclCommands } from '@footnote/runtime/topic-acls';
import { dataOption, type DataOption } from '../options.ts';

type AclsOptions = DataOption & { readonly principal: string };

export function aclsCommand(): Command {
  return new Command('acls')
    .description(
      "print the commands of Kafka's own tools that give each service the rights it needs, and no others",
    )
    .addOption(dataOption())
    .option(
      '--principal <prefix>',
      'who the services are to the brokers, followed by their names',
      'User:footnote-',
    )
    .action((options: AclsOptions) => {
      for (const line of aclCommands(configOf(options), options.principal)) console.log(line);
    });
}
