import { join } from 'node:path';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';

/** Two issuers that are unique to a run, in their own mirror. */
export type RunIssuers = { readonly mirror: string; readonly symbols: readonly string[] };

/** `run` counts from 0; the same seed and run give the same issuers. */
export async function issuersOf(scratch: string, seed: number, run: number): Promise<RunIssuers> {
  const mirror = join(scratch, `mirror-${run}`);
  const issuers = [0, 1].map((place) => {
    const base = demoSpecs[(2 * run + place) % demoSpecs.length];
    if (base === undefined) throw new Error('there are no demo issuers');
    const number = 100 + 2 * run + place;
    return generateIssuer({
      ...base,
      cik: String(9_990_000 + number).padStart(10, '0'),
      ticker: `FX${letters(number)}`,
      name: `${base.name.split(' ')[0] ?? ''} ${number}`,
      seed: seed * 1000 + number,
    });
  });
  await writeMirror(mirror, issuers);
  return { mirror, symbols: issuers.map(({ spec }) => spec.ticker) };
}

function letters(number: number): string {
  const digit = (value: number): string => String.fromCharCode(65 + value);
  return `${digit(Math.floor(number / 676) % 26)}${digit(Math.floor(number / 26) % 26)}${digit(number % 26)}`;
}
