import { readContract as read } from '@footnote/contract/open-api';

export type JsonSchema = Readonly<Record<string, unknown>>;

type Content = {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: JsonSchema };
    readonly 'text/event-stream'?: object;
  };
};

/** The members of an OpenAPI operation that are used here. */
export type ContractOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
};

export type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', ContractOperation>>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Content>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
};

/** Throws where the contract is at fault. */
export const readContract = (): Contract => read() as unknown as Contract;
