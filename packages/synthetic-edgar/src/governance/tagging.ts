import { element, textNode } from '../xbrl/markup.ts';
import type { ArrangementsOf } from './types.ts';

/** Namespaces of the facts, for the root of a document. */
export const GOVERNANCE_NAMESPACES: Readonly<Record<string, string>> = {
  'xmlns:ecd': 'http://xbrl.sec.gov/ecd/2025',
  'xmlns:ixt-sec': 'http://www.sec.gov/inlineXBRL/transformation/2015-08-31',
};

/** Writes facts, and collects the contexts that they need. */
export class Tagging {
  readonly contexts: string[] = [];
  readonly #of: ArrangementsOf;
  readonly #ids = new Map<string, string>();
  #facts = 0;

  constructor(of: ArrangementsOf) {
    this.#of = of;
  }

  /** The unit of shares, which stands in the header with the contexts. */
  readonly unit = element('xbrli:unit', { id: 'gov-shares' }, element('xbrli:measure', {}, 'xbrli:shares'));

  /** A text in the context of a person and, where given, one of the person's arrangements. Both without prefix. */
  text(
    concept: string,
    members: readonly string[],
    content: string,
    more: Readonly<Record<string, string>> = {},
  ): string {
    return element('ix:nonNumeric', { ...this.#attributes(concept, members), ...more }, content);
  }

  flag(concept: string, members: readonly string[], value: boolean, content: string): string {
    return this.text(concept, members, content, { format: value ? 'ixt:fixed-true' : 'ixt:fixed-false' });
  }

  shares(members: readonly string[], shares: number): string {
    return element(
      'ix:nonFraction',
      {
        ...this.#attributes('TrdArrSecuritiesAggAvailAmt', members, true),
        unitRef: 'gov-shares',
        decimals: 'INF',
        scale: '0',
        format: 'ixt:num-dot-decimal',
      },
      shares.toLocaleString('en-US'),
    );
  }

  #attributes(concept: string, members: readonly string[], isInstant = false): Record<string, string> {
    this.#facts += 1;
    return {
      contextRef: this.#context(members, isInstant),
      name: `ecd:${concept}`,
      id: `gov-f-${this.#facts}`,
    };
  }

  #context(members: readonly string[], isInstant: boolean): string {
    const key = JSON.stringify([members, isInstant]);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `gov-${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    const { cik, prefix, start, end } = this.#of;
    const axes = ['ecd:IndividualAxis', 'ecd:TradingArrAxis'];
    const dimensions = members.map((member, at) =>
      element('xbrldi:explicitMember', { dimension: axes[at] ?? '' }, textNode(`${prefix}:${member}`)),
    );
    const days = isInstant ? { instant: end } : { startDate: start, endDate: end };
    this.contexts.push(
      element(
        'xbrli:context',
        { id },
        element(
          'xbrli:entity',
          {},
          element('xbrli:identifier', { scheme: 'http://www.sec.gov/CIK' }, cik),
          ...(dimensions.length === 0 ? [] : [element('xbrli:segment', {}, ...dimensions)]),
        ),
        element(
          'xbrli:period',
          {},
          ...Object.entries(days).map(([name, day]) => element(`xbrli:${name}`, {}, day)),
        ),
      ),
    );
    return id;
  }
}
