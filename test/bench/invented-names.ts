import type { Issuer } from '@footnote/lanes/companies/search/issuer';
import { paddedCik } from '@footnote/values/cik';

const COMMON = (
  'ACQUISITION BANCORP BIO CAPITAL ENERGY FINANCIAL FIRST FUND GLOBAL GOLD HEALTH INCOME INTERNATIONAL MEDICAL ' +
  'MINING NATIONAL OIL PARTNERS PHARMACEUTICALS POWER PROPERTIES RESOURCES SCIENCES SERVICES SOLUTIONS SYSTEMS ' +
  'TECHNOLOGIES THERAPEUTICS UNITED VENTURES'
).split(' ');
const BODIES = ['INC', 'INC', 'CORP', 'CO', 'LTD', 'PLC', 'HOLDINGS INC', 'GROUP LTD', 'TRUST', 'N.V.'];
const SYLLABLES = 'BA CE DI FO GU HA LE MI NO PU RA SE TI VO XU LAN MER TOR VEN SOL AR EX OM UL IN'.split(
  ' ',
);

/**
 * The same invented issuers for the same count: names of one to three rare words and common ones, like those
 * of filers.
 */
export function inventedIssuers(count: number): readonly Issuer[] {
  const random = linear(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const rare = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('');
  const nameOf = (): string => {
    const words = Array.from({ length: 1 + Math.floor(random() * 2) }, rare);
    if (random() < 0.7) words.push(pick(COMMON));
    if (random() < 0.2) words.unshift(pick(COMMON));
    return `${words.join(' ')} ${pick(BODIES)}`;
  };
  const taken = new Set<string>();
  const tickerOf = (name: string): string => {
    const letters = name.replaceAll(/[^A-Z]/g, '');
    for (;;) {
      const length = 2 + Math.floor(random() * 3);
      const ticker = letters.slice(0, 1) + Array.from({ length }, () => pick(Array.from(letters))).join('');
      if (taken.has(ticker)) continue;
      taken.add(ticker);
      return ticker;
    }
  };
  return Array.from({ length: count }, (_, position) => {
    const name = nameOf();
    const symbols = Array.from({ length: random() < 0.15 ? 2 : 1 }, () => tickerOf(name));
    return {
      cik: paddedCik(1_000_000 + position * 37),
      name,
      formerNames: random() < 0.3 ? [nameOf()] : [],
      listings: symbols.map((symbol) => ({ symbol, exchange: random() < 0.6 ? 'Nasdaq' : 'NYSE' })),
    };
  });
}

/** Numbers from 0 to 1, the same for the same seed (Lehmer's generator, modulus 2^31 − 1). */
export function linear(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
