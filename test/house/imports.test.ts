import { expect } from 'chai';
import { importFaults, importsOf } from './imports.ts';

describe('import direction', () => {
  it('finds static, type and dynamic imports', () => {
    const source =
      "import { a } from '@footnote/a/x';\nimport type { B } from './b.ts';\nconst c = await import('node:fs');\n";
    expect(importsOf(source)).to.deep.equal(['@footnote/a/x', './b.ts', 'node:fs']);
  });

  it('finds an import that spans lines', () => {
    expect(importsOf("import {\n  one,\n  two,\n} from '@footnote/a/x';\n")).to.deep.equal(['@footnote/a/x']);
  });

  it('rejects a file that exports all of another one, tests too', () => {
    for (const source of ["export * from './b.ts';", "export * as b from './b.ts';"])
      for (const file of ['packages/edgar/src/a.ts', 'test/a.test.ts'])
        expect(importFaults(file, `\n${source}`)).to.have.lengthOf(1);
  });

  it('allows a service to import a package', () => {
    expect(importFaults('services/query/src/a.ts', "import { a } from '@footnote/statements/cell';")).to.be
      .empty;
  });

  it('rejects a service that imports another', () => {
    const faults = importFaults(
      'services/query/src/a.ts',
      "import { a } from '@footnote/projector/service';",
    );
    expect(faults).to.have.lengthOf(1);
  });

  it('rejects a package that imports a service', () => {
    expect(
      importFaults('packages/runtime/src/a.ts', "import { a } from '@footnote/query/x';"),
    ).to.have.lengthOf(1);
  });

  it('lets every package import the ground floor, which imports none', () => {
    const source = "import { DAY_MS } from '@footnote/values/day';";
    for (const house of ['packages/xbrl', 'packages/events', 'packages/explorer', 'services/query'])
      expect(importFaults(`${house}/src/a.ts`, source)).to.be.empty;
    expect(
      importFaults('packages/values/src/a.ts', "import { a } from '@footnote/events/x';"),
    ).to.have.lengthOf(1);
  });

  it('rejects I/O in a pure package', () => {
    expect(
      importFaults('packages/statements/src/a.ts', "import { a } from 'node:fs/promises';"),
    ).to.have.lengthOf(1);
  });

  it('rejects a relative import out of the package', () => {
    expect(
      importFaults('packages/xbrl/src/a.ts', "import { a } from '../../events/src/x.ts';"),
    ).to.have.lengthOf(1);
    expect(importFaults('packages/xbrl/src/deep/a.ts', "import { a } from '../b.ts';")).to.be.empty;
  });
});
