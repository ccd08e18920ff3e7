import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { type Session, withSession } from '@footnote/embedded/session';
import { UserError } from '@footnote/runtime/user-error';
import { type Endpoint, endpointOf, groupOf } from '@footnote/webhooks/configuration/endpoint';
import { readEndpoints } from '@footnote/webhooks/configuration/read-endpoints';
import { type AttemptOutcome, createAttempt } from '@footnote/webhooks/delivery/attempt';
import { readStates, writeState } from '@footnote/webhooks/state/endpoint-states';
import { STREAMED } from '@footnote/wire/events/streamed-topics';
import { eventOfLetter } from '@footnote/webhooks/dead-letter-event';
import { type Letter, readLetters } from '../dead-letters.ts';
import { dataOption, type DataOption } from '../options.ts';
import { formatTable } from '../table.ts';

export function webhooksCommand(): Command {
  const webhooks = new Command('webhooks').description(
    'list, test and enable the endpoints of FOOTNOTE_WEBHOOKS, and send dead letters again',
  );
  webhooks
    .command('list')
    .description('list the configured endpoints with their state, lag and dead letters')
    .addOption(dataOption())
    .action(list);
  webhooks
    .command('test')
    .argument('<name>', 'name of the endpoint')
    .description('send a signed test event once and report what the receiver answers')
    .addOption(dataOption())
    .action(test);
  webhooks
    .command('enable')
    .argument('<name>', 'name of the endpoint')
    .description('enable an endpoint that was disabled: delivery resumes where it stopped')
    .addOption(dataOption())
    .action(enable);
  webhooks
    .command('replay')
    .argument('<name>', 'name of the endpoint')
    .argument(
      '[offset]',
      'offset of the dead letter, as shown by `dead-letters list`; default: all of the endpoint',
    )
    .description('send the events that were given up again, each once, with their ids')
    .addOption(dataOption())
    .option('--from <offset>', 'only dead letters from this offset on')
    .action(replay);
  return webhooks;
}

function endpointsOf({ config }: Pick<Session, 'config'>): readonly Endpoint[] {
  if (config.webhooks === null)
    throw new UserError(
      'no endpoints are configured',
      'set FOOTNOTE_WEBHOOKS to their file: docs/webhooks.md',
    );
  return readEndpoints(config.webhooks);
}

function endpointNamed(session: Pick<Session, 'config'>, name: string): Endpoint {
  const endpoints = endpointsOf(session);
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (found === undefined)
    throw new UserError(
      `no endpoint is named ${name}`,
      `configured: ${endpoints.map((endpoint) => endpoint.name).join(', ')}`,
    );
  return found;
}

async function list(options: DataOption): Promise<void> {
  const rows = await withSession(options, async (session) => {
    const { log, codec } = session;
    const endpoints = endpointsOf(session);
    const states = await readStates(log, codec);
    const letters = await readLetters(log, codec);
    return Promise.all(
      endpoints.map(async ({ name, url, symbols, kinds }) => {
        const state = states.get(name);
        const lag = await log.lag(groupOf(name), STREAMED);
        const given = letters.filter(({ event }) => endpointOf(event.step) === name);
        return [
          name,
          // The path and the query of a URL may contain a token.
          new URL(url).host,
          state === undefined ? 'new' : state.state,
          state?.reason ?? '',
          symbols?.join(',') ?? 'all',
          kinds?.join(',') ?? 'all',
          lag.reduce((sum, row) => sum + row.lag, 0),
          given.length,
        ];
      }),
    );
  });
  console.log(
    formatTable(
      ['name', 'host', 'state', 'reason', 'symbols', 'kinds', 'records left', 'dead letters'],
      rows,
    ),
  );
}

async function test(name: string, options: DataOption): Promise<void> {
  const outcome = await withSession(options, (session) => {
    const id = `test-${randomUUID()}`;
    const body = JSON.stringify({ endpoint: name, event_id: id, kind: 'test' });
    return createAttempt(Date.now)(endpointNamed(session, name), { id, body });
  });
  if (outcome.kind !== 'delivered') throw new UserError(`not delivered: ${faultOf(outcome)}`);
  console.log(`delivered: the receiver answered ${outcome.status}`);
}

async function enable(name: string, options: DataOption): Promise<void> {
  const isEnabled = await withSession(options, async (session) => {
    const { log, codec } = session;
    endpointNamed(session, name);
    const state = (await readStates(log, codec)).get(name);
    if (state?.state !== 'disabled') return false;
    await writeState(log, codec, { ...state, state: 'active', reason: null }, Date.now());
    return true;
  });
  console.log(isEnabled ? `enabled ${name}` : `${name} is not disabled`);
}

async function replay(
  name: string,
  offset: string | undefined,
  options: DataOption & { readonly from?: string },
): Promise<void> {
  const failures = await withSession(options, async (session) => {
    const endpoint = endpointNamed(session, name);
    const chosen = (await readLetters(session.log, session.codec)).filter(
      ({ record, event }) =>
        endpointOf(event.step) === name &&
        (offset === undefined || record.offset === Number(offset)) &&
        (options.from === undefined || record.offset >= Number(options.from)),
    );
    if (chosen.length === 0)
      throw new UserError(`no dead letter of ${name} matches`, 'see `footnote dead-letters list`');
    return send(session, endpoint, chosen);
  });
  if (failures > 0) throw new UserError(`${failures} events were not delivered`);
}

/** Sends the events of dead letters in their order, and returns how many were not delivered. */
async function send(
  { codec }: Pick<Session, 'codec'>,
  endpoint: Endpoint,
  letters: readonly Letter[],
): Promise<number> {
  const attempt = createAttempt(Date.now);
  let failures = 0;
  for (const { record, event: letter } of letters) {
    const event = await eventOfLetter(codec, letter);
    const outcome = await attempt(endpoint, { id: event.id, body: event.data });
    const isDelivered = outcome.kind === 'delivered';
    if (!isDelivered) failures += 1;
    console.log(
      `${record.offset} ${event.kind} ${event.id}: ${isDelivered ? 'delivered' : faultOf(outcome)}`,
    );
  }
  return failures;
}

function faultOf(outcome: Exclude<AttemptOutcome, { readonly kind: 'delivered' }>): string {
  return outcome.kind === 'gone' ? 'the receiver answered 410' : outcome.message;
}
