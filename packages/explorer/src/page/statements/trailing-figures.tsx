import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import type { RowSource, TargetOf } from '../footnote/footnote-target.ts';
import { labelOf, wordsOf } from '../frame/format.ts';
import type { RouteOf } from '../frame/routes.ts';
import { shortReason } from '../lane/reasons.ts';
import { useSteadyRequest } from '../frame/use-request.ts';
import { periodOf } from './statement-table.ts';
import { figuresOf, type FigureGroup, type ShownFigure } from './trailing-rows.ts';

const BLOCKS = ['income_statement', 'ttm', 'trajectory', 'forensics'] as const;

/** Figures of the trailing twelve months, trends and forensic measures up to the newest period. */
export function TrailingFigures({ route }: { readonly route: RouteOf<'statements'> }): JSX.Element | null {
  const { symbol, as_known_on: asKnownOn } = route;
  const known = asKnownOn === '' ? {} : { as_known_on: asKnownOn };
  // Without a period these are quarters, or years of a company that reports once a year.
  const { request, isOutdated } = useSteadyRequest('/v2/fundamentals', {
    symbol,
    ...known,
    blocks: BLOCKS,
    reasons: 'true',
  });
  if (request.state !== 'answered') return null;
  const { data } = request.body;
  if (data.freshness === 'unsupported' || 'quarterly_view' in data) return null;
  const newest = data.income_statement?.[0];
  if (newest === undefined) return null;
  const context = {
    symbol,
    period: periodOf(newest),
    known,
    source: newest.provenance ?? null,
  };
  return (
    <div class={isOutdated ? 'outdated' : undefined} aria-busy={isOutdated}>
      {figuresOf(data, data.currency ?? '').map((group) => (
        <Group key={group.block} group={group} context={context} />
      ))}
    </div>
  );
}

type GroupContext = {
  readonly symbol: string;
  readonly period: string;
  readonly known: { readonly as_known_on?: string };
  readonly source: RowSource | null;
};

type GroupProps = { readonly group: FigureGroup; readonly context: GroupContext };

const Group = ({ group, context }: GroupProps): JSX.Element => (
  <section aria-labelledby={group.block}>
    <h2 id={group.block}>
      {group.title} <span class="quiet">to {context.period}</span>
    </h2>
    <dl class="figure-list">
      {group.figures.map((figure) => (
        <div key={figure.name}>
          <dt>{labelOf(figure.label)}</dt>
          <dd>
            <Figure block={group.block} figure={figure} context={context} />
            {figure.parts.map((part) => (
              <Figure key={part.name} block={group.block} figure={part} context={context} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
    {group.flags.length > 0 && <p class="quiet">Flags: {group.flags.map(wordsOf).join(', ')}</p>}
  </section>
);

type FigureProps = {
  readonly block: TargetOf<'figure'>['block'];
  readonly figure: ShownFigure;
  readonly context: GroupContext;
};

function Figure({ block, figure, context }: FigureProps): JSX.Element {
  const { reason, note } = figure;
  const missing = reason === undefined ? 'refused' : `refused: ${shortReason(reason)}`;
  const text = figure.text ?? missing;
  return (
    <Footnoted
      target={{
        kind: 'figure',
        symbol: context.symbol,
        block,
        figure: figure.name,
        period: context.period,
        ...context.known,
      }}
      title={labelOf(figure.label)}
      value={text}
      spoken={[text, note].filter(Boolean).join(' ')}
      source={context.source}
      isRefused={figure.text === undefined}
    >
      {figure.text ?? (reason === undefined ? '—' : shortReason(reason))}
      {note !== undefined && <small class="quiet"> {note}</small>}
    </Footnoted>
  );
}
