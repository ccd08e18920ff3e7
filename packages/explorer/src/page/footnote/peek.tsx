import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { labelOf, wordsOf } from '../frame/format.ts';
import { useRequest } from '../frame/use-request.ts';
import { sentenceOf } from '../lane/reasons.ts';
import { titleOfFiling } from './filing-title.ts';
import { PEEK_ID } from './footnotes-context.ts';
import { explainParameters, type Peeked, type StatedTarget, type TargetOf } from './footnote-target.ts';

/** Moving the pointer across numbers sends no requests. */
const REQUEST_AFTER_MILLISECONDS = 150;
/** The full footnote has the rest. */
const MOST_FILINGS = 2;
const MOST_DETAILS = 3;
const MARGIN_PIXELS = 8;

type PeekProps = {
  readonly peeked: Peeked;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
};

/** The short form of a footnote, next to its number. */
export function Peek({ peeked, onEnter, onLeave }: PeekProps): JSX.Element {
  const { target, title, value, source, anchor } = peeked;
  const box = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState<Peeked>();
  useEffect(() => {
    const timer = setTimeout(() => setRequested(peeked), REQUEST_AFTER_MILLISECONDS);
    addEventListener('scroll', onLeave, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onLeave, { capture: true });
    };
  }, [peeked]);
  useLayoutEffect(() => {
    if (box.current !== null) placeNextTo(anchor, box.current);
  });
  const isRequested = requested === peeked;
  return (
    <div ref={box} id={PEEK_ID} class="peek" role="tooltip" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <strong>{title}</strong>
      <div>{value}</div>
      {target.kind === 'cell' && <CellPeek target={isRequested ? target : undefined} source={source} />}
      {target.kind === 'figure' && <FigurePeek target={isRequested ? target : undefined} source={source} />}
      {target.kind === 'lane' && <LanePeek target={isRequested ? target : undefined} />}
      {target.kind === 'percent' && <PercentPeek target={target} source={source} />}
      {target.kind === 'stated' && <StatedPeek target={target} />}
    </div>
  );
}

type Source = Peeked['source'];

const textOf = ({ accession, filed, form, status }: NonNullable<Source>): string =>
  `${form} filed ${filed}, ${accession}${status === undefined ? '' : `, ${status}`}`;

const SourceLine = ({ source }: { readonly source: Source }): JSX.Element => (
  <div>{source === null ? '\u00a0' : textOf(source)}</div>
);

function CellPeek({ target, source }: PartProps<'cell'>): JSX.Element {
  const request = useRequest('/v2/explain', target && explainParameters(target));
  if (request.state !== 'answered') return <Waiting source={source} lines={2} />;
  const { cell } = request.body.data;
  if (cell.refusal !== null) return <div class="quiet">{cell.refusal.text}</div>;
  return (
    <div class="quiet">
      <SourceLine source={cell.provenance} />
      <div>{cell.concept ?? '\u00a0'}</div>
      <div>{cell.method === null ? '' : wordsOf(cell.method)}</div>
    </div>
  );
}

function FigurePeek({ target, source }: PartProps<'figure'>): JSX.Element {
  const request = useRequest('/v2/explain/figure', target && explainParameters(target));
  if (request.state !== 'answered') return <Waiting source={source} lines={2} />;
  const { figure, operands, reason } = request.body.data;
  const fields = [...new Set(operands.map(({ field }) => labelOf(field)))];
  const filings = new Map(
    operands.flatMap(({ provenance }) => (provenance === null ? [] : [[provenance.accession, provenance]])),
  );
  return (
    <div class="quiet">
      {reason !== null && <div>{reason.text}</div>}
      <div>{figure.definition}</div>
      {fields.length > 0 && <div>From {fields.join(', ')}</div>}
      {[...filings.values()].slice(0, MOST_FILINGS).map((filing) => (
        <SourceLine key={filing.accession} source={filing} />
      ))}
    </div>
  );
}

function LanePeek({ target }: { readonly target: TargetOf<'lane'> | undefined }): JSX.Element {
  const request = useRequest('/v2/explain/lane', target && explainParameters(target));
  if (request.state !== 'answered') return <Waiting source={null} lines={1} />;
  const { figure } = request.body.data;
  return <div class="quiet">{figure.definition}</div>;
}

const PercentPeek = ({ target: { cell, base }, source }: PercentPeekProps): JSX.Element => (
  <div class="quiet">
    <div>
      {labelOf(cell.field)} {cell.period} ÷ {labelOf(base.field)} {base.period}
    </div>
    <SourceLine source={source} />
  </div>
);

type PercentPeekProps = { readonly target: TargetOf<'percent'>; readonly source: Source };

const StatedPeek = ({ target: { reason, details, filings } }: StatedPeekProps): JSX.Element => (
  <div class="quiet">
    {reason !== undefined && <div>{sentenceOf(reason)}</div>}
    {details.slice(0, MOST_DETAILS).map(([name, text]) => (
      <div key={name}>
        {name}: {text}
      </div>
    ))}
    {filings.slice(0, MOST_FILINGS).map((filing) => (
      <div key={filing.accession}>
        {titleOfFiling(filing)} {filing.accession}
      </div>
    ))}
  </div>
);

type StatedPeekProps = { readonly target: StatedTarget };

type PartProps<Kind extends Peeked['target']['kind']> = {
  readonly target: TargetOf<Kind> | undefined;
  readonly source: Source;
};

/** The filing of the row, with the height that the answer will need. */
const Waiting = ({ source, lines }: { readonly source: Source; readonly lines: number }): JSX.Element => (
  <div class="quiet">
    <SourceLine source={source} />
    {Array.from({ length: lines }, (_, line) => (
      <div key={line}>{'\u00a0'}</div>
    ))}
  </div>
);

/** Below the number, or above where the window ends; never outside of the window. */
function placeNextTo(anchor: HTMLElement, box: HTMLElement): void {
  const { top, bottom, right } = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const isBelow = bottom + height + MARGIN_PIXELS <= innerHeight;
  const left = Math.max(MARGIN_PIXELS, Math.min(right - width, innerWidth - width - MARGIN_PIXELS));
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? bottom + 2 : Math.max(MARGIN_PIXELS, top - height - 2)}px`;
}
