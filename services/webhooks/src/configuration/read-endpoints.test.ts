import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@footnote/runtime/config';
import { expect } from 'chai';
import { NEXT_SECRET, SECRET } from '../testing/endpoint.ts';
import { readEndpoints } from './read-endpoints.ts';

const DESK = { name: 'desk', url: 'https://receiver.example/hook?token=t0ken', secret: SECRET };

describe('the file of FOOTNOTE_WEBHOOKS', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-webhooks-'));
    file = join(folder, 'webhooks.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const faultsOf = async (content: unknown): Promise<readonly string[]> => {
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    try {
      readEndpoints(file);
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      // Secrets and tokens are in no fault, whatever is wrong.
      expect(error.message).not.to.match(/whsec_[A-Za-z0-9]|t0ken|hunter2/);
      return error.faults;
    }
  };

  it('fills in the defaults', async () => {
    expect(await faultsOf({ endpoints: [DESK] })).to.deep.equal([]);
    expect(readEndpoints(file)).to.deep.equal([
      {
        name: 'desk',
        url: DESK.url,
        secrets: [SECRET],
        symbols: null,
        kinds: null,
        since: null,
        begin: 'end',
        attempts: 8,
        giveUpMs: 14_400_000,
        timeoutMs: 15_000,
        isLocal: false,
      },
    ]);
  });

  it('reads two secrets, of the file or of another one', async () => {
    await writeFile(join(folder, 'desk.secret'), `${NEXT_SECRET}\n${SECRET}\n`);
    const { name, url } = DESK;
    const endpoints = [
      { ...DESK, name: 'other', secret: [SECRET, NEXT_SECRET] },
      { name, url, secret_file: 'desk.secret', symbols: ['brk.b'], kinds: ['filing'], since: '2026-01-31' },
    ];
    expect(await faultsOf({ endpoints })).to.deep.equal([]);
    const [other, desk] = readEndpoints(file);
    expect(other?.secrets).to.deep.equal([SECRET, NEXT_SECRET]);
    expect(desk).to.deep.include({ secrets: [NEXT_SECRET, SECRET], symbols: ['BRK-B'], since: '2026-01-31' });
  });

  for (const [what, content, fault] of [
    ['text that is not JSON', `{"endpoints": [{"secret": "${SECRET}"`, 'the file is not valid JSON'],
    ['no endpoint', { endpoints: [] }, 'endpoints must NOT have fewer than 1 items'],
    [
      'an unknown member',
      { endpoints: [{ ...DESK, retries: 3 }] },
      'endpoints[0] has the unknown member retries',
    ],
    [
      'a name with a slash',
      { endpoints: [{ ...DESK, name: 'a/b' }] },
      'endpoints[0].name must match pattern',
    ],
    [
      'two endpoints of one name',
      { endpoints: [DESK, DESK] },
      'endpoints[1].name is that of another endpoint',
    ],
    ['another protocol', { endpoints: [{ ...DESK, url: 'ftp://x/' }] }, 'url must be an http or https URL'],
    [
      'a password in the URL',
      { endpoints: [{ ...DESK, url: 'https://me:hunter2@x/' }] },
      'url must not contain a user name or a password',
    ],
    [
      'no secret',
      { endpoints: [{ name: 'desk', url: DESK.url }] },
      'endpoints[0] must have either secret or secret_file',
    ],
    [
      'a secret and a file',
      { endpoints: [{ ...DESK, secret_file: 'x' }] },
      'endpoints[0] must have either secret or secret_file',
    ],
    [
      'a short secret',
      { endpoints: [{ ...DESK, secret: 'whsec_hunter2A' }] },
      'must be whsec_ and 24 to 64 bytes',
    ],
    ['a secret without its prefix', { endpoints: [{ ...DESK, secret: 'hunter2' }] }, 'must be whsec_'],
    [
      'a secret file that does not exist',
      { endpoints: [{ name: 'desk', url: DESK.url, secret_file: 'none' }] },
      'cannot be read (ENOENT)',
    ],
    ['an unknown kind', { endpoints: [{ ...DESK, kinds: ['bar'] }] }, 'kinds[0] must be one of filing'],
    ['a day that does not exist', { endpoints: [{ ...DESK, since: '2026-13-01' }] }, 'since is not a date'],
  ] as const)
    it(`refuses ${what}`, async () => {
      expect((await faultsOf(content)).join('\n')).to.include(fault);
    });

  it('refuses a file that does not exist', () => {
    expect(() => readEndpoints(file)).to.throw(ConfigError, 'cannot be read (ENOENT)');
  });
});
