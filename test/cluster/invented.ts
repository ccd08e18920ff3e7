import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { paddedCik } from '@footnote/values/cik';

const FIRST_CIK = 9_992_000;

/** What they filed beside the facts of their reports: periodic reports and owners' forms are most of the work. */
export type Filed = 'all' | 'owners' | 'facts';

/** Writes `count` invented companies to a mirror and returns their symbols. */
export async function writeInvented(
  mirror: string,
  count: number,
  filed: Filed = 'all',
): Promise<readonly string[]> {
  const specs = Array.from({ length: count }, (_, index) => {
    const base = demoSpecs[index % demoSpecs.length];
    if (base === undefined) throw new Error('there are no demo issuers');
    return {
      ...base,
      cik: paddedCik(FIRST_CIK + index),
      ticker: `FZ${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`,
      name: `${base.name.split(' ')[0] ?? ''} ${index}`,
      seed: 7000 + index,
      ...(filed === 'all' ? {} : { reports: 'none' as const, documents: null }),
      ...(filed === 'facts' ? { stakes: [], insiders: [] } : {}),
    };
  });
  await writeMirror(mirror, specs.map(generateIssuer));
  return specs.map(({ ticker }) => ticker);
}
