import { accessionDigits } from '@footnote/values/accession';
import { createRandom, mixSeed, type Random } from '../../random.ts';
import type { IssuerSpec } from '../../spec.ts';
import { coverTexts, instanceOf, type TaggedFact } from '../contexts.ts';
import type { FiledReport } from '../filed-report.ts';
import { inlineDocumentOf } from '../inline-document-of.ts';
import { element, textNode } from '../markup.ts';
import { ownPrefix } from '../names.ts';
import { standardLabel, type Network } from '../networks.ts';
import { continued } from './continued.ts';
import { happens, oneOf } from './dice.ts';
import { beginOf, inOneCell, type Notation, numberPieces, type NumberTag, tagged } from './drawn-number.ts';
import type { DrawnTable } from './drawn-table.ts';
import { factsOfNetwork, linesOf } from './lines-of.ts';
import { periodTable } from './period-table.ts';
import type { DrawnPlace, PlacedTag } from './places.ts';
import { MOST_COLUMNS, transposedTable } from './transposed-table.ts';
import { innerFacts, withTwins } from './twins.ts';
import { unitPlaces, unitWords } from './unit-lines.ts';

/** An inline document with the truth of its places. */
export type DrawnDocument = {
  readonly text: string;
  readonly places: readonly DrawnPlace[];
  /** The facts that it tags, each once. */
  readonly facts: readonly TaggedFact[];
};

/**
 * The report as an inline document with what makes places hard to find, drawn at random: transposed tables, tags in
 * several elements and within one another, the same number in neighbouring periods, facts tagged twice, hidden ones with
 * and without a reference, texts that go on elsewhere, units said in a caption or nowhere.
 */
export function awkwardDocument(spec: IssuerSpec, report: FiledReport, seed: number): DrawnDocument {
  const random = createRandom(mixSeed(seed, Number(accessionDigits(report.accession).slice(-9))));
  const { facts, cover, resources } = instanceOf(spec, withTwins(random, report));
  const drawing = new Drawing(random, { facts, cover, prefix: ownPrefix(spec) });
  const body = report.networks.map((network) => drawing.network(network)).join('\n');
  const [again] = report.networks.filter(
    ({ statement }) => statement === 'income' || statement === 'balance',
  );
  const notes = `${again === undefined ? '' : drawing.note(again)}${drawing.prose()}`;
  const { hidden, places } = drawing.ended();
  const texts = coverTexts(spec, report).map(([name, text]) =>
    element('ix:nonNumeric', { name, contextRef: cover }, textNode(text)),
  );
  const text = inlineDocumentOf(spec, report, {
    hidden: [...texts, ...hidden],
    resources,
    body: report.body(body + notes),
    transformations: drawing.notation.registry === 'third' ? '2015-02-26' : '2020-02-12',
  });
  return {
    text,
    facts: drawing.facts,
    places: places.map(({ begins, ...place }) => ({ ...place, from: text.indexOf(begins) })),
  };
}

const SOME = { hidden: 0.03, refers: 0.04, transposed: 0.25, block: 0.7 } as const;

class Drawing {
  readonly notation: Notation;
  readonly #random: Random;
  readonly #cover: string;
  readonly #left: Set<TaggedFact>;
  readonly #inner: ReadonlyMap<TaggedFact, TaggedFact>;
  readonly #shown: readonly TaggedFact[];
  readonly #hidden: string[] = [];
  readonly #places: PlacedTag[] = [];
  #count = 0;

  constructor(
    random: Random,
    {
      facts,
      cover,
      prefix,
    }: { readonly facts: readonly TaggedFact[]; readonly cover: string; readonly prefix: string },
  ) {
    this.#random = random;
    this.#cover = cover;
    this.notation = {
      comma: happens(random, 0.2),
      registry: oneOf(random, 'third', 'fourth'),
    };
    this.#shown = facts.filter(() => !happens(random, SOME.hidden));
    this.#left = new Set(this.#shown);
    this.#inner = innerFacts(random, this.#shown, prefix);
    const shown = new Set(this.#shown);
    for (const fact of facts) if (!shown.has(fact)) this.#hide(fact);
  }

  /** All that is tagged so far. */
  get facts(): readonly TaggedFact[] {
    return [...new Set(this.#places.map(({ fact }) => fact))];
  }

  /** The tables of a network, those of a note in a block of text. */
  network(network: Network): string {
    const facts = factsOfNetwork(network, this.#left);
    const tables = this.#tables(network, facts);
    for (const fact of facts) this.#left.delete(fact);
    if (network.kind !== 'Disclosure' || !happens(this.#random, SOME.block)) return tables.join('\n');
    const lead = `<p>${textNode(network.title)}</p>`;
    return continued(this.#random, [lead, ...tables, '<p>The accompanying notes are an integral part.</p>'], {
      name: 'us-gaap:DebtDisclosureTextBlock',
      contextRef: this.#cover,
      id: `t-${(this.#count += 1)}`,
    });
  }

  /** A table that tags some facts of a statement once more. */
  note(network: Network): string {
    const facts = factsOfNetwork(network, this.#shown).filter(() => happens(this.#random, 0.2));
    return this.#tables({ ...network, title: 'Selected figures' }, facts).join('\n');
  }

  /** Sentences that tag some facts once more. */
  prose(): string {
    return this.#shown
      .filter(({ unit, members }) => unit.length === 3 && members.length === 0 && happens(this.#random, 0.03))
      .map((fact) => {
        const tag = { fact, id: this.#id(), inner: null, refers: false };
        const options = { notation: this.notation, whole: false, narrow: true };
        const { markup } = inOneCell(this.#random, numberPieces(this.#random, tag, options));
        this.#places.push({ fact, id: tag.id, hidden: false, cell: null, begins: beginOf(tag) });
        return `<p>In this period ${textNode(standardLabel(fact.concept))} came to ${markup} in all.</p>`;
      })
      .join('\n');
  }

  /** What is left is hidden. */
  ended(): { readonly hidden: readonly string[]; readonly places: readonly PlacedTag[] } {
    for (const fact of this.#left) this.#hide(fact);
    return { hidden: this.#hidden, places: this.#places };
  }

  #id = (): string => `f-${(this.#count += 1)}`;

  #hide(fact: TaggedFact): void {
    const id = this.#id();
    this.#hidden.push(tagged({ fact, id }, this.notation));
    this.#places.push({ fact, id, hidden: true, cell: null, begins: beginOf({ id, refers: false }) });
  }

  #tables(network: Network, facts: readonly TaggedFact[]): readonly string[] {
    const random = this.#random;
    if (facts.length === 0) return [];
    const { periods, lines } = linesOf(network, facts, (fact) => this.#tag(fact));
    const unitPlace = oneOf(random, ...unitPlaces);
    const unit = unitPlace === 'none' ? null : unitWords(random, facts);
    const contents = { title: network.title, unit, unitPlace, notation: this.notation, periods };
    if (!happens(random, SOME.transposed)) return [this.#take(periodTable(random, { ...contents, lines }))];
    return Array.from({ length: Math.ceil(lines.length / MOST_COLUMNS) }, (_, at) =>
      this.#take(
        transposedTable(random, {
          ...contents,
          lines: lines.slice(at * MOST_COLUMNS, (at + 1) * MOST_COLUMNS),
        }),
      ),
    );
  }

  #take({ markup, places }: DrawnTable): string {
    this.#places.push(...places);
    return markup;
  }

  #tag(fact: TaggedFact): NumberTag {
    const refers = happens(this.#random, SOME.refers);
    const inner = refers ? undefined : this.#inner.get(fact);
    const id = this.#id();
    if (refers) this.#hidden.push(tagged({ fact, id }, this.notation));
    return {
      fact,
      id,
      inner: inner === undefined ? null : { fact: inner, id: this.#id() },
      refers,
    };
  }
}
