import type { StatementName } from '../cell.ts';
import { evidenceFrom } from './evidence.ts';
import type { Condition, EvidenceSource } from './evidence.ts';
import type { Issuer } from '../statements.ts';

export type IssuerType = Issuer['type'];

/** One operand of a candidate: the first one tagged among the concepts. */
export type Term = {
  readonly concepts: readonly string[];
  readonly sign: 1 | -1;
  /** Omitted from the sum when untagged; otherwise the candidate requires it. */
  readonly optional: boolean;
};

export type Candidate = {
  readonly terms: readonly Term[];
  /** Only for these types; for all types when absent. */
  readonly only?: readonly IssuerType[];
  readonly flags?: readonly string[];
  /** Evidence that must or must not exist for it; checked in this order. */
  readonly conditions?: readonly Condition[];
  /**
   * Among several such candidates in one filing the largest is the total; the others are parts tagged in
   * notes.
   */
  readonly largest?: true;
};

/**
 * `flow`: additive over time. `instant`: at a date. `average`, `per_share`: over a span, not additive.
 * `annual`: per share, over a fiscal year only.
 */
export type Nature = 'flow' | 'instant' | 'average' | 'per_share' | 'annual';

/** How a filing's facts are read if a plain list of candidates is not sufficient. */
export type Reader = 'first' | 'revenue' | 'interest' | 'debt' | 'operating_changes' | 'cover';

/** Unit of the values of a field. */
export type Measure = 'money' | 'shares' | 'per_share' | 'pure';

/**
 * Description of a field and its places in responses; catalog, rows and financials tool are derived from it.
 */
export type About = {
  /** One or more complete sentences. */
  readonly definition: string;
  /**
   * How it is computed if no concept is tagged, in names of fields; absent for a field that is only filed.
   */
  readonly formula?: string;
  /** First `schema_version` of the responses that show it. */
  readonly since: SchemaVersion;
  /** Whether the rows of its statement in `/v2/fundamentals` have it as a member of the same name. */
  readonly rows?: true;
  /** Its name in the rows of `bank_metrics`; absent if they do not show it. */
  readonly bankMetrics?: string;
  /** Whether `industry_rows` has it as a member of the same name, for issuers of the types in `onlyFor`. */
  readonly industry?: true;
  /**
   * Position of its line in the statement of the financials tool, ascending; gaps leave room for new lines.
   * Absent for a field that only formulas read.
   */
  readonly line?: number;
  /** The tool shows the line at every level of detail, not only in `full` and `audit`. */
  readonly core?: true;
};

/** `YYYY-MM-DD.N` */
export type SchemaVersion = `${number}-${number}-${number}.${number}`;

/** A field of the statements, filed or computed. */
export type Declared = About & {
  readonly statement: StatementName;
  readonly field: string;
  readonly nature: Nature;
  /** `pure` is a plain number, e.g. a fraction of 1. */
  readonly measure: Measure;
  /**
   * Values below zero are errors: filed values with the filer's sign, before the sign of an outflow is
   * reversed.
   */
  readonly neverNegative: boolean;
  /** Read only for these types; issuers of other types have no cells of it. All types when absent. */
  readonly onlyFor?: readonly IssuerType[];
};

/** A field read from filings. */
export type Field = Declared & {
  /**
   * The statement whose total determines coverage and whose conventions determine how quarters are derived.
   */
  readonly source: StatementName;
  readonly reader: Reader;
  readonly candidates: readonly Candidate[];
  /**
   * Candidates of a type. They come before those of the common list (semantics §3.8.12), and replace it for banks and
   * insurers.
   */
  readonly byType: Partial<Record<IssuerType, readonly Candidate[]>>;
  /** Served = −filed (outflows). */
  readonly outflow: boolean;
  readonly notApplicable: readonly IssuerType[];
  /**
   * Which of several candidates with different values is used in an annual report: the first in order, or the
   * one that its interim reports tag.
   */
  readonly choice: 'order' | 'interims';
};

export const gaap = (concept: string): string => `us-gaap:${concept}`;
export const ifrs = (concept: string): string => `ifrs-full:${concept}`;

const term = (text: string): Term => {
  const sign = text.startsWith('-') ? -1 : 1;
  const optional = text.endsWith('?');
  const concepts = text
    .replace(/^[+-]/, '')
    .replace(/\?$/, '')
    .split('|')
    .map((name) => (name.startsWith('i:') ? ifrs(name.slice(2)) : name.includes(':') ? name : gaap(name)));
  return { concepts, sign, optional };
};

/**
 * Parses a candidate from a line of text: terms separated by spaces, `-` subtracts, `a|b` is the first one
 * tagged, a final `?` makes the term optional, `i:` is ifrs-full, no prefix us-gaap.
 */
export const candidate = (text: string, more: Omit<Candidate, 'terms'> = {}): Candidate => ({
  terms: text.split(' ').map(term),
  ...more,
});

export const candidates = (...lines: readonly string[]): Candidate[] => lines.map((line) => candidate(line));

export type Options = Partial<Omit<Field, keyof About | 'statement' | 'field' | 'candidates'>>;

/** A field whose name and places are known to the type checker, which derives the types of rows from them. */
export type Named<Base extends Declared, Statement, Name, Described> = Base &
  Described & { readonly statement: Statement; readonly field: Name };

/** A field with the defaults of its statement. */
export const field = <
  const Statement extends StatementName,
  const Name extends string,
  const Described extends About,
>(
  statement: Statement,
  name: Name,
  about: Described,
  list: readonly Candidate[],
  options: Options = {},
): Named<Field, Statement, Name, Described> => ({
  nature: statement === 'balance' ? 'instant' : 'flow',
  measure: 'money',
  source: statement,
  reader: 'first',
  byType: {},
  outflow: false,
  neverNegative: false,
  notApplicable: [],
  choice: 'order',
  ...options,
  ...about,
  statement,
  field: name,
  candidates: list,
});

/** A field of the balance sheet; a value below zero is an error unless the options allow it. */
export const balanceField = <const Name extends string, const Described extends About>(
  name: Name,
  about: Described,
  list: readonly Candidate[],
  options: Options = {},
): Named<Field, 'balance', Name, Described> =>
  field('balance', name, about, list, { neverNegative: true, ...options });

export const FINANCIALS: readonly IssuerType[] = ['bank', 'insurer'];

/** Banks and insurers: most have neither a gross profit nor a classified balance sheet. */
export const isFinancial = (type: IssuerType): boolean => FINANCIALS.includes(type);

const NO_CONDITIONS: readonly Condition[] = [];

export const conditionsOf = ({ conditions = NO_CONDITIONS }: Candidate): readonly Condition[] => conditions;

/** What a candidate adds and subtracts: equal for two that differ only in their conditions. */
const nameOf = ({ terms }: Candidate): string =>
  terms.map(({ concepts, sign }) => `${sign} ${concepts.join(' ')}`).join(',');

const known = new WeakMap<Field, Map<IssuerType, readonly Candidate[]>>();

/** The field's candidates for a type of issuer, best first. */
export const candidatesOf = (spec: Field, type: IssuerType): readonly Candidate[] => {
  let byType = known.get(spec);
  if (byType === undefined) known.set(spec, (byType = new Map<IssuerType, readonly Candidate[]>()));
  let list = byType.get(type);
  if (list === undefined) {
    const own = spec.byType[type] ?? [];
    const names = new Set(own.map(nameOf));
    // What banks and insurers report under the common concepts is a part, or before interest expense.
    const isOwnOnly = own.length > 0 && isFinancial(type);
    const others = isOwnOnly ? [] : spec.candidates.filter((item) => !names.has(nameOf(item)));
    list = [...own, ...others].filter((item) => item.only?.includes(type) ?? true);
    byType.set(type, list);
  }
  return list;
};

/** Places of the candidates with a condition on evidence of this source. */
export const ranksAsking = (spec: Field, type: IssuerType, from: EvidenceSource): ReadonlySet<number> =>
  new Set(
    [...candidatesOf(spec, type).entries()].flatMap(([rank, item]) =>
      evidenceFrom(conditionsOf(item), from) === undefined ? [] : [rank],
    ),
  );
