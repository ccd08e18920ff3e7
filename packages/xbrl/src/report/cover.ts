import type { CoverText } from '@footnote/event-types/types.generated';
import type { Contexts } from './contexts.ts';
import type { Cover } from './types.ts';

/** Reads the cover-page facts that are texts. */
export type CoverReader = {
  /** Whether the content up to `close` is the text of such a fact, in the context with this id. */
  open(taxonomy: string, concept: string, context: string): boolean;
  text(piece: string): void;
  close(): void;
  cover(contexts: Contexts): Cover;
};

const YEAR = 'DocumentFiscalYearFocus';
const PERIOD = 'DocumentFiscalPeriodFocus';

/** Cover-page texts that are served, for the whole company only. */
const TEXTS = ['AuditorFirmId', 'AuditorLocation', 'AuditorName', 'EntityFilerCategory'];

const NAMES: ReadonlySet<string> = new Set([YEAR, PERIOD, ...TEXTS]);

/** Longer texts are not values of these concepts. */
const MAX_LENGTH = 300;

type Found = CoverText & { readonly context: string };

export const coverReader = (): CoverReader => {
  const found: Found[] = [];
  let reading: Pick<Found, 'name' | 'context'> | null = null;
  let text = '';
  return {
    open: (taxonomy, concept, context) => {
      if (taxonomy !== 'dei' || !NAMES.has(concept)) return false;
      reading = { name: concept, context };
      text = '';
      return true;
    },
    text: (piece) => {
      if (reading !== null && text.length <= MAX_LENGTH) text += piece;
    },
    close: () => {
      const value = text.replaceAll(/\s+/g, ' ').trim();
      if (reading !== null && value !== '' && text.length <= MAX_LENGTH) found.push({ ...reading, value });
      reading = null;
    },
    cover: (contexts) => {
      const first = (name: string): string => found.find((each) => each.name === name)?.value ?? '';
      return {
        fiscalYear: /^\d{4}$/.test(first(YEAR)) ? Number(first(YEAR)) : null,
        fiscalPeriod: /^[A-Z][A-Z0-9]$/.test(first(PERIOD)) ? first(PERIOD) : null,
        texts: TEXTS.flatMap((name) => textOf(name, found, contexts)),
      };
    },
  };
};

/**
 * Filers that report together have one each, by legal entity: only that of the whole is used, unless there
 * are two.
 */
const textOf = (name: string, found: readonly Found[], contexts: Contexts): readonly CoverText[] => {
  const values = found
    .filter((each) => each.name === name && contexts.get(each.context)?.dimensions.length === 0)
    .map(({ value }) => value);
  const [value, ...others] = new Set(values);
  return value === undefined || others.length > 0 ? [] : [{ name, value }];
};
