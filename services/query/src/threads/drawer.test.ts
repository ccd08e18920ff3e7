import { expect } from 'chai';
import { createDrawer } from './drawer.ts';

const fileOf = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

const DAMAGED =
  '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body>';

describe('the drawer', () => {
  const drawer = createDrawer();
  afterEach(() => drawer.stop());

  it('tells why files have no statements', async () => {
    const none = await drawer.draw([fileOf('a.htm', '<html><body>Words.</body></html>')]);
    expect(none).to.deep.equal({ reason: 'no_statements' });
  });

  it('draws again after it was stopped', async () => {
    const damaged = await drawer.draw([fileOf('a.htm', DAMAGED)]);
    expect(damaged).to.deep.equal({ reason: 'document_unreadable' });
  });
});
