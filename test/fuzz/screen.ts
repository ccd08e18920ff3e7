/**
 * Random, mutated and hostile filters of `GET /v2/screen` against a real read store: each must be refused with a position
 * or compiled, ClickHouse must accept every compiled filter, and for a sample the companies found must be those of a naive
 * evaluation in memory. No part of a filter may appear in the text of a query.
 *
 *     node test/fuzz/screen.ts [--runs 100000] [--executed N, one in 50] [--companies 60] [--seed N]
 */
import { parseArgs } from 'node:util';
import { FIGURE_NAMES } from '@footnote/figures/catalog/names';
import { compileCondition, figureColumns, figuresIn } from '@footnote/lanes/companies/screen/compile';
import { parseFilter } from '@footnote/lanes/companies/screen/grammar/parse';
import { ownersIn, planOf, type ScreenPlan } from '@footnote/lanes/companies/screen/plan';
import { countsQuery, readScreen, type ScreenedCompany } from '@footnote/lanes/companies/screen/read';
import { readPricedScreen } from '@footnote/lanes/companies/screen/read-priced';
import { isTrue } from '@footnote/query/testing/naive-screen';
import { openTestReadStore, stopTestClickHouse } from '@footnote/read-store/testing';
import { randomFrom } from '../faults/random.ts';
import { filterBy, mutated } from './screen-filters.ts';
import { fillScreened } from './screen-universe.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    executed: { type: 'string' },
    companies: { type: 'string', default: '60' },
    seed: { type: 'string' },
  },
});
const runs = Number(values.runs);
const every = Math.max(1, Math.floor(runs / Number(values.executed ?? runs / 50)));
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const STALE_BEFORE = { annual: '2023-09-01', quarterly: '2024-08-01' };

const keysOf = ({ cik, sort_key: key, cells }: ScreenedCompany) => [cik, key, cells.length];
const isDecided = ({ undecided = [] }: ScreenedCompany): boolean => undecided.length === 0;

/** The permitted text of a compiled condition: columns, operators and parameters. */
const COMPILED =
  /^(?:[()]| |NOT|AND|OR|lowerUTF8|>=|<=|!=|[<>=]|v[0-9]+|cik|currency|exchange|industry|issuer_type|reporting_cadence|sic|symbol|\{p[0-9]+:(?:String|Decimal\(38, 10\))\})+$/;

/** The plan of a filter, restricted to US dollars if it compares amounts; undefined if it is refused. */
function planned(where: string): ScreenPlan | undefined {
  const plan = planOf({ where, stale: 'include', limit: 500 });
  if (!('fault' in plan)) return plan;
  const narrowed = planOf({ where: `(${where}) and currency = 'USD'`, stale: 'include', limit: 500 });
  return 'fault' in narrowed ? undefined : narrowed;
}

async function main(): Promise<number> {
  console.log(`seed ${seed}: ${runs} filters`);
  const chance = randomFrom(seed);
  const opened = await openTestReadStore();
  const { store } = opened;
  const tally = { refused: 0, compiled: 0, executed: 0, ofOwners: 0, matched: 0, undetermined: 0 };
  let filter = '';
  try {
    const { companies, owned } = await fillScreened(store, Number(values.companies), chance);
    // Without any price.
    const books = { staleBefore: STALE_BEFORE, priced: new Map(), owned, now: 0 };
    for (let at = 0; at < runs; at += 1) {
      const whole = filterBy(chance, companies);
      filter = chance() < 0.4 ? mutated(whole, chance) : whole;
      const parsed = parseFilter(filter);
      if (!parsed.ok) {
        tally.refused += 1;
        if (!(parsed.position >= 1 && parsed.position <= filter.length + 1) || parsed.message === '')
          throw new Error(`refused at ${parsed.position}: ${parsed.message}`);
        continue;
      }
      tally.compiled += 1;
      const { expression } = compileCondition(parsed.condition, figureColumns(figuresIn(parsed.condition)));
      if (!COMPILED.test(expression)) throw new Error(`compiled to ${expression}`);
      if (at % every !== 0) continue;
      const plan = planned(filter);
      if (plan === undefined) continue;
      tally.executed += 1;
      if (ownersIn(plan).length > 0) tally.ofOwners += 1;
      const inMemory = await readPricedScreen(store, plan, books);
      // The read store has no figures of owners.
      const isOfStore = ownersIn(plan).length === 0;
      const { page, counts } = isOfStore ? await readScreen(store, plan, STALE_BEFORE) : inMemory;
      const judged = companies.map((company) => ({ company, is: isTrue(plan.condition, company) }));
      const expected = judged.filter(({ is }) => is === true).map(({ company }) => company.texts.get('cik'));
      const found = new Set(page.map(({ cik }) => cik));
      const undetermined = judged.filter(({ is }) => is === null).length;
      if (found.size !== expected.length || expected.some((cik) => cik === undefined || !found.has(cik)))
        throw new Error(`found ${[...found].join()} instead of ${expected.join()}`);
      if (counts.matched !== expected.length || counts.undetermined !== undetermined)
        throw new Error(`counted ${JSON.stringify(counts)}, not ${undetermined} undetermined`);
      if (JSON.stringify(inMemory.page.map(keysOf)) !== JSON.stringify(page.map(keysOf)))
        throw new Error('evaluated in memory, the page is another one');
      if (JSON.stringify({ ...inMemory.counts, as_of: '' }) !== JSON.stringify({ ...counts, as_of: '' }))
        throw new Error(`in memory ${JSON.stringify(inMemory.counts)}, not ${JSON.stringify(counts)}`);
      const listed = await readPricedScreen(store, { ...plan, listsUndetermined: true }, books);
      if (listed.page.length !== Math.min(undetermined, plan.limit) || listed.page.some(isDecided))
        throw new Error(`listed ${listed.page.length} undetermined companies of ${undetermined}`);
      tally.matched += found.size;
      tally.undetermined += undetermined;
    }
    // The other parameters: every figure as a column and as the sort key.
    for (const [at, { name }] of FIGURE_NAMES.entries()) {
      filter = "currency = 'USD'";
      const plan = planOf({
        where: filter,
        columns: [name],
        sort: at % 2 === 0 ? name : `-${name}`,
        limit: 3,
      });
      if ('fault' in plan) throw new Error(`${name} is refused`);
      await readScreen(store, plan, STALE_BEFORE);
      const { query, params } = countsQuery(plan, STALE_BEFORE);
      await store.read(query, params);
    }
  } catch (error) {
    console.error(`filter ${JSON.stringify(filter)}:`, error);
    return 1;
  } finally {
    await opened.close();
    await stopTestClickHouse();
  }
  console.log(
    Object.entries(tally)
      .map(([what, count]) => `${what} ${count}`)
      .join(', '),
  );
  return 0;
}

process.exitCode = await main();
