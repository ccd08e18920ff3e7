import { wholeContract, type OpenApi as Contract } from '@footnote/contract/open-api';

export type Operation = { readonly operationId: string; readonly summary: string };

/** The parts of the OpenAPI document that pages show. */
export type OpenApi = Pick<Contract, 'components' | 'info' | 'servers'> & {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
};

/** The contract of the REST API in one document, with the URL of the service that serves it. */
export const openApi = (): OpenApi => ({
  ...(described(wholeContract()) as OpenApi),
  servers: [{ url: '/' }],
});

/** The same for Swagger UI, which shows the description of a parameter, not that of its schema. */
function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object' || value === null) return value;
  const member = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, described(each)]));
  const { in: place, schema } = member;
  const { description } = (schema ?? {}) as { readonly description?: unknown };
  return typeof place === 'string' && description !== undefined ? { description, ...member } : member;
}
