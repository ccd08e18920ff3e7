import { createConfig, lint } from '@redocly/openapi-core';
import { expect } from 'chai';
import { OPENAPI_FILE } from './generate.ts';

/** Of a condition's consequence, whose members are those of the whole, unevaluated members say nothing. */
const EXAMPLES = { severity: 'error', allowAdditionalProperties: true } as const;

describe('the contract as OpenAPI 3.1', () => {
  it('is valid and lints clean', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: { 'no-invalid-media-type-examples': EXAMPLES, 'no-invalid-schema-examples': EXAMPLES },
    });
    const problems = await lint({ ref: OPENAPI_FILE, config });
    expect(
      problems.map(({ ruleId, message, location: [at] }) => `${at?.pointer ?? ''}: ${ruleId}: ${message}`),
    ).to.deep.equal([]);
  });
});
