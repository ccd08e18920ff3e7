/** One year of one person, or of the average of the others, in cents. Adjustments by member, signed as shown. */
export type PaidYear = {
  readonly total: number;
  readonly paid: number;
  readonly adjustments: ReadonlyMap<string, number>;
};

export type Sign = 1 | 0 | -1;

/** Whether adjustments lead from the total to what was paid, and which way each goes where that matters. */
export type Reconciled = {
  /** For each year given. */
  readonly adds: readonly boolean[];
  /** By member: 1 as shown, -1 the other way, 0 for an amount that others include. */
  readonly signs: ReadonlyMap<string, Sign>;
};

const CENTS = 100;
/** More members are compared as shown only. */
const MOST_SEARCHED = 11;
/** A combination that fits by chance must be less likely than this. */
const CHANCE = 1e-3;

const AS_SHOWN = [1] as const;
/** Filers tag subtotals beside their parts. */
const SOME_AS_SHOWN = [1, 0] as const;
/** And amounts under headings such as "less", without a sign. */
const EITHER_WAY = [1, 0, -1] as const;

/**
 * Compares total + adjustments with the amount paid in all years at once, then in each: all adjustments as shown, some
 * of them (others are subtotals), or either way, each the same way in every year. The last two are believed only where
 * the years together leave less than one chance in a thousand for a combination that fits by accident.
 */
export function reconciled(years: readonly PaidYear[]): Reconciled {
  const all = fitting(years);
  if (all !== null) return { adds: years.map(() => true), signs: all };
  const signs = new Map<string, Sign>();
  const adds = years.map((year) => {
    const found = years.length > 1 ? fitting([year]) : null;
    for (const [member, sign] of found ?? []) signs.set(member, sign);
    return found !== null;
  });
  return { adds, signs };
}

function fitting(years: readonly PaidYear[]): ReadonlyMap<string, Sign> | null {
  const members = [...new Set(years.flatMap(({ adjustments }) => [...adjustments.keys()]))].filter((member) =>
    years.some(({ adjustments }) => (adjustments.get(member) ?? 0) !== 0),
  );
  for (const choices of [AS_SHOWN, SOME_AS_SHOWN, EITHER_WAY]) {
    if (choices.length > 1 && members.length > MOST_SEARCHED) return null;
    const solutions = solutionsOf(years, members, choices);
    if (solutions.length === 0) continue;
    const combinations = choices.length ** members.length;
    if (choices.length > 1 && combinations * years.map(chanceOf).reduce((a, b) => a * b, 1) > CHANCE)
      return null;
    return agreedSigns(members, solutions);
  }
  return null;
}

/** Amounts are rounded to `unit`, each by at most half of it. */
const toleranceOf = ({ total, paid, adjustments }: PaidYear): number => {
  const amounts = [total, paid, ...adjustments.values()].filter((amount) => amount !== 0);
  const unit = [1_000_000, 1_000, 1].find((each) => amounts.every((amount) => amount % (each * CENTS) === 0));
  return unit === undefined ? amounts.length : (unit * CENTS * amounts.length) / 2;
};

/** The chance that a sum of such amounts meets the amount paid by accident. */
const chanceOf = (year: PaidYear): number => {
  const largest = Math.max(0, ...[...year.adjustments.values()].map(Math.abs));
  return largest === 0 ? 1 : Math.min(1, (2 * toleranceOf(year) + CENTS) / largest);
};

/** The signs of the members in order, and what they leave unexplained in all years, in cents. */
type Solution = { readonly signs: readonly Sign[]; readonly rest: number };

function solutionsOf(
  years: readonly PaidYear[],
  members: readonly string[],
  choices: readonly Sign[],
): readonly Solution[] {
  const amounts = members.map((member) => years.map(({ adjustments }) => adjustments.get(member) ?? 0));
  const tolerances = years.map(toleranceOf);
  const found: Solution[] = [];
  const signs: Sign[] = [];
  const search = (at: number, missing: readonly number[]): void => {
    const own = amounts[at];
    if (own === undefined) {
      const rests = missing.map(Math.abs);
      if (rests.every((rest, year) => rest <= (tolerances[year] ?? 0)))
        found.push({ signs: [...signs], rest: rests.reduce((a, b) => a + b, 0) });
      return;
    }
    for (const sign of choices) {
      signs[at] = sign;
      search(at + 1, sign === 0 ? missing : missing.map((rest, year) => rest - sign * (own[year] ?? 0)));
    }
  };
  search(
    0,
    years.map(({ total, paid }) => paid - total),
  );
  return found;
}

/** Of the combinations that fit best, the one that counts most members; a member that may go either way is left out. */
function agreedSigns(members: readonly string[], solutions: readonly Solution[]): ReadonlyMap<string, Sign> {
  const least = Math.min(...solutions.map(({ rest }) => rest));
  const best = solutions.filter(({ rest }) => rest === least).map(({ signs }) => signs);
  const counted = (signs: readonly Sign[]): number => signs.filter((sign) => sign !== 0).length;
  const [chosen] = best.toSorted((a, b) => counted(b) - counted(a));
  return new Map(
    members.flatMap((member, at) => {
      const sign = chosen?.[at];
      const isEither = best.some((signs) => sign !== 0 && signs[at] === (sign === 1 ? -1 : 1));
      return sign === undefined || isEither ? [] : [[member, sign] as const];
    }),
  );
}
