import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { RefusedPart } from '../lane/refused.tsx';
import { SECTION_TITLES } from './section-names.ts';

type SectionName = Schemas['SectionName'];
type FilingRoute = RouteOf<'filing'>;
type ListedSection = { readonly name: SectionName; readonly length?: number };
type ChoiceProps = { readonly route: FilingRoute; readonly sections: readonly ListedSection[] };

/** Links to the sections of a filing, and the text of the chosen one. */
export function SectionChoice({ route, sections }: ChoiceProps): JSX.Element {
  const { section: chosen, accession } = route;
  return (
    <section aria-labelledby="text">
      <h2 id="text">Text</h2>
      {sections.length === 0 && <p class="empty">No section of the filing could be separated.</p>}
      <nav class="choices" aria-label="Sections">
        {sections.map(({ name, length }) => (
          <Link key={name} to={{ ...route, section: name }} current={chosen === name}>
            {SECTION_TITLES[name]}
            {length !== undefined && <span class="quiet"> {length.toLocaleString('en-US')} characters</span>}
          </Link>
        ))}
        {chosen !== '' && <Link to={{ ...route, section: '' }}>Close the text</Link>}
      </nav>
      {chosen !== '' && <SectionText key={`${accession} ${chosen}`} accession={accession} name={chosen} />}
    </section>
  );
}

type TextProps = { readonly accession: string; readonly name: SectionName };

/** The paragraphs of a section; more are loaded on request. */
function SectionText({ accession, name }: TextProps): JSX.Element {
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  return (
    <article class="prose" aria-label={SECTION_TITLES[name]}>
      <h3>{SECTION_TITLES[name]}</h3>
      <SectionPlace accession={accession} name={name} />
      {cursors.map((cursor, index) => (
        <TextPart
          key={cursor}
          accession={accession}
          name={name}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </article>
  );
}

/** A link to where the section begins in the document as it was filed; nothing where that is not known. */
function SectionPlace({ accession, name }: TextProps): JSX.Element | null {
  const request = useRequest('/v2/filings/{accession}/evidence', { accession });
  const sections = request.state === 'answered' ? request.body.data.sections : [];
  const place = sections.find((section) => section.name === name)?.place;
  if (place?.available !== true) return null;
  return (
    <p class="quiet">
      <a href={place.links.viewer}>As it was filed</a>
    </p>
  );
}

type PartProps = TextProps & {
  readonly cursor: string;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
};

function TextPart({ accession, name, cursor, isLast, onMore }: PartProps): JSX.Element {
  const request = useRequest('/v2/filings/{accession}/sections/{name}', {
    accession,
    name,
    ...(cursor !== '' && { cursor }),
  });
  if (request.state !== 'answered') return <Status request={request} />;
  const { data } = request.body;
  if (!data.available) return <RefusedPart reason={data.reason} />;
  const { paragraphs, next_cursor: next } = data;
  return (
    <>
      {paragraphs.map(({ index, kind, text }) => (
        <p key={index} class={kind === 'row' ? 'row' : undefined}>
          {text}
        </p>
      ))}
      {isLast && next !== null && (
        <button type="button" onClick={() => onMore(next)}>
          More of the section
        </button>
      )}
    </>
  );
}
