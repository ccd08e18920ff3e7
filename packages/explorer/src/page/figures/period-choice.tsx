import type { JSX } from 'preact';
import { Link } from '../frame/navigation.tsx';
import type { Route } from '../frame/routes.ts';

const PERIODS = [
  ['', 'Newest period of each'],
  ['quarter', 'Quarter'],
  ['annual', 'Fiscal year'],
  ['ttm', 'Twelve months'],
] as const;

export type ChosenPeriod = (typeof PERIODS)[number][0];

type PeriodChoiceProps = {
  readonly period: ChosenPeriod;
  readonly routeWith: (period: ChosenPeriod) => Route;
};

/** Links that choose the period of the figures. */
export const PeriodChoice = ({ period, routeWith }: PeriodChoiceProps): JSX.Element => (
  <nav class="choices" aria-label="Period of the figures">
    {PERIODS.map(([value, title]) => (
      <Link key={value} to={routeWith(value)} current={value === period}>
        {title}
      </Link>
    ))}
  </nav>
);
