import { cikOfDigits } from '@footnote/values/cik';
import { dayBefore, isDay } from '@footnote/values/day';
import { XBRLDI, XBRLI } from './namespaces.ts';
import { usualName, type Prefixes } from './names.ts';
import type { Dimension, Rejected } from './types.ts';
import { attribute, type ResolvePrefix, type Tag, type XmlHandlers } from './xml.ts';

/**
 * Entity, period and dimensions of a fact; `start` is null for an instant. `dimensions` are sorted by axis.
 */
export type Context = {
  readonly cik: string | null;
  readonly start: string | null;
  readonly end: string;
  readonly dimensions: readonly Dimension[];
};

/** Contexts by id; null for one that cannot be read or that is defined twice with different contents. */
export type Contexts = Map<string, Context | null>;

type Draft = {
  readonly id: string;
  cik: string | null;
  start: string | null;
  end: string | null;
  instant: boolean;
  readonly dimensions: Dimension[];
  fault: string | null;
};

const CIK_SCHEME = /^https?:\/\/(www\.)?sec\.gov\/CIK$/i;

/**
 * Reads contexts anywhere in a document into `contexts`. Members of segment and scenario are equivalent. Any
 * other content of those two makes the context unreadable: its facts must never be mistaken for consolidated
 * ones.
 */
export const contextReader = (
  file: string,
  own: Prefixes,
  contexts: Contexts,
  rejected: Rejected[],
): XmlHandlers => {
  let draft: Draft | null = null;
  let scoped = false;
  let axis: string | null = null;
  let typedDepth = 0;
  let captured: string | null = null;

  const qualified = (text: string, resolve: ResolvePrefix): string | null => {
    const name = usualName(text, resolve, own, file);
    return name === null ? null : `${name.prefix}:${name.local}`;
  };
  const axisOf = (tag: Tag, resolve: ResolvePrefix): string | null =>
    qualified(attribute(tag, 'dimension') ?? '', resolve);

  return {
    open: (tag, resolve) => {
      if (draft === null) {
        if (tag.uri !== XBRLI || tag.local !== 'context') return;
        const id = attribute(tag, 'id') ?? '';
        draft = { id, cik: null, start: null, end: null, instant: false, dimensions: [], fault: null };
        scoped = false;
      } else if (typedDepth > 0) {
        typedDepth += 1;
      } else if (XBRLDI.has(tag.uri) && scoped) {
        axis = axisOf(tag, resolve);
        captured = '';
        if (tag.local === 'typedMember') typedDepth = 1;
      } else if (scoped) {
        draft.fault ??= `${tag.name} in segment or scenario`;
      } else if (tag.uri === XBRLI) {
        if (tag.local === 'segment' || tag.local === 'scenario') scoped = true;
        else if (tag.local === 'forever') draft.fault ??= 'a period without end';
        else if (tag.local === 'identifier' && !CIK_SCHEME.test(attribute(tag, 'scheme') ?? ''))
          captured = null;
        else captured = '';
      }
    },
    close: (tag, resolve) => {
      if (draft === null) return;
      if (typedDepth > 1) {
        typedDepth -= 1;
        return;
      }
      const text = captured?.trim() ?? null;
      if (typedDepth === 1) {
        typedDepth = 0;
        addMember(draft, axis, text, true);
      } else if (XBRLDI.has(tag.uri)) {
        addMember(draft, axis, qualified(text ?? '', resolve), false);
      } else if (tag.uri === XBRLI) {
        if (tag.local === 'segment' || tag.local === 'scenario') scoped = false;
        else if (tag.local === 'context') {
          finish(draft, file, contexts, rejected);
          draft = null;
        } else if (text !== null) takeText(draft, tag.local, text);
      }
      captured = null;
    },
    text: (text) => {
      if (captured !== null) captured += text;
    },
  };
};

const takeText = (draft: Draft, local: string, text: string): void => {
  if (local === 'identifier') {
    draft.cik = cikOfDigits(text) ?? draft.cik;
  } else if (local === 'startDate') {
    draft.start = dayOf(text, 'start');
    if (draft.start === null) draft.fault ??= `start ${text}`;
  } else if (local === 'endDate' || local === 'instant') {
    draft.end = dayOf(text, 'end');
    draft.instant = local === 'instant';
    if (draft.end === null) draft.fault ??= `end ${text}`;
  }
};

const addMember = (draft: Draft, axis: string | null, member: string | null, typed: boolean): void => {
  if (axis === null || member === null) draft.fault ??= 'a dimension whose name is unbound';
  else if (draft.dimensions.some((other) => other.axis === axis)) draft.fault ??= `${axis} twice`;
  else draft.dimensions.push(typed ? { axis, member, typed } : { axis, member });
};

const finish = (draft: Draft, file: string, contexts: Contexts, rejected: Rejected[]): void => {
  const { id, cik, start, end, instant, dimensions } = draft;
  const fault =
    draft.fault ??
    (id === '' ? 'no id' : null) ??
    (end === null || (start === null) !== instant ? 'no whole period' : null) ??
    (start !== null && end !== null && start > end ? `${start} to ${end}` : null);
  const context: Context | null =
    fault !== null || end === null
      ? null
      : { cik, start, end, dimensions: dimensions.sort((a, b) => (a.axis < b.axis ? -1 : 1)) };
  const known = contexts.get(id);
  const twice = known !== undefined && JSON.stringify(known) !== JSON.stringify(context);
  contexts.set(id, twice ? null : context);
  const detail = fault ?? (twice ? 'two contexts of one id' : null);
  if (detail !== null) rejected.push({ where: `${file} context ${id}`, reason: 'context', detail });
};

const DATE_TIME = /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:T([0-9:.]+))?(?:Z|[+-][0-9]{2}:[0-9]{2})?$/;

/**
 * A day of a period: an end stated as the first moment of a day is the day before (XBRL 2.1, section 4.7.2).
 */
const dayOf = (text: string, edge: 'start' | 'end'): string | null => {
  const [, day, time] = DATE_TIME.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return null;
  if (edge === 'start' || time === undefined || !/^00:00(:00(\.0+)?)?$/.test(time)) return day;
  return dayBefore(day);
};
