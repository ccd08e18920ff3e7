import type { JSX } from 'preact';
import { Link } from '../frame/navigation.tsx';
import type { Place } from '../frame/places.ts';

const PERIODS = [
  ['', 'Newest period of each'],
  ['quarter', 'Quarter'],
  ['annual', 'Fiscal year'],
  ['ttm', 'Twelve months'],
] as const;

export type ChosenPeriod = (typeof PERIODS)[number][0];

type PeriodChoiceProps = {
  readonly period: ChosenPeriod;
  readonly placeWith: (period: ChosenPeriod) => Place;
};

/** Links that choose what the figures are of. */
export const PeriodChoice = ({ period, placeWith }: PeriodChoiceProps): JSX.Element => (
  <nav class="choices" aria-label="Period of the figures">
    {PERIODS.map(([value, title]) => (
      <Link key={value} to={placeWith(value)} current={value === period}>
        {title}
      </Link>
    ))}
  </nav>
);
