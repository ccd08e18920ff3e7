/** The contents of one slot of a company's inputs: its parts in order. */
export type Held<Source> = { readonly slot: string; readonly events: readonly Source[] };
