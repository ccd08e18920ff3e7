import type { OpenApi } from './open-api.ts';
import type { Guide } from './guides.ts';

/** A table of contents for language models, in the form of llmstxt.org. */
export function llmsText(api: OpenApi, guides: readonly Guide[]): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      typeof operation === 'object' && 'summary' in operation
        ? [`- \`${method.toUpperCase()} ${path}\`: ${operation.summary}`]
        : [],
    ),
  );
  return `# Footnote

> Company filings and market data of US-listed issuers over REST. Every number names the filing that it comes from; what
> cannot be corroborated is refused with a typed reason, never guessed.

Every request needs an API key in the header \`X-API-Key\`. A refusal has \`available: false\`, a \`reason\` and often a
\`recovery\`: pass them on, do not guess the value.

## Contract

- [OpenAPI 3.1](/openapi.json): every operation with its parameters, answers and refusals
- [OpenAPI 3.0](/openapi-3.0.json): the same for generators of clients that do not read 3.1
- [AsyncAPI 3](/asyncapi.json): the Kafka topics and the schemas of their events

## Operations

${operations.join('\n')}

## Guides

${guides.map(({ name, title }) => `- [${title}](/docs/guides/${name}.md)`).join('\n')}
`;
}
