import { expect } from 'chai';
import { selfContained } from './self-contained.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const components = {
  Tree: { type: 'object', properties: { left: ref('Tree'), value: ref('Value') } },
  Value: { description: 'For readers.', type: 'integer', examples: [1] },
  Other: { type: 'string' },
};

describe('a schema on its own', () => {
  it('brings all that it refers to, also itself, and nothing else', () => {
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

  it('keeps members of an answer that are called as keywords are', () => {
    const properties = { description: { type: 'string' }, examples: { type: 'array' } };
    expect(selfContained({ type: 'object', properties }, components)).to.deep.include({ properties });
  });

  it('is refused where the contract has a gap', () => {
    expect(() => selfContained(ref('Missing'), components)).to.throw('#/components/schemas/Missing');
  });
});
