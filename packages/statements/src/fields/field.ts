import type { StatementName } from '../cell.ts';
import type { RefusingRule } from '../rules/rules.ts';
import type { Issuer } from '../statements.ts';

export type IssuerType = Issuer['type'];

/** One operand of a candidate: the first of the concepts that the filing tags. */
export type Term = {
  readonly concepts: readonly string[];
  readonly sign: 1 | -1;
  /** Left out of the sum when untagged; otherwise the candidate needs it. */
  readonly optional: boolean;
};

export type Candidate = {
  readonly terms: readonly Term[];
  /** Only for these types; all types when absent. */
  readonly only?: readonly IssuerType[];
  readonly flags?: readonly string[];
  /** Served only where the filing's own identity proves it. */
  readonly proven?: boolean;
  /** Not where the filing's own check contradicts it. */
  readonly unlessFailed?: boolean;
  /** Where that check keeps it out the field is refused by this rule, unless a later candidate is served. */
  readonly refusedElse?: RefusingRule;
  /** A filing that tags only some of the terms: refuse as partial rather than look further. */
  readonly wholeOnly?: boolean;
  /** Totals that the terms are part of: a filing that tags more of one has terms that it does not tag. */
  readonly notMore?: readonly string[];
  /** Concepts of what else belongs to the field, in a form that cannot be added: partial beside one that is not zero. */
  readonly unlessTagged?: readonly string[];
  /**
   * Notes of annual reports tag the terms as well, of another scope: of a year only where interim reports tag the same
   * terms, since these show a face and few notes.
   */
  readonly recurring?: boolean;
  /** Of several such candidates in one filing the largest is the total, the others are parts that its notes tag. */
  readonly widest?: boolean;
  /** Concept under which the same filing gives more than nothing: a zero under this candidate is no figure then. */
  readonly notZeroBeside?: string;
  /** Only where the filing tags one of these concepts with the same amount. */
  readonly onlyIfEqual?: readonly string[];
  /** Only where the filing's own face is known and shows it as what the field means. */
  readonly onFace?: boolean;
  /** Concept of a row that filers have split off this one while its concept stayed (`versions/disaggregated-row.ts`). */
  readonly splitOff?: string;
};

/**
 * `flow`: additive over time. `instant`: at a date. `average`, `per_share`: over a span, not additive.
 * `annual`: per share, over a fiscal year only.
 */
export type Nature = 'flow' | 'instant' | 'average' | 'per_share' | 'annual';

/** How one filing's facts are read when a plain list of candidates does not do. */
export type Reader = 'first' | 'revenue' | 'interest' | 'debt' | 'cover';

/** What the values of a field are counted in. */
export type Measure = 'money' | 'shares' | 'per_share' | 'pure';

/** What a field means and where answers show it; catalogue, rows and financials tool are derived from it. */
export type About = {
  /** One or more whole sentences. */
  readonly definition: string;
  /** How it is computed, in names of fields, where no concept is tagged; absent for a field that is only ever filed. */
  readonly formula?: string;
  /** First `schema_version` of the answers that show it. */
  readonly since: SchemaVersion;
  /** Whether the rows of its statement in `/v2/fundamentals` have it as a member, under its own name. */
  readonly rows?: true;
  /** Its name in the rows of `bank_metrics`; absent where they do not show it. */
  readonly bankMetrics?: string;
  /**
   * Position of its line in the statement of the financials tool, ascending; gaps leave room for new lines. Absent for a
   * field that only formulas read.
   */
  readonly line?: number;
  /** The tool shows that line in every detail, not in `full` and `audit` alone. */
  readonly core?: true;
};

/** `YYYY-MM-DD.N` */
export type SchemaVersion = `${number}-${number}-${number}.${number}`;

/** A field of the statements, filed or computed. */
export type Declared = About & {
  readonly statement: StatementName;
  readonly field: string;
  readonly nature: Nature;
  /** `pure` is a plain number, e.g. a share of 1. */
  readonly measure: Measure;
  /** Values below zero are mistakes: filed ones as the filer gives them, before an outflow is turned. */
  readonly neverNegative: boolean;
  /** Read and kept for these types alone, so that the others have no cells of it; all types when absent. */
  readonly onlyFor?: readonly IssuerType[];
};

/** A field that is read from filings. */
export type Field = Declared & {
  /** The statement whose total decides coverage and whose habit decides how quarters are found. */
  readonly source: StatementName;
  readonly reader: Reader;
  readonly candidates: readonly Candidate[];
  /** Candidates of a type that do not share the common list. */
  readonly byType: Partial<Record<IssuerType, readonly Candidate[]>>;
  /** Served = −filed (outflows). */
  readonly outflow: boolean;
  readonly notApplicable: readonly IssuerType[];
  /** An annual report that tags several candidates with different values means the one that its interim reports tag. */
  readonly faceOfInterims: boolean;
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
 * A candidate from a line of text: terms by spaces, `-` subtracts, `a|b` is the first tagged, a final `?` makes the
 * term optional, `i:` is ifrs-full, no prefix us-gaap.
 */
export const candidate = (text: string, more: Omit<Candidate, 'terms'> = {}): Candidate => ({
  terms: text.split(' ').map(term),
  ...more,
});

export const candidates = (...lines: readonly string[]): Candidate[] => lines.map((line) => candidate(line));

export type Options = Partial<Omit<Field, keyof About | 'statement' | 'field' | 'candidates'>>;

/** A field whose name and places are known to the type checker, which types of rows are derived from. */
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
  faceOfInterims: false,
  ...options,
  ...about,
  statement,
  field: name,
  candidates: list,
});

/** A field of the balance sheet; a value below zero is a mistake unless the options allow it. */
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

const known = new WeakMap<Field, Map<IssuerType, readonly Candidate[]>>();

/** The field's candidates for a type of issuer, best first. */
export const candidatesOf = (spec: Field, type: IssuerType): readonly Candidate[] => {
  let byType = known.get(spec);
  if (byType === undefined) known.set(spec, (byType = new Map<IssuerType, readonly Candidate[]>()));
  let list = byType.get(type);
  if (list === undefined) {
    list = (spec.byType[type] ?? spec.candidates).filter((item) => item.only?.includes(type) ?? true);
    byType.set(type, list);
  }
  return list;
};
