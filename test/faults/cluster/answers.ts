import type { CliResult } from '../cli.ts';

type Interface = { readonly address: string; readonly key: string };

export async function issueKeyBy(cli: (args: readonly string[]) => Promise<CliResult>): Promise<string> {
  const { code, stdout, stderr } = await cli(['keys', 'issue', '--json']);
  if (code !== 0) throw new Error(`no key was issued: ${stderr}`);
  return (JSON.parse(stdout) as { readonly key: string }).key;
}

/** The requests about a company and about a holder. */
const OF_SYMBOL = [
  '/v2/fundamentals?period=annual&symbol=',
  '/v2/ownership?symbol=',
  '/v2/insiders?limit=500&symbol=',
  '/v2/governance?limit=500&symbol=',
] as const;
const OF_HOLDER = '/v2/holders/';

/** The response of a REST interface, without the members that depend on the time of the request. */
async function answer({ address, key }: Interface, path: string): Promise<string> {
  const response = await fetch(`${address}${path}`, { headers: { 'x-api-key': key } });
  const body = (await response.json()) as { data?: Record<string, unknown> };
  for (const name of ['cache_age_seconds', 'market_status']) delete body.data?.[name];
  return `${response.status} ${JSON.stringify(body)}`;
}

/** Requests about companies and holders to which two REST interfaces respond differently, with the responses. */
export async function differingAnswers(
  expected: Interface,
  found: Interface,
  about: { readonly symbols: readonly string[]; readonly managers: readonly string[] },
): Promise<readonly string[]> {
  const paths = [
    ...about.symbols.flatMap((symbol) => OF_SYMBOL.map((path) => path + symbol)),
    ...about.managers.map((cik) => OF_HOLDER + cik),
  ];
  const wrong: string[] = [];
  for (const path of paths) {
    const [expectedAnswer, got] = [await answer(expected, path), await answer(found, path)];
    if (expectedAnswer === got && expectedAnswer.startsWith('200')) continue;
    const from = Math.max(0, firstDifference(expectedAnswer, got) - 100);
    wrong.push(
      `${path}: ${expectedAnswer.slice(from, from + 300)} expected, got ${got.slice(from, from + 300)}`,
    );
  }
  return wrong;
}

function firstDifference(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}
