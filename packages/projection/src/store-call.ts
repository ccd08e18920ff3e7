import type { Fence } from './fence.ts';

/** Calls the store, repeatedly while it is unavailable (see `whileUnavailable`). */
export type StoreCall = <T>(work: () => Promise<T>, fence: Fence) => Promise<T>;
