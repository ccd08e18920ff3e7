import type { DescribedSection } from './lines.ts';

/** Of 490 sections of real reports, those of one filer differ by less from year to year, unless a filer updates them only. */
const TIMES = 2.5;
const FEWEST = 2;

/** Adds what makes a section suspect in comparison with the same section of the filer's other periods. */
export function withSuspicions(sections: readonly DescribedSection[]): DescribedSection[] {
  const series = Map.groupBy(sections, ({ filing, name }) => `${filing.filer} ${filing.form} ${name}`);
  return [...series.values()].flatMap((same) =>
    same.map((section) => {
      const others = same.filter((one) => one !== section && one.length > 0).map(({ length }) => length);
      return { ...section, suspicions: [...section.suspicions, ...comparedWith(section, others)] };
    }),
  );
}

function comparedWith({ length, result }: DescribedSection, others: readonly number[]): string[] {
  if (others.length === 0) return [];
  const usual = others.toSorted((a, b) => a - b)[others.length >> 1] ?? 0;
  if (length === 0) return [`${result}, others ${usual}`];
  if (others.length < FEWEST || (length < usual * TIMES && length * TIMES > usual)) return [];
  return [`${(length / usual).toFixed(2)} of others`];
}
