import type { EdgarClient } from '@footnote/edgar/client';
import { EdgarRequestError } from '@footnote/edgar/errors';
import { openEdgar } from '@footnote/edgar/open-edgar';
import { rateOf } from '@footnote/edgar/rate-limiter';
import type { Config } from '@footnote/runtime/config';
import { UserError } from '@footnote/runtime/user-error';

/**
 * A client of EDGAR, or of the configured mirror. Throws `UserError` for EDGAR without a declared User-Agent.
 */
export function openClient(config: Config): EdgarClient {
  try {
    return openEdgar({
      userAgent: config.userAgent ?? undefined,
      mirror: config.edgarMirror ?? undefined,
      requestsPerSecond: rateOf(config.edgarRequestsPerSecond, config.edgarMirror),
    });
  } catch (error) {
    if (error instanceof EdgarRequestError) throw new UserError(error.message);
    throw error;
  }
}
