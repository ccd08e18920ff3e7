import type { Schemas } from '@footnote/client';
import { useRequest } from './use-request.ts';

export type Age = Schemas['Age'];

/** How old the figures of a symbol are; undefined until it is known. A symbol of no ingested company has prices alone. */
export function useAge(symbol: string): Age | undefined {
  const profile = useRequest('/v2/profile', { symbol });
  const isMissing = profile.state === 'refused' && [202, 404].includes(profile.status);
  const snapshot = useRequest('/v2/snapshot', isMissing ? { symbol } : undefined);
  if (profile.state === 'answered') return profile.body.data.age;
  return snapshot.state === 'answered' ? snapshot.body.data.age : undefined;
}
