import { expect } from 'chai';
import { changed, placesOf } from './places.ts';
import { namersOf, testsOf } from './tests-of.ts';

const mutants = (source: string): string[] => placesOf(source).map((place) => changed(source, place));

describe('places of a source that can be changed', () => {
  it('changes operators, constants and conditions, one at a time', () => {
    expect(mutants('a < b && c')).to.have.members(['a < b || c', 'a <= b && c']);
    expect(mutants('x = a ? 1 : b;')).to.have.members(['x = !(a) ? 1 : b;', 'x = a ? (1 + 1) : b;']);
    expect(mutants('if (isOpen) { x = all.some(f); }')).to.have.members([
      'if (!(isOpen)) { x = all.some(f); }',
      'if (isOpen) { x = all.every(f); }',
    ]);
  });

  it('leaves out a call whose result nobody uses', () => {
    expect(mutants('flush(log);')).to.deep.equal([';']);
  });

  it('leaves types and imports as they are', () => {
    expect(mutants("import { a } from './1.ts'; type A = 1 | true; let b: 2 = c as 2;")).to.deep.equal([]);
  });
});

describe('the tests of a file', () => {
  it('are those that reach it through imports, the nearest first', () => {
    const namers = new Map([
      ['day.ts', ['day.test.ts', 'month.ts']],
      ['month.ts', ['month.test.ts', 'day.ts']],
      ['other.ts', ['other.test.ts']],
    ]);
    const isTest = (file: string): boolean => file.endsWith('.test.ts');
    expect(testsOf('day.ts', namers, isTest)).to.deep.equal(['day.test.ts', 'month.test.ts']);
    expect(testsOf('lonely.ts', namers, isTest)).to.deep.equal([]);
  });

  it('are found in imports of packages and of files beside', () => {
    const root = new URL('../..', import.meta.url).pathname;
    const namers = namersOf(root, ['test/mutants/places.test.ts', 'packages/cli/src/with-progress.ts']);
    expect(namers.get('test/mutants/places.ts')).to.deep.equal(['test/mutants/places.test.ts']);
    expect(namers.get('packages/runtime/src/progress.ts')).to.deep.equal([
      'packages/cli/src/with-progress.ts',
    ]);
  });
});
