import fc from 'fast-check';
import { FINANCIALS, FLAGS, goodBodies, SEARCH_TOOL, single, type Case, type Target } from './case.ts';
import { ROUTES } from './routes.ts';

/** Plausible values of a parameter, independent of the other parameters. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  as_known_on: ['2023-06-30', '2024-12-31', '1999-01-01', '2031-01-01'],
  block: ['ttm', 'trajectory', 'forensics', 'bank_metrics', 'income_statement'],
  blocks: ['ttm', 'income_statement,cash_flow', 'statement_detail', 'bank_metrics', 'forensics,trajectory'],
  field: ['revenue', 'net_income', 'total_assets', 'total_debt', 'capex', 'eps_diluted'],
  figure: ['roic_pct', 'revenue_ttm_usd', 'margins.net_margin_pct', 'eps_growth.trend', 'free_cash_flow'],
  limit: ['1', '2', '50', '100'],
  period: ['annual', 'quarter', 'FY2024', '2025-Q3', '2024-9M', 'TTM-2025-Q1'],
  query: ['FNDEC', 'fnjam', 'widgets', 'decmber', 'b', '9990001', 'imaginary savings', '&'],
  since: ['2023-01-01', '2025-06-30'],
  statement: ['income_statement', 'balance_sheet', 'cash_flow'],
};

/** Words that are meaningful in some parameter. */
const WORDS = [
  'annual',
  'quarter',
  'ytd',
  'income',
  'income_statement',
  'balance_sheet',
  'cash_flow',
  'financials',
  'revenue',
  'net_income',
  'total_debt',
  'eps_diluted',
  'ttm',
  'forensics',
  'statement_detail',
  'bank_metrics',
  'FY2024',
  '2025-Q3',
  'TTM-2025-Q1',
  '2024-9M',
  '2024-06-30',
  'latest_restated',
  'audit',
  'full',
  'wrong_value',
];

/** Random requests, reproducible by seed. */
export function randomCases(
  target: Target,
  options: { readonly count: number; readonly seed: number },
): readonly Case[] {
  const word = fc.constantFrom(...WORDS, ...target.symbols);
  const text = fc.oneof({ weight: 3, arbitrary: word }, fc.string({ unit: 'binary', maxLength: 30 }));
  const encoded = text.map(percentEncoded);
  const pairOf = (name: string): fc.Arbitrary<readonly [string, string]> => {
    const known = name === 'symbol' ? target.symbols : (VALUES[name] ?? []);
    const fitting = known.length === 0 ? encoded : fc.constantFrom(...known.map(encodeURIComponent));
    return fc
      .oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: encoded })
      .map((value) => [name, value]);
  };
  const get = fc.constantFrom(...ROUTES).chain(({ path, parameters }) => {
    const names = parameters.map(({ name = '' }) => name);
    const required = parameters.filter((parameter) => parameter.required).map(({ name = '' }) => name);
    return fc
      .tuple(fc.subarray(names), seldom(fc.constant(null)), seldom(encoded))
      .chain(([some, lacks, strange]) => {
        const chosen = [...new Set([...(lacks === undefined ? required : []), ...some])];
        const extra = strange === undefined ? [] : [fc.constant([strange, 'a'] as const)];
        return fc.tuple(...chosen.map(pairOf), ...extra);
      })
      .map((pairs) =>
        single(target, 'random', { path: `${path}?${pairs.map((pair) => pair.join('=')).join('&')}` }),
      );
  });

  const value = fc.oneof(
    { weight: 3, arbitrary: word },
    fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
    text,
  );
  const [symbol = ''] = target.symbols;
  const bodies = goodBodies(symbol);
  const post = fc.constantFrom(FINANCIALS, SEARCH_TOOL, FLAGS).chain((path) => {
    const good = bodies[path] ?? {};
    const member = fc.oneof(fc.constantFrom(...Object.keys(good)), fc.string({ maxLength: 10 }));
    return fc
      .tuple(seldom(fc.subarray(Object.entries(good))), fc.array(fc.tuple(member, value), { maxLength: 2 }))
      .map(([kept = Object.entries(good), changed]) =>
        single(target, 'random', {
          method: 'POST',
          path,
          body: JSON.stringify(Object.fromEntries([...kept, ...changed])),
        }),
      );
  });
  const bytes = fc
    .tuple(fc.constantFrom(FINANCIALS, SEARCH_TOOL, FLAGS), fc.uint8Array({ maxLength: 200 }))
    .map(([path, body]) => single(target, 'random bytes', { method: 'POST', path, body }));
  return fc.sample(fc.oneof({ weight: 4, arbitrary: get }, { weight: 4, arbitrary: post }, bytes), {
    numRuns: options.count,
    seed: options.seed,
  });
}

/** Percent-encoded text; a lone surrogate is replaced, because it cannot be encoded. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The value in one of ten cases; otherwise undefined. */
function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}
