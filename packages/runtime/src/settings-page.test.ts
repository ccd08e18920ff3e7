import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { SETTINGS, type Setting } from './settings.ts';
import { settingsPage } from './settings-page.ts';

describe('docs/configuration.md', () => {
  it('equals the page generated from the settings', () => {
    const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
    expect(page).to.equal(settingsPage(Object.values<Setting>(SETTINGS)));
  });
});
