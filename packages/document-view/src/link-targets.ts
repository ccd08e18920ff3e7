import { LIMITS } from './limits.ts';

const LINK = /\bhref\s*=\s*(?:"\s*#([^"<>]{1,200})"|'\s*#([^'<>]{1,200})'|#([^\s"'<>]{1,200}))/gi;

/** The names that links of a document lead to. Filers give most elements an `id`, and only these need one. */
export function linkTargets(text: string): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const [, double, single, bare] of text.matchAll(LINK)) {
    const name = (double ?? single ?? bare ?? '').trim();
    if (name !== '' && name.length < LIMITS.name) targets.add(name);
  }
  return targets;
}
