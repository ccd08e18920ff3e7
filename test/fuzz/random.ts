import fc from 'fast-check';
import { readOpenApi } from '@footnote/query/contract/generate';
import { FINANCIALS, FLAGS, goodBodies, SEARCH_TOOL, single, type Case, type Target } from './case.ts';

type Operation = { readonly parameters?: readonly { readonly name?: string }[] };

const OPERATIONS = Object.entries(readOpenApi().paths).flatMap(([path, { get }]) =>
  get === undefined || path.includes('{') ? [] : [{ path, operation: get as Operation }],
);
const GETS = OPERATIONS.map(({ path }) => path);
const PARAMETERS = [
  ...new Set(
    OPERATIONS.flatMap(({ operation }) => (operation.parameters ?? []).map(({ name = '' }) => name)),
  ),
];

/** Words that mean something somewhere. */
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

/** Requests put together by chance, the same for the same seed. */
export function randomCases(
  target: Target,
  options: { readonly count: number; readonly seed: number },
): readonly Case[] {
  const word = fc.constantFrom(...WORDS, ...target.symbols);
  const text = fc.oneof({ weight: 3, arbitrary: word }, fc.string({ unit: 'binary', maxLength: 30 }));
  const encoded = text.map((value) => encodeURIComponent(value.toWellFormed()));
  const parameter = fc.constantFrom(...PARAMETERS);
  const get = fc
    .tuple(fc.constantFrom(...GETS), fc.array(fc.tuple(parameter, encoded), { maxLength: 5 }))
    .map(([path, pairs]) =>
      single(target, 'by chance', { path: `${path}?${pairs.map((pair) => pair.join('=')).join('&')}` }),
    );

  const value = fc.oneof(
    { weight: 3, arbitrary: word },
    fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
    text,
  );
  const [symbol = ''] = target.symbols;
  const bodies = goodBodies(symbol);
  const post = fc.constantFrom(FINANCIALS, SEARCH_TOOL, FLAGS).chain((path) => {
    const good = bodies[path] ?? {};
    const member = fc.oneof(fc.constantFrom(...Object.keys(good)), fc.string({ maxLength: 10 }));
    return fc
      .tuple(fc.subarray(Object.entries(good)), fc.array(fc.tuple(member, value), { maxLength: 3 }))
      .map(([kept, changed]) =>
        single(target, 'by chance', {
          method: 'POST',
          path,
          body: JSON.stringify(Object.fromEntries([...kept, ...changed])),
        }),
      );
  });
  const bytes = fc
    .tuple(fc.constantFrom(FINANCIALS, SEARCH_TOOL, FLAGS), fc.uint8Array({ maxLength: 200 }))
    .map(([path, body]) => single(target, 'bytes by chance', { method: 'POST', path, body }));
  return fc.sample(fc.oneof({ weight: 4, arbitrary: get }, { weight: 4, arbitrary: post }, bytes), {
    numRuns: options.count,
    seed: options.seed,
  });
}
