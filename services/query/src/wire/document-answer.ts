import { companyDocument, filingDocument } from '@footnote/lanes/subject/document';
import { type Answer, answerWith } from './answer.ts';

/** The response about a symbol with its own members; see `companyDocument`. */
export const companyAnswer = <Data extends { readonly symbol: string }>(
  ...parts: Parameters<typeof companyDocument<Data>>
): Answer => answerWith(companyDocument<Data>(...parts));

/** The response about filings or several companies with its own members; see `filingDocument`. */
export const filingAnswer = <Data>(...parts: Parameters<typeof filingDocument<Data>>): Answer =>
  answerWith(filingDocument<Data>(...parts));
