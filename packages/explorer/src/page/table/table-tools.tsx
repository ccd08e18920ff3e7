import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from './clipboard.ts';
import type { SourceOf } from './read-table.ts';
import { fileName, pageName, saveFile } from './save-file.ts';

type ToolsProps = {
  readonly table: () => HTMLTableElement | null;
  /** Names the table, in the file too. */
  readonly name: string;
  /** Loads the filing of each number, if the page knows those of columns alone. */
  readonly loadSources?: (() => Promise<SourceOf>) | undefined;
};

const STORED = 'footnote.without-notes';
const CHANGED = 'footnote-notes';
const noSource: SourceOf = () => undefined;

/** Copies a table or saves it as CSV or as a workbook, with the footnotes of its numbers unless they are not wanted. */
export function TableTools({ table, name, loadSources }: ToolsProps): JSX.Element {
  const [withNotes, setWithNotes] = useNotes();
  const [outcome, setOutcome] = useState('');
  const sources = async (): Promise<SourceOf> =>
    withNotes && loadSources !== undefined ? loadSources() : noSource;
  const written = async (kind: 'Csv' | 'Tabs'): Promise<string> => {
    const exporter = await import('./export-table.ts');
    const sourceOf = await sources();
    const element = table();
    return element === null ? '' : exporter[`tableAs${kind}`](element, withNotes, sourceOf);
  };
  const failed = (): void => setOutcome('That did not work. Try again.');
  const copy = (place: Element): void => {
    copyText(written('Tabs'), place).then(
      (isCopied) =>
        setOutcome(isCopied ? 'Copied: paste it into a spreadsheet.' : 'The browser did not copy it.'),
      failed,
    );
  };
  const csv = async (): Promise<Blob> => new Blob([await written('Csv')], { type: 'text/csv;charset=utf-8' });
  const workbook = async (): Promise<Blob> => {
    const { tableAsWorkbook } = await import('./export-workbook.ts');
    const sourceOf = await sources();
    const element = table();
    return element === null ? new Blob() : tableAsWorkbook(element, withNotes, sourceOf);
  };
  const save = (ending: 'csv' | 'xlsx'): void => {
    (ending === 'csv' ? csv() : workbook()).then((content) => {
      saveFile(fileName(`${pageName()} ${name}`, ending), content);
      setOutcome('Saved.');
    }, failed);
  };
  return (
    <div class="table-tools" role="group" aria-label={`${name}: copy or save`}>
      <span role="status">{outcome}</span>
      <button type="button" class="plain" onClick={(event) => copy(event.currentTarget)}>
        Copy
      </button>
      <button type="button" class="plain" onClick={() => save('csv')}>
        CSV
      </button>
      <button type="button" class="plain" onClick={() => save('xlsx')}>
        Excel
      </button>
      <label>
        <input
          type="checkbox"
          checked={withNotes}
          onChange={(event) => setWithNotes(event.currentTarget.checked)}
        />{' '}
        with footnotes
      </label>
    </div>
  );
}

/** Whether copies have footnotes: one choice for all tables, kept with the tab. */
function useNotes(): readonly [boolean, (withNotes: boolean) => void] {
  const read = (): boolean => sessionStorage.getItem(STORED) === null;
  const [withNotes, setWithNotes] = useState(read);
  useEffect(() => {
    const follow = (): void => setWithNotes(read());
    addEventListener(CHANGED, follow);
    return () => removeEventListener(CHANGED, follow);
  }, []);
  return [
    withNotes,
    (next) => {
      if (next) sessionStorage.removeItem(STORED);
      else sessionStorage.setItem(STORED, 'yes');
      dispatchEvent(new Event(CHANGED));
    },
  ];
}
