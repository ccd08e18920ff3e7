import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useRequest } from '../frame/use-request.ts';
import { DocumentFrame } from './document-frame.ts';
import { FigureList } from './figure-list.tsx';
import { offsetIn, partsFrom, steppedFrom } from './offset.ts';
import { PassageList } from './passage-list.tsx';
import { ServedCells } from './served-cells.tsx';

type Shown = Schemas['FilingDocument'];
type Part = Schemas['FilingDocumentPart'];

type ViewerProps = {
  /** With the part that is in view first. */
  readonly data: Shown;
  /** Offset of the figure to begin with. */
  readonly asked: number | undefined;
};

/**
 * The document in a frame, and the list of its figures. The part in view is written before anything is painted; the lists and
 * the other parts, which are loaded one after the other, nearest first, come after it.
 */
export function DocumentViewer({ data, asked }: ViewerProps): JSX.Element {
  const { accession, document: file, parts } = data;
  const isPainted = usePainted();
  const loaded = useParts(data, isPainted);
  const figures = useMemo(
    () => loaded.toSorted((one, other) => one.number - other.number).flatMap((part) => part.figures),
    [loaded],
  );
  const { figures: served, ...passages } = useEvidence(data, isPainted);
  const [current, setCurrent] = useState(asked);
  const frame = useRef<HTMLIFrameElement>(null);
  const list = useRef<HTMLElement>(null);
  const shown = useRef<{ readonly content: Document; readonly frame: DocumentFrame } | undefined>(undefined);
  const [content, setContent] = useState<Document>();

  const choose = (at: number | undefined): void => {
    if (at === undefined) return;
    setCurrent(at);
    history.replaceState(null, '', `#f${at}`);
  };
  const step = (by: 1 | -1): void =>
    choose(
      steppedFrom(
        figures.map(({ at }) => at),
        current,
        by,
      ),
    );
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    if (event.key === 'n') step(1);
    else if (event.key === 'p') step(-1);
    else if (event.key === 'Escape') list.current?.querySelector('input')?.focus();
    else return;
    event.preventDefault();
  };
  const handlers = useRef({ choose, onKey });
  handlers.current = { choose, onKey };

  // Some browsers replace the frame's first document.
  const open = (): void => setContent(frame.current?.contentDocument ?? undefined);
  useLayoutEffect(open, []);
  useEffect(() => {
    const follow = (): void => setCurrent(offsetIn(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useLayoutEffect(() => {
    if (content === undefined) return;
    if (shown.current?.content !== content)
      shown.current = {
        content,
        frame: new DocumentFrame(content, {
          onFigure: (at) => handlers.current.choose(at),
          onKey: (event) => handlers.current.onKey(event),
        }),
      };
    shown.current.frame.add(loaded);
    shown.current.frame.mark(served.map(({ place }) => place.from));
    if (current !== undefined) shown.current.frame.show(current);
  }, [content, loaded, served, current]);

  const missing = parts.length - loaded.length;
  return (
    <div class="document" onKeyDown={onKey}>
      <div class="document-bar" role="toolbar" aria-label="Figures of the document">
        <button type="button" onClick={() => step(-1)}>
          Previous <kbd>p</kbd>
        </button>
        <button type="button" onClick={() => step(1)}>
          Next <kbd>n</kbd>
        </button>
        <button type="button" onClick={() => frame.current?.contentWindow?.print()}>
          Print
        </button>
        <span class="quiet" role="status">
          {figures.length.toLocaleString('en-US')} figures
          {missing > 0 && `, ${loaded.length} of ${parts.length} parts`}
          {data.is_cut && ', the end is left out'}
        </span>
      </div>
      <section ref={list} class="document-figures" aria-label="Figures">
        {isPainted && (
          <>
            <PassageList {...passages} current={current} onChoose={choose} />
            <ServedCells symbol={data.symbol} figures={served} current={current} />
            <FigureList figures={figures} current={current} onChoose={choose} />
          </>
        )}
      </section>
      <iframe
        ref={frame}
        class="document-frame"
        title={`${file.file} of ${accession}`}
        sandbox="allow-same-origin allow-modals"
        onLoad={open}
      />
    </div>
  );
}

type Evidence = Pick<Schemas['FilingEvidence'], 'figures' | 'guidance' | 'sections'>;

const NONE: Evidence = { figures: [], guidance: [], sections: [] };

/** The figures of the file that enter a cell of the statements, and its passages that are served. */
function useEvidence({ accession, document: { sha256, file } }: Shown, isPainted: boolean): Evidence {
  const request = useRequest('/v2/filings/{accession}/evidence', isPainted ? { accession } : undefined);
  const all: Evidence = request.state === 'answered' ? request.body.data : NONE;
  return useMemo(() => {
    const isHere = ({ place }: Schemas['GuidanceEvidence'] | Schemas['SectionEvidence']): boolean =>
      place.available && place.document.sha256 === sha256;
    return {
      figures: all.figures.filter(({ place }) => place.file === file),
      guidance: all.guidance.filter(isHere),
      sections: all.sections.filter(isHere),
    };
  }, [all, file, sha256]);
}

/** Whether the page has been painted with what it had at first. */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted;
}

/** The parts that are there: the first one, and one more whenever one has arrived. */
function useParts(
  { accession, document: { file }, part, parts }: Shown,
  isPainted: boolean,
): readonly Part[] {
  const [loaded, setLoaded] = useState<readonly Part[]>([part]);
  const order = useMemo(() => partsFrom(part.number, parts.length), [part.number, parts.length]);
  const next = order[loaded.length];
  const request = useRequest(
    '/v2/filings/{accession}/document',
    next === undefined || !isPainted ? undefined : { accession, file, part: next },
  );
  const arrived =
    request.state === 'answered' && request.body.data.available ? request.body.data.part : undefined;
  useEffect(() => {
    if (arrived !== undefined && arrived.number === next) setLoaded([...loaded, arrived]);
  }, [arrived, next]);
  return loaded;
}
