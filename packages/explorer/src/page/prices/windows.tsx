import { isRefused } from '@footnote/client';
import type { JSX } from 'preact';
import { priceText } from '../frame/format.ts';
import { type DataColumn, DataTable } from '../lane/data-table.tsx';
import { percent } from '../lane/values.tsx';
import { type Action, change, PriceFigure } from './price-figure.tsx';

type Named<Name> = { readonly name: Name; readonly text: string };
type WindowName = keyof Action['windows'];
type Window = Exclude<Action['windows'][WindowName], { readonly available: false }>;
type StreakName = keyof Action['streaks'];
type SwingName = 'newest_high' | 'newest_low';

const WINDOWS: readonly Named<WindowName>[] = [
  { name: 'sessions_30', text: '30 sessions' },
  { name: 'sessions_90', text: '90 sessions' },
  { name: 'sessions_252', text: '252 sessions' },
];

const STREAKS: readonly Named<StreakName>[] = [
  { name: 'current', text: 'Now' },
  { name: 'longest_up', text: 'Longest up in 252 sessions' },
  { name: 'longest_down', text: 'Longest down in 252 sessions' },
];

const SWINGS: readonly Named<SwingName>[] = [
  { name: 'newest_high', text: 'Swing high' },
  { name: 'newest_low', text: 'Swing low' },
];

/** Windows, streaks and swings of a price. */
export const Windows = ({ action }: { readonly action: Action }): JSX.Element => (
  <>
    <DataTable
      caption="The last sessions"
      columns={windowColumns(action)}
      rows={WINDOWS}
      keyOf={({ name }) => name}
    />
    <DataTable
      caption="Sessions in a row with a higher, or a lower, close"
      columns={streakColumns(action)}
      rows={STREAKS}
      keyOf={({ name }) => name}
    />
    {!isRefused(action.swings) && (
      <DataTable
        caption="Turns of the price in 252 sessions"
        columns={swingColumns(action, action.swings)}
        rows={SWINGS}
        keyOf={({ name }) => name}
      />
    )}
  </>
);

function windowColumns(action: Action): readonly DataColumn<Named<WindowName>>[] {
  /** A refused window has its reason in the first column alone. */
  const column = (
    name: string,
    place: string,
    valueOf: (window: Window) => Window['sessions_above_sma_50_pct'] | undefined,
    show: (value: number) => string,
    noteOf: (window: Window) => string | undefined = () => undefined,
  ): DataColumn<Named<WindowName>> => ({
    name,
    isFootnoted: true,
    cell: ({ name: window, text }) => {
      const of = action.windows[window];
      if (isRefused(of) && place !== 'high') return false;
      return (
        <PriceFigure
          action={action}
          figure={`windows.${window}.${place}`}
          title={`${name}, ${text}`}
          value={isRefused(of) ? of : valueOf(of)}
          show={show}
          note={isRefused(of) ? undefined : noteOf(of)}
        />
      );
    },
  });
  const declineOf = ({ deepest_drawdown: of }: Window) => (isRefused(of) ? undefined : of);
  return [
    { name: 'Window', cell: ({ text }) => text },
    column(
      'High',
      'high',
      ({ high }) => high,
      priceText,
      ({ high_date: day }) => day,
    ),
    column(
      'Low',
      'low',
      ({ low }) => low,
      priceText,
      ({ low_date: day }) => day,
    ),
    column(
      'Deepest decline',
      'deepest_drawdown.depth_pct',
      ({ deepest_drawdown: of }) => (isRefused(of) ? of : of.depth_pct),
      percent,
      (window) => declineOf(window)?.trough_date,
    ),
    column('Above mean of 50', 'sessions_above_sma_50_pct', (of) => of.sessions_above_sma_50_pct, percent),
    column('Above mean of 200', 'sessions_above_sma_200_pct', (of) => of.sessions_above_sma_200_pct, percent),
  ];
}

const streakColumns = (action: Action): readonly DataColumn<Named<StreakName>>[] => [
  { name: 'Streak', cell: ({ text }) => text },
  {
    name: 'Sessions',
    isFootnoted: true,
    cell: ({ name, text }) => {
      const of = action.streaks[name];
      return (
        <PriceFigure
          action={action}
          figure={`streaks.${name}.sessions`}
          title={`Sessions, ${text}`}
          value={isRefused(of) ? of : of.sessions}
          show={(sessions) => `${sessions}${isRefused(of) ? '' : ` ${of.direction}`}`}
          note={isRefused(of) ? undefined : `to ${of.to_date}`}
        />
      );
    },
  },
  {
    name: 'Change',
    isFootnoted: true,
    cell: ({ name, text }) => {
      const of = action.streaks[name];
      if (isRefused(of)) return false;
      return (
        <PriceFigure
          action={action}
          figure={`streaks.${name}.change_pct`}
          title={`Change, ${text}`}
          value={of.change_pct}
          show={change}
        />
      );
    },
  },
];

type Swings = Exclude<Action['swings'], { readonly available: false }>;

function swingColumns(action: Action, swings: Swings): readonly DataColumn<Named<SwingName>>[] {
  const count = (name: string, of: 'higher' | 'lower'): DataColumn<Named<SwingName>> => ({
    name,
    isFootnoted: true,
    cell: ({ name: side, text }) => {
      const member = `${of}_${side === 'newest_high' ? 'highs' : 'lows'}` as const;
      return (
        <PriceFigure
          action={action}
          figure={`swings.${member}`}
          title={`${name}, ${text}`}
          value={swings[member]}
          show={String}
        />
      );
    },
  });
  return [
    { name: 'Turn', cell: ({ text }) => text },
    count('Higher than before', 'higher'),
    count('Lower than before', 'lower'),
    {
      name: 'Newest',
      isFootnoted: true,
      cell: ({ name, text }) => {
        const of = swings[name];
        return (
          <PriceFigure
            action={action}
            figure={`swings.${name}.price`}
            title={`Newest ${text.toLowerCase()}`}
            value={isRefused(of) ? of : of.price}
            show={priceText}
            note={isRefused(of) ? undefined : of.date}
          />
        );
      },
    },
    {
      name: 'To the one before',
      isFootnoted: true,
      cell: ({ name, text }) => {
        const of = swings[name];
        if (isRefused(of)) return false;
        return (
          <PriceFigure
            action={action}
            figure={`swings.${name}.change_pct`}
            title={`${text} to the one before`}
            value={of.change_pct}
            show={change}
          />
        );
      },
    },
  ];
}
