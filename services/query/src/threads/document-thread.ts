import { ownBufferOf } from './own-buffer.ts';
import { createRequestThread, type RequestThreadOptions } from './request-thread.ts';

type Reply<Result> = { readonly id: number } & (
  | { readonly outcome: 'result'; readonly result: Result }
  | { readonly outcome: 'unknown_document' }
  | { readonly outcome: 'failed'; readonly error: unknown }
);

/** A thread that answers questions about documents and remembers some of them. */
export type DocumentThread<Question, Result> = {
  /**
   * @param read the bytes of the document, which are the caller's no longer; called if the thread does not remember it;
   *   null if there are none
   * @returns null without bytes
   */
  readonly ask: (question: Question, read: () => Promise<Uint8Array | null>) => Promise<Result | null>;
  readonly stop: () => Promise<void>;
};

/** The questions that the thread gets have a member `content`: the bytes, or null. */
export function createDocumentThread<Question extends object, Result>(
  options: RequestThreadOptions,
): DocumentThread<Question, Result> {
  type Asked = Question & { readonly content: Uint8Array | null };
  const thread = createRequestThread<Asked, Reply<Result>>(options);
  return {
    ask: async (question, read) => {
      let reply = await thread.ask({ ...question, content: null });
      if (reply.outcome === 'unknown_document') {
        const content = await read();
        if (content === null) return null;
        reply = await thread.ask({ ...question, content }, ownBufferOf(content));
      }
      if (reply.outcome === 'result') return reply.result;
      throw reply.outcome === 'failed'
        ? reply.error
        : new Error(`the ${options.does} thread lacks a document`);
    },
    stop: () => thread.stop(),
  };
}
