import { Command, Option } from 'commander';
import { ALL_PLANS, DEFAULT_PLAN, isPlanName, PLAN_NAMES, type PlanName } from '@footnote/api-keys/plans';
import { changeKey, issueKey, listKeys, rotateKey } from '@footnote/api-keys/registry';
import type { ApiKey } from '@footnote/event-types/types.generated';
import { runningServices } from '@footnote/embedded/running-services';
import { type HeardBack, heardBack, heardBackRemark } from '../heard-back.ts';
import { dataOption, type DataOption } from '../options.ts';
import { type Session, withSession } from '@footnote/embedded/session';
import { formatTable } from '../table.ts';
import { UserError } from '@footnote/runtime/user-error';

type JsonOption = { readonly json?: true };

type IssueOptions = DataOption &
  JsonOption & { readonly label: string; readonly plan: string; readonly expires?: string };

type Change = Parameters<typeof changeKey>[3];

const HOUR_MS = 3_600_000;

export function keysCommand(): Command {
  const keys = new Command('keys').description(
    'manage API keys: issue, list, rotate, revoke, plans and payment',
  );
  const changing = (name: string, description: string): Command =>
    keys
      .command(name)
      .argument('<key>', 'a key or its public name')
      .description(description)
      .addOption(dataOption());
  keys
    .command('issue')
    .description('issue a key; it is printed only once')
    .addOption(dataOption())
    .addOption(new Option('--label <text>', 'label chosen by the owner').default('unnamed'))
    .addOption(
      new Option('--plan <plan>', 'rate limit and quota of the key')
        .choices(PLAN_NAMES)
        .default(DEFAULT_PLAN),
    )
    .option('--expires <date>', 'expiry date, YYYY-MM-DD (UTC)')
    .option('--json', 'as JSON')
    .action(issue);
  keys
    .command('list')
    .description('list keys by their public names')
    .addOption(dataOption())
    .option('--json', 'print one JSON object per line')
    .action(list);
  keys.command('plans').description('list the rate limit and quota of each plan').action(listPlans);
  changing('rotate', 'issue a replacement key; both share one request count')
    .option('--grace <hours>', 'hours the old key keeps working; 0 revokes it immediately', '24')
    .option('--json', 'as JSON')
    .action(rotate);
  changing('revoke', 'revoke a key, immediately and permanently').action(
    change('revoked', { state: 'revoked' }),
  );
  changing('unpaid', 'suspend a key until it is paid').action(change('unpaid', { state: 'unpaid' }));
  changing('paid', 'reactivate an unpaid key').action(change('paid', { state: 'active' }));
  changing('expire', 'change the expiry date of a key')
    .addOption(new Option('--on <date>', 'YYYY-MM-DD (UTC)').conflicts('never'))
    .option('--never', 'remove the expiry date')
    .action(expire);
  changing('plan', 'change the plan of a key').argument('<plan>', PLAN_NAMES.join(', ')).action(changePlan);
  return keys;
}

async function issue(options: IssueOptions): Promise<void> {
  const expiresAt = options.expires === undefined ? null : dateOf('--expires', options.expires);
  const newKey = { label: options.label, plan: planNamed(options.plan), expiresAt };
  const { key, event, known } = await withSession(options, async (session) => {
    const issued = await issueKey(session.log, session.codec, newKey);
    return { ...issued, known: await arrived(session, issued.event) };
  });
  if (options.json === true)
    console.log(JSON.stringify({ key, key_id: event.key_id, plan: event.plan, services: known }));
  else printOnce(key, `issued ${event.key_id}, plan ${event.plan}`, known);
}

async function rotate(
  name: string,
  options: DataOption & JsonOption & { readonly grace: string },
): Promise<void> {
  const hours = /^\d{1,5}$/.test(options.grace) ? Number(options.grace) : NaN;
  if (Number.isNaN(hours)) throw new UserError(`--grace expects whole hours, not ${options.grace}`);
  const { key, event, former, known } = await withSession(options, async (session) => {
    const rotated = await rotateKey(session.log, session.codec, name, { graceMs: hours * HOUR_MS });
    // Both are one append, so whoever knows the former key's end knows the new key.
    return { ...rotated, known: await arrived(session, rotated.former) };
  });
  const ends = former.state === 'revoked' ? null : instant(former.expires_at);
  if (options.json === true)
    console.log(
      JSON.stringify({
        key,
        key_id: event.key_id,
        former: former.key_id,
        former_ends: ends,
        services: known,
      }),
    );
  else
    printOnce(
      key,
      `issued ${event.key_id} to replace ${former.key_id}, which ${ends === null ? 'is revoked' : `works until ${ends}`}`,
      known,
    );
}

/** Only the key is written to standard output, so that a script can use it directly. */
function printOnce(key: string, remark: string, known: HeardBack): void {
  console.log(key);
  console.error(`${remark}; it is not shown again; ${heardBackRemark(known)}`);
}

/** Waits until the running services of the data folder know the event. */
function arrived({ dir }: Session, event: ApiKey): Promise<HeardBack> {
  return heardBack(runningServices(dir), event);
}

async function list(options: DataOption & JsonOption): Promise<void> {
  const known = await withSession(options, ({ log, codec }) => listKeys(log, codec));
  const now = Date.now();
  const shown = known.map(({ key_id, label, plan, state, expires_at }) => ({
    key_id,
    label,
    plan,
    state: state === 'active' && expires_at !== null && expires_at <= now ? 'expired' : state,
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

function listPlans(): void {
  const rows = ALL_PLANS.map(({ name, perMinute, quota, isUnlimited }) => [
    name,
    isUnlimited ? 'unlimited' : String(perMinute),
    quota === null ? '' : `${quota.requests} a ${quota.period}`,
  ]);
  console.log(formatTable(['plan', 'a minute', 'quota'], rows));
}

function change(done: string, what: Change): (name: string, options: DataOption) => Promise<void> {
  return async (name, options) => {
    const { key_id } = await changed(name, options, what);
    console.log(`${done} ${key_id}`);
  };
}

async function expire(
  name: string,
  options: DataOption & { readonly on?: string; readonly never?: true },
): Promise<void> {
  if (options.on === undefined && options.never !== true) throw new UserError('specify --on DATE or --never');
  const expiresAt = options.on === undefined ? null : dateOf('--on', options.on);
  const { key_id } = await changed(name, options, { expiresAt });
  console.log(`${key_id} ${expiresAt === null ? 'does not expire' : `works until ${instant(expiresAt)}`}`);
}

async function changePlan(name: string, plan: string, options: DataOption): Promise<void> {
  const { key_id } = await changed(name, options, { plan: planNamed(plan) });
  console.log(`${key_id} has plan ${plan}`);
}

function changed(name: string, options: DataOption, what: Change): Promise<ApiKey> {
  return withSession(options, async (session) => {
    const event = await changeKey(session.log, session.codec, name, what);
    const known = await arrived(session, event);
    if (known.know < known.asked) console.error(heardBackRemark(known));
    return event;
  });
}

function planNamed(name: string): PlanName {
  if (!isPlanName(name)) throw new UserError(`no plan ${name}; the plans are ${PLAN_NAMES.join(', ')}`);
  return name;
}

function instant(time: number | null): string | null {
  return time === null ? null : `${new Date(time).toISOString().slice(0, 19)}Z`;
}

function dateOf(option: string, date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  // `Date` would roll over a day that does not exist in its month into the next month.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new UserError(`${option} expects a date such as 2027-12-31, not ${date}`);
  }
  return time;
}
