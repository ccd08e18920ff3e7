import { MULTIPLE_NAMES, MULTIPLES, type MultipleSpec } from '../valuation/multiples.ts';
import { WINDOW_YEARS } from '../valuation/windows.ts';
import type { LaneFigure } from './lane-figure.ts';

const OVER = {
  close: 'market_value.close',
  enterprise_value: 'enterprise_value.value',
  market_value: 'market_value.value',
} as const;

const multiples: readonly LaneFigure[] = MULTIPLE_NAMES.map((name) => {
  const { over, by } = MULTIPLES[name];
  const place = `multiples.${name}`;
  return {
    path: '/v2/valuation',
    members: [`${place}.value`],
    unit: 'ratio',
    definition:
      by === 'common_equity'
        ? 'The market value over equity of the parent less preferred stock at the end of the newest period.'
        : `The ${over.replace('_', ' ')} over ${by} of the trailing twelve months; not_meaningful if either is zero or less.`,
    formula: `${over} ÷ ${by}`,
    operands: [OVER[over], `${place}.numerator`, `${place}.denominator`],
  };
});

const placesOf = (member: string): readonly string[] =>
  MULTIPLE_NAMES.map((name) => `multiples.${name}.history.${member}`);

const histories: readonly LaneFigure[] = [
  {
    members: placesOf('percentile'),
    unit: 'percent',
    definition:
      "Share of the multiples at the company's last 120 month-ends that are below the value, those equal to it counting half.",
    formula: '(those below + ½ · those equal) ÷ observations · 100',
  },
  {
    members: [...placesOf('lowest'), ...placesOf('median'), ...placesOf('highest')],
    unit: 'ratio',
    definition:
      'Of the multiples at those month-ends, each computed from the close and the figures filed before that day.',
    formula: null,
  },
].map((figure) => ({ ...figure, path: '/v2/valuation', operands: placesOf('observations') }) as LaneFigure);

const inWindows = (member: string): readonly string[] =>
  WINDOW_YEARS.flatMap((years) => placesOf(`windows.years_${years}.${member}`));

const windows: readonly LaneFigure[] = (
  [
    {
      members: inWindows('mean'),
      unit: 'ratio',
      definition: "The mean of the multiples at the month-ends of the window's years.",
      formula: 'Σ multiples ÷ observations',
    },
    {
      members: inWindows('deviation'),
      unit: 'ratio',
      definition: 'The standard deviation of those multiples, as of a sample.',
      formula: '√(Σ (multiple − mean)² ÷ (observations − 1))',
    },
    {
      members: inWindows('z_score'),
      unit: 'ratio',
      definition: 'How many deviations the multiple is above the mean; negative below it.',
      formula: '(value − mean) ÷ deviation',
    },
    {
      members: inWindows('percentile'),
      unit: 'percent',
      definition: 'Share of those multiples that are below the value, those equal to it counting half.',
      formula: '(those below + ½ · those equal) ÷ observations · 100',
    },
  ] as const
).map((figure) => ({ ...figure, path: '/v2/valuation', operands: inWindows('observations') }));

const inMoves = (member: string): readonly string[] =>
  MULTIPLE_NAMES.map((name) => `multiples.${name}.moved.${member}`);
const NUMERATOR_FACTORS = ['close', 'enterprise_to_market_value', 'shares_outstanding'];
const MOVED_FACTORS = [...NUMERATOR_FACTORS, 'figure'];

const figureEnds = (isOf: (spec: MultipleSpec) => boolean): readonly string[] =>
  MULTIPLE_NAMES.filter((name) => isOf(MULTIPLES[name])).flatMap((name) =>
    ['from', 'to'].map((end) => `multiples.${name}.moved.figure.${end}`),
  );

const moves: readonly LaneFigure[] = (
  [
    {
      members: inMoves('value'),
      unit: 'ratio',
      definition: 'The multiple at the last month-end on or before `since`, as in its history.',
      formula: null,
      operands: inMoves('from'),
    },
    {
      members: inMoves('change_pct'),
      unit: 'percent',
      definition:
        'The change of the multiple since that month-end: one and the effects of its factors multiply to one and it.',
      formula: '(value ÷ value then − 1) · 100',
      operands: inMoves('value'),
    },
    {
      members: MOVED_FACTORS.flatMap((factor) => inMoves(`${factor}.change_pct`)),
      unit: 'percent',
      definition: 'The change of a factor of the multiple since that month-end.',
      formula: '(to ÷ from − 1) · 100',
      operands: MOVED_FACTORS.flatMap((factor) => inMoves(factor)),
    },
    {
      members: NUMERATOR_FACTORS.flatMap((factor) => inMoves(`${factor}.effect_pct`)),
      unit: 'percent',
      definition: 'What the change of this factor of the numerator alone does to the multiple.',
      formula: '(to ÷ from − 1) · 100',
      operands: NUMERATOR_FACTORS.flatMap((factor) => inMoves(factor)),
    },
    {
      members: inMoves('figure.effect_pct'),
      unit: 'percent',
      definition: 'What the change of the denominator alone does to the multiple, which falls as it rises.',
      formula: '(from ÷ to − 1) · 100',
      operands: inMoves('figure'),
    },
    {
      members: ['from', 'to'].flatMap((end) => inMoves(`close.${end}`)),
      unit: 'price_currency_per_share',
      definition: 'The close at that month-end and now, per share of today.',
      formula: null,
      operands: [],
    },
    {
      members: ['from', 'to'].flatMap((end) => inMoves(`shares_outstanding.${end}`)),
      unit: 'shares',
      definition:
        'The shares outstanding then and now, of the newest cover page of the day, on the shares of today.',
      formula: null,
      operands: [],
    },
    {
      members: ['from', 'to'].flatMap((end) => inMoves(`enterprise_to_market_value.${end}`)),
      unit: 'ratio',
      definition: 'The enterprise value over the market value then and now: above one with net debt.',
      formula: 'enterprise_value ÷ market_value',
      operands: [],
    },
    {
      members: figureEnds(({ by }) => by !== 'eps_diluted'),
      unit: 'reporting_currency',
      definition: 'The denominator as filed before that month-end, and now.',
      formula: null,
      operands: [],
    },
    {
      members: figureEnds(({ by }) => by === 'eps_diluted'),
      unit: 'reporting_currency_per_share',
      definition: 'Earnings per share as filed before that month-end, and now, per share of today.',
      formula: null,
      operands: [],
    },
  ] as const
).map((figure) => ({ ...figure, path: '/v2/valuation' }));

/** Of `GET /v2/valuation`: the multiples, and how they compare with their own past. */
export const MULTIPLES_FIGURES: readonly LaneFigure[] = [...multiples, ...histories, ...windows, ...moves];
