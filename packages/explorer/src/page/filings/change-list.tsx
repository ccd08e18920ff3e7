import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ChangedParagraph } from './changed-paragraph.tsx';
import { listedChanges, type Kind } from './listed-changes.ts';
import { SECTION_TITLES } from './section-names.ts';

type SectionDiff = Schemas['SectionDiff'];

export type ChangeListProps = {
  readonly name: 'mda' | 'risk_factors';
  readonly section: SectionDiff;
  readonly accession: string;
  /** Accession of the prior filing. */
  readonly prior: string;
};

const KINDS: readonly Kind[] = ['modified', 'rewritten', 'added', 'removed'];
/** Changes that are shown at first; a rewritten section has hundreds. */
const FIRST = 20;

/** The changed paragraphs of one section, each under its title, which can be limited to one kind of change. */
export function ChangeList({ name, section, accession, prior }: ChangeListProps): JSX.Element {
  const { total_changes: total } = section;
  const changed = listedChanges(section.changed);
  const [kind, setKind] = useState<Kind>();
  const [most, setMost] = useState(FIRST);
  const chosen = kind === undefined ? changed : changed.filter(({ change }) => change === kind);
  const listed = chosen.slice(0, most);
  const title = SECTION_TITLES[name];
  return (
    <section aria-label={`Changes in ${title}`}>
      <h3>
        {title} <span class="quiet">{total === 1 ? '1 change' : `${total} changes`}</span>
      </h3>
      {total > section.changed.length && (
        <p class="quiet">The service compares all paragraphs and lists {section.changed.length} changes.</p>
      )}
      {changed.length > 0 && (
        <div class="kinds" role="group" aria-label={`Kind of changes in ${title}`}>
          <button type="button" aria-pressed={kind === undefined} onClick={() => setKind(undefined)}>
            All {changed.length}
          </button>
          {KINDS.map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
              {each} {changed.filter(({ change }) => change === each).length}
            </button>
          ))}
        </div>
      )}
      <ol class="changes">
        {listed.map((paragraph) => (
          <li key={`${paragraph.change} ${paragraph.index}`}>
            <ChangedParagraph name={name} paragraph={paragraph} accession={accession} prior={prior} />
          </li>
        ))}
      </ol>
      {listed.length < chosen.length && (
        <button type="button" onClick={() => setMost(chosen.length)}>
          Show all {chosen.length}
        </button>
      )}
    </section>
  );
}
