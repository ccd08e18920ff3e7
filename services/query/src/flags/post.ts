import type { StoreReader } from '@footnote/read-store/port';
import { writeJson, type Writable } from '@footnote/wire/json';
import { STATEMENT_OF } from '@footnote/wire/statement-blocks';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { components, FlagResponse } from '@footnote/contract/types.generated';
import { unknownField } from '@footnote/lanes/subject/known-field';
import { parseJsonBody } from '../gates/json-body.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import { createBodyValidator, type Issue } from '../tools/body-validator.ts';
import type { Tool } from '../tools/tool.ts';
import { fixedAnswer, type Answer } from '../wire/answer.ts';
import * as refusals from '../wire/refusal.ts';
import { flagMember } from '@footnote/lanes/statements/flags/document';
import { FLAGS_VERSION } from '../routes/flags.ts';
import { LogUnavailableError } from '../log-unavailable.ts';
import type { RecordFlag } from './record.ts';

type Body = components['schemas']['flag'];

/** `POST /v2/flags`: a body like a tool's, the refusals of `/v2`. */
export function flagOperation(options: {
  readonly store: StoreReader;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly record: RecordFlag;
}): Tool {
  const { store, symbols, record } = options;
  const validate = createBodyValidator<Body>('flag');

  const read = (...[headers, bytes]: Parameters<Tool['read']>): Body | refusals.Refusal => {
    const body = parseJsonBody(headers, bytes);
    if (!body.ok) return refusals.paramInvalid(`the body must be strict JSON; ${body.fault.message}`);
    const validated = validate(body.value);
    if (!validated.ok) return refusalOf(validated.issues);
    const { field, statement } = validated.value;
    const unknown = unknownField(field, statement);
    return unknown === undefined ? validated.value : refusals.paramInvalid(unknown.fault);
  };

  const answer = async (body: Body, caller: string): Promise<Answer | refusals.Refusal> => {
    const symbol = normaliseSymbol(body.symbol);
    const entry = await resolveSymbol(store, symbols, symbol);
    const { cik } = entry;
    if (cik === null) return refusals.noCompany(entry);
    const { field, period, reason, accession = null, note } = body;
    const doubt = {
      cik,
      symbol,
      statement: STATEMENT_OF[body.statement],
      field,
      period,
      reason,
      accession,
      // An unpaired surrogate cannot be stored.
      note: note?.toWellFormed() ?? null,
    };
    try {
      const data = flagMember(await record(doubt, caller));
      const document = { data, schema_version: FLAGS_VERSION } satisfies Writable<FlagResponse>;
      return fixedAnswer(writeJson(document), { etag: false });
    } catch (error) {
      if (error instanceof LogUnavailableError)
        return refusals.upstreamUnavailable('the event log is unavailable');
      throw error;
    }
  };

  return {
    path: '/v2/flags',
    refusals: { internal: refusals.internal, unavailable: refusals.upstreamUnavailable },
    read: (headers, bytes) => {
      const request = read(headers, bytes);
      return {
        refuseRate: refusals.rateLimited,
        answer: (caller) => ('status' in request ? request : answer(request, caller)),
      };
    },
  };
}

/** One line for all faults; a misspelt symbol is reported only if nothing else is wrong. */
function refusalOf(issues: readonly Issue[]): refusals.Refusal {
  const others = issues.filter(
    ({ fault, detail }) => fault.param !== 'symbol' || detail.type !== 'value_error',
  );
  if (others.length === 0) return refusals.symbolInvalid();
  const texts = others.map(({ fault: { param, given, expected } }) => {
    const what = param === '' ? 'the body' : param;
    return given === null ? `${what}: ${expected}` : `${what}: ${expected}, not ${JSON.stringify(given)}`;
  });
  return refusals.paramInvalid(texts.join('; '));
}
