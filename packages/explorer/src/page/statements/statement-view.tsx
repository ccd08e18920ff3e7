import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Footnoted } from '../footnote/footnoted.tsx';
import { exactly, labelOf, shown, shownUnitOf, unitOf, wordsOf } from '../frame/format.ts';
import type { SourceOf } from '../table/read-table.ts';
import { TableTools } from '../table/table-tools.tsx';
import { changeKey, type Change, type Changes } from './changes.ts';
import type { PrintNotes } from './print-notes.tsx';
import { moveFocus } from './roving-focus.ts';
import {
  emptyLinesOf,
  emptyPeriodsOf,
  tableOfColumns,
  type Cell,
  type Column,
  type Line,
  type Section,
  type Table,
} from './statement-table.ts';
import { targetOf, titleOf, type StatementContext } from './statement-targets.ts';

type ViewProps = {
  readonly title: string;
  readonly table: Table;
  readonly changes: Changes;
  readonly context: StatementContext;
  /** Loads the filing of each cell, if the table has those of columns alone. */
  readonly loadSources: (() => Promise<SourceOf>) | undefined;
  /** What that has loaded. */
  readonly sourceOf: SourceOf | undefined;
};

/** The footnotes on paper are loaded after the numbers are shown. */
type PrintModule = { readonly PrintNotes: typeof PrintNotes };

/**
 * A statement with a column for each period. Arrow keys move between its numbers. Lines that are refused in every period,
 * and periods in which every line is, are shown on request.
 */
export function StatementView(props: ViewProps): JSX.Element {
  const { title, table, changes, context, loadSources, sourceOf } = props;
  const [printing, setPrinting] = useState<PrintModule>();
  useEffect(() => {
    void import('./print-notes.tsx').then(setPrinting);
  }, []);
  const [isWhole, setWhole] = useState(false);
  const isChanged = (member: string, period: string): boolean => changes.cells.has(changeKey(member, period));
  const empty = emptyLinesOf(table).filter(({ member, cells }) =>
    cells.every(({ period }) => !isChanged(member, period)),
  );
  const emptyPeriods = [...emptyPeriodsOf(table)].filter((period) =>
    table.sections.every(({ lines }) => lines.every(({ member }) => !isChanged(member, period))),
  );
  const { columns, tenths, sections } = isWhole
    ? table
    : tableOfColumns(
        { ...table, sections: withoutLines(table.sections, new Set(empty)) },
        (period) => !emptyPeriods.includes(period),
        'newest',
      );
  const element = useRef<HTMLTableElement>(null);
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {columns.length === 0 && <p class="empty">Every line is refused in every period.</p>}
      <div class="scroll" hidden={columns.length === 0}>
        <table
          ref={element}
          class="statement"
          aria-labelledby={id}
          onKeyDown={(event) => {
            if (element.current !== null) moveFocus(event, element.current);
          }}
        >
          <thead>
            <tr>
              <th scope="col">{context.heading}</th>
              {columns.map(({ period, periodEnd, source }, at) => (
                <th key={period} scope="col">
                  {period}
                  <small>{periodEnd}</small>
                  {at === newestAt(columns) && context.mark !== '' && (
                    <small class="mark">{context.mark}</small>
                  )}
                  {changes.newPeriods.has(period) && <small class="mark">new</small>}
                  {source?.status !== undefined && (
                    <small class="mark" title="From the earnings release; its report is not filed yet.">
                      {source.status}
                    </small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {sections.map((section, at) => (
            <Lines
              key={section.heading}
              section={section}
              columns={columns}
              changes={changes}
              context={context}
              tenths={tenths}
              isFirst={at === 0}
            />
          ))}
        </table>
      </div>
      {columns.length > 0 && (
        <TableTools table={() => element.current} name={title} loadSources={loadSources} />
      )}
      {(empty.length > 0 || emptyPeriods.length > 0) && (
        <button
          type="button"
          class="plain more-lines"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Hide' : 'Show'} {refusedText(empty.length, columns.length === 0 ? [] : emptyPeriods)}
        </button>
      )}
      {printing !== undefined && (
        <printing.PrintNotes table={{ columns, sections, tenths }} context={context} sourceOf={sourceOf} />
      )}
    </section>
  );
}

/** “9 lines refused in every period, and 2024-Q4 with every line refused”. */
const refusedText = (lines: number, periods: readonly string[]): string =>
  [
    ...(lines === 0 ? [] : [`${lines === 1 ? '1 line' : `${lines} lines`} refused in every period`]),
    ...(periods.length === 0 ? [] : [`${periods.join(', ')}, refused in every line`]),
  ].join(', and ');

const withoutLines = (sections: readonly Section[], left: ReadonlySet<Line>): readonly Section[] =>
  sections
    .map(({ heading, lines }) => ({ heading, lines: lines.filter((line) => !left.has(line)) }))
    .filter(({ lines }) => lines.length > 0);

type LinesProps = Pick<ViewProps, 'changes' | 'context'> & {
  readonly section: Section;
  readonly columns: readonly Column[];
  readonly tenths: Table['tenths'];
  readonly isFirst: boolean;
};

function Lines({ section, columns, changes, context, tenths, isFirst }: LinesProps): JSX.Element {
  const { heading, lines } = section;
  return (
    <tbody>
      {heading !== null && (
        <tr class="heading">
          <th scope="rowgroup">{heading}</th>
          <td colSpan={columns.length} />
        </tr>
      )}
      {lines.map((line, row) => (
        <tr key={line.member}>
          <th scope="row">{line.label ?? labelOf(line.member)}</th>
          {line.cells.map((cell, at) => (
            <td key={cell.period}>
              <Value
                line={line}
                cell={cell}
                column={columns[at]}
                change={changes.cells.get(changeKey(line.member, cell.period))}
                context={context}
                tenths={tenths}
                isTabStop={isFirst && row === 0 && at === 0}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type ValueProps = {
  readonly line: Line;
  readonly cell: Cell;
  readonly column: Column | undefined;
  readonly change: Change | undefined;
  readonly context: StatementContext;
  readonly tenths: Table['tenths'];
  readonly isTabStop: boolean;
};

function Value({ line, cell, column, change, context, tenths, isTabStop }: ValueProps): JSX.Element {
  const { value, reason } = cell;
  const text = value === null ? '—' : textOf(value, line.kind, tenths);
  const target = targetOf(line, cell, context);
  const was = change === undefined ? '' : `was ${textBefore(change, text, line.kind, tenths)}`;
  return (
    <Footnoted
      target={target}
      title={target.kind === 'percent' ? undefined : titleOf(line, cell)}
      value={value === null ? refusal(reason) : `${exactly(value)}${unitOf(line.kind, context.currency)}`}
      spoken={[
        value === null ? refusal(reason) : text,
        was.replace('—', 'refused'),
        shownUnitOf(line.kind, context.currency),
      ]
        .filter((part) => part !== '')
        .join(' ')}
      source={cell.source ?? column?.source ?? null}
      isRefused={value === null}
      tabIndex={isTabStop ? 0 : -1}
    >
      {text}
      {was !== '' && (
        <>
          {' '}
          <small class="mark">{was}</small>
        </>
      )}
    </Footnoted>
  );
}

/** The newest column is the first or the last. */
const newestAt = (columns: readonly Column[]): number =>
  (columns[0]?.periodEnd ?? '') >= (columns.at(-1)?.periodEnd ?? '') ? 0 : columns.length - 1;

const textOf = (value: number | string, kind: Line['kind'], tenths: Table['tenths']): string =>
  shown(value, kind, kind === 'amount' || kind === 'shares' ? tenths[kind] : undefined);

/** The value of the other day, with all digits if the rounded ones are the same. */
function textBefore({ before }: Change, now: string, kind: Line['kind'], tenths: Table['tenths']): string {
  if (before === null) return '—';
  const text = textOf(before, kind, tenths);
  return text === now ? exactly(before) : text;
}

const refusal = (reason: string | undefined): string =>
  reason === undefined ? 'refused' : `refused, ${wordsOf(reason)}`;
