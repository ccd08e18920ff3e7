import { mixSeed } from '../random.ts';
import type { IssuerSpec } from '../spec.ts';
import { businessTopics } from './business-topics.ts';
import { paragraph, title } from './content.ts';
import type { Content } from './content.ts';
import type { Entry, OutlineSize } from './outline.ts';
import { paragraphOn } from './prose.ts';
import type { Genre, PeriodWords } from './prose.ts';
import { resultTopics } from './result-topics.ts';
import { riskTopics } from './risk-topics.ts';
import type { Topic } from './topic.ts';

const TOPICS: Readonly<Record<Genre, readonly Topic[]>> = {
  business: businessTopics,
  risk_factors: riskTopics,
  mda: resultTopics,
};

export const outlineSizes: Readonly<Record<Genre, OutlineSize>> = {
  business: { topics: businessTopics.length, first: 6, least: 4 },
  risk_factors: { topics: riskTopics.length, first: 13, least: 9 },
  mda: { topics: resultTopics.length, first: 9, least: 6 },
};

const GENRE_SEEDS: Readonly<Record<Genre, number>> = { business: 101, risk_factors: 102, mda: 103 };

/** The seed of all text of an issuer in one kind of section. */
export const genreSeed = ({ seed }: IssuerSpec, genre: Genre): number => mixSeed(seed, GENRE_SEEDS[genre]);

const INTRODUCTIONS: Readonly<Record<Genre, string>> = {
  business:
    'In this report, “the Company,” “we,” “us” and “our” mean {name} and the companies that it controls, unless the ' +
    'context requires otherwise.',
  risk_factors:
    'Before you invest in {name} or in its securities, you should consider the following risks together with the other ' +
    'information in this report. Others that we do not know of, or do not think important, may harm us as well.',
  mda:
    'This discussion should be read together with the consolidated financial statements of {name} and their notes. It ' +
    'contains statements about the future that are subject to the matters described in Item 1A, “Risk Factors,” and ' +
    'elsewhere in this report.',
};

/** Headings, shorter than the paragraphs that are compared; their place depends only on the position. */
const GROUPS: Readonly<Record<Genre, readonly string[]>> = {
  business: ['General', 'Operations', 'Other matters'],
  risk_factors: [
    'Risks of our markets',
    'Risks of our operations',
    'Legal risks',
    'Financial risks',
    'Other',
  ],
  mda: ['Overview', 'Results of operations', 'Liquidity and resources', 'Critical estimates'],
};
const TOPICS_IN_GROUP = 4;

const resultsTable = ({ key }: PeriodWords): Content => {
  const figure = (line: number): string => String((mixSeed(key, line) % 900) + 100);
  const lines = ['Net sales', 'Cost of products sold', 'Operating income'];
  return {
    kind: 'table',
    rows: [
      ['In millions', 'Current period', 'Prior period'],
      ...lines.map((line, at) => [line, `$${figure(at)}`, `$${figure(at + 10)}`]),
    ],
  };
};

/** A piece of a section's contents, and the entry that it belongs to; null if it belongs to none. */
export type Written = { readonly content: Content; readonly entry: Entry | null; readonly body: boolean };

/** A section in full. */
export const writeSection = (
  spec: IssuerSpec,
  genre: Genre,
  entries: readonly Entry[],
  words: PeriodWords,
): readonly Written[] => {
  const seed = genreSeed(spec, genre);
  const plain = (content: Content): Written => ({ content, entry: null, body: false });
  const opening = plain(paragraph(INTRODUCTIONS[genre].replace('{name}', spec.name)));
  const topics = entries.flatMap((entry, at): Written[] => {
    const topic = TOPICS[genre][entry.topic];
    if (topic === undefined) return [];
    const text = paragraphOn(genre, topic, mixSeed(seed, entry.topic), entry.revision, words);
    const group = at % TOPICS_IN_GROUP === 0 ? GROUPS[genre][at / TOPICS_IN_GROUP] : undefined;
    return [
      ...(group === undefined ? [] : [plain(title(group))]),
      { content: title(topic.title), entry, body: false },
      { content: paragraph(text), entry, body: true },
      ...(genre === 'mda' && at === 0 ? [plain(resultsTable(words))] : []),
    ];
  });
  return [opening, ...topics];
};
