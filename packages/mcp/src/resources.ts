import type { Answer, Footnote } from '@footnote/client';
import {
  McpError,
  ErrorCode,
  type ListResourcesResult,
  type ReadResourceResult,
  type ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';

const PERIODS = ['annual', 'quarter'] as const;
type Period = (typeof PERIODS)[number];

const URI = /^footnote:\/\/companies\/(?<symbol>[^/]+)\/statements(?:\/(?<period>annual|quarter))?$/;
const EVERY_COMPANY = "reporting_cadence in ('annual', 'quarterly')";
const PAGE = 100;
const SUGGESTIONS = 20;
const JSON_TYPE = 'application/json';
/** The protocol's error code for a resource that does not exist. */
const RESOURCE_NOT_FOUND = -32002;

export const TEMPLATES: readonly ResourceTemplate[] = [
  {
    uriTemplate: 'footnote://companies/{symbol}/statements',
    name: 'statements',
    title: 'Statements of a company',
    description:
      'Income statement, balance sheet and cash flow with ratios, as GET /v2/fundamentals returns them: the last 8 quarters, or 5 fiscal years for a company that reports once a year. Every row names its filing.',
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: 'footnote://companies/{symbol}/statements/{period}',
    name: 'statements by period',
    title: 'Statements of a company by quarters or fiscal years',
    description: 'The same for a period of your choice: annual or quarter.',
    mimeType: JSON_TYPE,
  },
];

/** The companies that have statements, by symbol; a cursor continues where a page ended. */
export async function listStatements(
  footnote: Footnote,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ListResourcesResult> {
  const answer = await footnote.get(
    '/v2/screen',
    {
      where: EVERY_COMPANY,
      sort: 'symbol',
      stale: 'include',
      limit: PAGE,
      ...(cursor !== undefined && { cursor }),
    },
    { signal },
  );
  const { rows, next_cursor: next } = served(answer).data;
  const resources = rows.flatMap(({ symbol, name, cik }) =>
    symbol === null
      ? []
      : [
          {
            uri: `footnote://companies/${encodeURIComponent(symbol)}/statements`,
            name: symbol,
            title: `Statements of ${name ?? symbol}`,
            description: `CIK ${cik}`,
            mimeType: JSON_TYPE,
          },
        ],
  );
  return { resources, ...(next !== null && { nextCursor: next }) };
}

/** The statements that a URI identifies. */
export async function readStatements(
  footnote: Footnote,
  uri: string,
  signal: AbortSignal,
): Promise<ReadResourceResult> {
  const { symbol, period } = URI.exec(uri)?.groups ?? {};
  if (symbol === undefined) throw new McpError(RESOURCE_NOT_FOUND, `no resource has the URI ${uri}`, { uri });
  const parameters = { symbol: decoded(symbol), ...(period !== undefined && { period: period as Period }) };
  const body = served(await footnote.get('/v2/fundamentals', parameters, { signal }));
  return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(body) }] };
}

/** Completions of a template's variables: symbols that a search finds, and the periods. */
export async function complete(
  footnote: Footnote,
  variable: string,
  typed: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (variable === 'period') return PERIODS.filter((period) => period.startsWith(typed));
  if (variable !== 'symbol' || typed === '') return [];
  const answer = await footnote.get('/v2/search', { query: typed, limit: SUGGESTIONS }, { signal });
  return served(answer).data.results.flatMap(({ symbols }) => symbols.slice(0, 1));
}

/** The symbol in the URI; the service refuses an invalid one. */
function decoded(symbol: string): string {
  try {
    return decodeURIComponent(symbol);
  } catch {
    return symbol;
  }
}

/** The body of a response. Throws the protocol's error for a refusal, with the refusal as its data. */
function served<Body>(answer: Answer<Body, unknown>): Body {
  if (answer.ok) return answer.body;
  const code = answer.status === 404 ? RESOURCE_NOT_FOUND : ErrorCode.InternalError;
  throw new McpError(code, answer.message ?? answer.reason, answer.body);
}
