import { once } from 'node:events';
import { ACME, NOW } from '@footnote/query/testing/companies';
import { startHarness, type Harness } from '@footnote/query/testing/harness';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'chai';
import { blocksOf, ROOT } from '../docs/pages.ts';
import { startCli, stopCli } from '../faults/cli.ts';

type Stdio = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
type Documented = {
  readonly mcpServers?: { readonly footnote: Stdio | { readonly url: string } };
  readonly servers?: { readonly footnote: Stdio };
};

/** The client configurations on the page. */
const [stdio, vscode, http] = blocksOf('docs/mcp.md')
  .filter(({ info }) => info === 'json')
  .map(({ text }) => JSON.parse(text) as Documented);

describe('footnote mcp', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([{ ...ACME, name: 'Acme Corp' }], { now: NOW });
  });
  after(() => harness.stop());
  const service = () => ({ FOOTNOTE_URL: harness.service.address(), FOOTNOTE_KEY: harness.key });

  /** A session that receives a result, a refusal and a resource. */
  async function session(client: Client): Promise<void> {
    expect(client.getServerVersion()).to.include({ name: 'footnote' });
    expect(client.getInstructions()).to.include('refused');
    const given = { company: 'Acme', fields: 'revenue' };
    const served = await client.callTool({ name: 'get_figures', arguments: given });
    expect(served.isError, JSON.stringify(served.content)).to.equal(undefined);
    expect(JSON.stringify(served.content)).to.match(/10-[KQ] filed [\d-]+ \d{10}-\d{2}-\d{6}/);
    const refused = await client.callTool({ name: 'get_figures', arguments: { ...given, company: 'NOPE' } });
    expect(refused).to.deep.include({ isError: true });
    expect(JSON.stringify(refused.content)).to.include('NOPE');
    const { contents } = await client.readResource({ uri: 'footnote://companies/ACME/statements/annual' });
    expect(contents).to.have.lengthOf(1);
    await client.close();
  }

  it('is started by the documented client configuration', async () => {
    const configured = stdio!.mcpServers!.footnote as Stdio;
    expect(vscode!.servers!.footnote).to.deep.equal({ type: 'stdio', ...configured });
    expect(Object.keys(configured.env)).to.deep.equal(Object.keys(service()));
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: configured.command.replace('/path/to/footnote', ROOT),
        args: [...configured.args],
        env: { PATH: process.env['PATH']!, ...service() },
      }),
    );
    await session(client);
  });

  it('serves over HTTP at the documented address until it is stopped', async () => {
    const { pathname } = new URL((http!.mcpServers!.footnote as { url: string }).url);
    const child = startCli(['mcp', '--http', '0'], service());
    const [output] = (await once(child.stdout!, 'data')) as [Buffer];
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output.toString())?.[0] ?? '';
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(pathname, address)));
    await session(client);
    await stopCli(child);
    expect(child.exitCode).to.equal(0);
  });
});
