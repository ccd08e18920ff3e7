import type { IssuerSpec } from '../spec.ts';
import { coverTexts, instanceOf } from './contexts.ts';
import type { FiledReport } from './filed-report.ts';
import { element, textNode, xmlDeclaration } from './markup.ts';
import { fileStem, ownNamespace, ownPrefix, standardTaxonomies } from './names.ts';

/** Namespaces that every instance and inline document declares. */
export const instanceNamespaces = (
  spec: IssuerSpec,
  { filed, period }: FiledReport,
): Record<string, string> => ({
  'xmlns:xbrli': 'http://www.xbrl.org/2003/instance',
  'xmlns:xbrldi': 'http://xbrl.org/2006/xbrldi',
  'xmlns:link': 'http://www.xbrl.org/2003/linkbase',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:iso4217': 'http://www.xbrl.org/2003/iso4217',
  ...Object.fromEntries(
    Object.entries(standardTaxonomies(filed)).map(([prefix, { namespace }]) => [
      `xmlns:${prefix}`,
      namespace,
    ]),
  ),
  [`xmlns:${ownPrefix(spec)}`]: ownNamespace(spec, period),
});

export const schemaRef = (spec: IssuerSpec, { period, form }: FiledReport): string =>
  element('link:schemaRef', { 'xlink:type': 'simple', 'xlink:href': `${fileStem(spec, period, form)}.xsd` });

/** The report as a plain XML instance. */
export const writeInstance = (spec: IssuerSpec, report: FiledReport): string => {
  const { facts, cover, resources } = instanceOf(spec, report);
  const lines = [
    schemaRef(spec, report),
    ...resources,
    ...coverTexts(spec, report).map(([concept, text]) =>
      element(concept, { contextRef: cover }, textNode(text)),
    ),
    ...facts.map(({ concept, contextRef, unitRef, decimals, value }) =>
      element(concept, { contextRef, unitRef, decimals }, value),
    ),
  ];
  return `${xmlDeclaration}${element('xbrli:xbrl', instanceNamespaces(spec, report), `\n${lines.join('\n')}\n`)}\n`;
};
