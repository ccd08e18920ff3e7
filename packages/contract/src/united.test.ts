import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { unitedFrom } from './united.ts';

describe('a document in several files', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'footnote-united-'))));
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const file = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };

  it('has the entries of every file, and references as they are written', () => {
    file('about.yaml', 'openapi: 3.1.0\n');
    file('prices/prices.yaml', 'paths:\n  /prices: { get: { $ref: "#/components/schemas/Price" } }\n');
    file('prices/price.yaml', 'components:\n  schemas:\n    Price: { type: number }\n');
    file('day.yaml', 'components:\n  schemas:\n    Day: { type: string }\n');
    expect(unitedFrom(folder)).to.deep.equal({
      openapi: '3.1.0',
      paths: { '/prices': { get: { $ref: '#/components/schemas/Price' } } },
      components: { schemas: { Day: { type: 'string' }, Price: { type: 'number' } } },
    });
  });

  it('is refused where two files have the same entry', () => {
    file('a.yaml', 'components:\n  schemas:\n    Day: { type: string }\n');
    file('b.yaml', 'components:\n  schemas:\n    Day: { type: string }\n');
    expect(() => unitedFrom(folder)).to.throw('b.yaml has components/schemas/Day, and so has a.yaml');
  });

  it('is refused where two files state the same member', () => {
    file('a.yaml', 'openapi: 3.1.0\n');
    file('b.yaml', 'openapi: 3.1.1\n');
    expect(() => unitedFrom(folder)).to.throw('b.yaml has openapi, and so has a.yaml');
  });

  it('names the file that is not YAML', () => {
    file('prices/bad.yaml', 'paths: {\n');
    expect(() => unitedFrom(folder)).to.throw('prices/bad.yaml: ');
  });

  it('names the folder without any file, and the command that restores it', () => {
    expect(() => unitedFrom(join(folder, 'none'))).to.throw(`git checkout ${join(folder, 'none')}`);
  });
});
