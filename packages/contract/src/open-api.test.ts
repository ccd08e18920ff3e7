import { expect } from 'chai';
import { missingReference, readRequestSchema, wholeContract } from './open-api.ts';

describe('the contract in one file', () => {
  it('refers to no other file', () => {
    expect(JSON.stringify(wholeContract()).match(/"\$ref":"[^#]/g)).to.equal(null);
  });

  it('says what writes an example that is not there', () => {
    const reference = 'examples/responses/getProfile.json#/none';
    expect(missingReference(reference)).to.include(reference).and.include('node test/reference/examples.ts');
  });

  it('says where a request belongs that is not there', () => {
    expect(() => readRequestSchema('requests/none.json')).to.throw(
      'schemas/openapi refers to requests/none.json, which is not there: write it in schemas/requests',
    );
  });
});
