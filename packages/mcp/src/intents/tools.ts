import type { Footnote } from '@footnote/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Tools } from '../tools.ts';
import { createAsk } from './ask.ts';
import { compareCompanies } from './compare-companies.ts';
import { explainFigure } from './explain-figure.ts';
import { createFields, type Fields } from './fields.ts';
import { findCompany } from './find-company.ts';
import { getFigures } from './get-figures.ts';
import { getMarket } from './get-market.ts';
import { getOwnership } from './get-ownership.ts';
import { getStatements } from './get-statements.ts';
import type { Given } from './given.ts';
import type { Intent } from './intent.ts';
import { listFields } from './list-fields.ts';
import { Problem, problemText } from './problem.ts';
import { readFiling } from './read-filing.ts';
import { screenCompanies } from './screen-companies.ts';
import { searchFilings } from './search-filings.ts';
import { showEvidence } from './show-evidence.ts';

/** The tools that are offered by default. */
export const INTENTS: readonly Intent[] = [
  findCompany,
  getFigures,
  getStatements,
  compareCompanies,
  screenCompanies,
  searchFilings,
  readFiling,
  getOwnership,
  getMarket,
  explainFigure,
  showEvidence,
  listFields,
];

/** Tools named after what is asked, whose answers are short texts. A Problem is a result with `isError`. */
export function createIntentTools(footnote: Footnote, base: string): Tools {
  const byName = new Map(INTENTS.map((intent) => [intent.name, intent]));
  let known: Promise<Fields> | undefined;

  const call = async (
    { name, answer }: Intent,
    given: object,
    signal: AbortSignal,
  ): Promise<CallToolResult> => {
    const ask = createAsk(footnote, signal);
    /** The catalog is read once; a failure is not kept. */
    const fields = (): Promise<Fields> =>
      (known ??= ask('/v2/catalog', {}).then(
        ({ data }) => createFields(data),
        (error: unknown) => {
          known = undefined;
          throw error;
        },
      ));
    try {
      return resultOf(await answer({ ask, fields, base }, given as Given));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Problem)) throw error;
      return { ...resultOf(problemText(error, name, given)), isError: true };
    }
  };

  return {
    list: INTENTS.map(toolOf),
    call: (name, given, signal) => {
      const intent = byName.get(name);
      return intent && call(intent, given, signal);
    },
  };
}

const resultOf = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

const toolOf = ({ name, description, input }: Intent): Tool => ({
  name,
  description,
  inputSchema: { type: 'object', properties: input },
  annotations: { readOnlyHint: true },
});
