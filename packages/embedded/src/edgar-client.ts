import type { EdgarClient } from '@footnote/edgar/client';
import { EdgarRequestError } from '@footnote/edgar/errors';
import { openEdgar } from '@footnote/edgar/open-edgar';
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
      requestsPerSecond: config.edgarMirror === null ? config.edgarRequestsPerSecond : undefined,
    });
  } catch (error) {
    if (error instanceof EdgarRequestError) throw new UserError(error.message);
    throw error;
  }
}
