import { expect } from 'chai';
import { selfContained } from './self-contained.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const components = {
  Tree: { type: 'object', properties: { left: ref('Tree'), value: ref('Value') } },
  Value: { description: 'For readers.', type: 'integer', examples: [1] },
  Other: { type: 'string' },
};

describe('self-contained schema', () => {
  it('includes every schema that it references, recursively, and no other', () => {
    expect(selfContained(ref('Tree'), components)).to.deep.equal({
      $ref: '#/$defs/Tree',
      $defs: {
        Tree: {
          type: 'object',
          properties: { left: { $ref: '#/$defs/Tree' }, value: { $ref: '#/$defs/Value' } },
        },
        Value: { type: 'integer' },
      },
    });
  });

  it('may refer to a part of another', () => {
    const part = { $ref: '#/components/schemas/Tree/properties/value' };
    const { $ref, $defs } = selfContained(part, components);
    expect($ref).to.equal('#/$defs/Tree/properties/value');
    expect($defs).to.have.keys('Tree', 'Value');
  });

  it('keeps properties that have the names of keywords', () => {
    const properties = { description: { type: 'string' }, examples: { type: 'array' } };
    expect(selfContained({ type: 'object', properties }, components)).to.deep.include({ properties });
  });

  it('is refused if the contract lacks a referenced schema', () => {
    expect(() => selfContained(ref('Missing'), components)).to.throw('#/components/schemas/Missing');
  });
});
