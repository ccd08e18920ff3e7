import { IN_TIME_DAYS } from '@footnote/figures/age/statements';
import { SWING_SESSIONS } from '@footnote/market/price-action/swings';

/** A limit from which on lanes refuse, flag or no longer claim something: a rule of its own. */
export type Threshold = {
  readonly limit: number;
  readonly unit: 'announcements' | 'days' | 'hours' | 'months' | 'percent' | 'sessions' | 'times';
  /** The refusal, flag or freshness beyond it. */
  readonly gives: string;
  /** Section of the semantics that it belongs to. */
  readonly section: string;
  /** First release that includes it. */
  readonly since: string;
  /** Sentence for users: what is beyond the limit. */
  readonly sentence: string;
};

const threshold = (
  [limit, unit]: readonly [limit: number, unit: Threshold['unit']],
  gives: string,
  section: string,
  sentence: string,
): Threshold => ({ limit, unit, gives, section, since: '0.1.0', sentence });

const DECLARED = {
  'market.stale_close': threshold(
    [10, 'days'],
    'stale_prices',
    '9',
    'the newest close is older, so the security is no longer traded or its source has stopped',
  ),
  'market.same_count': threshold(
    [3, 'percent'],
    'class_values_unknown',
    '9',
    'the shares of the cover page and the average of the basic shares differ by more, so the classes may have unequal rights',
  ),
  'market.same_price': threshold(
    [10, 'percent'],
    'class_values_unknown',
    '9',
    'the closes of two classes differ by more, so one does not convert into the other',
  ),
  'market.float_magnitude': threshold(
    [50, 'times'],
    'implausible',
    '9',
    'the public float is that many times the market value, or the market value that many times the float, which is a typing error in its filing',
  ),
  'market.swing': threshold(
    [SWING_SESSIONS, 'sessions'],
    'no_swing',
    '9',
    'a session on either side is no further away and has a higher high or a lower low, so the price did not turn there',
  ),
  'ownership.count_holds': threshold(
    [400, 'days'],
    'unlike_shares_outstanding',
    '7',
    'the cover page is further from the filing of a stake, so its share count is not compared with the stake and the flag is not given',
  ),
  'ownership.unconfirmed': threshold(
    [24, 'months'],
    'unconfirmed',
    '7',
    'the holder has filed nothing for longer, so a change of the stake may have been missed',
  ),
  'earnings.irregular': threshold(
    [10, 'days'],
    'habit_not_steady',
    '9',
    'an announcement was further from fifty-two weeks after that of the year before',
  ),
  'earnings.compared': threshold(
    [8, 'announcements'],
    'habit_not_steady',
    '9',
    'older announcements do not count for the habit of a company',
  ),
  'earnings.least_compared': threshold(
    [6, 'announcements'],
    'too_few_announcements',
    '9',
    'fewer announcements can be compared with those of the year before',
  ),
  'earnings.shortest_quarter': threshold(
    [80, 'days'],
    'report_not_listed',
    '9',
    'the statements end so long or longer after the newest report in EDGAR’s list, which lacks a report',
  ),
  'earnings.longest_quarter': threshold(
    [125, 'days'],
    'too_few_announcements',
    '9',
    'two periods of the year before end further apart, so a quarter between them is missing',
  ),
  'freshness.quarterly_statements': threshold(
    [IN_TIME_DAYS.quarterly, 'days'],
    'stale',
    '10',
    'the newest period of a company that reports by quarter ended so long ago or longer',
  ),
  'freshness.annual_statements': threshold(
    [IN_TIME_DAYS.annual, 'days'],
    'stale',
    '10',
    'the newest period of a company that reports once a year, or of a breakdown that it reports once a year, ended so long ago or longer',
  ),
  'freshness.prices': threshold(
    [4, 'hours'],
    'stale',
    '10',
    'the bar of the next session is missing so long after its close',
  ),
  'freshness.dividends': threshold(
    [24, 'hours'],
    'stale',
    '10',
    'the same of figures from dividends, which sources report later',
  ),
} as const;

export type ThresholdId = keyof typeof DECLARED;

/** Every threshold of the lanes by its id: the subject, a dot, and what is beyond it. */
export const THRESHOLDS: Readonly<Record<ThresholdId, Threshold>> = DECLARED;

/** The limit of a threshold in its unit. */
export const limitOf = (id: ThresholdId): number => DECLARED[id].limit;
