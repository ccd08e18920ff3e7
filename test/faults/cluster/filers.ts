import { join } from 'node:path';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { INSIDER_SCENARIOS } from '@footnote/synthetic-edgar/insiders/types';
import { inventManagers } from '@footnote/synthetic-edgar/managers/invent';
import { writeManagers } from '@footnote/synthetic-edgar/managers/mirror';
import { MANAGER_SCENARIOS } from '@footnote/synthetic-edgar/managers/types';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { cusipOfIssuer } from '@footnote/synthetic-edgar/ownership/cusip';
import { STAKE_SCENARIOS } from '@footnote/synthetic-edgar/ownership/types';
import { paddedCik } from '@footnote/values/cik';

/** Two issuers with their holders and insiders, and managers that report their shares, all unique to a run, in a mirror. */
export type RunFilers = {
  readonly mirror: string;
  readonly symbols: readonly string[];
  /** CIKs. */
  readonly managers: readonly string[];
};

/** Scenarios with an unreadable document are excluded, because no dead letter is expected. */
const UNREADABLE: readonly string[] = ['broken', 'amendment_unread', 'older_unread'];

const readable = <Scenario extends string>(scenarios: readonly Scenario[]): readonly Scenario[] =>
  scenarios.filter((scenario) => !UNREADABLE.includes(scenario));

const STAKES = readable(STAKE_SCENARIOS);
const INSIDERS = readable(INSIDER_SCENARIOS);
const MANAGERS = readable(MANAGER_SCENARIOS);

/** `run` counts from 0; the same seed and run give the same filers. */
export async function filersOf(scratch: string, seed: number, run: number): Promise<RunFilers> {
  const mirror = join(scratch, `mirror-${run}`);
  const specs = [0, 1].map((place) => {
    const base = demoSpecs[(2 * run + place) % demoSpecs.length];
    if (base === undefined) throw new Error('there are no demo issuers');
    const number = 100 + 2 * run + place;
    return {
      ...base,
      cik: paddedCik(9_990_000 + number),
      ticker: `FX${letters(number)}`,
      name: `${base.name.split(' ')[0] ?? ''} ${number}`,
      seed: seed * 1000 + number,
      stakes: STAKES,
      insiders: INSIDERS,
      // Only owners' documents, to keep a run short.
      reports: 'none' as const,
      documents: null,
    };
  });
  const [one, other] = specs.map(({ cik, name }) => ({ cik, name, cusip: cusipOfIssuer(cik) }));
  if (one === undefined || other === undefined) throw new Error('two issuers expected');
  const managers = inventManagers(seed * 1000 + run, MANAGERS, [one, other], run * MANAGERS.length);
  await writeMirror(mirror, specs.map(generateIssuer));
  await writeManagers(mirror, managers);
  return { mirror, symbols: specs.map(({ ticker }) => ticker), managers: managers.map(({ cik }) => cik) };
}

function letters(number: number): string {
  const digit = (value: number): string => String.fromCharCode(65 + value);
  return `${digit(Math.floor(number / 676) % 26)}${digit(Math.floor(number / 26) % 26)}${digit(number % 26)}`;
}
