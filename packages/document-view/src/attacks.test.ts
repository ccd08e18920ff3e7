import { expect } from 'chai';
import { ATTACKER, ATTACKS } from './testing/attacks.ts';
import { viewFaults } from './testing/oracle.ts';
import { viewOf } from './view-of.ts';

/** Where an attack may stand in a document. */
const PLACES: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `<html><head>${attack}</head><body><p>a</p></body></html>`,
  (attack) => `<html><body><p>before</p>${attack}<p>after</p></body></html>`,
  (attack) => `<table><tr>${attack}<td>${attack}</td></tr>${attack}</table>`,
  (attack) => `<div style="display:none">${attack}</div><p>a</p>`,
  (attack) => `<p title="${attack}" style='${attack}'>a</p>`,
  (attack) => `<b><ix:nonFraction name="a:b">1${attack}</ix:nonFraction></b>`,
];

describe('the view of a hostile document', () => {
  it('has nothing that runs, loads, submits or leaves', () => {
    for (const attack of ATTACKS)
      for (const place of PLACES) {
        const document = place(attack);
        expect(viewFaults(viewOf(document), document.length), document).to.deep.equal([]);
      }
  });

  it('loads nothing by its rules', () => {
    for (const attack of ATTACKS) {
      const rules = viewOf(`<p>a</p>${attack}`).parts.map(({ css }) => css);
      expect(rules.join(''), attack).to.not.include(ATTACKER.slice(8));
    }
  });

  it('is told apart from one that does something', () => {
    const view = viewOf('<p>a</p>');
    const [part] = view.parts;
    for (const html of [
      '<script>a</script>',
      '<p onclick="a">a</p>',
      '<a href="https://a">a</a>',
      '<p>',
      '</p>',
      '<!-- a -->',
      '<a id="a">a</a>',
      'a < b',
      '&nbsp;',
    ]) {
      const parts = part === undefined ? [] : [{ ...part, html }];
      expect(viewFaults({ ...view, parts }, 8), html).to.not.deep.equal([]);
    }
    const parts = part === undefined ? [] : [{ ...part, css: '.s0{background:url(a)}' }];
    expect(viewFaults({ ...view, parts }, 8)).to.have.lengthOf(1);
  });
});
