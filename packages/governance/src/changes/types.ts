import type { Offsets } from '@footnote/releases/document/parts';

/** What happens to a person: leaves an office or the board; is given an office; joins the board; is granted pay. */
export type ChangeType = 'appointment' | 'compensation' | 'departure' | 'election';

/** The day on which a change takes effect, or why there is none: no day is said to be effective, or several are. */
export type EffectiveDay =
  | { readonly day: string; readonly refusal: null }
  | { readonly day: null; readonly refusal: 'not_stated' | 'several_days' };

/** A change of a director or officer, read from a sentence; the place is that of its paragraph. */
export type Change = Offsets & {
  readonly type: ChangeType;
  /** As printed. */
  readonly person: string;
  /** As printed; null where the sentence names none that is whole. */
  readonly role: string | null;
  readonly day: EffectiveDay;
  /** The letter of the sub-item of 5.02 that it stands under; null without one. */
  readonly subItem: string | null;
  /** The sentence, and the one that says the day, at most 500 characters. */
  readonly text: string;
};

export type Changes = {
  /** Letters of the sub-items that the text names. */
  readonly subItems: readonly string[];
  readonly changes: readonly Change[];
  /** Where nothing is read: no sentence says one thing of a person. */
  readonly refusal: 'no_single_reading' | null;
};
