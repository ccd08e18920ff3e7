import type { ReportFile } from '../report/types.ts';

const encoder = new TextEncoder();

/** A file of an invented package. */
export const fileOf = (name: string, text: string): ReportFile => ({ name, bytes: encoder.encode(text) });

const NAMESPACES = `xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase"
 xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
 xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:iso4217="http://www.xbrl.org/2003/iso4217"
 xmlns:us-gaap="http://fasb.org/us-gaap/2023" xmlns:dei="http://xbrl.sec.gov/dei/2023"
 xmlns:fn="http://footnote.example/20231231"`;

/** A context of the invented filer: a year or an instant, with the content of its segment or scenario. */
export const contextOf = (
  id: string,
  period: { readonly start?: string; readonly end: string },
  scope: { readonly segment?: string; readonly scenario?: string } = {},
): string => {
  const dates =
    period.start === undefined
      ? `<xbrli:instant>${period.end}</xbrli:instant>`
      : `<xbrli:startDate>${period.start}</xbrli:startDate><xbrli:endDate>${period.end}</xbrli:endDate>`;
  const segment = scope.segment === undefined ? '' : `<xbrli:segment>${scope.segment}</xbrli:segment>`;
  const scenario = scope.scenario === undefined ? '' : `<xbrli:scenario>${scope.scenario}</xbrli:scenario>`;
  return `<xbrli:context id="${id}"><xbrli:entity>
    <xbrli:identifier scheme="http://www.sec.gov/CIK">0000000042</xbrli:identifier>${segment}</xbrli:entity>
    <xbrli:period>${dates}</xbrli:period>${scenario}</xbrli:context>`;
};

export const member = (axis: string, name: string): string =>
  `<xbrldi:explicitMember dimension="${axis}">${name}</xbrldi:explicitMember>`;

/** The year 2023 as `y`, its end as `e`; dollars, shares and dollars per share as `usd`, `shares`, `eps`. */
export const USUAL = `${contextOf('y', { start: '2023-01-01', end: '2023-12-31' })}
${contextOf('e', { end: '2023-12-31' })}
<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>
<xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator>
<xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>`;

/** An XML instance with the usual contexts and units. */
export const instanceOf = (body: string, name = 'fn-20231231.xml'): ReportFile =>
  fileOf(
    name,
    `<?xml version="1.0" encoding="UTF-8"?><xbrli:xbrl ${NAMESPACES}>${USUAL}${body}</xbrli:xbrl>`,
  );

/** An inline document; `resources` are the usual ones unless others are given. */
export const inlineOf = (body: string, name = 'fn-20231231.htm', resources = USUAL): ReportFile =>
  fileOf(
    name,
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"
 xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12"
 xmlns:ixt2="http://www.xbrl.org/inlineXBRL/transformation/2011-07-31"
 xmlns:ixt-sec="http://www.sec.gov/inlineXBRL/transformation/2015-08-31" ${NAMESPACES}>
<body><div style="display:none"><ix:header><ix:references><link:schemaRef xlink:type="simple" xlink:href="fn-20231231.xsd"/>
</ix:references><ix:resources>${resources}</ix:resources></ix:header></div>${body}</body></html>`,
  );

/** The filer's schema: roles with their definitions, elements by local name with further attributes. */
export const schemaOf = (
  roles: Readonly<Record<string, string>>,
  elements: Readonly<Record<string, string>> = {},
  linkbases = '',
): ReportFile =>
  fileOf(
    'fn-20231231.xsd',
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${NAMESPACES} targetNamespace="http://footnote.example/20231231">
<xs:annotation><xs:appinfo>${Object.entries(roles)
      .map(
        ([role, definition]) =>
          `<link:roleType roleURI="${role}" id="r"><link:definition>${definition}</link:definition></link:roleType>`,
      )
      .join('')}${linkbases}</xs:appinfo></xs:annotation>${Object.entries(elements)
      .map(([name, rest]) => `<xs:element name="${name}" id="fn_${name}" ${rest}/>`)
      .join('')}</xs:schema>`,
  );

/** A row of an invented presentation: parent and child as element ids (`us-gaap_Assets`). */
export type ArcOf = {
  readonly from: string;
  readonly to: string;
  readonly order?: number;
  readonly more?: string;
};

const hrefOf = (id: string): string =>
  id.startsWith('fn_')
    ? `fn-20231231.xsd#${id}`
    : `http://xbrl.fasb.org/us-gaap/2023/elts/us-gaap-2023.xsd#${id}`;

const locatorsOf = (arcs: readonly ArcOf[]): string =>
  [...new Set(arcs.flatMap(({ from, to }) => [from, to]))]
    .map((id) => `<link:loc xlink:type="locator" xlink:href="${hrefOf(id)}" xlink:label="loc_${id}"/>`)
    .join('');

/** A presentation link of one role. */
export const presentationLink = (role: string, arcs: readonly ArcOf[]): string => {
  const lines = arcs.map(
    ({ from, to, order = 1, more = '' }) =>
      `<link:presentationArc xlink:type="arc" xlink:arcrole="http://www.xbrl.org/2003/arcrole/parent-child"
 xlink:from="loc_${from}" xlink:to="loc_${to}" order="${order}" ${more}/>`,
  );
  return `<link:presentationLink xlink:type="extended" xlink:role="${role}">${locatorsOf(arcs)}${lines.join('')}</link:presentationLink>`;
};

/** A calculation link of one role, of XBRL 2.1 unless Calculations 1.1 is requested. */
export const calculationLink = (
  role: string,
  arcs: readonly (ArcOf & { readonly weight?: string })[],
  specification: '1.0' | '1.1' = '1.0',
): string => {
  const arcrole =
    specification === '1.0'
      ? 'http://www.xbrl.org/2003/arcrole/summation-item'
      : 'https://xbrl.org/2023/arcrole/summation-item';
  const lines = arcs.map(
    ({ from, to, order = 1, weight = '1', more = '' }) =>
      `<link:calculationArc xlink:type="arc" xlink:arcrole="${arcrole}"
 xlink:from="loc_${from}" xlink:to="loc_${to}" order="${order}" weight="${weight}" ${more}/>`,
  );
  return `<link:calculationLink xlink:type="extended" xlink:role="${role}">${locatorsOf(arcs)}${lines.join('')}</link:calculationLink>`;
};

/** A label link: element id, label role's last part, language and text of each label. */
export const labelLink = (
  labels: readonly (readonly [id: string, role: string, language: string, text: string])[],
): string =>
  `<link:labelLink xlink:type="extended" xlink:role="http://www.xbrl.org/2003/role/link">${labels
    .map(
      ([id, role, language, text], at) =>
        `<link:loc xlink:type="locator" xlink:href="${hrefOf(id)}" xlink:label="l${at}"/>
<link:label xlink:type="resource" xlink:label="t${at}" xlink:role="${role}" xml:lang="${language}">${text}</link:label>
<link:labelArc xlink:type="arc" xlink:arcrole="http://www.xbrl.org/2003/arcrole/concept-label" xlink:from="l${at}" xlink:to="t${at}"/>`,
    )
    .join('')}</link:labelLink>`;

export const linkbaseOf = (name: string, links: string): ReportFile =>
  fileOf(name, `<?xml version="1.0"?><link:linkbase ${NAMESPACES}>${links}</link:linkbase>`);

export const STANDARD = 'http://www.xbrl.org/2003/role/label';
