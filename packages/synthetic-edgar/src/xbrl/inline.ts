import { arrangementsIn } from '../governance/arrangements-in.ts';
import { GOVERNANCE_NAMESPACES } from '../governance/tagging.ts';
import type { IssuerSpec } from '../spec.ts';
import { coverTexts, instanceOf } from './contexts.ts';
import type { TaggedFact } from './contexts.ts';
import { type Drawing, drawingOf, drawnTable, unitLine } from './drawn-table.ts';
import type { FiledReport } from './filed-report.ts';
import { inlineDocumentOf } from './inline-document-of.ts';
import { element, textNode } from './markup.ts';
import type { Network } from './networks.ts';
import { standardLabel } from './networks.ts';
import { shownNumber } from './shown-number.ts';

const tagOf = (fact: TaggedFact, comma: boolean): { markup: string; negative: boolean } => {
  const { concept, contextRef, unitRef, decimals, value } = fact;
  const { text, format, scale, negative } = shownNumber(value, decimals, comma);
  const sign = negative ? '-' : undefined;
  const attributes = { name: concept, contextRef, unitRef, decimals, scale, format, sign };
  return { markup: element('ix:nonFraction', attributes, text), negative };
};

/** A table of the rows whose facts are not yet shown: one line per concept and member, one column per period and unit. */
const tableOf = (network: Network, left: Set<TaggedFact>, comma: boolean, drawing: Drawing): string => {
  const own = new Set(network.rows.map(({ concept }) => concept));
  const facts = [...left].filter(
    ({ concept, members }) => own.has(concept) && members.every((name) => own.has(name)),
  );
  const periods = [
    ...new Map(facts.map(({ start, end }) => [`${start ?? ''}|${end}`, { start, end }])).values(),
  ];
  const lines = network.rows
    .filter(
      ({ concept }, position) => network.rows.findIndex((other) => other.concept === concept) === position,
    )
    .flatMap(({ concept, label }) => {
      const named = Map.groupBy(
        facts.filter((fact) => fact.concept === concept),
        ({ members, unit }) => JSON.stringify([members, unit]),
      );
      return [...named.values()].map((row) => {
        const members = row[0]?.members.map((member) => ` (${standardLabel(member)})`).join('') ?? '';
        const cells = periods.map((period) => {
          const fact = row.find(({ start, end }) => start === period.start && end === period.end);
          if (fact === undefined) return null;
          left.delete(fact);
          return { ...tagOf(fact, comma), unit: fact.unit };
        });
        return { label: label + members, cells };
      });
    });
  return drawnTable(drawing, { title: network.title, unit: unitLine(facts), periods, lines });
};

/** The report as an inline document: a table per statement and note; other facts are hidden. */
export const writeInline = (spec: IssuerSpec, report: FiledReport): string => {
  const { facts, cover, resources } = instanceOf(spec, report);
  const comma = spec.flavour === 'ifrs';
  const left = new Set(facts);
  const drawing = drawingOf(report.accession);
  const tables = report.networks.map((network) => tableOf(network, left, comma, drawing));
  const hidden = [
    ...coverTexts(spec, report).map(([name, text]) =>
      element('ix:nonNumeric', { name, contextRef: cover }, textNode(text)),
    ),
    ...[...left].map((fact) => tagOf(fact, comma).markup),
  ];
  const tagged = arrangementsIn(spec, report);
  return inlineDocumentOf(spec, report, {
    hidden: [...hidden, ...(tagged?.hidden ?? [])],
    resources: [...resources, ...(tagged?.contexts ?? [])],
    body: report.body(tables.join('')) + (tagged?.body ?? ''),
    namespaces: tagged === null ? {} : GOVERNANCE_NAMESPACES,
  });
};
