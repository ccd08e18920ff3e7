import { dayBefore } from '@footnote/values/day';
import { integer, quotient, size } from '@footnote/statements/decimal';
import type { Check, Outcome, Side } from './check.ts';
import { sumCheck } from './check.ts';
import {
  CASH_BALANCES,
  IDENTITIES,
  PARTS,
  PER_SHARE,
  SHARE_COUNTS,
  TO_COMMON,
  type Identity,
} from './identities.ts';
import type { FilingOf, Reading, Readings } from './readings.ts';
import type { Rule } from './verification.ts';

type Facts = ReadonlyMap<string, Reading>;

const firstOf = (facts: Facts, concepts: readonly string[]): Reading | undefined => {
  for (const concept of concepts) {
    const reading = facts.get(concept);
    if (reading !== undefined) return reading;
  }
  return undefined;
};

const allOf = (facts: Facts, concepts: readonly string[]): readonly Reading[] =>
  concepts.flatMap((concept) => facts.get(concept) ?? []);

/** For each member, the first choice with which the check passes; if there is none, the first choices. */
const checkOf = (identity: Identity, key: string, facts: Facts): Check | null => {
  const { rule, strict, perMille } = identity;
  // Most identities lack a member in most periods.
  if (firstOf(facts, identity.total) === undefined) return null;
  for (const { concepts } of identity.parts) if (firstOf(facts, concepts) === undefined) return null;
  let choices: (readonly Side[])[] = allOf(facts, identity.total).map((reading) => [{ reading, sign: 1 }]);
  for (const { concepts, sign } of identity.parts) {
    const tagged = allOf(facts, concepts);
    choices = choices.flatMap((chosen) =>
      tagged
        .filter((reading) => !chosen.some((other) => other.reading === reading))
        .map((reading) => [...chosen, { reading, sign }]),
    );
  }
  const taggedOf = (rows: Identity['optional']): readonly Side[] =>
    rows.flatMap(({ concept, sign }) => {
      const reading = facts.get(concept);
      return reading === undefined ? [] : [{ reading, sign }];
    });
  const always = taggedOf(identity.tagged);
  choices = choices.map((chosen) => [...chosen, ...always]);
  // A filer's record requires one form of the sum: a row that is not tagged is omitted from it.
  const shape =
    always.length === 0 ? key : `${key} ${always.map(({ reading }) => reading.concept).join(' ')}`;
  const optional = taggedOf(identity.optional);
  let first: Check | null = null;
  for (const [total, ...parts] of choices) {
    if (total === undefined) continue;
    const extras = optional.filter(
      ({ reading }) => ![total, ...parts].some((side) => side.reading === reading),
    );
    const check = sumCheck(rule, total.reading, parts, { key: shape, optional: extras, strict, perMille });
    if (check.holds) return check;
    first ??= check;
  }
  return first;
};

const CENT = integer(1) / 100n;

/** Whether magnitudes are a factor apart and, if per share, differ by more than two cents. */
const apart = (a: bigint, b: bigint, factor: bigint): boolean =>
  size(a) >= size(b) * factor || size(b) >= size(a) * factor;

const simple = (
  rule: Rule,
  readings: readonly Reading[],
  coarse: boolean,
  evaluate: (valueOf: (reading: Reading) => bigint) => Outcome,
): Check => ({
  ...evaluate(({ amount }) => amount),
  rule,
  key: rule,
  readings,
  weighty: readings,
  strict: coarse,
  coarse,
  with: (changed, amount) => evaluate((reading) => (reading === changed ? amount : reading.amount)),
});

/**
 * Net income ÷ shares against EPS, as filed. Two checks: agreement within a cent or 2 % corroborates; a
 * factor of five or another sign contradicts; anything between is inconclusive.
 */
const perShare = (income: Reading, shares: Reading, eps: Reading): Check | null => {
  if (shares.amount <= 0n || eps.amount === 0n || income.amount === 0n) return null;
  const implied = (valueOf: (reading: Reading) => bigint): bigint =>
    quotient(valueOf(income), valueOf(shares));
  const fine = simple('per_share', [income, shares, eps], false, (valueOf) => {
    const tolerance = size(valueOf(eps)) / 50n > CENT ? size(valueOf(eps)) / 50n : CENT;
    const difference = implied(valueOf) - valueOf(eps);
    return { holds: size(difference) <= tolerance, difference, tolerance };
  });
  if (fine.holds) return fine;
  const rough = simple('per_share', [income, shares, eps], true, (valueOf) => {
    const ratio = implied(valueOf);
    const filed = valueOf(eps);
    const difference = ratio - filed;
    const opposite = ratio < 0n !== filed < 0n;
    const far = size(difference) > 2n * CENT && (opposite || apart(ratio, filed, 5n));
    return { holds: !far, difference, tolerance: size(filed) * 4n };
  });
  return rough;
};

/** A comparison that any sufficiently small figure passes: passing it corroborates nothing. */
const inequality: typeof simple = (...of) => {
  const check = simple(...of);
  return { ...check, weighty: [], with: () => check };
};

/**
 * Diluted shares are no fewer than basic ones, and diluted earnings per share no higher, within 2 % or two
 * cents of rounding. A diluted loss may be larger or smaller than the basic one, because it excludes a gain
 * on warrants and because continuing operations alone decide whether shares dilute.
 */
const orderCheck = (rule: Rule, lesser: Reading, greater: Reading): Check => ({
  ...inequality(rule, [lesser, greater], false, (valueOf) => {
    const [less, most] = [valueOf(lesser), valueOf(greater)];
    const [cents, share] = [lesser.measure === 'per_share' ? 2n * CENT : 0n, size(most) / 50n];
    const tolerance = share > cents ? share : cents;
    return { holds: most <= 0n || less - most <= tolerance, difference: less - most, tolerance };
  }),
  key: `${rule} order`,
  strict: true,
});

/** Preferred dividends and participating securities reduce net income by less than this fraction. */
const MOST_PREFERRED = 4n;

/** Net income against what common shares get. */
const commonChecks = (facts: Facts): readonly Check[] => {
  const [net, common] = [firstOf(facts, TO_COMMON.net), firstOf(facts, TO_COMMON.common)];
  if (net === undefined || common === undefined) return [];
  return [
    inequality('income_to_common', [common, net], false, (valueOf) => {
      const [left, all] = [valueOf(common), valueOf(net)];
      const tolerance = (size(left) > size(all) ? size(left) : size(all)) / MOST_PREFERRED;
      return { holds: size(all - left) <= tolerance, difference: all - left, tolerance };
    }),
  ];
};

/** A total is at least the sum of some of its parts, none of which can be negative. */
const partChecks = (facts: Facts): readonly Check[] =>
  PARTS.flatMap(({ total, parts }) => {
    const whole = firstOf(facts, total);
    const tagged = parts.flatMap((concepts) => firstOf(facts, concepts) ?? []);
    if (whole === undefined || tagged.length === 0) return [];
    const check = inequality('part_of_total', [whole, ...tagged], true, (valueOf) => {
      const [most, least] = [valueOf(whole), tagged.reduce((sum, part) => sum + valueOf(part), 0n)];
      const tolerance = size(most) / 50n;
      return { holds: least - most <= tolerance, difference: least - most, tolerance };
    });
    return [{ ...check, key: `part_of_total ${whole.concept}` }];
  });

const isParents = ({ concept }: Reading): boolean => !concept.endsWith(':ProfitLoss');

const perShareChecks = (facts: Facts): readonly Check[] => {
  const incomes = allOf(facts, PER_SHARE.income);
  const checks: Check[] = [];
  for (const { eps, shares } of PER_SHARE.sides) {
    const ratio = firstOf(facts, eps);
    const count = firstOf(facts, shares);
    if (ratio === undefined || count === undefined) continue;
    const tried = incomes.flatMap((income) => perShare(income, count, ratio) ?? []);
    const best = tried.find(({ coarse }) => !coarse) ?? tried.find(({ holds }) => holds) ?? tried[0];
    // If the parent's share is not tagged, it may be any part of the whole, with either sign.
    if (best !== undefined && (best.holds || incomes.some(isParents))) checks.push(best);
  }
  const [basic, diluted] = PER_SHARE.sides.map(({ shares }) => firstOf(facts, shares));
  if (basic !== undefined && diluted !== undefined && basic !== diluted)
    checks.push(
      simple('share_counts', [basic, diluted], true, (valueOf) => {
        const [less, more] = [valueOf(basic), valueOf(diluted)];
        return { holds: !apart(less, more, 5n), difference: more - less, tolerance: size(less) * 4n };
      }),
      orderCheck('share_counts', basic, diluted),
    );
  const [plain, withDilution] = PER_SHARE.sides.map(({ eps }) => firstOf(facts, eps));
  if (plain !== undefined && withDilution !== undefined && plain !== withDilution)
    checks.push(orderCheck('eps_order', withDilution, plain));
  return checks;
};

/** Cash at the end − cash at the beginning = the change that the filing reports for the period. */
const rollForward = (readings: Readings, filing: FilingOf, facts: Facts): readonly Check[] => {
  for (const { cash, change } of CASH_BALANCES) {
    const moved = facts.get(change);
    if (moved?.start == null) continue;
    const closing = readings.get(filing.accession, cash, null, moved.end);
    const opening = readings.get(filing.accession, cash, null, dayBefore(moved.start));
    if (closing === undefined || opening === undefined) continue;
    return [
      sumCheck('cash_roll_forward', closing, [
        { reading: opening, sign: 1 },
        { reading: moved, sign: 1 },
      ]),
    ];
  }
  return [];
};

/** Compares the cover page's share count with the filing's other counts at its newest dates. */
const coverChecks = (periods: ReadonlyMap<string, Facts>): readonly Check[] => {
  const covers: Reading[] = [];
  const others: Reading[] = [];
  for (const facts of periods.values()) {
    const cover = facts.get(SHARE_COUNTS.cover);
    if (cover !== undefined) covers.push(cover);
    for (const concepts of [SHARE_COUNTS.outstanding, ...PER_SHARE.sides.map(({ shares }) => shares)])
      others.push(...allOf(facts, concepts));
  }
  const newest = others.filter(({ end }) => others.every((other) => other.end <= end));
  const [cover] = covers;
  if (cover === undefined || covers.length > 1) return [];
  return newest.map((other) =>
    simple('cover_shares', [cover, other], true, (valueOf) => {
      const [counted, reported] = [valueOf(other), valueOf(cover)];
      return {
        holds: !apart(counted, reported, 10n),
        difference: reported - counted,
        tolerance: size(counted) * 9n,
      };
    }),
  );
};

/** Every comparison within one filing. */
export const ownChecks = (readings: Readings, filing: FilingOf): readonly Check[] => {
  const checks: Check[] = [];
  const periods = readings.periods(filing.accession);
  for (const facts of periods.values()) {
    for (const [index, identity] of IDENTITIES.entries()) {
      const check = checkOf(identity, `${identity.rule} ${index}`, facts);
      if (check !== null) checks.push(check);
    }
    checks.push(
      ...perShareChecks(facts),
      ...partChecks(facts),
      ...commonChecks(facts),
      ...rollForward(readings, filing, facts),
    );
  }
  checks.push(...coverChecks(periods));
  return checks;
};
