import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Attribute = {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number | string;
    readonly boolValue?: boolean;
  };
};

type OtlpSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
};

type OtlpRequest = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
};

export type ReceivedSpan = Omit<OtlpSpan, 'attributes'> & {
  /** Name of the process. */
  readonly service: string;
  readonly attributes: Readonly<Record<string, unknown>>;
};

const membersOf = (attributes: readonly Attribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ??
        value.boolValue ??
        (value.intValue === undefined ? undefined : Number(value.intValue)),
    ]),
  );

/** A collector that stores the spans it receives over OTLP as JSON. */
export async function startOtlpReceiver(): Promise<{
  readonly address: string;
  readonly spans: () => readonly ReceivedSpan[];
  readonly paths: ReadonlySet<string>;
  stop(): Promise<void>;
}> {
  const spans: ReceivedSpan[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      paths.add(`${request.method ?? ''} ${request.url ?? ''}`);
      for (const { resource, scopeSpans } of (body as OtlpRequest).resourceSpans) {
        const service = String(membersOf(resource.attributes)['service.name']);
        for (const { spans: sent } of scopeSpans)
          for (const span of sent) spans.push({ ...span, service, attributes: membersOf(span.attributes) });
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    paths,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
