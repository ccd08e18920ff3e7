import { once } from 'node:events';
import { connect } from 'node:net';
import { listOf } from '@footnote/price-fetcher/sources/list-of';
import { SYMBOL_PLACE } from '@footnote/price-fetcher/sources/http-csv';
import { openSources } from '@footnote/price-fetcher/sources/open-sources';
import type { Config } from '@footnote/runtime/config';
import { withoutCredentials } from '@footnote/runtime/printable';
import { UserError } from '@footnote/runtime/user-error';
import { openClient } from './edgar-client.ts';

const WAIT_MS = 5000;
const WEB = /^https?:\/\//i;

/**
 * Checks the configured mirror and price sources before anything starts: folders must be what they should be, hosts
 * of URLs must accept a connection. Throws `UserError` for the first that does not.
 */
export async function checkSources(config: Config): Promise<void> {
  const { edgarMirror: mirror, prices } = config;
  if (mirror !== null) {
    openClient(config).close();
    if (WEB.test(mirror)) await requireReachable('the mirror', mirror, 'FOOTNOTE_EDGAR_MIRROR or --mirror');
  }
  const sources = listOf(prices ?? '');
  // One over HTTP asks its host when it is opened, and retries.
  const isAddress = (source: string): boolean => WEB.test(source) && source.includes(SYMBOL_PLACE);
  const others = sources.filter((source) => !isAddress(source));
  for (const source of await openSources(others, config, Date.now)) source.close();
  for (const source of sources.filter(isAddress))
    await requireReachable('the price source', source, 'FOOTNOTE_PRICES');
}

async function requireReachable(what: string, address: string, setting: string): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  const socket = connect({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
  });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(WAIT_MS) });
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    const why = code === 'ABORT_ERR' ? `no connection within ${WAIT_MS / 1000} s` : code;
    throw new UserError(
      `${what} ${withoutCredentials(address)} cannot be reached (${why})`,
      `start it, or correct ${setting}`,
    );
  } finally {
    socket.destroy();
  }
}
