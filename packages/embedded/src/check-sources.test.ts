import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { run, useFolder } from '@footnote/cli/testing/run';
import { loadConfig } from '@footnote/runtime/config';
import { UserError } from '@footnote/runtime/user-error';
import { expect } from 'chai';
import { checkSources } from './check-sources.ts';

describe('the sources at a start', () => {
  const folder = useFolder();
  const faultOf = (env: Record<string, string>): Promise<string> =>
    checkSources(loadConfig(env)).then(
      () => '',
      (error: unknown) => (error instanceof UserError ? error.message : `not a sentence: ${String(error)}`),
    );

  it('are refused in a sentence if a folder is none, or not a mirror', async () => {
    const { code, out, err } = await run('up', '--data', folder(), '--mirror', join(folder(), 'nope'));
    expect({ code, out }).to.deep.equal({ code: 1, out: '' });
    expect(err).to.match(/^footnote: .*nope.*: not a mirror/);
    expect(await faultOf({ FOOTNOTE_PRICES: join(folder(), 'nope') })).to.match(
      /^prices: cannot read the folder/,
    );
    expect(await faultOf({ FOOTNOTE_PRICES: 'https://prices.example/all.csv' })).to.include('{symbol}');
  });

  it('are refused if a host accepts no connection, without its password', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined).destroy()).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const env = {
      FOOTNOTE_EDGAR_MIRROR: `http://me:hush@127.0.0.1:${port}/edgar`,
      FOOTNOTE_PRICES: `http://me:hush@127.0.0.1:${port}/{symbol}.csv`,
    };
    expect(await faultOf(env)).to.equal('');
    server.close();
    await once(server, 'close');
    expect(await faultOf(env)).to.equal(
      `the mirror http://***@127.0.0.1:${port}/edgar cannot be reached (ECONNREFUSED)`,
    );
    expect(await faultOf({ FOOTNOTE_PRICES: env.FOOTNOTE_PRICES })).to.equal(
      `the price source http://***@127.0.0.1:${port}/{symbol}.csv cannot be reached (ECONNREFUSED)`,
    );
  });

  it('are accepted if they are there, and if there are none', async () => {
    mkdirSync(join(folder(), 'mirror', 'data.sec.gov'), { recursive: true });
    mkdirSync(join(folder(), 'prices'));
    expect(
      await faultOf({
        FOOTNOTE_EDGAR_MIRROR: join(folder(), 'mirror'),
        FOOTNOTE_PRICES: join(folder(), 'prices'),
      }),
    ).to.equal('');
    expect(await faultOf({})).to.equal('');
  });
});
