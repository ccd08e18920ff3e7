import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Footnote } from '@footnote/client';

export type Session = { readonly footnote: Footnote; readonly signOut: (why: string) => void };

export const SessionContext = createContext<Session | undefined>(undefined);

export type Asked<Body> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly body: Body }
  | { readonly state: 'refused'; readonly reason: string; readonly message: string };

type Came<Body> =
  | { readonly ok: true; readonly body: Body }
  | {
      readonly ok: false;
      readonly status: number;
      readonly reason: string;
      readonly message: string | undefined;
    };

const NOT_REACHED = {
  state: 'refused',
  reason: 'not_reached',
  message: 'The service did not answer.',
} as const;

/** What a call answers; it is made again when `key` changes. A key that is not accepted ends the session. */
export function useAsked<Body>(
  key: string,
  call: (footnote: Footnote, signal: AbortSignal) => Promise<Came<Body>>,
): Asked<Body> {
  const session = useContext(SessionContext);
  const [kept, keep] = useState<{ readonly key: string; readonly asked: Asked<Body> }>();
  useEffect(() => {
    if (session === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const told = (asked: Asked<Body>): void => {
      if (!signal.aborted) keep({ key, asked });
    };
    call(session.footnote, signal).then(
      (answer) => {
        if (answer.ok) told({ state: 'answered', body: answer.body });
        else if (answer.status === 401) session.signOut(answer.message ?? answer.reason);
        else told({ state: 'refused', reason: answer.reason, message: answer.message ?? '' });
      },
      () => told(NOT_REACHED),
    );
    return () => controller.abort();
  }, [key, session]);
  return kept?.key === key ? kept.asked : { state: 'asking' };
}
