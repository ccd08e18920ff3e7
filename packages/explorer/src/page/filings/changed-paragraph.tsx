import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useRequest } from '../frame/use-request.ts';
import type { ListedChange } from './listed-changes.ts';
import { wordMarks, type Mark } from './word-marks.ts';

type Version = { readonly text: string; readonly trimmed?: true | undefined };
type SectionName = ListedChange['section'];

type ChangedParagraphProps = {
  readonly name: SectionName;
  readonly paragraph: ListedChange;
  readonly accession: string;
  readonly prior: string;
};

/** One change: the paragraph before on the left, as it is now on the right; one above the other on a phone. */
export function ChangedParagraph({ name, paragraph, accession, prior }: ChangedParagraphProps): JSX.Element {
  const { change, heading, index, prior: earlier } = paragraph;
  const [isWhole, setIsWhole] = useState(false);
  const isTrimmed = paragraph.trimmed === true || earlier?.trimmed === true;
  const oldIndex = change === 'removed' ? index : earlier?.index;
  const newIndex = change === 'removed' ? undefined : index;
  const wholeBefore = useParagraph(isWhole ? prior : undefined, name, oldIndex);
  const wholeAfter = useParagraph(isWhole ? accession : undefined, name, newIndex);
  const before: Version | undefined = wholeBefore ?? (change === 'removed' ? paragraph : earlier);
  const after: Version | undefined = wholeAfter ?? (change === 'removed' ? undefined : paragraph);
  const marks = before !== undefined && after !== undefined ? wordMarks(before, after) : undefined;
  return (
    <>
      {heading !== undefined && <p class="change-title">{heading}</p>}
      <p class="change-kind">
        <b>{change}</b> <span class="quiet">{placesOf(oldIndex, newIndex)}</span>
        <span class="quiet">
          {paragraph.changed_words === 1 ? '1 word' : `${paragraph.changed_words} words`} changed
        </span>
        {isTrimmed && !isWhole && (
          <button type="button" class="plain" onClick={() => setIsWhole(true)}>
            Cut short: show the whole paragraph
          </button>
        )}
      </p>
      <div class="versions">
        <div class={before === undefined ? 'version none' : 'version'}>
          <h4>Before</h4>
          {before === undefined ? (
            <p class="quiet">Not in the filing before</p>
          ) : (
            <p>
              <Text version={before} marks={marks?.before} mark="del" isAll={change === 'removed'} />
            </p>
          )}
        </div>
        <div class={after === undefined ? 'version none' : 'version'}>
          <h4>Now</h4>
          {after === undefined ? (
            <p class="quiet">No longer in the filing</p>
          ) : (
            <p>
              <Text version={after} marks={marks?.after} mark="ins" isAll={change === 'added'} />
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** A paragraph in full; undefined until it is there, or without a filing to read it from. */
function useParagraph(
  accession: string | undefined,
  name: SectionName,
  index: number | undefined,
): Version | undefined {
  const request = useRequest(
    '/v2/filings/{accession}/sections/{name}',
    accession === undefined || index === undefined
      ? undefined
      : { accession, name, cursor: String(index), limit: 1 },
  );
  if (request.state !== 'answered' || !request.body.data.available) return undefined;
  return request.body.data.paragraphs[0];
}

function placesOf(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return `paragraph ${(after ?? 0) + 1}`;
  if (after === undefined) return `was paragraph ${before + 1}`;
  return `paragraph ${after + 1}, was ${before + 1}`;
}

type TextProps = {
  readonly version: Version;
  readonly marks: readonly Mark[] | undefined;
  readonly mark: 'del' | 'ins';
  /** Whether the whole paragraph was added or removed. */
  readonly isAll: boolean;
};

function Text({ version, marks, mark: Marked, isAll }: TextProps): JSX.Element {
  return (
    <>
      {isAll ? (
        <Marked class="whole">{version.text}</Marked>
      ) : (
        marks?.map(({ text, isChanged }, at) => (isChanged ? <Marked key={at}>{text}</Marked> : text))
      )}
      {version.trimmed === true && <span class="quiet"> … cut short</span>}
    </>
  );
}
