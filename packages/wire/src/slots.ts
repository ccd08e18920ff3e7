import { Slot } from './json.ts';

/** Members that every `/v2` payload has and that change while its figures do not. */
export const CACHE_AGE = new Slot('cache_age_seconds');
export const FRESHNESS = new Slot('freshness');
export const MARKET_STATUS = new Slot('market_status');
