import { openForm } from '../xml/document.ts';
import type { XmlElement } from '../xml/element.ts';
import { formOf } from '../xml/header.ts';
import { readSchedule13d } from './schedule-13d.ts';
import { readSchedule13g } from './schedule-13g.ts';
import type { Schedule13, Schedule13Refusal, ScheduleContents } from './types.ts';

/** The element after the persons of a schedule. */
const PERSONS = {
  end: /<\/(?:[\w.-]+:)?reportingPersons\s*>|<(?:[\w.-]+:)?items\s*>/,
  around: ['edgarSubmission', 'formData'],
};

const FORM = /^SCHEDULE 13([DG])(?:\/A)?$/;

/**
 * The contents of a `primary_doc.xml` of a Schedule 13D or 13G, of any schema version. If the document ends
 * early after its persons, it is read up to there and marked `truncated`; if it ends before, it is
 * `malformed`.
 */
export function readSchedule13(
  content: Uint8Array,
): { readonly ok: Schedule13 } | { readonly refused: Schedule13Refusal } {
  const opened = openForm(content, PERSONS);
  if ('refused' in opened) return opened;
  const { root, truncated } = opened.ok;
  const [form, letter] = FORM.exec(formOf(root)) ?? [];
  if (form === undefined) return { refused: 'not_a_schedule_13' };
  const read: (root: XmlElement) => ScheduleContents = letter === 'D' ? readSchedule13d : readSchedule13g;
  const schedule = read(root);
  const { cik } = schedule.issuer;
  if (cik === null) return { refused: 'issuer_missing' };
  if (schedule.persons.length === 0) return { refused: 'persons_missing' };
  return { ok: { ...schedule, form, issuer: { ...schedule.issuer, cik }, truncated } };
}
