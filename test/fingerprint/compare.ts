import type { Fingerprint, IssuerPrint } from './fingerprint.ts';

export type Moves = {
  /** Lines `issuer: field, field`, regardless of the cause. */
  readonly lines: readonly string[];
  /** Versions that must be raised: their results moved on the same facts. */
  readonly unversioned: readonly string[];
};

const PARTS = ['cells', 'verdicts', 'figures'] as const;

const movedWords = (before: string, after: string): string[] => {
  const known = new Set(before.split(' '));
  const now = new Set(after.split(' '));
  const words = [
    ...[...now].filter((word) => !known.has(word)),
    ...[...known].filter((word) => !now.has(word)),
  ];
  return [...new Set(words.map((word) => word.split(':')[0] ?? ''))];
};

/** Versions that must move with a part. Figures have none: they are computed per request and never stored. */
const VERSIONS_OF = {
  cells: ['statements', 'statements_without_masks'],
  verdicts: ['verification'],
  figures: [],
} as const;

/** The results that moved from one fingerprint to another, and the versions that should have moved but did not. */
export const movesBetween = (before: Fingerprint, after: Fingerprint): Moves => {
  const lines: string[] = [];
  const unversioned = new Set<string>();
  for (const name of new Set([...Object.keys(before.issuers), ...Object.keys(after.issuers)])) {
    const [was, is] = [before.issuers[name], after.issuers[name]];
    if (was === undefined || is === undefined) {
      lines.push(`${name}: ${was === undefined ? 'new' : 'gone'}`);
      continue;
    }
    const areSameFacts = was.input === is.input;
    if (!areSameFacts) lines.push(`${name}: its facts`);
    for (const part of PARTS) {
      const words = movedWords(was[part], is[part]);
      if (words.length > 0) lines.push(`${name}: ${part} of ${words.join(', ')}`);
      if (words.length > 0 && areSameFacts)
        for (const version of unmovedVersions(before, after, part, was, is)) unversioned.add(version);
    }
  }
  return { lines, unversioned: [...unversioned] };
};

/** Verdicts on cells that moved may change without a new policy. */
const unmovedVersions = (
  before: Fingerprint,
  after: Fingerprint,
  part: (typeof PARTS)[number],
  was: IssuerPrint,
  is: IssuerPrint,
): string[] =>
  part === 'verdicts' && was.cells !== is.cells
    ? []
    : VERSIONS_OF[part].filter((version) => before.versions[version] === after.versions[version]);
