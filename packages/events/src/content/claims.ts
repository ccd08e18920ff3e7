import type { TopicName } from '../topics.ts';

/** Which signs a number may have. */
export type Sign = 'any' | 'not-negative' | 'positive';

/** A member that is a decimal string or an integer; null is allowed. */
export type NumberClaim = {
  /** Path in the event: `rows[].volume` is the volume of every row. */
  readonly path: string;
  readonly sign: Sign;
};

/** Two days of one record, the first of which is not after the second; null is allowed. */
export type SpanClaim = {
  /** Path of the record, empty for the event itself. */
  readonly path: string;
  readonly start: string;
  readonly end: string;
};

/** A number of facts that is a count of shares outstanding; of others negative ones are filed, as of shares bought back. */
export const NEVER_NEGATIVE: ReadonlySet<string> = new Set(['dei:EntityCommonStockSharesOutstanding']);

export type ContentClaims = {
  readonly numbers: readonly NumberClaim[];
  readonly spans: readonly SpanClaim[];
};

const numbers = (sign: Sign, record: string, ...members: readonly string[]): readonly NumberClaim[] =>
  members.map((member) => ({ path: record === '' ? member : `${record}.${member}`, sign }));

const spans = (start: string, end: string, ...paths: readonly string[]): readonly SpanClaim[] =>
  paths.map((path) => ({ path, start, end }));

const NOTHING: ContentClaims = { numbers: [], spans: [] };

/** Forms may state negative amounts, which are kept as filed; counts of what somebody holds cannot be negative. */
export const CONTENT_CLAIMS: { readonly [T in TopicName]: ContentClaims } = {
  facts: {
    numbers: [
      ...numbers('any', 'facts[]', 'value'),
      ...numbers('any', 'dimensioned[]', 'value'),
      ...numbers('any', 'calculations[].items[]', 'weight'),
      ...numbers('any', 'calculations[].sums[]', 'difference'),
    ],
    spans: spans('start', 'end', 'facts[]', 'dimensioned[]', 'calculations[].sums[]'),
  },
  stakes: {
    numbers: [
      ...numbers('not-negative', '', 'total_shares', 'total_percent'),
      ...numbers('not-negative', 'persons[]', 'shares', 'percent', 'sole_voting', 'shared_voting'),
      ...numbers('not-negative', 'persons[]', 'sole_dispositive', 'shared_dispositive'),
    ],
    spans: [],
  },
  trades: {
    numbers: [
      ...numbers('any', 'rows[]', 'shares_after', 'value_after', 'exercise_price'),
      ...numbers('any', 'rows[].underlying', 'shares', 'value'),
      ...numbers('any', 'rows[].transaction', 'shares', 'price', 'total_value'),
      ...numbers('any', 'notice.sales[]', 'units', 'market_value'),
      ...numbers('not-negative', 'notice.sales[]', 'units_outstanding'),
      ...numbers('any', 'notice.acquisitions[]', 'units'),
      ...numbers('any', 'notice.past_sales[]', 'units', 'gross_proceeds'),
    ],
    spans: [],
  },
  governance: {
    numbers: [
      ...numbers('not-negative', 'arrangements[]', 'days', 'shares'),
      ...numbers('not-negative', 'arrangements[].parts[]', 'shares'),
      ...numbers('not-negative', 'current_report', 'represented'),
      ...numbers('not-negative', 'current_report.proposals[].lines[].counts[]', 'votes'),
      ...numbers('any', 'proxy.rows[].figures[]', 'amount'),
    ],
    spans: spans('start', 'end', 'proxy.rows[]'),
  },
  holdings: {
    numbers: [
      ...numbers('any', 'cover', 'stated_value'),
      ...numbers('any', 'totals', 'value', 'value_difference'),
      ...numbers('any', 'rows[]', 'value'),
      ...numbers('any', 'rows[]', 'amount', 'voting_sole', 'voting_shared', 'voting_none'),
    ],
    spans: [],
  },
  bars: { numbers: numbers('not-negative', 'rows[]', 'open', 'high', 'low', 'close', 'volume'), spans: [] },
  'corporate-actions': {
    numbers: [...numbers('any', 'dividends[]', 'amount'), ...numbers('positive', 'splits[]', 'ratio')],
    spans: [],
  },
  'issuer-splits': {
    numbers: numbers('positive', 'splits[]', 'numerator', 'denominator'),
    spans: spans('from', 'until', ''),
  },
  'filed-splits': {
    numbers: numbers('positive', 'splits[]', 'numerator', 'denominator'),
    spans: spans('after', 'until', 'splits[]', 'unchanged[]'),
  },
  verifications: {
    numbers: [
      ...numbers('any', 'verdicts[]', 'value'),
      ...numbers('any', 'verdicts[].evidence[]', 'difference'),
      ...numbers('any', 'verdicts[].evidence[].readings[]', 'value'),
    ],
    spans: [
      ...spans('period_start', 'period_end', 'verdicts[]'),
      ...spans('start', 'end', 'verdicts[].evidence[].readings[]'),
    ],
  },
  revisions: {
    numbers: [...numbers('any', 'changes[].old', 'value'), ...numbers('any', 'changes[].new', 'value')],
    spans: spans('period_start', 'period_end', 'changes[]'),
  },
  filings: NOTHING,
  documents: NOTHING,
  sections: NOTHING,
  releases: NOTHING,
  cusips: NOTHING,
  companies: NOTHING,
  listings: NOTHING,
  'listed-symbols': NOTHING,
  flags: NOTHING,
  collections: NOTHING,
  published: NOTHING,
  'dead-letters': NOTHING,
  keys: NOTHING,
  webhooks: NOTHING,
};
