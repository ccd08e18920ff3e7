import { UnexpectedAnswerError, type Footnote, type Schemas } from '@footnote/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchema } from './contract/openapi.ts';
import type { Operation } from './contract/operations.ts';
import { evidencePassage } from './passage.ts';
import { invalidArguments, unreachable } from './refusals.ts';
import { createValidation } from './validation.ts';

export type Tools = {
  readonly list: readonly Tool[];
  /** Undefined if there is no such tool. Rejects if the call was aborted (`signal`). */
  readonly call: (name: string, given: object, signal: AbortSignal) => Promise<CallToolResult> | undefined;
};

/** The only operation that does more than read: it records that somebody doubts a value. */
const WRITES = '/v2/flags';

/** The operation whose answer `show_evidence` shows as a passage. */
const EVIDENCE = '/v2/evidence';

/** A tool for each operation, and `show_evidence`. A refusal is a result with `isError` and the unchanged body of the refusal. */
export function createTools(operations: readonly Operation[], footnote: Footnote, base: string): Tools {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const validatorOf = createValidation();

  const call = async (operation: Operation, given: object, signal: AbortSignal): Promise<CallToolResult> => {
    const faults = validatorOf(operation)(given);
    if (faults.length > 0) return resultOf(invalidArguments(operation, faults), true);
    try {
      const answer = await ask(footnote, operation, given, signal);
      return resultOf(answer.body, !answer.ok);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UnexpectedAnswerError)
        return { content: [textOf(`${error.message}: ${error.text}`)], isError: true };
      const message = `the service cannot be reached: ${causeOf(error)}`;
      return resultOf(unreachable(operation, message), true);
    }
  };

  const evidence = operations.find(({ path }) => path === EVIDENCE);

  /** A refusal is left as it is. */
  const show = async (operation: Operation, given: object, signal: AbortSignal): Promise<CallToolResult> => {
    const result = await call(operation, given, signal);
    if (result.isError === true) return result;
    const { data } = result.structuredContent as Schemas['EvidenceResponse'];
    return { content: [textOf(evidencePassage(data, base))] };
  };

  return {
    list: [...operations.map(toolOf), ...(evidence === undefined ? [] : [showing(evidence)])],
    call: (name, given, signal) => {
      if (name === SHOW_EVIDENCE && evidence !== undefined) return show(evidence, given, signal);
      const operation = byName.get(name);
      return operation && call(operation, given, signal);
    },
  };
}

function toolOf({ name, method, path, summary, description, input, output }: Operation): Tool {
  const readOnly = method === 'get' || path !== WRITES;
  return {
    name,
    title: summary,
    description: description === '' ? summary : `${summary}\n\n${description}`,
    inputSchema: listed(input) as Tool['inputSchema'],
    outputSchema: output as NonNullable<Tool['outputSchema']>,
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: false,
      idempotentHint: readOnly,
      openWorldHint: false,
    },
  };
}

const SHOW_EVIDENCE = 'show_evidence';

/** The answer is text: it has no schema. */
function showing(operation: Operation): Tool {
  const { outputSchema: _, ...tool } = toolOf(operation);
  return {
    ...tool,
    name: SHOW_EVIDENCE,
    title: 'The passage of the filing that states a figure',
    description:
      'Quotes what a cell rests on: the number as the filing prints it with its label, headings and unit, the rows beside it, the filing, and a link that opens the document at the number. With accession: what is served of that filing, such as a trade, a stake, a section or guidance. Short; get_evidence has the same as data.',
  };
}

/**
 * The schema of arguments as it is listed. Several models do not support conditions at the top level of a
 * schema, and several clients do not support `$schema`; calls are still validated against the full schema.
 */
function listed(schema: JsonSchema): JsonSchema {
  const conditions = ['$schema', 'anyOf', 'if', 'then'];
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !conditions.includes(keyword)));
}

/**
 * The types of the client are specific to a path, which is dynamic here; the schemas have validated the
 * arguments.
 */
function ask(footnote: Footnote, { method, path }: Operation, given: object, signal: AbortSignal) {
  return method === 'get'
    ? footnote.get(path as '/v2/catalog', given, { signal })
    : footnote.post(path as '/v2/flags', given as never, { signal });
}

const textOf = (text: string) => ({ type: 'text', text }) as const;

/** For clients that support structured content, and as text for those that do not. */
function resultOf(body: object, isError: boolean): CallToolResult {
  const structuredContent = body as NonNullable<CallToolResult['structuredContent']>;
  return { content: [textOf(JSON.stringify(body))], structuredContent, ...(isError && { isError }) };
}

/** The error of `fetch` has its reason only in `cause`. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
