import { flowsOver } from '../books.ts';
import { classAxis, classesOf, perShareKind, placesOf, secondOf } from '../classes.ts';
import type { Accounts, Fact } from '../accounts.ts';
import { booksOf, quarterEnd, spanStart } from '../accounts.ts';
import { perShareFacts } from '../facts.ts';
import { interestParts } from '../interest.ts';
import type { Report } from '../reports.ts';
import { roundingOf } from '../rounding.ts';
import { inMoney } from '../shares.ts';
import type { IssuerSpec } from '../spec.ts';

/** A fact with dimensions, which companyfacts does not contain. */
export type DimensionedFact = {
  readonly taxonomy: string;
  /** Local name. */
  readonly concept: string;
  readonly unit: string;
  /** Null for an instant. */
  readonly start: string | null;
  readonly end: string;
  readonly value: string;
  readonly decimals: string;
  /** Qualified names, ordered by axis. */
  readonly dimensions: readonly { readonly axis: string; readonly member: string }[];
};

export const parValue = 'us-gaap:CommonStockParOrStatedValuePerShare';

type Figure = Pick<Fact, 'concept' | 'unit' | 'value'>;

/** The precision of a figure: the reporting unit, the places of an amount per share, or exact. */
export const decimalsOf = (spec: IssuerSpec, { concept, unit, value }: Figure): string => {
  if (unit === 'pure') return 'INF';
  if (unit.includes('/')) return String(placesOf(perShareKind(concept) ?? 'earnings'));
  const step = unit === 'shares' ? 1 : spec.unit;
  return BigInt(value) % BigInt(step) === 0n ? String(-Math.round(Math.log10(step)) || 0) : 'INF';
};

const partOf = (spec: IssuerSpec, fact: Fact, axis: string, member: string): DimensionedFact => {
  const [taxonomy = '', concept = ''] = fact.concept.split(':');
  const { unit, start, end, value } = fact;
  const decimals = decimalsOf(spec, fact);
  return { taxonomy, concept, unit, start, end, value, decimals, dimensions: [{ axis, member }] };
};

const interestFacts = (accounts: Accounts, report: Report): DimensionedFact[] => {
  const { spec, calendar } = accounts;
  const books = booksOf(accounts, report.version);
  return interestParts(spec)
    .filter(({ note }) => !note || report.annual)
    .flatMap(({ concept, of, axis, member }) =>
      report.income.map((span) => {
        const fact = {
          concept,
          unit: spec.currency,
          start: spanStart(calendar, span),
          end: quarterEnd(calendar, span.last),
          value: String(
            inMoney(roundingOf(spec, report.year.label), of(flowsOver(books, span.first, span.last))),
          ),
        };
        return partOf(spec, fact, axis, member);
      }),
    );
};

const classFacts = (accounts: Accounts, report: Report): DimensionedFact[] =>
  perShareFacts(accounts, report).flatMap((fact) => {
    const kind = perShareKind(fact.concept);
    const classes = kind === undefined ? null : classesOf(accounts.spec, kind);
    if (kind === undefined || classes === null) return [];
    const other = { ...fact, value: secondOf(classes, kind, fact.value) };
    return [
      partOf(accounts.spec, fact, classAxis.axis, classAxis.first),
      partOf(accounts.spec, other, classAxis.axis, classAxis.second),
    ];
  });

/** The par value on the balance sheet, by class of stock as US filers tag it. */
const parFacts = ({ spec }: Accounts, report: Report): DimensionedFact[] => {
  if (spec.flavour === 'ifrs') return [];
  const fact = { concept: parValue, unit: 'USD/shares', start: null, end: report.quarter.end, value: '0.01' };
  return membersOfStock(spec).map((member) => partOf(spec, fact, classAxis.axis, member));
};

export const membersOfStock = ({ classes }: IssuerSpec): readonly string[] =>
  classes === null ? ['us-gaap:CommonStockMember'] : [classAxis.first, classAxis.second];

/** All facts with dimensions of one filing. */
export const dimensionedFacts = (accounts: Accounts, report: Report): DimensionedFact[] => [
  ...interestFacts(accounts, report),
  ...classFacts(accounts, report),
  ...parFacts(accounts, report),
];
