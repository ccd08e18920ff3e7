import type { Config } from '@footnote/runtime/config';
import type { Component } from '@footnote/runtime/lifecycle';
import { readEndpoints } from './configuration/read-endpoints.ts';
import { createWebhooks, type WebhooksOptions } from './service.ts';

/** The service for the endpoints of `FOOTNOTE_WEBHOOKS`; none if it is not set. Throws `ConfigError`. */
export function webhooksOf(
  options: Omit<WebhooksOptions, 'endpoints'> & { readonly config: Pick<Config, 'webhooks'> },
): readonly Component[] {
  const { webhooks: file } = options.config;
  return file === null ? [] : [createWebhooks({ ...options, endpoints: readEndpoints(file) })];
}
