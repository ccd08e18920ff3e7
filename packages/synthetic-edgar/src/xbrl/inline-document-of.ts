import type { IssuerSpec } from '../spec.ts';
import type { FiledReport } from './filed-report.ts';
import { instanceNamespaces, schemaRef } from './instance.ts';
import { element, textNode, xmlDeclaration } from './markup.ts';

/** An inline document: its header, and the markup of its body. `transformations`: the day of their registry. */
export const inlineDocumentOf = (
  spec: IssuerSpec,
  report: FiledReport,
  {
    hidden,
    resources,
    body,
    transformations = '2020-02-12',
    namespaces = {},
  }: {
    readonly hidden: readonly string[];
    readonly resources: readonly string[];
    readonly body: string;
    readonly transformations?: string;
    /** Of further facts. */
    readonly namespaces?: Readonly<Record<string, string>>;
  },
): string => {
  const header = element(
    'ix:header',
    {},
    element('ix:hidden', {}, ...hidden),
    element('ix:references', {}, schemaRef(spec, report)),
    element('ix:resources', {}, `\n${resources.join('\n')}\n`),
  );
  return `${xmlDeclaration}${element(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:ix': 'http://www.xbrl.org/2013/inlineXBRL',
      'xmlns:ixt': `http://www.xbrl.org/inlineXBRL/transformation/${transformations}`,
      ...instanceNamespaces(spec, report),
      ...namespaces,
    },
    element('head', {}, element('title', {}, textNode(`${spec.name} ${report.form}`))),
    element('body', {}, element('div', { style: 'display:none' }, header), '\n', body),
  )}\n`;
};
