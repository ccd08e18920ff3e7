import type { StreamKind } from '@footnote/wire/events/stream-event';

/** A receiver of events, as configured. */
export type Endpoint = {
  readonly name: string;
  /** Part of the secrets: it may contain a token. */
  readonly url: string;
  /** One or two of them, each with the prefix whsec_. */
  readonly secrets: readonly string[];
  /** Upper case, share class after a dash. Null: every company. */
  readonly symbols: readonly string[] | null;
  /** Null: every kind. */
  readonly kinds: readonly StreamKind[] | null;
  /** YYYY-MM-DD; null if not configured. */
  readonly since: string | null;
  readonly begin: 'end' | 'beginning';
  /** Attempts for each event. */
  readonly attempts: number;
  /** No attempt begins later than this after the first one, milliseconds. */
  readonly giveUpMs: number;
  /** How long a receiver may take to answer, milliseconds. */
  readonly timeoutMs: number;
  /** Whether the receiver may be on this machine or its link. */
  readonly isLocal: boolean;
};

/** The consumer group of an endpoint, and the step of its dead letters. */
export function groupOf(name: string): string {
  return `${GROUP_PREFIX}${name}`;
}

/** The endpoint of a group or of a step; undefined for those of other services. */
export function endpointOf(group: string): string | undefined {
  return group.startsWith(GROUP_PREFIX) ? group.slice(GROUP_PREFIX.length) : undefined;
}

const GROUP_PREFIX = 'webhooks-';
