import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { useAge } from '../frame/use-age.ts';
import { positionOf, type FilingDay } from './filing-days.ts';

const SETTLED_AFTER_MILLISECONDS = 250;

const CHANGES = [
  ['previous', 'since the previous filing'],
  ['today', 'compared with today'],
  ['none', 'not marked'],
] as const;

type ControlProps = {
  readonly route: RouteOf<'statements'>;
  /** Oldest first. */
  readonly days: readonly FilingDay[];
};

/** Chooses the day on which the statements were known, by a slider over the filing days or as a date. */
export function KnownOnControl({ route, days }: ControlProps): JSX.Element {
  const { as_known_on: asKnownOn, changes } = route;
  const navigate = useNavigate();
  const [position, setPosition] = useState(positionOf(days, asKnownOn));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setPosition(positionOf(days, asKnownOn)), [days, asKnownOn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const slide = (to: number): void => {
    setPosition(to);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => navigate({ ...route, as_known_on: days[to]?.day ?? '' }, 'replace'),
      SETTLED_AFTER_MILLISECONDS,
    );
  };
  const chosen = days[position];
  const newest = days.at(-1);
  const statements = useAge(route.symbol)?.statements ?? null;
  const isReached =
    statements === null || statements.reason === null || statements.reason === 'no_newer_report';
  const words =
    chosen === undefined
      ? `today${newest === undefined ? '' : `; newest report known: ${wordsOfDay(newest)}${isReached ? '' : ', which these figures do not reach'}`}`
      : wordsOfDay(chosen);
  return (
    <fieldset class="known-on">
      <legend>As known on</legend>
      <label class="slider">
        <span class="visually-hidden">Filing day</span>
        <input
          type="range"
          min={0}
          max={days.length}
          step={1}
          value={position}
          disabled={days.length === 0}
          aria-valuetext={words}
          onInput={(event) => slide(Number(event.currentTarget.value))}
        />
      </label>
      <output class="known-day">{words}</output>
      <label>
        <span class="visually-hidden">Day</span>
        <input
          type="date"
          value={asKnownOn}
          max={new Date().toISOString().slice(0, 10)}
          onChange={(event) => navigate({ ...route, as_known_on: event.currentTarget.value })}
        />
      </label>
      <label class="changes-choice">
        Changes{' '}
        <select
          value={changes}
          disabled={asKnownOn === ''}
          onChange={(event) => {
            const chosenChanges = CHANGES.find(([word]) => word === event.currentTarget.value);
            if (chosenChanges !== undefined) navigate({ ...route, changes: chosenChanges[0] });
          }}
        >
          {CHANGES.map(([word, text]) => (
            <option key={word} value={word}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

const wordsOfDay = ({ day, forms }: FilingDay): string => `${forms.join(', ')} filed ${day}`;
