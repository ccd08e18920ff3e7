import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createSharedClaims } from './claims.ts';
import { openFetcher } from './open-fetcher.ts';
import { createCollector } from './on-demand/collector.ts';
import { createPollComponent } from './poll-component.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'filing-fetcher',
    build: (context) => {
      const { config, logger, health, fail } = context;
      const claims = createSharedClaims({
        log: context.log,
        onShare: async (part) => client.share?.(part),
        onFailure: fail,
      });
      const { fetcher, metrics, client } = openFetcher({ ...context, claims });
      const symbols = config.symbols === null ? [] : config.symbols.split(',').map((symbol) => symbol.trim());
      const seconds = config.pollSeconds;
      return {
        components: [
          claims,
          createPollComponent({ fetcher, logger, metrics, health, symbols, seconds, onFailure: fail }),
          ...(config.onDemand === 'on'
            ? [createCollector({ ...context, fetcher, queue: config.onDemandQueue, onFailure: fail })]
            : []),
        ],
      };
    },
  }),
);
