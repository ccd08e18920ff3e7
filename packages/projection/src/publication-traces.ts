import type { LogRecord } from '@footnote/event-log/port';
import { type Span, TRACEPARENT, tracing } from '@footnote/runtime/tracing/tracing';
import type { Projection, Publication } from './projection.ts';

/** Of each entity the traceparents of the records that touched it, the newest last; empty where tracing is off. */
export type Causes = Map<string, readonly string[]>;

/** A span links to at most this many further causes. */
const MAX_CAUSES = 32;

export function addCause(causes: Causes, entity: string, record: LogRecord): void {
  const cause = record.headers?.[TRACEPARENT];
  if (cause === undefined || tracing() === undefined) return;
  addCauses(causes, entity, [cause]);
}

export function addCauses(causes: Causes, entity: string, more: readonly string[]): void {
  const known = (causes.get(entity) ?? []).filter((cause) => !more.includes(cause));
  causes.set(entity, [...known, ...more].slice(-MAX_CAUSES));
}

/** Spans of publications, one for each entity. */
export type PublicationTraces = {
  /** Headers of the record that announces the entity. */
  headersOf(entity: string): { readonly headers?: Readonly<Record<string, string>> };
  /** To be called when the offsets are committed. */
  end(): void;
};

/** `began`: when the entities' computation began, in milliseconds of `performance.now()`. */
export function tracePublications(
  { name }: Pick<Projection, 'name'>,
  publications: readonly Publication[],
  causes: Causes,
  began: number,
): PublicationTraces {
  const spans = new Map<string, Span>();
  const tracer = tracing();
  for (const { entity, revision } of tracer === undefined ? [] : publications) {
    const own = causes.get(entity) ?? [];
    const [parent, ...links] = own.toReversed();
    // Of records that were written without tracing there is nothing to go on with.
    if (tracer === undefined || parent === undefined) continue;
    const attributes = {
      'footnote.projection': name,
      'footnote.entity': entity,
      'footnote.revision': revision,
    };
    spans.set(
      entity,
      tracer.begin(`project ${name}`, { kind: 'consumer', parent, links, began, attributes }),
    );
  }
  return {
    headersOf: (entity) => {
      const span = spans.get(entity);
      return span === undefined ? {} : { headers: { [TRACEPARENT]: span.traceparent } };
    },
    end: () => {
      for (const span of spans.values()) span.end();
    },
  };
}
