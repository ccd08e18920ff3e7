import { Agent, request } from 'node:http';
import { percentile } from './bench-env.ts';

export type Load = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
};

/** A URL to GET, or one to POST a body to. */
export type Target =
  | string
  | {
      readonly url: string;
      readonly body: string;
      /** The expected status; any other is a failure. */
      readonly status: number;
      /** Headers in addition to those of all requests. */
      readonly headers?: Readonly<Record<string, string>>;
    };

/**
 * Keep-alive requests from `clients` loops for `milliseconds`; every response is read completely. Times in
 * ms.
 */
export async function loadOf(
  targets: readonly Target[],
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
      const target = targets[turn % targets.length] ?? '';
      const status = await ask(target, headers, agent);
      times.push(performance.now() - sent);
      if (status !== (typeof target === 'string' ? 200 : target.status)) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: options.clients }, (_, first) => client(first)));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures,
  };
}

function ask(target: Target, common: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
  const { url, body, headers } =
    typeof target === 'string'
      ? { url: target, body: '', headers: common }
      : {
          url: target.url,
          body: target.body,
          headers: { ...common, ...target.headers, 'content-length': String(Buffer.byteLength(target.body)) },
        };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers, method: typeof target === 'string' ? 'GET' : 'POST' }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    })
      .on('error', reject)
      .end(body);
  });
}

export function describeLoad(name: string, load: Load): string {
  const { perSecond, p50, p99, failures } = load;
  const failed = failures === 0 ? '' : `, ${failures} FAILED`;
  return `${name}: ${Math.round(perSecond)} requests/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms${failed}`;
}
