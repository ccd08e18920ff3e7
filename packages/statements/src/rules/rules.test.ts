import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { anyFieldRules } from './any-field.ts';
import { balanceRules } from './balance.ts';
import { cashRules } from './cash.ts';
import { incomeRules } from './income.ts';
import { periodRules } from './periods.ts';
import { RULES } from './rules.ts';
import { shareRules } from './shares.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The source of the package without the declarations themselves. */
const source = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => join(ROOT, file))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(HERE))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('declared rules', () => {
  it('have unique ids across all groups, in the form subject.cause', () => {
    const groups = [anyFieldRules, balanceRules, cashRules, incomeRules, periodRules, shareRules];
    const declared = groups.flatMap((group) => Object.keys(group));
    expect(declared.sort()).to.deep.equal(Object.keys(RULES).sort());
    for (const id of declared) expect(id).to.match(/^[a-z0-9_]+\.[a-z0-9_]+$/);
  });

  it('are all used', () => {
    expect(Object.keys(RULES).filter((id) => !source.includes(`'${id}'`))).to.deep.equal([]);
  });

  it('have a unique sentence each', () => {
    const sentences = Object.values(RULES).map(({ sentence }) => sentence);
    expect(new Set(sentences).size).to.equal(sentences.length);
    for (const sentence of sentences) expect(sentence).to.match(/^[^.\n]{20,130}$/);
  });

  it('name a section of the semantics and a release', () => {
    for (const [id, { section, since }] of Object.entries(RULES)) {
      expect(section, id).to.match(/^\d+(\.\d+)?$/);
      expect(since, id).to.match(/^\d+\.\d+\.\d+$/);
    }
  });
});
