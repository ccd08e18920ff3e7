import { expect } from 'chai';
import { createDrawer } from './drawer.ts';

const jobOf = (text: string) => ({
  files: [{ name: 'a.htm', bytes: new TextEncoder().encode(text) }],
  head: { form: '10-K', filed: '2026-02-23' },
  facts: null,
});

const DAMAGED =
  '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body>';

describe('the drawer', () => {
  const drawer = createDrawer();
  afterEach(() => drawer.stop());

  it('tells why files have no statements', async () => {
    const none = await drawer.draw(jobOf('<html><body>Words.</body></html>'));
    expect(none).to.deep.equal({ reason: 'no_statements', refused: [] });
  });

  it('draws again after it was stopped', async () => {
    const damaged = await drawer.draw(jobOf(DAMAGED));
    expect(damaged).to.deep.equal({ reason: 'document_unreadable', refused: [] });
  });
});
