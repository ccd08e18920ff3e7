/** The public face of the package. */
export { createFootnote, type Footnote, type FootnoteOptions, type RequestOptions } from './client.ts';
export {
  InexactNumberError,
  isRefused,
  UnexpectedAnswerError,
  type Allowance,
  type Answer,
  type Answered,
  type Reason,
  type Recovery,
  type Refused,
  type RefusedMember,
} from './answer.ts';
export type { AnswerOf, BodyOf, Method, ParametersOf, PathsWith, RefusalOf, Schemas } from './operations.ts';
export type { components, operations, paths } from '@footnote/contract/types.generated';
export type { RetryOptions } from './retry.ts';
export { StreamRefusedError, type StreamEvent, type StreamFilter, type StreamOptions } from './stream.ts';
