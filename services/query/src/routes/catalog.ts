import { catalog } from '@footnote/figures/catalog/catalog';
import { LANE_FIGURES } from '@footnote/figures/catalog/lane-figures';
import { MARKET_NAMES } from '@footnote/figures/catalog/market-names';
import { OWNERSHIP_NAMES } from '@footnote/figures/catalog/ownership-names';
import { TEXT_FIELDS } from '@footnote/lanes/companies/screen/grammar/fields';
import { MARKET_SERIES } from '@footnote/figures/series/market-series';
import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import { ALL_RULES } from '@footnote/verification/all-rules';
import type { Writable } from '@footnote/wire/json';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { CatalogResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { createAnswer, type Answer } from '../wire/answer.ts';
import { limitOfKind, STALENESS } from '@footnote/lanes/subject/staleness';
import { END_OF_DAY } from '@footnote/lanes/subject/freshness';

/** The query of `GET /v2/catalog`; see schemas/requests/catalog.json. */
type CatalogRequest = { readonly blocks?: readonly string[] };

const SCHEMA_VERSION: CatalogResponse['schema_version'] = '2026-11-24.1';

/** `GET /v2/catalog`: the meaning and derivation of every field. It changes only with the code. */
export function catalogEndpoint(options: {
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): GeneralEndpoint<CatalogRequest> {
  const { answers, now } = options;
  return {
    path: '/v2/catalog',
    parse: createQueryParser<CatalogRequest>('catalog'),
    answer: ({ blocks }) => {
      const key = `catalog ${[...new Set(blocks)].sort().join()}`;
      return cachedAnswer(answers, key, [], () => catalogAnswer(blocks, now()));
    },
  };
}

const RULE_MEMBERS = [...ALL_RULES].map(([id, { refusal, section, sentence, since }]) => ({
  id,
  refusal,
  section,
  since,
  text: sentence,
}));

const SERIES_MEMBERS: Writable<CatalogResponse>['data']['series'] = [
  ...[...MARKET_SERIES.values()].map(({ name, unit, definition, formula }) => ({
    definition,
    formula,
    member: null,
    name,
    periods: 'session' as const,
    unit,
  })),
  ...[...PERIOD_SERIES.values()].map(({ name, unit, kind, source }) => ({
    definition: null,
    formula: null,
    member:
      source.from === 'cell'
        ? `${source.statement}.${source.field}`
        : [source.block, ...source.path].join('.'),
    name,
    periods: kind,
    unit,
  })),
];

const STALENESS_MEMBERS: Writable<CatalogResponse>['data']['staleness'] = STALENESS.map((kind) => {
  const found = limitOfKind(kind);
  return {
    gives: found?.gives ?? null,
    kind: kind.kind,
    limit: found === null ? null : { unit: found.unit, value: found.limit },
    paths: [...kind.lanes],
    since: kind.since,
  };
});

const LANE_MEMBERS: Writable<CatalogResponse>['data']['lanes'] = LANE_FIGURES.map(
  ({ definition, formula, members, operands, path, unit }) => ({
    definition,
    formula,
    members: [...members],
    operands: [...operands],
    path,
    unit,
  }),
);

const SCREEN_MEMBERS: Writable<CatalogResponse>['data']['screen'] = [
  ...[...MARKET_NAMES, ...OWNERSHIP_NAMES].map(({ definition, formula, name, served, unit }) => ({
    definition,
    formula,
    kind: 'number' as const,
    member: served?.member ?? null,
    name,
    path: served?.path ?? null,
    unit,
  })),
  ...Object.entries(TEXT_FIELDS).map(([name, { definition, member }]) => ({
    definition,
    formula: null,
    kind: 'text' as const,
    member,
    name,
    path: member === null ? null : '/v2/profile',
    unit: null,
  })),
];

function catalogAnswer(blocks: readonly string[] | undefined, computedAt: number): Answer {
  const isRequested = (member: string): boolean => blocks?.includes(member.split('.')[0] ?? '') ?? true;
  const fields = catalog().filter(({ members }) => blocks === undefined || members.some(isRequested));
  const series = blocks === undefined ? SERIES_MEMBERS : [];
  const lanes = blocks === undefined ? LANE_MEMBERS : [];
  const screen = blocks === undefined ? SCREEN_MEMBERS : [];
  const document = {
    data: { fields, lanes, rules: RULE_MEMBERS, screen, series, staleness: STALENESS_MEMBERS },
    schema_version: SCHEMA_VERSION,
  } satisfies Writable<CatalogResponse>;
  return createAnswer(document, { computedAt, ...END_OF_DAY });
}
