import { element, xmlDeclaration } from '../xbrl/markup.ts';
import { GOVERNANCE_NAMESPACES } from './tagging.ts';
import type { ArrangementScenario, TrueArrangement } from './types.ts';
import { writeArrangements } from './write-arrangements.ts';

/** A short inline report of an invented company for the first quarter of 2026, with what a correct reader reads of it. */
export function reportWith(
  scenario: ArrangementScenario | null,
  cik = '0009990001',
): { readonly text: string; readonly truth: readonly TrueArrangement[] } {
  const { contexts, hidden, body, truth } = writeArrangements(
    { cik, prefix: 'acme', start: '2026-01-01', end: '2026-03-31' },
    scenario,
  );
  const text = element(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:ix': 'http://www.xbrl.org/2013/inlineXBRL',
      'xmlns:ixt': 'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12',
      'xmlns:xbrli': 'http://www.xbrl.org/2003/instance',
      'xmlns:xbrldi': 'http://xbrl.org/2006/xbrldi',
      'xmlns:acme': 'http://example.com/20260331',
      ...GOVERNANCE_NAMESPACES,
    },
    element('head', {}, element('title', {}, '10-Q')),
    element(
      'body',
      {},
      element('ix:header', {}, element('ix:hidden', {}, ...hidden), element('ix:resources', {}, ...contexts)),
      element('p', {}, 'FORM 10-Q'),
      body,
    ),
  );
  return { text: `${xmlDeclaration}${text}\n`, truth };
}
