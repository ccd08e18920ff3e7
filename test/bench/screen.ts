/**
 * Response times of GET /v2/screen and GET /v2/compare over many companies: cold, with a different request each time; and
 * warm, compared with bare Koa sending the same bytes in the same run.
 * node test/bench/screen.ts [--companies 400] [--seconds N] [--clients N]
 * The demo's issuers are copied under other CIKs.
 */
import { parseArgs } from 'node:util';
import { describeMachine, scratchFolder } from './bench-env.ts';
import { describeLoad, loadOf } from './load.ts';
import { bareKoa, loadCompanies, startService, warmLoad } from './serving.ts';
import { copyIssuers } from './universe-copies.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
  },
});
const milliseconds = Number(values.seconds) * 1000;
const clients = Number(values.clients);

const scratch = scratchFolder('screen');
const origin = await loadCompanies(scratch, {});
const issuers = await copyIssuers(origin.data, Number(values.companies));
const loaded = { ...origin, issuers };
const { headers } = loaded;

const requested = (where: string, more: string): string =>
  `/v2/screen?stale=include&where=${encodeURIComponent(where)}${more}`;
/** Requests with different bounds, so that none is cached. */
const CASES: readonly { readonly name: string; readonly path: (turn: number) => string }[] = [
  { name: 'one comparison', path: (turn) => requested(`roic_pct > ${turn / 1000}`, '') },
  {
    name: 'eight comparisons, sorted',
    path: (turn) =>
      requested(
        `(roic_pct > ${turn / 1000} or roe_pct > 5) and not (net_debt_to_ebitda > 3) and gross_margin_pct > 10 and
         revenue_yoy_pct > -50 and current_ratio > 0.2 and net_margin_pct > -90 and currency = 'USD'`,
        '&sort=-revenue_yoy_pct&columns=roic_pct,gross_margin_pct,revenue,eps_diluted',
      ),
  },
  {
    name: 'undetermined companies, each with its reasons',
    path: (turn) => requested(`market_value > ${turn} and roic_pct > ${turn / 1000}`, '&list=undetermined'),
  },
  {
    name: 'three comparisons, of a close and a sector, sorted',
    path: (turn) =>
      requested(
        `(price_to_earnings > ${turn / 1000} or roic_pct > ${turn / 1000}) and sector != 'Energy'`,
        '&sort=-market_value&columns=market_value,price_to_earnings,revenue,total_return_1y_pct',
      ),
  },
  {
    name: 'three comparisons, two of owners, sorted',
    path: (turn) =>
      requested(
        `(insider_net_shares_12m > ${turn} or largest_stake_pct > 5) and roic_pct > ${turn / 1000}`,
        '&sort=-institutional_held_pct&columns=insider_buyers_3m,largest_stake_pct,revenue,institutional_held_pct',
      ),
  },
  {
    name: 'comparison of ten companies',
    path: (turn) => {
      const symbols = Array.from(
        { length: 10 },
        (_, at) => issuers[(turn * 7 + at) % issuers.length]?.symbol,
      );
      return `/v2/compare?symbols=${symbols.join()}&fields=revenue,roic_pct,gross_margin_pct,eps_diluted,total_assets`;
    },
  },
];

console.log(`${describeMachine()}; ${issuers.length} companies, ${values.seconds} s each`);
let failures = 0;
const cold = await startService(loaded, 1);
for (const { name, path } of CASES) {
  const many = Array.from({ length: 2000 }, (_, turn) => `${cold.address}${path(turn)}`);
  for (const at of [1, Math.min(4, clients)])
    console.log(
      describeLoad(
        `${name}, cold, ${at} at once`,
        await loadOf(many, headers, { clients: at, milliseconds }),
      ),
    );
}
await cold.stop();
const warm = await startService(loaded, 64 * 2 ** 20);
for (const { name, path } of CASES) {
  const url = `${warm.address}${path(1)}`;
  const body = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const hot = await warmLoad([url], headers, { clients, milliseconds });
  const koa = await bareKoa(scratch, body, { clients, milliseconds });
  const ratio = hot.perSecond / koa.perSecond;
  console.log(describeLoad(`${name}, warm, ${body.byteLength} bytes`, hot));
  console.log(`  ${describeLoad('bare Koa, same bytes', koa)}; ratio ${ratio.toFixed(2)}`);
  failures += hot.failures;
}
await warm.stop();
if (failures > 0) process.exitCode = 1;
