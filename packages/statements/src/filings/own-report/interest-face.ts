import { INTEREST_FAMILY } from '../../fields/checks.ts';
import { ifrs } from '../../fields/field.ts';
import { dayOf } from '../../values/day.ts';
import type { DimensionedFact, InputFace, InputReport } from '../../inputs.ts';
import type { ShownInterest } from '../../model/model.ts';
import { remembered } from '../../values/remembered.ts';

const FINANCE_COSTS = ifrs('FinanceCosts');

/** Concepts that are the interest expense if they are on the face. */
export const SHOWN_FAMILY: ReadonlySet<string> = new Set([...INTEREST_FAMILY, FINANCE_COSTS]);

/** What the row excludes, or which part of the interest it is. */
const PARTIAL =
  /\b(other than|exclud\w*|exclusive of|on deposits|(capital|finance|financing) leases?( obligations?)?|related[ -]part(y|ies)|affiliates?)\b/i;
/** A label that mentions such a part as included does not make the row partial. */
const CONTAINED = /\binclud\w*\b/i;

/** A captive finance business, as named by rows and members. */
const CAPTIVE_LABEL =
  /\b(financial (services|products)|financ\w+ (operations|services|subsidiar\w+|business|receivables)|captive|floor ?plan|automotive|vehicles?)\b/i;
const CAPTIVE_MEMBER = /(Financ(e|ing|ial)|Credit|Captive|Leasing)/;
const NO_CAPTIVE = /(NonFinanc|Excluding|ExceptFor|Facility)/;

/** Finance costs are a mixture unless the face labels them as interest. */
const isInterest = (label: string): boolean =>
  /\binterest\b/i.test(label) && !/\b(income|net|other|and)\b/i.test(label);

const labelOf = ({ concepts, labels }: InputFace, concept: string): string =>
  labels[concepts.indexOf(concept)] ?? '';

const shownOn = (face: InputFace): readonly string[] =>
  face.concepts.filter(
    (concept) =>
      SHOWN_FAMILY.has(concept) && (concept !== FINANCE_COSTS || isInterest(labelOf(face, concept))),
  );

const isPartial = (label: string): boolean =>
  PARTIAL.test(label) && !(CONTAINED.test(label) && !/\bexclud|\bexclusive\b/i.test(label));

/**
 * Interest expense under any concept, including extension concepts; without net figures and subtotals before
 * or after it.
 */
const INTEREST_ROW = /InterestExpense|InterestAndDebtExpense/;
const NO_INTEREST_ROW = /(Income|NetOf|Before|After|Excluding|Noncontrolling|Capitalized)|Net$/;

const nameOf = (concept: string): string => concept.slice(concept.indexOf(':') + 1);

/**
 * Whether the face has further rows of interest expense, and no row of the family is labelled as their total.
 */
const hasOthers = (face: InputFace, shown: readonly string[]): boolean =>
  face.concepts.some(
    (concept) =>
      !SHOWN_FAMILY.has(concept) &&
      INTEREST_ROW.test(nameOf(concept)) &&
      !NO_INTEREST_ROW.test(nameOf(concept)) &&
      !/(Axis|Domain|Member)$/.test(concept),
  ) && !shown.some((concept) => /\btotal\b/i.test(labelOf(face, concept)));

/** Whether the face shows interest of a finance business: in a separate row or in a separate column. */
const hasCaptive = (face: InputFace, shown: readonly string[], { dimensioned }: InputReport): boolean => {
  const isRow = face.labels.some(
    (label) => /\binterest\b/i.test(label) && !/\bincome\b/i.test(label) && CAPTIVE_LABEL.test(label),
  );
  if (isRow) return true;
  const on = new Set(face.concepts);
  return dimensioned.some(
    ({ taxonomy, concept, dimensions }) =>
      shown.includes(`${taxonomy}:${concept}`) &&
      dimensions.some(
        ({ axis, member }) =>
          on.has(axis) && on.has(member) && CAPTIVE_MEMBER.test(member) && !NO_CAPTIVE.test(member),
      ),
  );
};

const incomeFaces = ({ faces }: InputReport): readonly InputFace[] =>
  faces.filter(({ statement }) => statement === 'income');

type OwnShown = ShownInterest & { readonly concepts: ReadonlySet<string> };

/** What the filing's own income statement shows; null if unknown. */
const ownShown = remembered((report: InputReport): OwnShown | null => {
  const faces = incomeFaces(report);
  if (faces.length === 0) return null;
  const concepts = new Set<string>();
  let doubt: ShownInterest['doubt'] = null;
  for (const face of faces) {
    const shown = shownOn(face);
    for (const concept of shown) concepts.add(concept);
    if (shown.some((concept) => isPartial(labelOf(face, concept)))) doubt = 'partial';
    else if (shown.length > 0 && hasCaptive(face, shown, report)) doubt ??= 'captive';
    else if (shown.length > 0 && hasOthers(face, shown)) doubt ??= 'other_rows';
  }
  return { concepts, doubt };
});

/**
 * Whether facts with these dimensions are a column of the income statement: each axis and member is on its
 * face.
 */
export const isColumn = (report: InputReport, { dimensions }: DimensionedFact): boolean => {
  const on = new Set(incomeFaces(report).flatMap(({ concepts }) => concepts));
  return dimensions.every(({ axis, member }) => on.has(axis) && on.has(member));
};

type Reported = {
  readonly report?: InputReport | undefined;
  readonly annual: boolean;
  /** The period end of the filing, or its filing date: YYYY-MM-DD. */
  readonly date: string;
};

/**
 * Interest expense on the income statement of each filing. A filing whose own face is unknown is judged by
 * the filer's nearest known face (of the same kind if there is one; the newer of two equally near): without
 * an interest row there, tags of its notes are not on the face (`concepts` empty); with one, only the doubt
 * is carried over, because the concept may have been replaced. Null for all filings if no face of the filer
 * is known.
 */
export const interestOnFaces = (filings: readonly Reported[]): readonly (ShownInterest | null)[] => {
  const own = filings.map(({ report }) => (report === undefined ? null : ownShown(report)));
  const known = filings.flatMap(({ annual, date }, at) => {
    const shown = own[at];
    return shown ? [{ annual, day: dayOf(date), shown }] : [];
  });
  if (known.length === 0) return own;
  return filings.map(({ annual, date }, at) => {
    const shown = own[at];
    if (shown) return shown;
    const alike = known.filter((face) => face.annual === annual);
    const day = dayOf(date);
    const nearest = (alike.length > 0 ? alike : known).reduce((best, face) =>
      Math.abs(face.day - day) <= Math.abs(best.day - day) ? face : best,
    );
    const { concepts, doubt } = nearest.shown;
    return { concepts: concepts.size === 0 ? concepts : null, doubt };
  });
};
