import type { OwnershipName } from '@footnote/figures/catalog/ownership-names';
import type { Provenance } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import type { Read } from '../../subject/table.ts';

/** A figure of owners as its endpoint serves it, or the reason it is refused. */
export type OwnedFigure =
  | {
      /** A decimal. */
      readonly value: string;
      /**
       * YYYY-MM-DD: filing of the newest schedule in force, end of the quarter of Forms 13F, last day of the months of trades.
       */
      readonly asOf: string;
      /** The filing that decides it; null if there are no filings, as of no trades. */
      readonly provenance: Provenance;
      /** Filings that it is counted or added up from, the first ones. */
      readonly accessions: readonly string[];
      /** Number of all of them. */
      readonly filings: number;
    }
  | { readonly refusal: string };

/** The figures of owners of a company, by name. */
export type OwnedCompany = {
  readonly figures: ReadonlyMap<string, OwnedFigure>;
  /** Newest source time of their filings, UTC; null without any. */
  readonly newest: string | null;
};

/** What a lane has assembled, as a reader of its answer has it; counts may still be plain numbers. */
export const readBack = <Member>(assembled: Writable<Member>): Read<Member> => assembled as Read<Member>;

const MOST_ACCESSIONS = 20;

/** Accessions, each once, as a figure has them. */
export function filingsOf(accessions: readonly string[]): {
  readonly accessions: readonly string[];
  readonly filings: number;
} {
  const all = [...new Set(accessions)];
  return { accessions: all.slice(0, MOST_ACCESSIONS), filings: all.length };
}

/** The same refusal of all of these figures. */
export const allRefused = (
  names: readonly OwnershipName[],
  refusal: string,
): ReadonlyMap<string, OwnedFigure> => new Map(names.map(({ name }) => [name, { refusal }]));
