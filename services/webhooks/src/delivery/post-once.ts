import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLocalAddress, localAddressError, lookupElsewhere } from './local-address.ts';

export type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the receiver may be on this machine or its link. */
  readonly isLocal: boolean;
  readonly signal: AbortSignal;
};

/** The head of an answer. */
export type Answered = Pick<IncomingMessage, 'headers' | 'statusCode'>;

/**
 * Posts a text and resolves to the head of the answer, whose body is not read. Redirects are not followed.
 * Rejects with the error of the connection.
 */
export function postOnce({ url, headers, body, isLocal, signal }: Post): Promise<Answered> {
  const target = new URL(url);
  if (!isLocal && isLocalAddress(target.hostname.replaceAll(/^\[|\]$/g, '')))
    return Promise.reject(localAddressError());
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal,
    ...(isLocal ? {} : { lookup: lookupElsewhere }),
  };
  return new Promise((resolve, reject) => {
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(
      target,
      options,
      (response) => {
        resolve(response);
        // The connection is used again once the body has passed; the signal ends one that does not end.
        response.on('error', () => undefined).resume();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
