import type { Cover } from './types.ts';

/** Cover-page facts are texts: the one of each name that comes first in the document. */
export type CoverReader = {
  /** Whether what follows, until `close`, is the text of such a fact. */
  open(taxonomy: string, concept: string): boolean;
  text(piece: string): void;
  close(): void;
  cover(): Cover;
};

const NAMES = ['DocumentFiscalYearFocus', 'DocumentFiscalPeriodFocus'] as const;
type Name = (typeof NAMES)[number];

/** Longer texts are none of these. */
const MAX_LENGTH = 20;

export const coverReader = (): CoverReader => {
  const found = new Map<Name, string>();
  let reading: Name | null = null;
  let text = '';
  return {
    open: (taxonomy, concept) => {
      const name = taxonomy === 'dei' ? NAMES.find((each) => each === concept) : undefined;
      if (name === undefined || found.has(name)) return false;
      reading = name;
      text = '';
      return true;
    },
    text: (piece) => {
      if (reading !== null && text.length <= MAX_LENGTH) text += piece;
    },
    close: () => {
      if (reading !== null && text.trim() !== '') found.set(reading, text.trim());
      reading = null;
    },
    cover: () => {
      const year = found.get('DocumentFiscalYearFocus') ?? '';
      const period = found.get('DocumentFiscalPeriodFocus') ?? '';
      return {
        fiscalYear: /^\d{4}$/.test(year) ? Number(year) : null,
        fiscalPeriod: /^[A-Z][A-Z0-9]$/.test(period) ? period : null,
      };
    },
  };
};
