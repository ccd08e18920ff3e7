import type { Fence } from './fence.ts';

/** Does the work of the store, again while it is unavailable (see `whileUnavailable`). */
export type StoreCall = <T>(work: () => Promise<T>, fence: Fence) => Promise<T>;
