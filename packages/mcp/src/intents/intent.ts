import type { Ask } from './ask.ts';
import type { Fields } from './fields.ts';
import type { Given } from './given.ts';

/** What a tool answers with. */
export type Context = {
  readonly ask: Ask;
  readonly fields: () => Promise<Fields>;
  /** Address of the service, for links to its viewer. */
  readonly base: string;
};

/** A tool named after what is asked. */
export type Intent = {
  readonly name: string;
  readonly description: string;
  /** Arguments by name, as JSON Schema; the first is required. */
  readonly input: Readonly<Record<string, object>>;
  /** The answer as text. Rejects with a Problem if there is none. */
  readonly answer: (context: Context, given: Given) => Promise<string>;
};

const LIST = { type: ['array', 'string'], items: { type: 'string' } } as const;

export const TEXT = { type: 'string' } as const;
export const COMPANY = { type: 'string', description: 'Ticker, name or CIK' } as const;
export const COMPANIES = { ...LIST, description: 'Tickers, names or CIKs' } as const;
export const FIELDS = { ...LIST, description: 'revenue, "net income", EPS, ROE …' } as const;
export const PERIODS = {
  ...LIST,
  description: '2023, "Q3 2024", annual, quarterly, "last 5 years", "2019-2023", TTM, latest',
} as const;
export const MORE = { type: 'string', description: 'From a cut answer' } as const;
