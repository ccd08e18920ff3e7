import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect } from 'chai';
import { OPENAPI_FILE, readContract } from './open-api.ts';

/** Unevaluated members are irrelevant in `then`, whose members belong to the whole schema. */
const EXAMPLES = { severity: 'error', allowAdditionalProperties: true } as const;

describe('the contract as OpenAPI 3.1', () => {
  it('is valid and lints clean', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: { 'no-invalid-media-type-examples': EXAMPLES, 'no-invalid-schema-examples': EXAMPLES },
    });
    const problems = await lintFromString({
      source: JSON.stringify(readContract()),
      absoluteRef: OPENAPI_FILE,
      config,
    });
    expect(
      problems.map(({ ruleId, message, location: [at] }) => `${at?.pointer ?? ''}: ${ruleId}: ${message}`),
    ).to.deep.equal([]);
  });
});
