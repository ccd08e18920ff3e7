import { resolve } from 'node:path';
import type { EdgarClient } from './client.ts';
import { EdgarRequestError } from './errors.ts';
import { openFolderMirror } from './folder-mirror.ts';
import { openHttpClient } from './http-client.ts';
import {
  createRateLimiter,
  EDGAR_REQUESTS_PER_SECOND,
  liveRateLimiter,
  type RateLimiter,
} from './rate-limiter.ts';
import type { RetryOptions } from './retry.ts';
import { mirrorPath } from './urls.ts';

export type EdgarOptions = RetryOptions & {
  /**
   * Identifies the client, as EDGAR's access rules require: a name and an e-mail address. Required for the
   * live site.
   */
  readonly userAgent?: string | undefined;
  /** Folder or http(s) URL that contains `data.sec.gov/…` and `www.sec.gov/…`. Default: the live site. */
  readonly mirror?: string | undefined;
  /** Default 10 for the live site (never more), unlimited for a mirror. */
  readonly requestsPerSecond?: number | undefined;
  /** A request that receives no bytes for this long is aborted and retried. Default 30 s. */
  readonly timeoutMs?: number | undefined;
};

/** The setting named in the refusal. */
const USER_AGENT_SETTING = 'FOOTNOTE_USER_AGENT';

/** Whether EDGAR's access rules apply to a URL. */
export const isSec = (address: URL): boolean => /(^|\.)sec\.gov$/i.test(address.hostname);

/** Throws `EdgarRequestError` (`user_agent_missing`) for what does not name a contact. */
export const requireUserAgent = (userAgent: string | undefined): string => {
  const text = userAgent?.trim() ?? '';
  // EDGAR requires "Company Name contact@company.com"; without a contact it responds with 403.
  if (/[^\s@]+@[^\s@]+\.[^\s@]+/.test(text)) return text;
  throw new EdgarRequestError(
    'user_agent_missing',
    'https://www.sec.gov/',
    `EDGAR requires clients to identify themselves: set ${USER_AGENT_SETTING} to a name and an e-mail address ` +
      '("Example Ltd admin@example.com"), or use a mirror',
  );
};

const webAddress = (mirror: string): URL | null => (/^https?:\/\//i.test(mirror) ? new URL(mirror) : null);

/**
 * A client of the live site, or of a mirror if one is set. Throws `EdgarRequestError` (`user_agent_missing`)
 * for the live site without a declared User-Agent, before anything is sent.
 */
export const openEdgar = (options: EdgarOptions): EdgarClient => {
  const address = options.mirror === undefined ? null : webAddress(options.mirror);
  if (options.mirror !== undefined && address === null) return openFolderMirror(resolve(options.mirror));
  const live = address === null || isSec(address);
  const limiter: RateLimiter | null = live
    ? liveRateLimiter(
        Math.min(options.requestsPerSecond ?? EDGAR_REQUESTS_PER_SECOND, EDGAR_REQUESTS_PER_SECOND),
      )
    : options.requestsPerSecond === undefined
      ? null
      : createRateLimiter(options.requestsPerSecond);
  return openHttpClient({
    ...options,
    source: address === null ? 'live' : address.href,
    userAgent: live ? requireUserAgent(options.userAgent) : options.userAgent,
    limiter,
    locate: (url) => (address === null ? url : `${address.href.replace(/\/+$/, '')}/${mirrorPath(url)}`),
  });
};
