import { Command, Option } from 'commander';
import { DEFAULT_PLAN, isPlanName, PLAN_NAMES } from '@footnote/api-keys/plans';
import { issueKey, listKeys, revokeKey } from '@footnote/api-keys/registry';
import { dataOption, type DataOption } from '../options.ts';
import { withSession } from '../runtime/session.ts';
import { formatTable } from '../table.ts';
import { UserError } from '../user-error.ts';

type IssueOptions = DataOption & {
  readonly label: string;
  readonly plan: string;
  readonly expires?: string;
  readonly json?: true;
};

export function keysCommand(): Command {
  const keys = new Command('keys').description('API keys: issue, list, revoke');
  keys
    .command('issue')
    .description('issue a key and print it, this once')
    .addOption(dataOption())
    .addOption(new Option('--label <text>', 'what its owner calls it').default('unnamed'))
    .addOption(new Option('--plan <plan>', 'how often it may ask').choices(PLAN_NAMES).default(DEFAULT_PLAN))
    .option('--expires <date>', 'when it stops working, YYYY-MM-DD (UTC)')
    .option('--json', 'as JSON')
    .action(issue);
  keys
    .command('list')
    .description('keys by their public names')
    .addOption(dataOption())
    .option('--json', 'one JSON object a line')
    .action(list);
  keys
    .command('revoke')
    .argument('<key>', 'a key or its public name')
    .description('stop a key from working, at once')
    .addOption(dataOption())
    .action(revoke);
  return keys;
}

async function issue(options: IssueOptions): Promise<void> {
  if (!isPlanName(options.plan)) throw new UserError(`no plan ${options.plan}`);
  const wanted = { label: options.label, plan: options.plan, expiresAt: expiry(options.expires) };
  const { key, event } = await withSession(options, ({ log, codec }) => issueKey(log, codec, wanted));
  if (options.json === true) console.log(JSON.stringify({ key, key_id: event.key_id, plan: event.plan }));
  else console.log(`${key}\nissued ${event.key_id}, plan ${event.plan}; it is not shown again`);
}

async function list(options: DataOption & { readonly json?: true }): Promise<void> {
  const known = await withSession(options, ({ log, codec }) => listKeys(log, codec));
  const shown = known.map(({ key_id, label, plan, state, expires_at }) => ({
    key_id,
    label,
    plan,
    state,
    expires: expires_at === null ? '' : new Date(expires_at).toISOString().slice(0, 10),
  }));
  if (options.json === true) for (const key of shown) console.log(JSON.stringify(key));
  else
    console.log(
      formatTable(
        ['key', 'label', 'plan', 'state', 'expires'],
        shown.map((key) => Object.values(key)),
      ),
    );
}

async function revoke(key: string, options: DataOption): Promise<void> {
  const event = await withSession(options, ({ log, codec }) => revokeKey(log, codec, key));
  console.log(`revoked ${event.key_id}`);
}

function expiry(date: string | undefined): number | null {
  if (date === undefined) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  // A day that its month does not have would be read as one of the next month.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new UserError(`--expires takes a date like 2027-12-31, not ${date}`);
  }
  return time;
}
