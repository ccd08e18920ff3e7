import { ownBufferOf } from './own-buffer.ts';
import { createRequestThread, type RequestThreadOptions } from './request-thread.ts';

type Reply<Result> = { readonly id: number } & (
  | { readonly outcome: 'result'; readonly result: Result }
  | { readonly outcome: 'unknown_document' }
  | { readonly outcome: 'failed'; readonly error: unknown }
);

/** The bytes of a document. */
type Content = { readonly content: Uint8Array };

/** A thread that answers questions about documents and remembers some of them. */
export type DocumentThread<Question, Result, Found extends Content = Content> = {
  /**
   * @param sha256 of the document
   * @param read what the thread gets of the document, whose bytes are the caller's no longer; called if the thread does not
   *   remember it; null if there are none
   * @returns null without bytes
   */
  readonly ask: (
    question: Question,
    sha256: string,
    read: () => Promise<Found | null>,
  ) => Promise<Result | null>;
  /** Starts it, if it does not run. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** Documents of which it is known that the thread was asked. */
const MOST_ASKED = 10_000;

/** The questions that the thread gets have a member `content`: the bytes, or null. */
export function createDocumentThread<Question extends object, Result, Found extends Content = Content>(
  options: RequestThreadOptions,
): DocumentThread<Question, Result, Found> {
  type Asked = Question & (Found | { readonly content: null });
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
        const found = await read();
        return found && thread.ask({ ...question, ...found }, ownBufferOf(found.content));
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
    start: () => thread.start(),
    stop: () => thread.stop(),
  };
}
