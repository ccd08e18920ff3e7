import type { Schemas } from '@footnote/client';
import { noteText } from './footnotes.ts';
import { inWords } from './reasons.ts';

/** Lines of a table, with the reasons that they name. */
export type Told = {
  /** Above the lines. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
  readonly reasons: ReadonlySet<string>;
};

type Filed = Schemas['CompensationTable'] | Schemas['PayVersusPerformance'] | Schemas['AuditFees'];

/** The filing of a section, or why there is none. */
export function filingLine(table: Filed | Schemas['NoProxySection'] | undefined): string {
  if (table === undefined) return 'not asked for';
  if ('reason' in table) return `none: ${table.reason}, ${inWords(table.reason)}`;
  return noteText({ accession: table.accession, form: table.form, filed: table.filed });
}

/** Figures of a proxy statement as they are written: a blank for what the document does not state. */
export function createCells(): {
  readonly cell: (figure: Schemas['ProxyFigure']) => string;
  readonly refused: (reason: string) => string;
  readonly reasons: ReadonlySet<string>;
} {
  const reasons = new Set<string>();
  const refused = (reason: string): string => {
    reasons.add(reason);
    return reason;
  };
  const cell = (figure: Schemas['ProxyFigure']): string => {
    if ('value' in figure) return String(figure.value);
    return figure.reason === 'not_stated' ? '-' : refused(figure.reason);
  };
  return { cell, refused, reasons };
}
