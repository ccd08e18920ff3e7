export type CitedFiling = {
  readonly accession: string;
  readonly filed?: string;
  readonly form?: string;
  /** The index page at EDGAR, if the answer has it. */
  readonly url?: string;
};

/** “10-K filed 2026-02-23”, “Form 4 filed 2026-05-29”; undefined if neither form nor day is known. */
export function titleOfFiling({ form, filed }: CitedFiling): string | undefined {
  const name = form !== undefined && /^\d+(\/A)?$/.test(form) ? `Form ${form}` : form;
  const parts = [name, filed === undefined ? undefined : `filed ${filed}`].filter(
    (part) => part !== undefined && part !== '',
  );
  return parts.length === 0 ? undefined : parts.join(' ');
}
