/** A cash dividend of one share, on today's split basis. */
export type Dividend = {
  /** YYYY-MM-DD. */
  readonly exDate: string;
  readonly amount: number;
  /** Whether the feed marks it as special. */
  readonly special?: boolean;
};
