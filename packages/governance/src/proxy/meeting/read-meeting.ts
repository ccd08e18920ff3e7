import type { Part, Prose } from '@footnote/releases/document/parts';
import { addDays } from '@footnote/values/day';
import { dayReader } from '../../values/days.ts';
import { type ProxyFigure, type ProxyRow, row } from '../types.ts';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = `(?:${MONTH})\\s+\\d{1,2},?\\s+\\d{4}`;
/** Within a sentence; addresses of pages have points too. */
const IN_SENTENCE = '(?:[^.;]|\\.(?=[^\\s]))';
const HELD = new RegExp(
  `\\bannual (?:general )?meeting\\b${IN_SENTENCE}{0,220}?\\b(?:held|take place|convened?|scheduled)\\b(?:(?!\\b(?:last|previous|prior|was|were|received|submit\\w*|later|must|before|after|within|deadline|proposals?)\\b)${IN_SENTENCE}){0,140}?(${DAY})`,
  'gi',
);
const HEADED = new RegExp(
  `\\b(?:meeting to be held(?: on)?|meeting date(?: and time)?:?|(?<!\\w )(?:date(?: and time)?|when):?)\\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?(${DAY})`,
  'gi',
);
const OF_RECORD = new RegExp(
  `\\b(?:record date\\b|of record\\b|close of business on)[^.;]{0,90}?(${DAY})`,
  'gi',
);
const LLP =
  /\b((?:[A-Z][\w&.’'-]*|&|and)(?:,? (?:[A-Z][\w&.’'-]*|&|and)){0,5},? (?:LLP|L\.L\.P\.|P\.C\.|PLLC|LLC|PC|P\.A\.))/g;
const RATIFIED = /\b(?:ratif\w+|appoint\w+|select\w+|engage\w+)\b/i;
const REGISTERED = /\bindependent (?:registered )?(?:public )?(?:accounting|accountant|auditor)/i;

/** Points that end no sentence. */
const SHORTENED = /\b(?:[ap]\.m|Inc|Corp|Co|Ltd|U\.S|St|No|Mr|Ms|Dr)\./gi;

/** Words in capitals before a firm that are none of its name, as in headings. */
const NO_FIRM =
  /^(?:(?:the|of|and|to|as|proposal|appointment|ratification|ratify|ratifying|selection|reappointment|approval|approve|appoint|select|engagement|our|independent|registered|public|accounting|accountants?|auditors?|firm|is|was|has|in|for|with|audit|committee|board|directors|company|by|that|item|no|[ivx]+)\s+)+/i;

/** Days after filing within which the meeting is held, and before it for the record date. */
const WITHIN_DAYS = 180;
const RECORD_DAYS = 120;
/** Characters around a firm in which its role is stated. */
const AROUND = 160;

type Found = { readonly value: string; readonly text: string; readonly from: number; readonly to: number };

/**
 * The day of the annual meeting, the record date and the auditor whose appointment is to be ratified. What is stated
 * in more than one way is refused.
 *
 * @param filed YYYY-MM-DD: the meeting is held after it
 */
export function readMeeting(parts: readonly Part[], filed: string): readonly ProxyRow[] {
  const prose = parts.flatMap((part): Prose[] =>
    part.kind === 'prose'
      ? [part]
      : part.rows.map((cells) => ({
          kind: 'prose',
          text: cells.map(({ text }) => text).join(' '),
          from: cells[0]?.from ?? part.from,
          to: cells.at(-1)?.to ?? part.to,
        })),
  );
  const inWindow =
    (from: string, to: string) =>
    ({ value }: Found) =>
      value > from && value <= to;
  const meetings = [...daysIn(prose, HELD), ...daysIn(prose, HEADED)].filter(
    inWindow(filed, addDays(filed, WITHIN_DAYS)),
  );
  const meeting = only(meetings)?.value;
  const records = daysIn(prose, OF_RECORD).filter(
    inWindow(addDays(meeting ?? filed, -RECORD_DAYS), meeting ?? filed),
  );
  return [...dayRow('annual_meeting', meetings), ...dayRow('record_date', records), ...auditorRow(prose)];
}

function daysIn(prose: readonly Prose[], pattern: RegExp): readonly Found[] {
  return prose.flatMap(({ text, from, to }) =>
    [...text.replaceAll(SHORTENED, (each) => each.replaceAll('.', '')).matchAll(pattern)].flatMap(
      ([, said = '']) => {
        const read = dayReader([said])(said);
        return 'day' in read ? [{ value: read.day, text: said, from, to }] : [];
      },
    ),
  );
}

/** The first of the places that all say the same. */
const only = (found: readonly Found[]): Found | undefined =>
  new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;

function figureOf(name: string, unit: string, found: readonly Found[]): ProxyFigure | null {
  const [first] = found;
  if (first === undefined) return null;
  const said = only(found);
  const texts = [...new Set(found.map(({ text }) => text))];
  return {
    name,
    text: said?.text ?? texts.join('; '),
    value: said?.value ?? null,
    unit,
    refusal: said === undefined ? 'ambiguous' : null,
    concept: null,
    id: null,
    from: first.from,
    to: first.to,
  };
}

function dayRow(name: string, found: readonly Found[]): readonly ProxyRow[] {
  const figure = figureOf(name, 'day', found);
  return figure === null ? [] : [row({ section: 'meeting', kind: 'day', figures: [figure] })];
}

function auditorRow(prose: readonly Prose[]): readonly ProxyRow[] {
  const found = prose.flatMap(({ text, from, to }) =>
    [...text.matchAll(LLP)].flatMap(({ 0: firm, index }): Found[] => {
      const around = text.slice(Math.max(0, index - AROUND), index + firm.length + AROUND);
      const name = firm.replace(NO_FIRM, '');
      return RATIFIED.test(text.slice(Math.max(0, index - AROUND), index + firm.length - name.length)) &&
        REGISTERED.test(around)
        ? [
            {
              value: name.replace(/,? (?=LLP|L\.L\.P\.|PLLC|LLC)/, ' ').replace(/ and /, ' & '),
              text: name,
              from,
              to,
            },
          ]
        : [];
    }),
  );
  const figure = figureOf('auditor', 'text', inOneCase(found));
  return figure === null
    ? []
    : [row({ section: 'meeting', kind: 'auditor', name: figure.value, figures: [figure] })];
}

/** Headings print a name in capitals; it is written as elsewhere in the document. */
function inOneCase(found: readonly Found[]): readonly Found[] {
  const written = (value: string): string =>
    found.find(
      (other) => other.value.toLowerCase() === value.toLowerCase() && other.value !== value.toUpperCase(),
    )?.value ?? value;
  return found.map((each) => ({ ...each, value: written(each.value) }));
}
