import { phrase } from './field-words.ts';

/** What people call figures of owners, beside their names. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  largest_stake_pct: ['largest stake', 'largest holder', 'biggest stake', 'biggest holder', 'largest owner'],
  holders_above_5_pct: ['5 percent holders', 'five percent holders', 'major holders', 'large holders'],
  institutional_managers: ['institutional holders', 'institutions', '13f holders', '13f managers'],
  institutional_shares: ['institutional holding', '13f shares'],
  institutional_held_pct: ['institutional ownership', 'held by institutions', '13f ownership'],
};

const FIELD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PHRASES).flatMap(([field, phrases]) => phrases.map((words) => [words, field] as const)),
);

const MONTHS: Readonly<Record<string, string>> = {
  '3m': '3m',
  '3 months': '3m',
  'three months': '3m',
  '90d': '3m',
  '90 days': '3m',
  quarter: '3m',
  '6m': '6m',
  '6 months': '6m',
  'six months': '6m',
  '12m': '12m',
  '12 months': '12m',
  'twelve months': '12m',
  '1y': '12m',
  year: '12m',
};
const SPAN = Object.keys(MONTHS).join('|');
const INSIDERS = new RegExp(
  `^(?:(${SPAN}) )?(?:net )?insiders? (net )?(buying|purchases|shares|value|buyers)(?: (?:value|shares))?(?: (?:in |over |of )?(?:the )?(?:last |past )?(${SPAN}))?$`,
);
const NAMES: Readonly<Record<string, string>> = { buyers: 'insider_buyers', value: 'insider_net_value' };

/** The name of the figure of owners that words mean, of trades in twelve months by default; undefined if they mean none. */
export function ownerName(words: string): string | undefined {
  const asked = phrase(words);
  const [, before, , kind = '', after] = INSIDERS.exec(asked) ?? [];
  if (kind === '') return FIELD_OF.get(asked);
  const name = / value\b/.test(asked) ? 'insider_net_value' : (NAMES[kind] ?? 'insider_net_shares');
  return `${name}_${MONTHS[before ?? after ?? '12m'] ?? '12m'}`;
}
