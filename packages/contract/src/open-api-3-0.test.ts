import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect } from 'chai';
import { asOpenApi30 } from './open-api-3-0.ts';
import { OPENAPI_FILE, wholeContract } from './open-api.ts';

describe('the contract in OpenAPI 3.0', () => {
  it('is valid', async () => {
    const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
    const source = JSON.stringify(asOpenApi30(wholeContract()));
    const problems = await lintFromString({ source, absoluteRef: OPENAPI_FILE, config });
    expect(problems.map(({ message, location: [at] }) => `${at?.pointer ?? ''}: ${message}`)).to.deep.equal(
      [],
    );
  });

  for (const [title, given, expected] of [
    ['null beside a type', { type: ['null', 'string'] }, { type: 'string', nullable: true }],
    [
      'several types',
      { type: ['array', 'null', 'number'] },
      { anyOf: [{ type: 'array', items: {} }, { type: 'number' }], nullable: true },
    ],
    ['a constant', { const: false }, { type: 'boolean', enum: [false] }],
    ['an enumeration with null', { enum: ['a', null] }, { type: 'string', nullable: true, enum: ['a'] }],
    [
      'a reference or null',
      { oneOf: [{ $ref: '#/x' }, { type: 'null' }] },
      { allOf: [{ $ref: '#/x' }], nullable: true },
    ],
    ['a sentence beside a reference', { $ref: '#/x', description: 'y' }, { $ref: '#/x' }],
    ['what must be absent', { properties: { a: false } }, { properties: { a: { not: {} } } }],
    ['examples of a value', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  ] as const)
    it(`says ${title}`, () => {
      const info = { ...wholeContract().info };
      const contract = { info, components: { schemas: { Given: given } } };
      expect(asOpenApi30(contract)).to.have.deep.nested.property('components.schemas.Given', expected);
    });
});
