import type { Schemas } from '@footnote/client';
import { FIELD_OF_PHRASE, isOfPrices, phrase, phrasesOf } from './field-words.ts';
import { marketName, marketNames } from './market-words.ts';
import { ownerName } from './owner-words.ts';
import { nearest } from '@footnote/values/nearest';
import type { PeriodKind } from './periods.ts';
import { Problem } from './problem.ts';

export type Field = {
  readonly name: string;
  /** Statement, or block of computed figures, and member: `income.revenue`. */
  readonly member: string;
  readonly unit: string;
  /** The kinds of periods that it exists for, with the name of its series. */
  readonly series: Readonly<Partial<Record<PeriodKind, string>>>;
  readonly definition: string;
  /** Whether only companies of certain industries have it. */
  readonly isSpecial: boolean;
};

export type Fields = {
  readonly all: ReadonlyMap<string, Field>;
  /** The field that words mean. Throws a Problem with the nearest names if it is none or several. */
  readonly read: (words: string) => Field;
  /** Fields whose name, phrases or definition have the words, best first. */
  readonly search: (words: string) => readonly Field[];
  /** The same for a screen, which has figures at the newest close and of owners as well. */
  readonly readScreened: (words: string) => Field;
  /** The figures at the newest close that words mean, several for `returns` or `multiples`; none if they mean others. */
  readonly atClose: (words: string) => readonly Field[];
  /** Names that the screener has. */
  readonly screenable: ReadonlySet<string>;
};

type Catalog = Schemas['CatalogResponse']['data'];

const KINDS: Readonly<Record<string, PeriodKind>> = { annual: 'year', quarter: 'quarter', ttm: 'ttm' };
const SUFFIX = /_(annual|quarter|ttm)$/;
const SHOWN = 6;
const OF_OWNERS = ['/v2/insiders', '/v2/ownership'];

/** The fields that have values over time, by the catalog. */
export function createFields(catalog: Catalog): Fields {
  const all = fieldsOf(catalog);
  const read = (words: string): Field => {
    const asked = phrase(words);
    const short = withoutFiller(asked);
    const known =
      all.get(nameOf(asked)) ?? all.get(FIELD_OF_PHRASE.get(short) ?? '') ?? all.get(nameOf(short));
    if (known !== undefined) return known;
    if (isOfPrices(asked))
      throw new Problem(
        `${words} depends on the price: get_market has it, e.g. get_market {"company":"AAPL","what":"valuation"}`,
      );
    const matching = having(all, asked);
    const [only] = matching;
    if (only !== undefined && matching.length === 1) return only;
    const names = matching.length > 0 ? matching.map(({ name }) => name) : likely(all, asked);
    throw new Problem(
      names.length === 0
        ? `no field is called "${words}". list_fields {"query":"…"} finds fields by words`
        : `"${words}" is ${matching.length > 1 ? 'several fields' : 'no field'}. Nearest: ${names.slice(0, SHOWN).join(', ')}`,
      { wrong: words, right: names[0] ?? words },
    );
  };
  const ofScreens = new Map(
    catalog.screen.flatMap(({ kind, name, unit, path, definition }) =>
      kind === 'text'
        ? []
        : [[name, { name, member: path ?? '', unit: unit ?? '', series: {}, definition, isSpecial: false }]],
    ),
  );
  return {
    all,
    read,
    atClose: (words) =>
      marketNames(words).flatMap((name) => {
        const field = ofScreens.get(name);
        return field === undefined || OF_OWNERS.includes(field.member) ? [] : [field];
      }),
    readScreened: (words) => ofScreens.get(ownerName(words) ?? marketName(words) ?? '') ?? read(words),
    search: (words) => found(all, phrase(words)),
    screenable: new Set([...catalog.fields.flatMap(({ names }) => names), ...ofScreens.keys()]),
  };
}

function fieldsOf({ series, fields }: Catalog): ReadonlyMap<string, Field> {
  const known = new Map(fields.map((field) => [field.field, field]));
  const all = new Map<string, Field>();
  for (const { name: full, member, unit } of series) {
    const [suffix, kind = ''] = SUFFIX.exec(full) ?? [];
    if (suffix === undefined || member === null) continue;
    const name = full.slice(0, -suffix.length);
    const earlier = all.get(name);
    const { definition = '', candidates = [] } = known.get(name) ?? {};
    const types = candidates.flatMap((candidate) => candidate.issuer_types);
    all.set(name, {
      name,
      member: earlier?.member ?? member,
      unit,
      series: { ...earlier?.series, [KINDS[kind] ?? 'year']: full },
      definition,
      isSpecial: types.length > 0 && !types.includes('industrial'),
    });
  }
  return all;
}

/** The name that a phrase spells, without the kind of its periods. */
const nameOf = (asked: string): string => asked.replaceAll(' ', '_').replace(SUFFIX, '');

const withoutFiller = (asked: string): string =>
  FIELD_OF_PHRASE.has(asked)
    ? asked
    : asked
        .replace(/^(?:the |total |annual |quarterly |reported |gaap |diluted (?!eps|shares|earnings))+/, '')
        .replace(/ (?:ttm|annual|quarter|usd|amount)$/, '');

/** Fields of which the name has every word. */
function having(all: Fields['all'], asked: string): readonly Field[] {
  const words = asked.split(' ').map(singular);
  return [...all.values()].filter(({ name }) => {
    const parts = name.split('_').map(singular);
    return words.every((word) => parts.includes(word));
  });
}

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word;

const likely = (all: Fields['all'], asked: string): readonly string[] => {
  const names = new Map([...all.keys()].map((name) => [name.replaceAll('_', ' '), name]));
  for (const [words, field] of FIELD_OF_PHRASE) names.set(words, field);
  return [...new Set(nearest(asked, names.keys(), 2 * SHOWN).map((words) => names.get(words) ?? words))];
};

function found(all: Fields['all'], asked: string): readonly Field[] {
  const words = asked.split(' ').map(singular);
  const scoreOf = ({ name, definition }: Field): number => {
    if (name === nameOf(asked) || phrasesOf(name).includes(asked)) return 100;
    const near = phrase([name, ...phrasesOf(name)].join(' '))
      .split(' ')
      .map(singular);
    const far = phrase(definition).split(' ').map(singular);
    const hits = words.map((word) => (near.includes(word) ? 3 : far.includes(word) ? 1 : 0));
    return hits.includes(0) ? 0 : hits.reduce<number>((sum, hit) => sum + hit, 0);
  };
  const scored = [...all.values()]
    .map((field) => ({ field, score: scoreOf(field) }))
    .filter(({ score }) => score > 0);
  if (scored.length === 0) return likely(all, asked).flatMap((name) => all.get(name) ?? []);
  return scored.sort((a, b) => b.score - a.score).map(({ field }) => field);
}
