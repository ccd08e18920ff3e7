import type { Config } from '@footnote/runtime/config';
import { type Finding, ok, warning } from './finding.ts';

/** The header has a resolution of one second, and takes a while to arrive. */
const MOST_SKEW_MS = 5_000;
const PATIENCE_MS = 3_000;

/**
 * Compares the clock with that of EDGAR or of the configured mirror, by the Date header. Reports nothing if
 * no request is allowed (EDGAR without a declared User-Agent, a folder) or none is answered.
 */
export async function examineClock(
  { userAgent, edgarMirror }: Pick<Config, 'userAgent' | 'edgarMirror'>,
  now: () => number,
): Promise<readonly Finding[]> {
  const address = edgarMirror ?? (userAgent === null ? null : 'https://www.sec.gov/');
  if (address === null || !/^https?:/i.test(address)) return [];
  const theirs = await dateOf(address, userAgent);
  if (theirs === null) return [];
  const skew = now() - theirs;
  const { host } = new URL(address);
  return [
    Math.abs(skew) <= MOST_SKEW_MS
      ? ok('clock', `the clock agrees with ${host}`)
      : warning(
          'clock',
          `the clock is ${Math.round(Math.abs(skew) / 1000)} s ${skew > 0 ? 'ahead of' : 'behind'} that of ${host}.`,
          'sudo timedatectl set-ntp true',
        ),
  ];
}

async function dateOf(address: string, userAgent: string | null): Promise<number | null> {
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: userAgent === null ? {} : { 'User-Agent': userAgent },
    });
    const time = Date.parse(response.headers.get('Date') ?? '');
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  }
}
