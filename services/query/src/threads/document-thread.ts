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
   * @param sha256 of the document
   * @param read the bytes of the document, which are the caller's no longer; called if the thread does not remember it;
   *   null if there are none
   * @returns null without bytes
   */
  readonly ask: (
    question: Question,
    sha256: string,
    read: () => Promise<Uint8Array | null>,
  ) => Promise<Result | null>;
  readonly stop: () => Promise<void>;
};

/** Documents of which it is known that the thread was asked. */
const MOST_ASKED = 10_000;

/** The questions that the thread gets have a member `content`: the bytes, or null. */
export function createDocumentThread<Question extends object, Result>(
  options: RequestThreadOptions,
): DocumentThread<Question, Result> {
  type Asked = Question & { readonly content: Uint8Array | null };
  const thread = createRequestThread<Asked, Reply<Result>>(options);
  const asked = new Set<string>();
  /** The thread need not be asked whether it remembers a document that nobody asked about; it starts while that is read. */
  const isFirst = (sha256: string): boolean => {
    if (asked.has(sha256)) return false;
    if (asked.size >= MOST_ASKED) asked.clear();
    asked.add(sha256);
    return true;
  };
  return {
    ask: async (question, sha256, read) => {
      const withContent = async (): Promise<Reply<Result> | null> => {
        const content = await read();
        return content && thread.ask({ ...question, content }, ownBufferOf(content));
      };
      let reply: Reply<Result> | null;
      if (isFirst(sha256)) {
        thread.start();
        reply = await withContent();
      } else {
        reply = await thread.ask({ ...question, content: null });
        if (reply.outcome === 'unknown_document') reply = await withContent();
      }
      if (reply === null) return null;
      if (reply.outcome === 'result') return reply.result;
      throw reply.outcome === 'failed'
        ? reply.error
        : new Error(`the ${options.does} thread lacks a document`);
    },
    stop: () => thread.stop(),
  };
}
