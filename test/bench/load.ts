import { Agent, request } from 'node:http';
import { percentile } from './bench-env.ts';

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
};

/** Keep-alive requests from `clients` loops for `milliseconds`; every answer is read to its end. Times in ms. */
export async function loadOf(
  urls: readonly string[],
  headers: Readonly<Record<string, string>>,
  options: { readonly clients: number; readonly milliseconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.clients });
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const until = started + options.milliseconds;
  const client = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < until; turn += 1) {
      const sent = performance.now();
      const status = await get(urls[turn % urls.length] ?? '', headers, agent);
      times.push(performance.now() - sent);
      if (status !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: options.clients }, (_, first) => client(first)));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures,
  };
}

function get(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

export function describeLoad(name: string, load: Load): string {
  const { perSecond, p50, p99, failures } = load;
  const failed = failures === 0 ? '' : `, ${failures} FAILED`;
  return `${name}: ${Math.round(perSecond)} requests/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms${failed}`;
}
