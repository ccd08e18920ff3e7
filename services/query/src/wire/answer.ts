import { createHash } from 'node:crypto';
import type { MarketStatus } from '@footnote/market/session-calendar';
import type { LaneDocument } from '@footnote/lanes/subject/document';
import type { Timeliness } from '@footnote/lanes/subject/freshness';
import type { NextPage } from '@footnote/lanes/subject/table';
import { writeTemplate, type Json } from '@footnote/wire/json';
import { CACHE_AGE, FRESHNESS, MARKET_STATUS } from '@footnote/wire/slots';

export type Rendered = {
  /**
   * The document. A short one is text: Node sends it in one packet with the headers, which is cheaper than a
   * second write.
   */
  readonly body: Buffer | string;
  /** Bytes of the document, in digits. */
  readonly length: string;
  /**
   * Weak if the document has an age, because it covers everything else; strong for a fixed document. Null for
   * a response that cannot be requested conditionally.
   */
  readonly etag: string | null;
  /** Content type; JSON by default. */
  readonly type?: string;
  /** Parameters that lead from the request to the next page, for the header Link; the body of JSON has them itself. */
  readonly next?: NextPage | undefined;
};

/** A document that was serialised once and is sent many times. */
export type Answer = {
  /** Approximate memory use in bytes. */
  readonly size: number;
  /** Whole seconds since its figures were read, at the time `at` (epoch milliseconds). */
  age(at: number): number;
  /** The document at that time. */
  render(at: number, marketStatus: MarketStatus): Rendered;
};

export type AnswerOptions = Timeliness & {
  /** When its figures were read, epoch milliseconds. */
  readonly computedAt: number;
};

const DIGEST_CHARACTERS = 22;

/** Longer documents are sent as bytes, because text is encoded again for every response. */
const SHORT_BYTES = 4096;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_CHARACTERS);
}

function bodyOf(bytes: Buffer): Pick<Rendered, 'body' | 'length'> {
  return { body: bytes.length <= SHORT_BYTES ? bytes.toString() : bytes, length: String(bytes.length) };
}

/** A response whose bytes are determined by its content. With `etag` false it has no tag. */
export function fixedAnswer(text: string, options: { readonly etag: boolean }): Answer {
  const bytes = Buffer.from(text);
  return aging(bytes, { ...bodyOf(bytes), etag: options.etag ? `"${digestOf(text)}"` : null });
}

/** A table as CSV, with a strong tag. */
export function csvAnswer(text: string, next?: NextPage): Answer {
  const bytes = Buffer.from(text);
  const type = 'text/csv; charset=utf-8';
  return aging(bytes, { ...bodyOf(bytes), etag: `"${digestOf(text)}"`, type, next });
}

/** The answer whose age counts from when it is first sent, which is at once. */
function aging(bytes: Buffer, rendered: Rendered): Answer {
  let from: number | undefined;
  return { size: bytes.length, age: (at) => ageOf((from ??= at), at), render: () => rendered };
}

/** Whole seconds from one time to another, both in epoch milliseconds. */
const ageOf = (from: number, at: number): number => Math.max(0, Math.floor((at - from) / 1000));

/** The response with the document of a lane. */
export const answerWith = ({ document, ...options }: LaneDocument): Answer => createAnswer(document, options);

export function createAnswer(document: Json, options: AnswerOptions): Answer {
  const { computedAt, freshness, staleFrom, intradayUntil = 0 } = options;
  const { chunks, slots } = writeTemplate(document);
  const parts = chunks.map((chunk) => Buffer.from(chunk));
  const length = parts.reduce((total, part) => total + part.length, 0);
  const digest = digestOf(chunks.join('\0'));
  let last: { age: number; freshness: string; marketStatus: string; rendered: Rendered } | undefined;

  return {
    // The parts, and the newest rendering of them.
    size: 2 * length,
    age: (at) => ageOf(computedAt, at),
    render: (at, marketStatus) => {
      const age = ageOf(computedAt, at);
      const isStale = staleFrom !== null && at >= staleFrom;
      const current = isStale ? 'stale' : at < intradayUntil ? 'intraday' : freshness;
      if (last?.age === age && last.freshness === current && last.marketStatus === marketStatus) {
        return last.rendered;
      }
      const values: Readonly<Record<string, string>> = {
        [CACHE_AGE.slot]: String(age),
        [FRESHNESS.slot]: JSON.stringify(current),
        [MARKET_STATUS.slot]: JSON.stringify(marketStatus),
      };
      const pieces = parts.flatMap((part, position) => {
        const slot = slots[position];
        return slot === undefined ? [part] : [part, Buffer.from(values[slot] ?? 'null')];
      });
      const state = [
        digest,
        ...(slots.includes(FRESHNESS.slot) ? [current] : []),
        ...(slots.includes(MARKET_STATUS.slot) ? [marketStatus] : []),
      ];
      const rendered = { ...bodyOf(Buffer.concat(pieces)), etag: `W/"${state.join('.')}"` };
      last = { age, freshness: current, marketStatus, rendered };
      return rendered;
    },
  };
}
