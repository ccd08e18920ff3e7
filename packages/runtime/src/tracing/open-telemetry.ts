import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as OpenSpan,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from '../logging.ts';
import type { Span, SpanOptions, Tracing } from './tracing.ts';

const KINDS = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
  server: SpanKind.SERVER,
} as const;

/** A collector that is away must not keep the process from ending. */
const STOP_MS = 2000;

const TRACEPARENT_FORMAT =
  /^00-(?<traceId>(?!0{32})[0-9a-f]{32})-(?<spanId>(?!0{16})[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** Spans to the collector that OpenTelemetry's variables name, over OTLP as JSON. */
export function openTelemetry(process: string, logger?: Pick<Logger, 'warn'>): Tracing {
  if (logger !== undefined) reportTrouble(logger);
  const named = resourceFromAttributes({ 'service.name': process, 'service.namespace': 'footnote' });
  const provider = new BasicTracerProvider({
    // What the environment says goes before.
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('footnote');
  const store = new AsyncLocalStorage<OpenedSpan>();

  const begin = (name: string, options: SpanOptions = {}): OpenedSpan => {
    const { kind, parent, links = [], began, attributes = {} } = options;
    const cause = parent === undefined ? store.getStore()?.open.spanContext() : contextOf(parent);
    const open = tracer.startSpan(
      name,
      {
        attributes,
        links: links.flatMap((link) => {
          const context = contextOf(link);
          return context === undefined ? [] : [{ context }];
        }),
        ...(kind === undefined ? {} : { kind: KINDS[kind] }),
        ...(began === undefined ? {} : { startTime: began }),
      },
      cause === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, cause),
    );
    return new OpenedSpan(open);
  };

  return {
    begin,
    within: (span, work) => (span instanceof OpenedSpan ? store.run(span, work) : work()),
    active: () => store.getStore(),
    stop: async () => {
      const stopped = new AbortController();
      const done = provider.shutdown().catch(() => undefined);
      await Promise.race([
        done,
        sleep(STOP_MS, undefined, { signal: stopped.signal }).catch(() => undefined),
      ]);
      stopped.abort();
    },
  };
}

class OpenedSpan implements Span {
  readonly open: OpenSpan;

  constructor(open: OpenSpan) {
    this.open = open;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.open.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  set(attributes: Parameters<Span['set']>[0]): void {
    this.open.setAttributes(attributes);
  }

  fail(error: unknown): void {
    const thrown = error instanceof Error ? error : new Error(String(error));
    this.open.recordException(thrown);
    this.open.setStatus({ code: SpanStatusCode.ERROR, message: thrown.message });
  }

  end(): void {
    this.open.end();
  }
}

/** Undefined for what is no traceparent: a caller may have sent anything. */
function contextOf(traceparent: string): SpanContext | undefined {
  const { traceId, spanId, flags } = TRACEPARENT_FORMAT.exec(traceparent)?.groups ?? {};
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

/** Spans that no collector took are lost: the log of the process says so. */
function reportTrouble(logger: Pick<Logger, 'warn'>): void {
  const warn = (message: string, ...details: unknown[]): void =>
    logger.warn({ details }, `tracing: ${message}`);
  const ignore = (): void => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
}
