import type { Decimal } from 'decimal.js';
import { eatStated, eatTolerance, type Stated } from './amounts.ts';
import type { GuidedPeriod } from './guidance.ts';
import { eatMetric, type NamedMetric } from './metrics.ts';
import { eatPeriod } from './period.ts';
import { Scan } from './scan.ts';

/** A metric with what is stated of it. */
export type Item = {
  readonly metric: NamedMetric;
  readonly growth: boolean;
  /** One for each basis of the metric. */
  readonly values: readonly Stated[];
};

/** A statement with its period and place. */
export type Placed = {
  readonly items: readonly Item[];
  readonly period: GuidedPeriod;
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/** What a sentence states. */
export type Statement = {
  readonly items: readonly Item[];
  /** The part of it that says so, without comparisons that follow. */
  readonly head: string;
  /** Whether nothing but the heading tells that it is expected. */
  readonly isBare: boolean;
};

const ADVERB = /(?:now |currently |still |also |again |continues? to )*/iu;
const EXPECTS =
  /(?:expects?|anticipates?|projects?|forecasts?|estimates?|(?:is|are) (?:expecting|projecting|forecasting|guiding to)) /iu;
const IS_EXPECTED =
  /(?:is|are) (?:now |currently |still )?(?:expected|projected|anticipated|forecast(?:ed)?|estimated) to /iu;
/** No name: it may be that of a segment. */
const SUBJECT = /(?:we|management|the company) /iu;
/** "Given the strong demand, we expect …": no figure, and no verb of its own that could claim what follows. */
const LEAD = /(?:given|due to|based on|in light of|as a result of|looking ahead) [^,.;$%]{0,200}, /iu;
const LINKS = /(?:to be |to total |to come in |of |will be |: ?|to range |is |are )?/iu;
const GROWS = /(?:to )?(?:grow|increase|rise) (?:by )?(?:in the range of )?/iu;
const FALLS = /(?:to )?(?:decline|decrease|fall) (?:by )?(?:in the range of )?/iu;
const GROWTH = /growth (?:to be |of |in the range of |rate of )?(?:in the range of )?/iu;
const EXPENSE = /(?:an (?<expense>expense)|an income) of /iu;
const PER_SHARE = /(?: per (?:diluted )?(?:common )?share)?/iu;
const OVER_YEAR = /(?: year[- ]over[- ]year| (?:over|compared (?:to|with)) (?:the )?prior year)?/iu;
/** What may follow, after which nothing is read. */
const TAIL =
  /,? ?(?:\(|excluding|including|which|implying|representing|assuming|based on|compared (?:to|with)|versus|vs\.? |up from|down from|reflecting|from (?:its|our|the) (?:prior|previous)|as compared|an? (?:increase|decrease|decline) of)/iu;
const NEGATED =
  /\b(?:not|no|never|without|withdr[ae]w\w*|suspend\w*|cannot|unable|unless|if|whether|would|could|may|might|previous\w*|prior|initial\w*|former\w*|had|was|were|ha[sd] been|excluding|half|long-term|longer-term|loss|losses|deficit|negative|low|mid|high|segments?|business(?:es)?|divisions?|regions?|subsidiar(?:y|ies)|joint venture|pro forma)\b/iu;

/** Null if what stands here is no item. Nothing is read then. */
function eatItem(scan: Scan): Item | null {
  return scan.attempt(() => {
    const metric = eatMetricOfPeriod(scan);
    if (metric === null) return null;
    const growth = growthAt(scan);
    if (growth === null) scan.eat(LINKS);
    const expense = growth === null && metric.metric === 'other_income' ? scan.eat(EXPENSE) : null;
    if (metric.metric === 'other_income' && expense === null) return null;
    const first = eatStated(scan);
    if (first === null) return null;
    const values = valuesAt(scan, metric, first);
    if (values === null) return null;
    const isNegative = growth === 'falls' || expense?.groups?.['expense'] !== undefined;
    scan.eat(PER_SHARE);
    if (growth !== null) scan.eat(OVER_YEAR);
    eatInPeriod(scan);
    const isGrowth = growth !== null;
    return values.every((value) => fits(metric, value, isGrowth))
      ? { metric, growth: isGrowth, values: isNegative ? values.map(negated) : values }
      : null;
  });
}

/** "revenue ", "second quarter revenue ", "revenue for fiscal 2026 ". */
function eatMetricOfPeriod(scan: Scan): NamedMetric | null {
  return scan.attempt(() => {
    scan.eat(/(?:its|our|the) /iu);
    scan.attempt(() => (eatPeriod(scan) === null ? null : scan.eat(/ /u)));
    const metric = eatMetric(scan);
    if (metric === null) return null;
    scan.eat(/ /u);
    eatInPeriod(scan);
    return metric;
  });
}

/** The values of the metric's bases: one for both, or one each, "respectively". */
function valuesAt(scan: Scan, metric: NamedMetric, first: Stated): readonly Stated[] | null {
  const isPair = metric.bases.length > 1;
  const second = isPair ? scan.attempt(() => (scan.eat(/ and /iu) === null ? null : eatStated(scan))) : null;
  if (second !== null && scan.eat(/, respectively/iu) === null) return null;
  // "$4.0 billion and $2.8 billion" of approximately both.
  const values =
    second === null
      ? metric.bases.map(() => first)
      : [first, { ...second, approximate: first.approximate || second.approximate }];
  return eatTolerance(scan, values);
}

function growthAt(scan: Scan): 'grows' | 'falls' | null {
  if (scan.eat(FALLS) !== null) return 'falls';
  return scan.eat(GROWS) !== null || scan.eat(GROWTH) !== null ? 'grows' : null;
}

function fits({ measure }: NamedMetric, { kind, low, high, isScaled }: Stated, growth: boolean): boolean {
  const [least, most] = [low ?? high, high ?? low];
  if (least === null || most === null) return false;
  if (growth) return kind === 'percent' && measure !== 'percent' && most.lt(1000);
  if (measure === 'percent') return kind === 'percent' && most.lte(100);
  if (kind !== 'money') return false;
  // An amount without "million" may be in millions by a heading that is elsewhere.
  return measure === 'per_share' ? !isScaled && most.lt(1000) : isScaled || least.gte(1e6);
}

const negated = ({ low, high, ...value }: Stated): Stated => ({
  ...value,
  low: high?.neg() ?? null,
  high: low?.neg() ?? null,
});

/** " for fiscal 2026", ", in the second quarter of 2026 ". */
function eatInPeriod(scan: Scan): void {
  scan.attempt(() => {
    scan.eat(/,? ?/u);
    if (scan.eat(/(?:for|in|during) /iu) === null) return null;
    const period = eatPeriod(scan);
    if (period === null) return null;
    scan.eat(/ (?=to |is |are |of |will )/iu);
    return period;
  });
}

/** An item, and those that follow it; null if there is none. */
function eatItems(scan: Scan): readonly Item[] | null {
  const items: Item[] = [];
  for (let item = eatItem(scan); item !== null; item = eatNext(scan)) items.push(item);
  return items.length === 0 ? null : items;
}

const eatNext = (scan: Scan): Item | null =>
  scan.attempt(() => (scan.eat(/,? and |, /iu) === null ? null : eatItem(scan)));

const endsAt = (scan: Scan): boolean => scan.eat(/[\s.;]*$/u) !== null || scan.eat(TAIL) !== null;

/**
 * What a sentence of an outlook states: only "we expect {metric} {value}", "{metric} is expected to be {value}" and
 * "{metric}: {value}" are read, with nothing between their parts that is not known; anything else is null.
 */
export function statementOf(sentence: string): Statement | null {
  const text = sentence.replace(/^[\s•·■●▪◦–—-]+/u, '');
  const scan = new Scan(text);
  for (const read of [active, passive, bare]) {
    scan.at = 0;
    const items = read(scan);
    if (items === null) continue;
    const head = text.slice(0, scan.at);
    if (endsAt(scan) && !NEGATED.test(head)) return { items, head, isBare: read === bare };
  }
  return null;
}

/** "For the second quarter of 2026, " */
function eatLead(scan: Scan): void {
  scan.attempt(() => {
    if (scan.eat(/(?:for|in|during) /iu) === null) return null;
    return eatPeriod(scan) === null || scan.eat(/,? /u) === null ? null : true;
  });
  scan.eat(LEAD);
}

function active(scan: Scan): readonly Item[] | null {
  eatLead(scan);
  if (scan.eat(SUBJECT) === null) return null;
  scan.eat(ADVERB);
  if (scan.eat(EXPECTS) === null) return null;
  scan.eat(/that /iu);
  return eatItems(scan);
}

function passive(scan: Scan): readonly Item[] | null {
  eatLead(scan);
  const metric = eatMetricOfPeriod(scan);
  if (metric === null || scan.eat(IS_EXPECTED) === null) return null;
  // The same item without its verb.
  const growth = scan.attempt(() => growthAt(scan));
  if (growth === null) scan.eat(/(?:be |range |total |come in )/iu);
  const expense = growth === null && metric.metric === 'other_income' ? scan.eat(EXPENSE) : null;
  if (metric.metric === 'other_income' && expense === null) return null;
  const first = eatStated(scan);
  const values = first === null ? null : valuesAt(scan, metric, first);
  if (values === null || !values.every((value) => fits(metric, value, growth !== null))) return null;
  scan.eat(PER_SHARE);
  if (growth !== null) scan.eat(OVER_YEAR);
  eatInPeriod(scan);
  const isNegative = growth === 'falls' || expense?.groups?.['expense'] !== undefined;
  return [{ metric, growth: growth !== null, values: isNegative ? values.map(negated) : values }];
}

/** "Revenue: $290 million to $330 million", "Revenue of …", under the heading of an outlook. */
function bare(scan: Scan): readonly Item[] | null {
  const item = scan.attempt(() => {
    const before = scan.at;
    const found = eatItem(scan);
    if (found === null) return null;
    const said = scan.text.slice(before, scan.at);
    return /: ?|\bof\b|between|\brange\b/iu.test(said) ? found : null;
  });
  return item === null ? null : [item];
}

/** A value as a decimal string. */
export const printed = (value: Decimal | null): string | null => value?.toFixed() ?? null;
