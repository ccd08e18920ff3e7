import { Agent } from 'node:https';
import { COMPATIBILITY, SchemaRegistry as Client, SchemaType } from '@kafkajs/confluent-schema-registry';
import {
  canonicalSchema,
  IncompatibleSchemaError,
  UnknownSchemaIdError,
  type SchemaRegistry,
} from './registry.ts';

export type ConfluentRegistryOptions = {
  /** As `http://127.0.0.1:8081` or, at Apicurio, `http://127.0.0.1:8081/apis/ccompat/v7`. */
  readonly url: string;
  readonly clientId?: string;
  readonly auth?: { readonly username: string; readonly password: string };
  /** Bearer token, instead of `auth`. */
  readonly token?: string;
  /** Certificates (PEM) of the authority that signed the registry's; default: the known ones. */
  readonly ca?: string;
  /** How often a request is tried again when the registry does not answer or answers 5xx; default 6. */
  readonly retries?: number;
  /** How long an answer may take, in milliseconds; default 10,000. */
  readonly timeoutMs?: number;
};

/** The registry cannot be reached, or refused for a reason other than the schema. */
export class RegistryUnavailableError extends Error {
  override readonly name = 'RegistryUnavailableError';
}

type Raw = {
  /** The client's raw requests; its `getSchema` returns a parsed type instead of the registered text. */
  readonly api: {
    readonly Schema: { find(of: { readonly id: number }): Promise<{ data(): { readonly schema: string } }> };
  };
};

const NOT_FOUND = 404;
const CONFLICT = 409;
/** Confluent's error codes for an invalid schema and, in some versions, for an incompatible one. */
const UNPROCESSABLE = 422;

/** HTTP status of the client's errors. */
const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

const isRefusal = (error: unknown): boolean => [CONFLICT, UNPROCESSABLE].includes(statusOf(error) ?? 0);

type Middleware = NonNullable<ConstructorParameters<typeof Client>[0]['middlewares']>[number];

/** The error of the client's HTTP layer. */
type Answer = { status(): number; error(): Error | string | null };

/** The client reports a timed-out request with status 400. */
const isWorthAnother = (answer: Answer): boolean => {
  const error = answer.error();
  return answer.status() >= 500 || /^Timeout/.test(error instanceof Error ? error.message : (error ?? ''));
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * A Confluent schema registry, or a compatible one. Each subject is set to BACKWARD_TRANSITIVE: a new schema
 * reads records of any earlier one. Ids are assigned by the registry. Any other failure rejects with
 * `RegistryUnavailableError` after about 5 seconds of retries, or after a minute if the registry accepts
 * requests but never answers.
 */
export function openConfluentRegistry(options: ConfluentRegistryOptions): SchemaRegistry {
  const { url, clientId, auth, retries, timeoutMs = 10_000 } = options;
  // Without it, a request lost by the registry would be awaited forever.
  const deadline: Middleware = () => ({
    prepareRequest: async (next) => (await next()).enhance({ timeout: timeoutMs }),
  });
  const bearer: Middleware = () => ({
    prepareRequest: async (next) =>
      (await next()).enhance({ headers: { authorization: `Bearer ${options.token}` } }),
  });
  const client = new Client({
    host: url.replace(/\/+$/, ''),
    ...(clientId === undefined ? {} : { clientId }),
    ...(auth === undefined ? {} : { auth: { ...auth } }),
    ...(options.ca === undefined ? {} : { agent: new Agent({ ca: options.ca }) }),
    middlewares: options.token === undefined ? [deadline] : [deadline, bearer],
    retry: {
      retries: retries ?? 6,
      initialRetryTimeInSecs: 0.1,
      maxRetryTimeInSecs: 2,
      // Repeating a request for the id of a schema or the rule of a subject is harmless.
      enableRetry: () => true,
      validateRetry: isWorthAnother,
    },
  });
  const { api } = client as unknown as Raw;

  const register = async (subject: string, schema: string): Promise<number> => {
    const send = async (): Promise<number> => {
      const registered = await client.register(
        { type: SchemaType.AVRO, schema },
        { subject, compatibility: COMPATIBILITY.BACKWARD_TRANSITIVE },
      );
      return registered.id;
    };
    try {
      // The first registration of a subject also sets its compatibility; if several are concurrent, all but
      // one are rejected for that.
      return await send().catch((error: unknown) => {
        if (isRefusal(error)) return send();
        throw error;
      });
    } catch (error) {
      if (isRefusal(error)) throw new IncompatibleSchemaError(subject, messageOf(error));
      throw new RegistryUnavailableError(
        `the schema of ${subject} could not be registered: ${messageOf(error)}`,
        { cause: error },
      );
    }
  };

  return {
    register: (subject, schemaJson) => register(subject, canonicalSchema(schemaJson)),
    schema: async (id) => {
      // The registry would take it for the name of something else.
      if (!Number.isInteger(id) || id < 0) throw new UnknownSchemaIdError(id);
      try {
        return (await api.Schema.find({ id })).data().schema;
      } catch (error) {
        if (statusOf(error) === NOT_FOUND) throw new UnknownSchemaIdError(id);
        throw new RegistryUnavailableError(`schema ${id} could not be read: ${messageOf(error)}`, {
          cause: error,
        });
      }
    },
  };
}
