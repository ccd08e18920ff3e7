import { hash } from 'node:crypto';
import type { Endpoint } from '../configuration/endpoint.ts';

/** SHA-256 (hex) of what decides where which events are sent: a rotation of secrets does not change it. */
export function configurationHash({ url, symbols, kinds, since, begin }: Endpoint): string {
  return hash('sha256', JSON.stringify([url, symbols, kinds, since, begin]));
}
