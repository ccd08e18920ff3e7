/** Attributes of a span, with the names of OpenTelemetry's semantic conventions where there are any. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export type SpanOptions = {
  readonly kind?: 'client' | 'consumer' | 'producer' | 'server';
  /** W3C traceparent of the span that caused this one; default: the span in which this one begins. */
  readonly parent?: string | undefined;
  /** The same of further causes. */
  readonly links?: readonly string[];
  /** When it began, in milliseconds of `performance.now()`; default: now. */
  readonly began?: number;
  readonly attributes?: SpanAttributes;
};

export type Span = {
  /** As W3C Trace Context writes it. */
  readonly traceparent: string;
  set(attributes: SpanAttributes): void;
  /** Marks the span as failed. */
  fail(error: unknown): void;
  end(): void;
};

export type Tracing = {
  begin(name: string, options?: SpanOptions): Span;
  /** Spans that begin during `work`, and what it awaits, are children of `span`. */
  within<T>(span: Span, work: () => T): T;
  /** The span in which the caller runs. */
  active(): Span | undefined;
  /** Exports what is left, for at most two seconds. */
  stop(): Promise<void>;
};

/** The header of a record, as of an HTTP request, that names the span which wrote it. */
export const TRACEPARENT = 'traceparent';

let current: Tracing | undefined;

/**
 * The tracing of this process; undefined where it is off. Like that of OpenTelemetry's API it is one for the process:
 * a span is of interest to everything between a request and a query, none of which depends on it.
 */
export const tracing = (): Tracing | undefined => current;

/** Switches tracing on, or off with undefined. */
export function setTracing(next: Tracing | undefined): void {
  current = next;
}

/** Runs `work` in a span of its own, or plainly where tracing is off. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const tracer = current;
  if (tracer === undefined) return work(undefined);
  const span = tracer.begin(name, options);
  try {
    return await tracer.within(span, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Headers of a record that the active span writes; none where there is no such span. */
export function traceHeaders(): { readonly headers?: Readonly<Record<string, string>> } {
  const span = current?.active();
  return span === undefined ? {} : { headers: { [TRACEPARENT]: span.traceparent } };
}
