import { setTimeout as delay } from 'node:timers/promises';

/** One answer to a caller, by the times of `performance.now`. */
export type Answered = {
  readonly symbol: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly status: number;
  /** The newest total of assets. */
  readonly assets: number | null;
  /** Whether the answer says how fresh it is: `as_of`, `freshness` and `cache_age_seconds`. */
  readonly saysFreshness: boolean;
};

type Body = {
  readonly data?: {
    readonly as_of?: unknown;
    readonly freshness?: unknown;
    readonly cache_age_seconds?: unknown;
    readonly balance_sheet?: readonly { readonly total_assets?: number | null }[];
  };
};

/** Asks replicas in turn, as a balancer does: one that does not accept the connection is passed over. */
export async function askInTurn(
  addresses: readonly string[],
  key: string,
  symbol: string,
  turn: number,
): Promise<Answered> {
  const sentAt = performance.now();
  for (let tried = 0; ; tried += 1) {
    const address = addresses[(turn + tried) % addresses.length] ?? '';
    try {
      const response = await fetch(`${address}/v2/fundamentals?symbol=${symbol}`, {
        headers: { 'x-api-key': key },
      });
      const { data } = (await response.json()) as Body;
      return {
        ...{ symbol, sentAt, answeredAt: performance.now(), status: response.status },
        assets: data?.balance_sheet?.[0]?.total_assets ?? null,
        saysFreshness: [data?.as_of, data?.freshness, data?.cache_age_seconds].every(
          (each) => each !== undefined && each !== null,
        ),
      };
    } catch (error) {
      if (tried >= addresses.length) throw error;
    }
  }
}

/** Asks for the figures of companies until it is stopped; returns all answers. */
export function keepAsking(
  addresses: () => readonly string[],
  key: string,
  symbols: readonly string[],
  pauseMs: number,
): { readonly answers: readonly Answered[]; stop(): Promise<void> } {
  const answers: Answered[] = [];
  let isAsking = true;
  const asking = (async () => {
    for (let turn = 0; isAsking; turn += 1) {
      // Each company is asked for at each replica.
      const symbol = symbols[Math.floor(turn / 2) % symbols.length] ?? '';
      answers.push(await askInTurn(addresses(), key, symbol, turn));
      await delay(pauseMs);
    }
  })();
  asking.catch(() => undefined);
  return {
    answers,
    stop: () => {
      isAsking = false;
      return asking;
    },
  };
}

/** Answers that show an earlier figure although a later one had been shown before they were asked for. */
export function goneBack(answers: readonly Answered[], figures: readonly number[]): readonly string[] {
  return answers.flatMap(({ symbol, sentAt, assets }) => {
    const rank = figures.indexOf(assets ?? NaN);
    const shown = answers.filter((each) => each.symbol === symbol && each.answeredAt < sentAt);
    const best = Math.max(-1, ...shown.map((each) => figures.indexOf(each.assets ?? NaN)));
    return rank < best ? [`${symbol}: ${String(assets)} after ${figures[best] ?? ''}`] : [];
  });
}
