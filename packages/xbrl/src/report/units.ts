import { XBRLI } from './namespaces.ts';
import type { Rejected } from './types.ts';
import { attribute, type XmlHandlers } from './xml.ts';

/** Units by id, named as in companyfacts; null for one that cannot be read. */
export type Units = Map<string, string | null>;

/**
 * Reads units anywhere in a document into `units`: the local names of their measures (`USD`, `shares`,
 * `pure`), so that `USD` and `iso4217:USD` are one, several of them multiplied with `*`, a division with `/`.
 */
export const unitReader = (file: string, units: Units, rejected: Rejected[]): XmlHandlers => {
  let id: string | null = null;
  let above: string[] = [];
  let below: string[] = [];
  let denominator = false;
  let measure: string | null = null;

  const finish = (of: string): void => {
    const name = above.length === 0 || above.includes('') || below.includes('') ? null : nameOf(above, below);
    const known = units.get(of);
    const kept = of === '' || (known !== undefined && known !== name) ? null : name;
    units.set(of, kept);
    if (kept === null) {
      const detail = name === null ? 'no measure' : `${name}: no id or two units of one id`;
      rejected.push({ where: `${file} unit ${of}`, reason: 'unit', detail });
    }
  };

  return {
    open: (tag) => {
      if (tag.uri !== XBRLI) return;
      if (tag.local === 'unit') {
        id = attribute(tag, 'id') ?? '';
        above = [];
        below = [];
        denominator = false;
      } else if (id !== null && tag.local === 'unitDenominator') denominator = true;
      else if (id !== null && tag.local === 'measure') measure = '';
    },
    close: (tag) => {
      if (id === null || tag.uri !== XBRLI) return;
      if (tag.local === 'measure' && measure !== null) {
        (denominator ? below : above).push(measure.trim().replace(/^[^:]*:/, ''));
        measure = null;
      } else if (tag.local === 'unitDenominator') denominator = false;
      else if (tag.local === 'unit') {
        finish(id);
        id = null;
      }
    },
    text: (text) => {
      if (measure !== null) measure += text;
    },
  };
};

const nameOf = (above: readonly string[], below: readonly string[]): string =>
  below.length === 0 ? above.join('*') : `${above.join('*')}/${below.join('*')}`;
