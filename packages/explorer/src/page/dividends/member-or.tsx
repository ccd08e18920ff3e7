import type { ComponentChildren, JSX } from 'preact';
import { Refused } from '../lane/refused.tsx';
import { NotStated } from '../lane/values.tsx';

/** A member, or its reason in `unavailable` where it is null. */
export const memberOr =
  (unavailable: Readonly<Record<string, string>>) =>
  <Value,>(name: string, value: Value | null, show: (value: Value) => ComponentChildren): JSX.Element => {
    if (value !== null) return <>{show(value)}</>;
    const reason = unavailable[name];
    return reason === undefined ? <NotStated /> : <Refused reason={reason} />;
  };
