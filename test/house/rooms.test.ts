import { expect } from 'chai';
import { structureFaults } from './rooms.ts';

const faultsOf = (files: Readonly<Record<string, string>>): string[] =>
  structureFaults(new Map(Object.entries(files)), { 'packages/a': ['low', 'high', 'top'] });

describe('rooms of a package', () => {
  it('allows an import from an earlier room', () => {
    expect(
      faultsOf({
        'packages/a/src/low/x.ts': '',
        'packages/a/src/high/y.ts': "import { x } from '../low/x.ts';",
        'packages/a/src/top.ts': "import { y } from './high/y.ts';",
      }),
    ).to.be.empty;
  });

  it('rejects an import from a later room, also of types', () => {
    expect(
      faultsOf({
        'packages/a/src/low/x.ts': "import type { Y } from '../high/y.ts';",
        'packages/a/src/high/y.ts': '',
      }),
    ).to.deep.equal(['packages/a/src/low/x.ts imports upwards: packages/a/src/high/y.ts']);
  });

  it('takes a folder in a folder for a room, and rejects an import of what it does not show', () => {
    const files = {
      'packages/a/src/b/low/x.ts': '',
      'packages/a/src/b/high/y.ts': "import { x } from '../low/x.ts';",
    };
    const faults = (shown: readonly string[]): string[] =>
      structureFaults(
        new Map(Object.entries(files)),
        { 'packages/a': ['ground', 'b/low', 'b/high'] },
        { 'packages/a': { 'b/low': shown } },
      );
    expect(faults(['x'])).to.be.empty;
    expect(faults([])).to.deep.equal([
      'packages/a/src/b/high/y.ts imports what b/low does not show: packages/a/src/b/low/x.ts',
    ]);
  });

  it('shows everything of a folder to a room inside it', () => {
    const files = {
      'packages/a/src/b/x.ts': '',
      'packages/a/src/b/lane.ts': "import { x } from './x.ts';",
    };
    const order = { 'packages/a': ['ground', 'b', 'b/lane'] };
    expect(structureFaults(new Map(Object.entries(files)), order, { 'packages/a': {} })).to.be.empty;
  });

  it('allows any import in a test', () => {
    expect(
      faultsOf({
        'packages/a/src/low/x.test.ts': "import { y } from '../high/y.ts';",
        'packages/a/src/high/y.ts': '',
      }),
    ).to.be.empty;
  });

  it('rejects a file in an unlisted folder', () => {
    expect(faultsOf({ 'packages/a/src/attic/x.ts': '' })).to.deep.equal([
      'packages/a/src/attic/x.ts is in a folder that is not a room of packages/a',
    ]);
  });

  it('rejects a cycle of imports', () => {
    expect(
      faultsOf({
        'services/b/src/x.ts': "import { y } from './y.ts';",
        'services/b/src/y.ts': "import { z } from './z.ts';",
        'services/b/src/z.ts': "import type { X } from './x.ts';",
      }),
    ).to.deep.equal([
      'import cycle: services/b/src/x.ts → services/b/src/y.ts → services/b/src/z.ts → services/b/src/x.ts',
    ]);
  });
});
