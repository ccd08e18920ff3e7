import type { Endpoint } from '../configuration/endpoint.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const NEXT_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;

/** An endpoint for everything. */
export function endpointFor(url: string, change: Partial<Endpoint> = {}): Endpoint {
  return {
    name: 'desk',
    url,
    secrets: [SECRET],
    symbols: null,
    kinds: null,
    since: null,
    begin: 'beginning',
    attempts: 4,
    giveUpMs: 1_000_000,
    timeoutMs: 10_000,
    isLocal: true,
    ...change,
  };
}
