import type { Context } from 'koa';
import type { StoreReader } from '@footnote/read-store/port';
import type { EventFilter } from '@footnote/wire/events/event-filter';
import type { StreamKind } from '@footnote/wire/events/stream-event';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import { callerOf } from '../gates/admission.ts';
import { rateHeadersOf } from '../wire/rate-headers.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Takeover } from '../respond.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import { paramInvalid, rateLimited, noCompany, upstreamUnavailable, type Refusal } from '../wire/refusal.ts';
import { RECONNECT_MS, type StreamHub } from './hub.ts';
import { readPosition, writePosition, type Position } from './position.ts';
import { idFrame } from './subscriber.ts';

/** The query of `GET /v2/stream`; see schemas/requests/stream.json. */
type StreamRequest = {
  readonly kinds?: readonly StreamKind[];
  /** YYYY-MM-DD. */
  readonly since?: string;
  readonly symbols?: readonly string[];
};

/** The route that does not end. */
export type StreamEndpoint = {
  readonly path: string;
  answer(ctx: Context): Promise<Takeover | Refusal>;
};

const WAIT_SECONDS = 10;

/** `GET /v2/stream`. */
export function streamEndpoint(options: {
  readonly streams: Pick<StreamHub, 'has' | 'isOpen' | 'partitions' | 'position' | 'serve'>;
  readonly store: StoreReader;
  readonly symbols: TaggedCache<SymbolEntry>;
  /** Most streams of one key in this process. */
  readonly perKey: number;
  /** Whether a key is still good. */
  readonly isAllowed: (key: string) => boolean;
}): StreamEndpoint {
  const { streams, store, symbols, perKey, isAllowed } = options;
  const parse = createQueryParser<StreamRequest>('stream');
  const open = new Map<string, number>();

  const count = (account: string, change: 1 | -1): void => {
    const left = (open.get(account) ?? 0) + change;
    if (left === 0) open.delete(account);
    else open.set(account, left);
  };

  const filterOf = async (request: StreamRequest): Promise<EventFilter | Refusal> => {
    const { kinds, since, symbols: asked } = request;
    const ciks = new Set<string>();
    for (const text of asked ?? []) {
      const symbol = normaliseSymbol(text);
      const entry = await resolveSymbol(store, symbols, symbol);
      if (entry.cik === null) return noCompany(entry);
      ciks.add(entry.cik);
    }
    return {
      ciks: asked === undefined ? null : ciks,
      kinds: kinds === undefined ? null : new Set(kinds),
      since: since ?? null,
    };
  };

  const startOf = async (id: string | undefined): Promise<Position | Refusal> => {
    if (id === undefined || id === '') return streams.position();
    const position = readPosition(id, streams.partitions());
    return position !== undefined && (await streams.has(position)) ? position : notResumable();
  };

  return {
    path: '/v2/stream',
    answer: async (ctx) => {
      const parsed = parse(ctx.querystring);
      if (!parsed.ok) return parsed.refusal;
      if (!streams.isOpen()) return upstreamUnavailable('the service is ending');
      const account = callerOf(ctx);
      const filter = await filterOf(parsed.request);
      if ('status' in filter) return filter;
      const position = await startOf(ctx.get('last-event-id'));
      if ('status' in position) return position;
      if ((open.get(account) ?? 0) >= perKey) return tooMany(perKey);
      const key = ctx.get('x-api-key');
      return {
        take: () => {
          const { res: response } = ctx;
          ctx.respond = false;
          // It may have left while it was judged.
          if (response.destroyed) return;
          count(account, 1);
          response.once('close', () => count(account, -1));
          const headers = [...rateHeadersOf(ctx), 'Cache-Control', 'no-store', 'X-Accel-Buffering', 'no'];
          response.writeHead(200, [...headers, 'Content-Type', 'text/event-stream; charset=utf-8']);
          if (ctx.method === 'HEAD') {
            response.end();
            return;
          }
          response.write(`retry: ${RECONNECT_MS}\n\n${idFrame(writePosition(position))}`);
          streams.serve({ response, filter, position, isAllowed: () => isAllowed(key) });
        },
      };
    },
  };
}

function notResumable(): Refusal {
  return paramInvalid(
    'Last-Event-ID is not an id of this stream: connect without it, and read what you missed',
  );
}

function tooMany(perKey: number): Refusal {
  return rateLimited(`the key has its ${perKey} streams already`, WAIT_SECONDS, {});
}
