import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { notesOf } from './notes.ts';
import { schemaFaults, statedVersions, versionFaults } from './versions.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('a release', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'footnote-release-'))));
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const file = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };

  it('has one version in every place of this checkout that states it', () => {
    const stated = statedVersions(ROOT);
    expect(stated.map(({ where }) => where)).to.include.members([
      'packages/client/package.json',
      'services/query/package.json',
      'infra/kubernetes/kustomization.yaml',
      'schemas/asyncapi/about.yaml',
    ]);
    expect(versionFaults(stated)).to.deep.equal([]);
  });

  it('is refused where a package, the topics or the image state another version', () => {
    const version = (text: string): string => JSON.stringify({ version: text });
    file('package.json', version('1.2.0'));
    file('packages/a/package.json', version('1.1.0'));
    file('services/b/package.json', version('1.2.0'));
    file('infra/kubernetes/kustomization.yaml', 'images:\n  - name: footnote\n    newTag: 1.2.1\n');
    file('schemas/asyncapi/about.yaml', 'info:\n  version: 1.2.0\n');
    expect(versionFaults(statedVersions(root))).to.deep.equal([
      'packages/a/package.json states 1.1.0, package.json 1.2.0',
      'infra/kubernetes/kustomization.yaml states 1.2.1, package.json 1.2.0',
    ]);
  });

  it('is refused where a schema was not released or changed since', () => {
    file('schemas/facts.avsc', '{"a":1}');
    file('schemas/bars.avsc', '{"b":1}');
    file('schemas/released/1.2.0/facts.avsc', '{"a":2}');
    expect(schemaFaults(root, '1.2.0')).to.have.members([
      'schemas/released/1.2.0/bars.avsc is missing',
      'schemas/facts.avsc differs from schemas/released/1.2.0/facts.avsc',
    ]);
  });

  it('takes its notes from the section of its version', () => {
    const changelog =
      '# Changelog\n\n## Unreleased\n\n- next\n\n## 1.2.0 (2026-11-27)\n\n- this\n\n## 1.2\n\n- old\n';
    expect(notesOf(changelog, '1.2.0')).to.equal('- this');
    expect(notesOf(changelog, '1.2')).to.equal('- old');
    expect(notesOf(changelog, '1.1.0')).to.equal(undefined);
    expect(notesOf('## 1.1.0\n\n## 1.0.0\n- x\n', '1.1.0')).to.equal(undefined);
  });
});
