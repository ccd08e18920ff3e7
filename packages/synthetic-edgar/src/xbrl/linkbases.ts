import type { IssuerSpec } from '../spec.ts';
import type { FiledReport } from './filed-report.ts';
import { element, textNode, xmlDeclaration } from './markup.ts';
import { fileStem, ownNamespace, ownPrefix, roleUri, standardTaxonomies } from './names.ts';
import type { LabelRole, Row } from './networks.ts';
import { standardLabel } from './networks.ts';

const xbrl = 'http://www.xbrl.org';

const labelRoles: Readonly<Record<LabelRole, string>> = {
  label: `${xbrl}/2003/role/label`,
  terseLabel: `${xbrl}/2003/role/terseLabel`,
  totalLabel: `${xbrl}/2003/role/totalLabel`,
  negatedLabel: `${xbrl}/2009/role/negatedLabel`,
  periodStartLabel: `${xbrl}/2003/role/periodStartLabel`,
  periodEndLabel: `${xbrl}/2003/role/periodEndLabel`,
};

const identifier = (concept: string): string => concept.replace(':', '_');

const locator = (spec: IssuerSpec, report: FiledReport, concept: string, label: string): string => {
  const [prefix = ''] = concept.split(':');
  const schema =
    standardTaxonomies(report.filed)[prefix]?.schema ?? `${fileStem(spec, report.period, report.form)}.xsd`;
  return element('link:loc', {
    'xlink:type': 'locator',
    'xlink:href': `${schema}#${identifier(concept)}`,
    'xlink:label': label,
  });
};

const linkbase = (content: readonly string[]): string =>
  `${xmlDeclaration}${element(
    'link:linkbase',
    { 'xmlns:link': `${xbrl}/2003/linkbase`, 'xmlns:xlink': 'http://www.w3.org/1999/xlink' },
    `\n${content.join('\n')}\n`,
  )}\n`;

/** Arcs from parent to child, by the depth of the rows; each row has its own locator. */
const arcs = (rows: readonly Row[]): string[] => {
  const above: number[] = [];
  const result: string[] = [];
  rows.forEach(({ depth, labelRole }, position) => {
    above.length = depth;
    const parent = above.at(-1);
    above.push(position);
    if (parent === undefined) return;
    result.push(
      element('link:presentationArc', {
        'xlink:type': 'arc',
        'xlink:arcrole': `${xbrl}/2003/arcrole/parent-child`,
        'xlink:from': `loc_${parent}`,
        'xlink:to': `loc_${position}`,
        order: String(position),
        preferredLabel: labelRole === 'label' ? undefined : labelRoles[labelRole],
      }),
    );
  });
  return result;
};

const roleRef = (spec: IssuerSpec, report: FiledReport, name: string): string =>
  element('link:roleRef', {
    roleURI: roleUri(spec, name),
    'xlink:type': 'simple',
    'xlink:href': `${fileStem(spec, report.period, report.form)}.xsd#${name}`,
  });

/** The presentation linkbase. */
export const writePresentation = (spec: IssuerSpec, report: FiledReport): string =>
  linkbase(
    report.networks.flatMap(({ name, rows }) => [
      roleRef(spec, report, name),
      element(
        'link:presentationLink',
        { 'xlink:type': 'extended', 'xlink:role': roleUri(spec, name) },
        ...rows.map(({ concept }, position) => locator(spec, report, concept, `loc_${position}`)),
        ...arcs(rows),
      ),
    ]),
  );

/** The calculation linkbase. */
export const writeCalculations = (spec: IssuerSpec, report: FiledReport): string =>
  linkbase(
    [...Map.groupBy(report.calculations, ({ network }) => network)].flatMap(([name, calculations]) => {
      const concepts = new Set(
        calculations.flatMap(({ total, items }) => [total, ...items.map(({ concept }) => concept)]),
      );
      const label = (concept: string): string => `loc_${identifier(concept)}`;
      return [
        roleRef(spec, report, name),
        element(
          'link:calculationLink',
          { 'xlink:type': 'extended', 'xlink:role': roleUri(spec, name) },
          ...[...concepts].map((concept) => locator(spec, report, concept, label(concept))),
          ...calculations.flatMap(({ total, items }) =>
            items.map(({ concept, weight }, position) =>
              element('link:calculationArc', {
                'xlink:type': 'arc',
                'xlink:arcrole': `${xbrl}/2003/arcrole/summation-item`,
                'xlink:from': label(total),
                'xlink:to': label(concept),
                order: String(position + 1),
                weight: String(weight),
              }),
            ),
          ),
        ),
      ];
    }),
  );

/** The label linkbase: the standard label of every concept, and the other labels that rows prefer. */
export const writeLabels = (spec: IssuerSpec, report: FiledReport): string => {
  const texts = new Map<string, Map<LabelRole, string>>();
  for (const { rows } of report.networks)
    for (const { concept, label, labelRole } of rows) {
      const known = texts.get(concept) ?? new Map<LabelRole, string>([['label', standardLabel(concept)]]);
      texts.set(concept, known.set(labelRole, label));
    }
  const links = [...texts].flatMap(([concept, labels]) => {
    const id = identifier(concept);
    return [
      locator(spec, report, concept, `loc_${id}`),
      ...[...labels].map(([role, text]) =>
        element(
          'link:label',
          {
            'xlink:type': 'resource',
            'xlink:label': `lab_${id}`,
            'xlink:role': labelRoles[role],
            'xml:lang': 'en-US',
          },
          textNode(text),
        ),
      ),
      element('link:labelArc', {
        'xlink:type': 'arc',
        'xlink:arcrole': `${xbrl}/2003/arcrole/concept-label`,
        'xlink:from': `loc_${id}`,
        'xlink:to': `lab_${id}`,
      }),
    ];
  });
  return linkbase([
    element('link:labelLink', { 'xlink:type': 'extended', 'xlink:role': `${xbrl}/2003/role/link` }, ...links),
  ]);
};

/** The schema: role types in EDGAR's convention, the linkbases, and the issuer's own members. */
export const writeSchema = (spec: IssuerSpec, report: FiledReport): string => {
  const own = ownPrefix(spec);
  const stem = fileStem(spec, report.period, report.form);
  const calculated = new Set(report.calculations.map(({ network }) => network));
  const roles = report.networks.map(({ name, kind, title }, position) =>
    element(
      'link:roleType',
      { roleURI: roleUri(spec, name), id: name },
      element(
        'link:definition',
        {},
        textNode(`${String(position + 1).padStart(7, '0')} - ${kind} - ${title}`),
      ),
      element('link:usedOn', {}, 'link:presentationLink'),
      ...(calculated.has(name) ? [element('link:usedOn', {}, 'link:calculationLink')] : []),
    ),
  );
  const linkbaseRef = (kind: string, suffix: string): string =>
    element('link:linkbaseRef', {
      'xlink:type': 'simple',
      'xlink:arcrole': 'http://www.w3.org/1999/xlink/properties/linkbase',
      'xlink:role': `${xbrl}/2003/role/${kind}LinkbaseRef`,
      'xlink:href': `${stem}_${suffix}.xml`,
    });
  const taxonomies = standardTaxonomies(report.filed);
  const imports = Object.values(taxonomies).map(({ namespace, schema }) =>
    element('xs:import', { namespace, schemaLocation: schema }),
  );
  const concepts = new Set(report.networks.flatMap(({ rows }) => rows.map(({ concept }) => concept)));
  const members = [...concepts]
    .filter((concept) => concept.startsWith(`${own}:`))
    .map((concept) =>
      element('xs:element', {
        id: identifier(concept),
        name: concept.slice(own.length + 1),
        abstract: 'true',
        nillable: 'true',
        substitutionGroup: 'xbrli:item',
        type: 'dtr-types:domainItemType',
        'xbrli:periodType': 'duration',
      }),
    );
  return `${xmlDeclaration}${element(
    'xs:schema',
    {
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      'xmlns:link': `${xbrl}/2003/linkbase`,
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:xbrli': `${xbrl}/2003/instance`,
      'xmlns:dtr-types': `${xbrl}/dtr/type/2020-01-21`,
      [`xmlns:${own}`]: ownNamespace(spec, report.period),
      targetNamespace: ownNamespace(spec, report.period),
      elementFormDefault: 'qualified',
    },
    element(
      'xs:annotation',
      {},
      element(
        'xs:appinfo',
        {},
        ...roles,
        linkbaseRef('presentation', 'pre'),
        linkbaseRef('label', 'lab'),
        ...(calculated.size === 0 ? [] : [linkbaseRef('calculation', 'cal')]),
      ),
    ),
    ...imports,
    ...members,
  )}\n`;
};
