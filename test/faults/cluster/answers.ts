import type { CliResult } from '../cli.ts';

type Asked = { readonly address: string; readonly key: string };

export async function issueKeyBy(cli: (args: readonly string[]) => Promise<CliResult>): Promise<string> {
  const { code, stdout, stderr } = await cli(['keys', 'issue', '--json']);
  if (code !== 0) throw new Error(`no key was issued: ${stderr}`);
  return (JSON.parse(stdout) as { readonly key: string }).key;
}

/** Responses of a REST interface for a symbol, without members that depend on the time of the request. */
async function answer({ address, key }: Asked, symbol: string): Promise<string> {
  const response = await fetch(`${address}/v2/fundamentals?symbol=${symbol}&period=annual`, {
    headers: { 'x-api-key': key },
  });
  const body = (await response.json()) as { data?: Record<string, unknown> };
  delete body.data?.['cache_age_seconds'];
  return `${response.status} ${JSON.stringify(body)}`;
}

/** Symbols for which two REST interfaces respond differently, with their responses. */
export async function differingAnswers(
  expected: Asked,
  found: Asked,
  symbols: readonly string[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const symbol of symbols) {
    const [wanted, got] = [await answer(expected, symbol), await answer(found, symbol)];
    if (wanted !== got || !wanted.startsWith('200'))
      wrong.push(`${symbol}: ${wanted.slice(0, 300)} expected, got ${got.slice(0, 300)}`);
  }
  return wrong;
}
